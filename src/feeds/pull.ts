import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { feedSingles } from '../contract/feed.ts';
import { cinemaSlugSchema } from '../contract/values.ts';
import { ImportError } from '../content/import/folder.ts';
import { hasTooManyValues, MAX_JSON_VALUES } from '../content/import/limits.ts';
import { isTooDeep, MAX_DEPTH } from '../content/import/parse.ts';
import type { Language, Site } from '../sites/sites.ts';
import { ResponseStore } from './responseStore.ts';
import { FeedClient, type RequestPolicy, type FetchTally } from './client.ts';
import { SOURCES, type FetchPath, type DocumentSource } from './documents.ts';
import { inOrder } from './inOrder.ts';
import { copyPicture, Pictures } from './pictures.ts';
import { MediaFolder } from './pictures/mediaFolder.ts';
import { FeedWriter } from './writer.ts';

/** How many responses have arrived, out of those known to be wanted so far. */
export type PullProgress = { readonly site: string; readonly done: number; readonly total: number };

export type PullOptions = {
  readonly dataDir: string;
  /** Where the pictures go, as far as there is room; without it there is no limit. */
  readonly media?: MediaFolder;
  readonly policy?: RequestPolicy;
  readonly onProgress?: (progress: PullProgress) => void;
};

export type Pulled = {
  /** A feed's folder (src/contract/feed.ts). */
  readonly folder: string;
  readonly tally: FetchTally;
  /** How many of the server's own files are in the data folder now. */
  readonly pictures: number;
  /** Why the others are not, by their paths. */
  readonly absent: ReadonlyMap<string, string>;
  /** To be called once the feed is imported: removes the folder, so that the next pull starts again. */
  readonly end: () => Promise<void>;
};

/**
 * Writes a site's responses from a server that speaks the contract (src/contract) down as a feed; its pictures go into
 * the data folder. What was fetched is stored there: an interrupted pull is resumed, and the next one revalidates by
 * ETag. Throws an ImportError when the server cannot be reached, does not speak the contract, or lacks what it lists.
 */
export async function pullSite(api: URL, site: Site, options: PullOptions): Promise<Pulled> {
  const name = createHash('sha256').update(`${site.code} ${api.href}`).digest('hex').slice(0, 16);
  const root = join(options.dataDir, 'feeds', name);
  const folder = join(root, 'feed');
  const responses = await ResponseStore.open(root);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const client = new FeedClient(api, responses, options.policy);
  const writer = new FeedWriter(folder);
  const end = async () => {
    await writer.close();
    await rm(folder, { recursive: true, force: true });
    await responses.end();
  };
  try {
    const pull = new Pull({ api, site, client, writer, onProgress: options.onProgress });
    await pull.documents();
    await pull.programme();
    if (pull.missing.length > 0) {
      // Ended, not interrupted: the next pull asks for the lists again.
      await end();
      throw new ImportError(sentenceOfMissing(site, pull.missing));
    }
    const { pictures, absent } = await pull.pictures(options.media ?? new MediaFolder(options.dataDir));
    await writer.close();
    return { folder, tally: client.tally, pictures, absent, end };
  } finally {
    await writer.close().catch(() => undefined);
    client.close();
  }
}

/** How many missing addresses an error names. */
const MAX_NAMED = 5;

/** What is missing would be lost, as if the chain had taken it away. */
function sentenceOfMissing({ code }: Site, missing: readonly string[]): string {
  const [named, rest] = [missing.slice(0, MAX_NAMED), missing.length - MAX_NAMED];
  const addresses = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return `The server of site ${code} has nothing (404 or 410) where its own lists lead: ${addresses}. Nothing was applied.`;
}

class Pull {
  readonly #api: URL;
  readonly #site: Site;
  readonly #client: FeedClient;
  readonly #writer: FeedWriter;
  readonly #pictures: Pictures;
  readonly #onProgress: PullOptions['onProgress'];
  readonly #cinemas: string[] = [];
  /** The addresses that have nothing, though a list or a programme leads to them. */
  readonly missing: string[] = [];
  #done = 0;
  #total = 0;

