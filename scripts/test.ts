/**
 * `npm test`: runs every check of its tier, as many at a time as the machine has cores, and ends with `N passed, N
 * failed`. `npm run test:all` adds the rest. `npm test -- unit lint` runs only those, with what they need.
 */
import { parseArgs } from 'node:util';
import { chooseSteps } from './test/choose.ts';
import { endAll, runSteps } from './test/runner.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
}

const options = { all: { type: 'boolean', default: false } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const steps = chooseSteps(positionals, values.all);
if (typeof steps === 'string') {
  console.error(steps);
  process.exitCode = 1;
} else {
  console.log(`Running ${steps.length} steps; their output is in test-results/*.log.`);
  // `npm test` looks for faults of accessibility on each screen, and leaves the states that journeys pass to CI.
  if (steps.every(({ tier }) => tier === 'test')) process.env['ACCESSIBILITY'] = 'screens';
  const { passed, failed } = await runSteps(steps);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
