import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { feedSingles, type FeedDocument } from '../contract/feed.ts';
import { documentFile } from '../content/import/documents.ts';
import { programmeFile } from '../content/import/programmes.ts';
import { showtimesFile } from '../content/import/showtimes.ts';
import type { Language, Site } from '../sites/sites.ts';

type Open = { readonly stream: WriteStream; readonly end: string; isEmpty: boolean };

/** Writes a feed's folder (src/contract/feed.ts) item by item, so that no whole document need be in memory. */
export class FeedWriter {
  readonly #folder: string;
  readonly #open = new Map<string, Open>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Begins a document that may turn out to have no items. */
  async begin(site: Site, language: Language, name: FeedDocument): Promise<void> {
    await this.#document(site, language, name);
  }

  async item(site: Site, language: Language, name: FeedDocument, item: unknown): Promise<void> {
    const open = await this.#document(site, language, name);
    await this.#write(open, `${open.isEmpty ? '' : ',\n'}${JSON.stringify(item)}`);
    open.isEmpty = false;
  }

  async programme(site: Site, cinema: string, programme: unknown): Promise<void> {
    const file = join(this.#folder, programmeFile(site, cinema));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(programme));
  }

  /** Writes a line of screenings or, in a language other than the site's default, of their texts. */
  async showtimes(site: Site, language: Language, line: unknown): Promise<void> {
    await this.#write(await this.#lines(site, language), `${JSON.stringify(line)}\n`);
  }

  async beginShowtimes(site: Site): Promise<void> {
    await this.#lines(site, site.defaultLanguage);
  }

  async close(): Promise<void> {
    const all = [...this.#open.values()];
    this.#open.clear();
    for (const { stream, end } of all) stream.end(end);
    await Promise.all(all.map(({ stream }) => finished(stream)));
  }

  #document(site: Site, language: Language, name: FeedDocument): Promise<Open> {
    const file = documentFile(site, language, name);
    if (name === 'shows') return this.#file(file, '{"shows":[', '],"labels":[],"contentratings":[]}');
    return Object.hasOwn(feedSingles, name) ? this.#file(file, '', '') : this.#file(file, '[', ']');
  }

  #lines(site: Site, language: Language): Promise<Open> {
    const file = language === site.defaultLanguage ? showtimesFile(site) : showtimesFile(site, language);
    return this.#file(file, '', '');
  }

  async #file(name: string, begin: string, end: string): Promise<Open> {
    const known = this.#open.get(name);
    if (known) return known;
    const file = join(this.#folder, name);
    await mkdir(dirname(file), { recursive: true });
    const open = { stream: createWriteStream(file), end, isEmpty: true };
    // Errors are reported at the next write or at the close; without a listener they would end the process.
    open.stream.on('error', () => undefined);
    this.#open.set(name, open);
    await this.#write(open, begin);
    return open;
  }

  async #write({ stream }: Open, text: string): Promise<void> {
    // A stream that has failed says so to no one who waits for it from then on.
    if (stream.errored) throw stream.errored;
    if (text !== '' && !stream.write(text)) await once(stream, 'drain');
  }
}
