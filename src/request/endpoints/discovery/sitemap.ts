import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { catalogueOf } from '../../../content/catalogue.ts';
import { changeTimes } from '../../../content/changes.ts';
import { href } from '../../../routes/href.ts';
import { localeOf, type Language, type Site } from '../../../sites/sites.ts';
import { listedIn, type SitemapEntry } from './entries.ts';

/** Addresses per file. The protocol allows 50,000; a small file is soon made, and only some need to be fetched again. */
const PER_FILE = 2500;

type SitemapOptions = { readonly site: Site; readonly origin: string };

/** The index of a site's sitemaps: XML of the sitemaps.org protocol. */
export async function sitemapIndex({ site, origin }: SitemapOptions): Promise<string> {
  const files: { url: string }[] = [];
  for (const language of site.languages) {
    const { count } = listedIn(await catalogueOf(site, language));
    for (let part = 1; part <= Math.ceil(count / PER_FILE); part += 1) {
      files.push({ url: `${origin}/sitemap/${language}-${part}.xml` });
    }
  }
  const stream = Readable.from(files).pipe(new SitemapIndexStream());
  return (await streamToPromise(stream)).toString();
}

/** One of a site's sitemaps in a language, as XML; undefined when there is no such part. Parts count from 1. */
export async function sitemap({ site, origin }: SitemapOptions, language: Language, part: number) {
  const entries = listedIn(await catalogueOf(site, language)).entries((part - 1) * PER_FILE, part * PER_FILE);
  if (entries.length === 0) return undefined;
  const others = new Map<Language, (entry: SitemapEntry) => boolean>();
  for (const each of site.languages) others.set(each, listedIn(await catalogueOf(site, each)).has);
  const changed = await changeTimes(site);
  const items = entries.map((entry): SitemapItemLoose => {
    const languages = site.languages.filter((each) => each === language || others.get(each)!(entry));
    const address = (each: Language) => origin + href(site, each, entry.screen, entry.params);
    // Where it is not known, nothing is guessed.
    const lastmod = entry.tag && changed.get(entry.tag);
    return {
      url: address(language),
      links: languages.map((each) => ({ lang: localeOf(site, each), url: address(each) })),
      ...(lastmod && { lastmod }),
    };
  });
  const stream = new SitemapStream({ xmlns: { xhtml: true, news: false, image: false, video: false } });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}
