/**
 * `npm test`: runs every check of its tier, on all cores of the machine, and ends with `N passed, N failed`. `npm run
 * test:all` adds the rest. `npm test -- unit lint` runs only those, with what they need; `npm run test:all -- --shard=1/2` the
 * first half.
 */
import { parseArgs } from 'node:util';
import { chooseSteps, shardOf } from './test/choose.ts';
import { FLAKY_FILE, noteFlaky } from './test/flaky.ts';
import { endAll, runSteps } from './test/runner.ts';
import { speedFactor, speedFactorNow } from './test/speed.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
}

const options = { all: { type: 'boolean', default: false }, shard: { type: 'string', default: '1/1' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const whole = chooseSteps(positionals, values.all);
const steps = typeof whole === 'string' ? whole : shardOf(whole, values.shard);
if (typeof whole === 'string' || typeof steps === 'string') {
  console.error(steps);
  process.exitCode = 1;
} else {
  const factor = await speedFactor();
  console.log(
    `Running ${steps.length} steps at a speed factor of ${factor.toFixed(1)}; their output is in test-results/*.log.`,
  );
  // `npm test` looks for faults of accessibility on each screen, and leaves the states that journeys pass to `test:all`.
  if (whole.every(({ tier }) => tier === 'test')) process.env['ACCESSIBILITY'] = 'screens';
  // The step `walks` visits all that tests of `integration` would, and more.
  if (whole.some(({ name }) => name === 'walks')) process.env['WALKS'] = 'whole';
  const { passed, failed, flaky } = await runSteps(steps, { factor, factorNow: speedFactorNow });
  if (flaky.length > 0 && process.env['CI'] === undefined) {
    noteFlaky(flaky, new Date().toISOString().slice(0, 10));
    console.log(`They are in ${FLAKY_FILE} now: commit it, and mend them within 14 days.`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
