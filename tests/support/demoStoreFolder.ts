import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BRAND } from '../fixtures/folders.ts';
import { TEST_CLOCK } from './clock.ts';

/** Where demo stores are, each made from other sources. */
export const CACHE = resolve('node_modules/.cache/aurore');

/**
 * Sources that, besides the demo itself, decide what the demo store contains: of the brand always that of tests, as the
 * processes of Vitest and of the runner, which ask here too, have begun without their condition.
 */
const SOURCES = [BRAND, 'src/sites', 'src/contract', 'src/domain', 'src/database', 'src/content/import'];

/** The folder of the demo store of the present sources, whether it is made already or not. */
export function demoStoreFolder(): string {
  const hash = createHash('sha256').update(TEST_CLOCK);
  for (const folder of SOURCES) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return join(CACHE, hash.digest('hex').slice(0, 16));
}
