import { setTimeout } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { SiteServer } from './server.ts';

/** No render takes longer, and a slower client has received most of its response by then. */
const PATIENCE_MS = 25_000;
const LOOK_MS = 20;

/**
 * Ends a server without losing requests: it reports that it is not ready, still answers for `graceMs` milliseconds
 * those who have not noticed, then takes no new connections and waits for the requests that are running.
 */
export async function drain({ server, stats, announceEnd }: SiteServer, graceMs: number, log: Log): Promise<void> {
  announceEnd();
  await setTimeout(graceMs);
  server.close();
  const limit = performance.now() + PATIENCE_MS;
  while (stats.running > 0 && performance.now() < limit) await setTimeout(LOOK_MS);
  if (stats.running > 0) log.warn({ running: stats.running }, 'Some requests did not end in time and are cut off.');
  // What is left are connections without a request, such as those that browsers open in advance.
  server.closeAllConnections();
}
