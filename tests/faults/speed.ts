import { isMainThread } from 'node:worker_threads';
import { speedFactor } from '../../scripts/test/speed.ts';

// Limits are made when a module begins (tests/support/patience.ts), so this is imported before all others. Threads import
// it, too, those that measure among them: they have the factor from the environment.
if (isMainThread) {
  const factor = await speedFactor();
  process.env['SPEED_FACTOR'] = String(factor);
  console.log(`Limits are those of a machine ${factor.toFixed(1)} times as slow as a quiet one.`);
}
