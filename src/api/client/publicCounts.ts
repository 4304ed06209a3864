import { logFault } from '../../content/outage.ts';
import { feelingsTag } from '../../accounts/feelingCounts.ts';
import { announceChanges } from '../../content/changes.ts';

/**
 * How the public sees new feelings: pages and answers with a show's counts are kept under its tag (`feelingsTag`), and the
 * tags of the shows whose counts have changed are written into the outbox of changes at most this often, so that a
 * premiere at which everybody presses the heart costs a render a minute. Should the process die before, the pages' own
 * lifetime of a minute sees to it.
 */
const EVERY_MS = 30_000;

const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;

/** Lets the public see the counts of these shows, soon. */
export function publishCounts(shows: readonly string[]): void {
  for (const show of shows) changed.add(show);
  if (changed.size === 0 || timer) return;
  timer = setTimeout(() => void publish(), EVERY_MS);
  // What waits does not keep the process alive.
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
