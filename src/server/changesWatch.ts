import type { Changes } from '../content/changes.ts';
import type { Log } from './log.ts';

/** Where changes are read from: `src/content/changes.ts`. */
export type ChangesSource = {
  readonly lastChange: () => Promise<number>;
  readonly changesSince: (id: number) => Promise<Changes>;
  /**
   * Records changes that happen by time alone, such as something that begins or ends: `src/content/revisions/due.ts`.
   */
  readonly publishDueRevisions: () => Promise<void>;
};

const EVERY_MS = 1000;

/**
 * Reads once a second what changed in the database and purges it: this is how every node hears of one node's import.
 * While the database does not answer, nothing is purged; once it does, nothing has been missed. Resolves after the
 * first reading to a function that ends the watch.
 */
export async function watchChanges(
  source: ChangesSource,
  purge: (tags: readonly string[] | 'all') => void,
  log: Log,
  everyMs = EVERY_MS,
): Promise<() => void> {
  let position: number | undefined;
  let answers = true;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  const read = async () => {
    if (position === undefined) {
      position = await source.lastChange();
      // Whatever was cached before the first reading may be of any age.
      purge('all');
      return;
    }
    await source.publishDueRevisions();
    const { last, tags, complete } = await source.changesSince(position);
    position = last;
    if (!complete) log.warn('Some changes were deleted before they were read: every page is purged.');
    if (!complete || tags.length > 0) purge(complete ? tags : 'all');
  };

  const turn = async () => {
    try {
      await read();
      if (!answers) log.warn('The database answers again.');
      answers = true;
    } catch (error) {
      if (answers) log.error({ err: error }, 'The database does not answer: pages are sent as they were.');
      answers = false;
    }
    if (!ended) timer = setTimeout(() => void turn(), everyMs);
  };

  await turn();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
