import type { Log } from './log.ts';

const EVERY_MS = 600_000;

/**
 * Calls `remove` at once and every ten minutes, and logs `fault` when it fails. Returns a function that ends this.
 */
export function cleanRegularly(remove: () => Promise<void>, fault: string, log: Log): () => void {
  const clean = () => void remove().catch((error: unknown) => log.error({ err: error }, fault));
  clean();
  const cleaning = setInterval(clean, EVERY_MS);
  cleaning.unref();
  return () => clearInterval(cleaning);
}
