import type { RequestListener, Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { SiteServer } from './server.ts';

/** No render takes longer, and a slower client has received most of its response by then. */
const PATIENCE_MS = 25_000;
const LOOK_MS = 20;
/** For whoever is on the way: a request on a new connection, or a new connection after an idle one was closed. */
const LAST_MS = 500;
/** For a moment in which no connection waits to be accepted. */
const QUIET_MS = 1_000;

/**
 * Ends a server without losing requests. It reports that it is not ready, and for `graceMs` milliseconds still answers
 * those who have not noticed, each with the last answer on its connection. Then it closes idle connections, while who has
 * one can still come again; then it takes no new ones, and waits for the requests that are running.
 */
export async function drain({ server, stats, announceEnd }: SiteServer, graceMs: number, log: Log): Promise<void> {
  announceEnd();
  const lastMs = Math.min(graceMs, LAST_MS);
  await setTimeout(graceMs);
  await inQuiet(server, () => server.closeIdleConnections());
  await setTimeout(lastMs);
  await inQuiet(server, () => server.close());
  await setTimeout(lastMs);
  const limit = performance.now() + PATIENCE_MS;
  while (stats.running > 0 && performance.now() < limit) await setTimeout(LOOK_MS);
  if (stats.running > 0) log.warn({ running: stats.running }, 'Some requests did not end in time and are cut off.');
  // What is left are connections without a request, such as those that browsers open in advance.
  server.closeAllConnections();
}

/**
 * Does something in a moment in which no connection waits to be accepted or read: the system resets those that do when
 * the server stops listening or closes them. Node accepts one in each turn of its loop, so that some always wait while it
 * works. Therefore requests are held back until a turn has brought nothing new; they are answered afterwards.
 */
async function inQuiet(server: Server, act: () => void): Promise<void> {
  const [answer] = server.listeners('request') as [RequestListener];
  const waiting: Parameters<RequestListener>[] = [];
  let came = 0;
  const hold: RequestListener = (...asked) => {
    waiting.push(asked);
    came += 1;
  };
  const note = () => {
    came += 1;
  };
  server.off('request', answer).on('request', hold).on('connection', note);
  const limit = performance.now() + QUIET_MS;
  let before: number;
  do {
    before = came;
    await setImmediate();
  } while (came > before && performance.now() < limit);
  act();
  server.off('request', hold).off('connection', note).on('request', answer);
  for (const [request, response] of waiting) {
    // One whose client has left meanwhile would never close, and be waited for.
    if (!response.closed) answer(request, response);
  }
}
