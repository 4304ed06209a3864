import { brandFaults } from './brandCheck/guard.ts';

/**
 * What Node loads before a command (`--import` in package.json): it ends with a sentence for each fault of the brand,
 * since what commands import relies on the brand from its first line on.
 */
const faults = await brandFaults();
if (faults !== undefined) {
  console.error(`\n${faults}`);
  process.exit(1);
}
