import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { siteTag } from '../content/cacheTags.ts';
import { catalogueOf } from '../content/catalogue.ts';
import { changeTimes } from '../content/changes.ts';
import { href } from '../routes/href.ts';
import { localeOf, type Language, type Site } from '../sites/sites.ts';
import { entriesOf, type SitemapEntry } from './entries.ts';

/** Addresses per file. The protocol allows 50,000; with smaller files, only some need to be fetched again. */
const PER_FILE = 10_000;

type SitemapOptions = { readonly site: Site; readonly origin: string };

/** The index of a site's sitemaps: XML of the sitemaps.org protocol. */
export async function sitemapIndex({ site, origin }: SitemapOptions): Promise<string> {
  const files: { url: string }[] = [];
  for (const language of site.languages) {
    const { length } = entriesOf(await catalogueOf(site, language));
    for (let part = 1; part <= Math.ceil(length / PER_FILE); part += 1) {
      files.push({ url: `${origin}/sitemap/${language}-${part}.xml` });
    }
  }
  const stream = Readable.from(files).pipe(new SitemapIndexStream());
  return (await streamToPromise(stream)).toString();
}

/** One of a site's sitemaps in a language, as XML; undefined when there is no such part. Parts count from 1. */
export async function sitemap({ site, origin }: SitemapOptions, language: Language, part: number) {
  const all = new Map<Language, ReadonlyMap<string, SitemapEntry>>();
  for (const each of site.languages) {
    const entries = entriesOf(await catalogueOf(site, each));
    all.set(each, new Map(entries.map((entry) => [nameOf(entry), entry])));
  }
  const entries = [...all.get(language)!].slice((part - 1) * PER_FILE, part * PER_FILE);
  if (entries.length === 0) return undefined;
  const changed = await changeTimes(site);
  const items = entries.map(([name, entry]): SitemapItemLoose => {
    const languages = site.languages.filter((each) => all.get(each)!.has(name));
    const address = (each: Language) => origin + href(site, each, entry.screen, entry.params);
    const lastmod = latest(changed.get(siteTag(site)), entry.tag && changed.get(entry.tag));
    return {
      url: address(language),
      links: languages.map((each) => ({ lang: localeOf(site, each), url: address(each) })),
      ...(lastmod && { lastmod }),
    };
  });
  const stream = new SitemapStream({ xmlns: { xhtml: true, news: false, image: false, video: false } });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

function nameOf({ screen, params }: SitemapEntry): string {
  return [screen, params.slug, params.id].join('/');
}

/** The later of two times in ISO 8601, UTC; undefined if neither is known: nothing is guessed. */
function latest(...times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined && time !== '')
    .sort()
    .at(-1);
}
