import { logFault } from '../../content/outage.ts';
import { feelingsTag } from '../../content/cacheTags.ts';
import { announceChanges } from '../../content/changes.ts';

/**
 * Pages and responses with a show's counts of feelings are cached under its tag (`feelingsTag`). The tags of shows
 * whose counts have changed go into the outbox of changes at most this often, so that a premiere at which everybody
 * presses the heart does not cost a render each time. If the process dies before that, the cached pages expire by
 * themselves anyway.
 */
const EVERY_MS = 30_000;

const changed = new Set<string>();
let pause: NodeJS.Timeout | undefined;

/** Publishes the new counts of these shows: at once or, soon after others, within half a minute. */
export function publishCounts(shows: readonly string[]): void {
  for (const show of shows) changed.add(show);
  if (changed.size > 0 && !pause) void publish();
}

async function publish(): Promise<void> {
  pause = setTimeout(() => {
    pause = undefined;
    publishCounts([]);
  }, EVERY_MS);
  // A waiting timer does not keep the process alive.
  pause.unref();
  const shows = [...changed];
  changed.clear();
  try {
    await announceChanges(shows.map(feelingsTag));
  } catch (error) {
    logFault(error);
    for (const show of shows) changed.add(show);
  }
}
