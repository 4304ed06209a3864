import pLimit from 'p-limit';
import { removeExpiredWishes, wishedTopics } from '../../accounts/tellMe.ts';
import { tagOf } from '../../content/cacheTags.ts';
import { parseTopic } from '../../domain/tellMe/wish.ts';
import { allDone } from '../../lib/allDone.ts';
import type { SiteCode } from '../../sites/sites.ts';
import { tellOf, type Means, type TellOutcome } from './tell.ts';

/** Films, or persons, at a time. */
const AT_ONCE = 4;
/** How often all wishes are looked at whatever has changed: what could not be sent is tried again, and hours come. */
const EVERY_MS = 60_000;

/**
 * Tells people what they have asked to be told, as the change log says that a film's screenings have changed. It looks at what
 * is, so that no change is lost by a server that was not there to see it.
 */
export class Teller {
  readonly counts: Record<TellOutcome, number> = { sent: 0, refused: 0, failed: 0 };
  readonly #means: Means;
  readonly #topics = pLimit(AT_ONCE);
  readonly #timer: NodeJS.Timeout;
  #pending: Set<string> | 'all' | undefined;
  #running: Promise<void> | undefined;
  readonly #end = new AbortController();

  constructor(means: Omit<Means, 'count' | 'ending'>) {
    const { signal: ending } = this.#end;
    this.#means = { ...means, ending, count: (outcome) => (this.counts[outcome] += 1) };
    this.#timer = setInterval(() => this.changed('all'), EVERY_MS);
    this.#timer.unref();
  }

  /** Looks at the wishes that these tags of the change log may concern. */
  changed(tags: readonly string[] | 'all'): void {
    if (this.#end.signal.aborted) return;
    this.#pending = tags === 'all' || this.#pending === 'all' ? 'all' : new Set([...(this.#pending ?? []), ...tags]);
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Ends it, once what is being sent is sent. */
  async close(): Promise<void> {
    this.#end.abort();
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pending !== undefined && !this.#end.signal.aborted) {
      const tags = this.#pending;
      this.#pending = undefined;
      try {
        await this.#look(tags);
      } catch (error) {
        this.#means.log.error(
          { err: error },
          'What people wait for could not be looked at: it is tried again in a minute.',
        );
      }
    }
  }

  async #look(tags: ReadonlySet<string> | 'all'): Promise<void> {
    if (tags === 'all') await removeExpiredWishes();
    const topics = await wishedTopics();
    const concerned = topics.filter(({ site, topic }) => tags === 'all' || mayConcern(tags, site, topic));
    await allDone(concerned.map(({ site, topic }) => this.#topics(() => tellOf(site, topic, this.#means))));
  }
}

/** Whether what has changed may be of a topic. Whose films the changed ones are, this thread does not know. */
function mayConcern(tags: ReadonlySet<string>, site: SiteCode, topic: string): boolean {
  if (tags.has(tagOf('site', site))) return true;
  const { kind, slug } = parseTopic(topic);
  if (kind === 'film') return tags.has(tagOf('show', site, slug));
  const shows = tagOf('show', site, '');
  return [...tags].some((tag) => tag.startsWith(shows));
}
