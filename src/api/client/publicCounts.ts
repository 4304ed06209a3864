import { logFault } from '../../content/outage.ts';
import { feelingsTag } from '../../accounts/feelingCounts.ts';
import { announceChanges } from '../../content/changes.ts';

/**
 * Pages and answers with a show's counts of feelings are cached under its tag (`feelingsTag`). The tags of shows whose
 * counts have changed go into the outbox of changes at most this often, so that a premiere at which everybody presses the
 * heart does not cost a render each time. If the process dies before that, the cached pages expire after a minute anyway.
 */
const EVERY_MS = 30_000;

const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;

/** Publishes the new counts of these shows, within half a minute. */
export function publishCounts(shows: readonly string[]): void {
  for (const show of shows) changed.add(show);
  if (changed.size === 0 || timer) return;
  timer = setTimeout(() => void publish(), EVERY_MS);
  // A waiting timer does not keep the process alive.
  timer.unref();
}

async function publish(): Promise<void> {
  timer = undefined;
  const shows = [...changed];
  changed.clear();
  try {
    await announceChanges(shows.map(feelingsTag));
  } catch (error) {
    logFault(error);
    publishCounts(shows);
  }
}
