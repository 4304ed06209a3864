import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What the work takes on the quiet machine of two cores on which the limits of tests were chosen, in milliseconds. */
const QUIET_MS = 220;
/** Of that work, as much as is measured again before each step. */
const SHARE = 0.5;
/** Beyond this a machine is not slow: it is broken, and a test that hangs should end some day. */
const MOST = 20;

/**
 * How many times longer this machine takes, now, than a quiet one: 1 or more. Every limit of tests is multiplied by it.
 * All cores work at once, as in a run, so that what others take of them counts.
 */
export async function speedFactor(): Promise<number> {
  const took = await Promise.all(Array.from({ length: availableParallelism() }, () => work(1)));
  return factorOf(Math.max(...took));
}

/** The same in a tenth of a second and on one core, for what runs beside another step: a machine's speed changes in a run. */
export async function speedFactorNow(): Promise<number> {
  return factorOf((await work(SHARE)) / SHARE);
}

/** The factor of work that took so many milliseconds, to a tenth. */
export function factorOf(ms: number): number {
  return Math.min(MOST, Math.max(1, Math.round((ms / QUIET_MS) * 10) / 10));
}

function work(share: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('speedWork.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
