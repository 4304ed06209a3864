import { removeEndedAsks } from '../accounts/asks.ts';
import type { Log } from './log.ts';

const EVERY_MS = 600_000;

/** Removes the asks that have ended, at the start and every ten minutes. Answers with what ends that. */
export function cleanAsks(log: Log): () => void {
  const clean = () =>
    void removeEndedAsks().catch((error: unknown) => {
      log.error({ err: error }, 'Asks that have ended could not be removed.');
    });
  clean();
  const cleaning = setInterval(clean, EVERY_MS);
  cleaning.unref();
  return () => clearInterval(cleaning);
}
