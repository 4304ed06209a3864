import pLimit from 'p-limit';
import { removeExpiredWishes, wishedFilms } from '../../accounts/tellMe.ts';
import { tagOf } from '../../content/cacheTags.ts';
import { tellOf, type Means, type Outcome } from './tell.ts';

/** Films at a time; each sends its mails one after the other. */
const AT_ONCE = 4;
/** How often all wishes are looked at whatever has changed: what could not be sent is tried again, and hours come. */
const EVERY_MS = 60_000;

/**
 * Tells people what they have asked to be told, as the change log says that a film's screenings have changed. It looks at what
 * is, so that no change is lost by a server that was not there to see it.
 */
export class Teller {
  readonly counts: Record<Outcome, number> = { sent: 0, refused: 0, failed: 0 };
  readonly #means: Means;
  readonly #films = pLimit(AT_ONCE);
  readonly #timer: NodeJS.Timeout;
  #pending: Set<string> | 'all' | undefined;
  #running: Promise<void> | undefined;
  #isEnding = false;

  constructor(means: Omit<Means, 'count'>) {
    this.#means = { ...means, count: (outcome) => (this.counts[outcome] += 1) };
    this.#timer = setInterval(() => this.changed('all'), EVERY_MS);
    this.#timer.unref();
  }

  /** Looks at the wishes that these tags of the change log may concern. */
  changed(tags: readonly string[] | 'all'): void {
    if (this.#isEnding) return;
    this.#pending = tags === 'all' || this.#pending === 'all' ? 'all' : new Set([...(this.#pending ?? []), ...tags]);
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Ends it, once what is being sent is sent. */
  async close(): Promise<void> {
    this.#isEnding = true;
    clearInterval(this.#timer);
    this.#films.clearQueue();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pending !== undefined && !this.#isEnding) {
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
    const films = await wishedFilms();
    const concerned = films.filter(
      ({ site, film }) => tags === 'all' || tags.has(tagOf('site', site)) || tags.has(tagOf('show', site, film)),
    );
    await Promise.all(
      concerned.map(({ site, film }) =>
        this.#films(() => (this.#isEnding ? undefined : tellOf(site, film, this.#means))),
      ),
    );
  }
}
