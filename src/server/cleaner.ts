import type { Log } from './log.ts';

const EVERY_MS = 600_000;

/**
 * Removes what has ended, at the start and every ten minutes; the log says `fault` where that fails. Answers with what
 * ends that.
 */
export function cleanRegularly(remove: () => Promise<void>, fault: string, log: Log): () => void {
  const clean = () => void remove().catch((error: unknown) => log.error({ err: error }, fault));
  clean();
  const cleaning = setInterval(clean, EVERY_MS);
  cleaning.unref();
  return () => clearInterval(cleaning);
}