  constructor(of: {
    api: URL;
    site: Site;
    client: FeedClient;
    writer: FeedWriter;
    onProgress: PullOptions['onProgress'];
  }) {
    ({ api: this.#api, site: this.#site, client: this.#client, writer: this.#writer } = of);
    this.#onProgress = of.onProgress;
    this.#pictures = new Pictures(of.api);
  }

  async documents(): Promise<void> {
    for (const language of this.#site.languages) {
      const fetchPath: FetchPath = (path) => this.#fetchPath(path, language);
      for (const source of SOURCES) await this.#document(source, language, fetchPath);
    }
  }

  async #document(
    { name, isRequired, list, item }: DocumentSource,
    language: Language,
    fetchPath: FetchPath,
  ): Promise<void> {
    this.#total += 1;
    const listed = await list(fetchPath);
    this.#count();
    if (listed === undefined && isRequired) {
      throw new ImportError(`${this.#api.href} does not speak the contract: it has no ${name} in ${language}.`);
    }
    // A site may have no tags, versions or technologies, which then become empty lists; editors' content may be absent.
    if (listed === undefined && !['tags', 'versions', 'technologies'].includes(name)) return;
    const items = listed ?? [];
    if (!Object.hasOwn(feedSingles, name)) await this.#writer.begin(this.#site, language, name);
    if (item) this.#total += items.length;
    const whole = inOrder(items, this.#client.concurrency, async (each) => {
      if (!item) return each;
      let asked = '';
      const found = await item((path) => fetchPath((asked = path)), each);
      this.#count();
      if (found === undefined) this.missing.push(this.#addressOf(asked, language).href);
      return found;
    });
    for await (const found of whole) {
      if (found === undefined) continue;
      await this.#writer.item(this.#site, language, name, found);
      if (name === 'cinemas' && language === this.#site.defaultLanguage) this.#rememberCinema(found);
    }
  }

  #rememberCinema(cinema: unknown): void {
    const slug = cinemaSlugSchema.safeParse((cinema as { slug?: unknown } | null)?.slug);
    // A cinema without a proper slug is one of the faults that the import finds.
    if (slug.success) this.#cinemas.push(slug.data);
  }

  /** Pulls every cinema's programme and, from it, every screening. */
  async programme(): Promise<void> {
    const [site, language] = [this.#site, this.#site.defaultLanguage];
    await this.#writer.beginShowtimes(site);
    this.#total += this.#cinemas.length;
    const programmes = inOrder(this.#cinemas, this.#client.concurrency, async (cinema) => {
      const programme = await this.#fetchPart(`/cinema/${cinema}/shows`, language);
      this.#count();
      return { cinema, programme };
    });
    for await (const { cinema, programme } of programmes) {
      if (programme === undefined) continue;
      await this.#writer.programme(site, cinema, programme);
      await this.#screenings(cinema, playingIn(programme));
    }
  }

  async #screenings(cinema: string, shows: readonly string[]): Promise<void> {
    const { defaultLanguage, languages } = this.#site;
    const others = languages.filter((language) => language !== defaultLanguage);
    this.#total += shows.length;
    const lines = inOrder(shows, this.#client.concurrency, async (show) => {
      const path = `/show/${encodeURIComponent(show)}/showtimes/${cinema}`;
      const showtimes = await this.#fetchPart(path, defaultLanguage);
      this.#count();
      if (showtimes === undefined) return [];
      const texts = hasTexts(showtimes) ? others : [];
      const translated = await Promise.all(
        texts.map(async (language) => ({ language, showtimes: await this.#fetchPart(path, language) })),
      );
      return [{ language: defaultLanguage, showtimes }, ...translated].map((line) => ({ show, ...line }));
    });
    for await (const ofShow of lines) {
      for (const { show, language, showtimes } of ofShow) {
        if (showtimes !== undefined) {
          await this.#writer.showtimes(this.#site, language, { show, cinema, showtimes: asDays(showtimes) });
        }
      }
    }
  }

  /** Copies the pictures that the responses name; gives how many are there, and why others are not. */
  async pictures(media: MediaFolder): Promise<Pick<Pulled, 'pictures' | 'absent'>> {
    const { found } = this.#pictures;
    this.#total += found.length;
    const absent = new Map<string, string>();
    const copies = inOrder(found, this.#client.concurrency, async (path) => ({
      path,
      reason: await copyPicture(this.#client, this.#api, media, path),
    }));
    for await (const { path, reason } of copies) {
      if (reason !== undefined) absent.set(path, reason);
      this.#count();
    }
    return { pictures: found.length - absent.size, absent };
  }

  #addressOf(path: string, language: Language): URL {
    const url = new URL(this.#api.href.replace(/\/*$/, '') + path);
    url.searchParams.set('language', language);
    return url;
  }

  /** What must be there, since something else leads to it. */
  async #fetchPart(path: string, language: Language): Promise<unknown> {
    const found = await this.#fetchPath(path, language);
    if (found === undefined) this.missing.push(this.#addressOf(path, language).href);
    return found;
  }

  async #fetchPath(path: string, language: Language): Promise<unknown> {
    const url = this.#addressOf(path, language);
    const text = await this.#client.get(url);
    if (text === undefined) return undefined;
    // Stored responses come without a pause: yield to other work.
    await setImmediate();
    const refused = (what: string) => new ImportError(`${url.href} does not speak the contract: ${what}.`);
    if (hasTooManyValues(text)) throw refused(`its response has more than ${MAX_JSON_VALUES} values`);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw refused('its response is no JSON');
    }
    if (isTooDeep(value)) throw refused(`its response has more than ${MAX_DEPTH} levels of JSON`);
    return this.#pictures.localised(value);
  }

  #count(): void {
    this.#done += 1;
    this.#onProgress?.({ site: this.#site.code, done: this.#done, total: this.#total });
  }
}

/** The shows of a programme that have days. Whatever does not fit the contract, the import finds. */
function playingIn(programme: unknown): string[] {
  const shows = (programme as { shows?: unknown } | null)?.shows;
  if (typeof shows !== 'object' || shows === null) return [];
  return Object.entries(shows as Record<string, { days?: unknown } | null>)
    .filter(([, entry]) => Object.keys((entry?.days as object | null | undefined) ?? {}).length > 0)
    .map(([show]) => show);
}

function hasTexts(showtimes: unknown): boolean {
  if (typeof showtimes !== 'object' || showtimes === null) return false;
  return Object.values(showtimes as Record<string, unknown>).some(
    (day) =>
      Array.isArray(day) &&
      day.some((showtime) =>
        Boolean((showtime as { specialShowtimeDetails?: unknown } | null)?.specialShowtimeDetails),
      ),
  );
}

/** A show without screenings is answered with `[]`. */
function asDays(showtimes: unknown): unknown {
  return Array.isArray(showtimes) && showtimes.length === 0 ? {} : showtimes;
}
