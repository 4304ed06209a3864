import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { catalogueOf, type Catalogue } from '../content/catalogue.ts';
import { changeTimes } from '../content/changes.ts';
import { href } from '../routes/href.ts';
import { localeOf, type Language, type Site } from '../sites/sites.ts';
import { entriesOf, type Entry } from './entries.ts';

/** The protocol allows 50,000; smaller files are fetched again in part. */
const PER_FILE = 10_000;

type Asked = { readonly site: Site; readonly origin: string; readonly pages: ReadonlySet<string> };

/** The index of a site's sitemaps: XML of the sitemaps.org protocol. */
export async function sitemapIndex({ site, origin, pages }: Asked): Promise<string> {
  const files: { url: string }[] = [];
  for (const language of site.languages) {
    const { length } = entriesOf(await catalogueOf(site, language), pages);
    for (let part = 1; part <= Math.ceil(length / PER_FILE); part += 1) {
      files.push({ url: `${origin}/sitemap/${language}-${part}.xml` });
    }
  }
  const stream = Readable.from(files).pipe(new SitemapIndexStream());
  return (await streamToPromise(stream)).toString();
}

/** A sitemap of a site in a language, counted from 1; undefined where there is none of that number. */
export async function sitemap({ site, origin, pages }: Asked, language: Language, part: number) {
  const catalogues = new Map<Language, Catalogue>();
  for (const each of site.languages) catalogues.set(each, await catalogueOf(site, each));
  const others = new Map(
    [...catalogues].map(([each, catalogue]) => [each, new Set(entriesOf(catalogue, pages).map(nameOf))]),
  );
  const entries = entriesOf(catalogues.get(language)!, pages).slice((part - 1) * PER_FILE, part * PER_FILE);
  if (entries.length === 0) return undefined;
  const changed = await changeTimes(site);
  const items = entries.map((entry): SitemapItemLoose => {
    const languages = site.languages.filter((each) => others.get(each)!.has(nameOf(entry)));
    const address = (each: Language) => origin + href(site, each, entry.screen, entry.params);
    const lastmod = latest(changed.get(`site:${site.code}`), entry.tag && changed.get(entry.tag));
    return {
      url: address(language),
      links: languages.map((each) => ({ lang: localeOf(site, each), url: address(each) })),
      ...(lastmod && { lastmod }),
    };
  });
  const stream = new SitemapStream({ xmlns: { xhtml: true, news: false, image: false, video: false } });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

function nameOf({ screen, params }: Entry): string {
  return [screen, params.slug, params.id].join('/');
}

/** The later of two times in ISO 8601, UTC; undefined where neither is known: nothing is guessed. */
function latest(...times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined && time !== '')
    .sort()
    .at(-1);
}
