import { describe, expect, test } from 'vitest';
import { baseOf, splitFilters } from '../../../../src/routes/filters.ts';
import { languageOfPath } from '../../../../src/routes/match.ts';
import { siteOf, type Language, type SiteCode } from '../../../../src/sites/sites.ts';
import { TEST_DAY } from '../../../support/clock.ts';
import { get, originOf } from '../../../support/site.ts';
import { walks } from '../../../support/walks.ts';

/** A day has hundreds of screenings, and filters multiply them, so only this many are visited. */
const SCREENINGS = 3;
const CALENDARS = 3;
/** A form that is linked with its answers: for each film what to be told of it, for each screening which friends to ask. */
const FILLED_IN = 3;
const AT_ONCE = 8;

type Page = { readonly path: string; readonly text: string };
/** What a sitemap says of a page: its address, those of its twins and itself, and the day of its last change. */
type Entry = { readonly address: string; readonly twins: readonly string[]; readonly changed: string | undefined };

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => unescape(found!));

/** The kinds of filters in an address: `date`, `tags+versions`. */
function kindOfFilters(path: string): string | undefined {
  const { suffix } = splitFilters(path);
  return suffix && all(suffix, /\/(date|tags|genres|versions|localisation)-/g).join('+');
}

/** What an address asks of a page, but for which part of a list: `/me-prevenir?film`. */
function kindOfQuestion(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, 'http://any');
  const names = [...searchParams.keys()].filter((name) => name !== 'page');
  return names.length > 0 ? `${pathname}?${names.join('&')}` : undefined;
}

/** Of which kind a path is, and how many of that are visited. */
function kindOf(path: string, language: Language): readonly [kind: string, most: number] {
  const filters = kindOfFilters(path);
  if (filters !== undefined) return [`${language} ${filters}`, 1];
  const question = kindOfQuestion(path);
  if (question !== undefined) return [question, FILLED_IN];
  if (/\/V\d+S\d+$/.test(path)) return [`${language} screening`, SCREENINGS];
  if (path.endsWith('.ics')) return [`${language} ${path.split('/')[3]}`, CALENDARS];
  return [path, 1];
}

/** Decides whether to visit a path, given how many of its kind have been visited. */
function chooser(site: SiteCode, languages: readonly Language[]) {
  const asked = new Map<string, number>();
  return (path: string) => {
    const language = languageOfPath(siteOf(site), path);
    if (!languages.includes(language)) return false;
    const [kind, most] = kindOf(path, language);
    const before = asked.get(kind) ?? 0;
    asked.set(kind, before + 1);
    return before < most;
  };
}

/** Every entry of a site's sitemaps, of which there is one for each language. */
async function sitemapsOf(site: SiteCode): Promise<Entry[]> {
  const index = await get(site, '/sitemap.xml');
  expect(index.status).toBe(200);
  const files = all(index.text, /<loc>([^<]+)</g);
  expect(files).toHaveLength(siteOf(site).languages.length);
  const entries: Entry[] = [];
  for (const file of files) {
    const { status, text, headers } = await get(site, new URL(file).pathname);
    expect(status, file).toBe(200);
    expect(headers['content-type'], file).toBe('application/xml; charset=utf-8');
    for (const entry of all(text, /<url>(.*?)<\/url>/gs)) {
      const [address] = all(entry, /<loc>([^<]+)</g);
      const twins = all(entry, /hreflang="[^"]+" href="([^"]+)"/g);
      entries.push({ address: address!, twins, changed: /<lastmod>([^<]+)</.exec(entry)?.[1] });
    }
  }
  return entries;
}

/** What is wrong with the sitemaps, of whose pages those in some languages have been visited. */
function faultsOfSitemaps(
  site: SiteCode,
  languages: readonly Language[],
  entries: readonly Entry[],
  pages: ReadonlyMap<string, Page>,
): string[] {
  const origin = originOf(site);
  const listed = new Set(entries.map(({ address }) => address));
  const faults = listed.size === entries.length ? [] : ['the sitemaps name an address twice'];
  for (const { address, twins, changed } of entries) {
    const must = (right: boolean, what: string) => void (right || faults.push(`${address}: ${what}`));
    must(address.startsWith(origin), 'is of another site');
    must(twins.includes(address), 'is no twin of itself');
    must(
      twins.every((twin) => listed.has(twin)),
      'has a twin that is not listed',
    );
    must(changed === undefined || changed.slice(0, 10) <= TEST_DAY, `changed on ${changed}`);
    const { pathname } = new URL(address);
    if (!languages.includes(languageOfPath(siteOf(site), pathname))) continue;
    const text = pages.get(pathname)?.text;
    must(text !== undefined, 'is listed, but no page stands there');
    must(/<link rel="canonical" href="([^"]+)"/.exec(text ?? '')?.[1] === address, 'is not its page’s own address');
    must(text?.includes('name="robots" content="noindex"') === false, 'is kept out of search engines');
  }
  return faults;
}

/** All pages of a site that can be reached by links from its homes and sitemaps, and what is wrong with them. */
async function crawl(site: SiteCode, languages: readonly Language[], entries: readonly Entry[]) {
  const origin = originOf(site);
  const pages = new Map<string, Page>();
  const faults: string[] = [];
  const isWanted = chooser(site, languages);
  const seen = new Set<string>();
  const queue: { path: string; from: string }[] = [];
  const add = (address: string, from: string) => {
    const { origin: there, pathname, search } = new URL(address, `${origin}${from}`);
    // Skips paths whose visit changes something, and those that only scripts request.
    if (there !== origin || /^\/(redirect|callback|fragments|api)\b/.test(pathname)) return;
    const path = pathname + search;
    if (seen.has(path)) return;
    seen.add(path);
    if (isWanted(path)) queue.push({ path, from });
  };
  const visit = async ({ path, from }: { path: string; from: string }) => {
    const answer = await get(site, path);
    if (answer.status === 301 || answer.status === 303) return add(answer.headers.location!, path);
    if (answer.status !== 200) return void faults.push(`${path}: ${answer.status}, linked from ${from}`);
    if (!answer.headers['content-type']?.startsWith('text/html')) return;
    const page = { path, text: answer.text };
    pages.set(path, page);
    for (const href of all(page.text, / href="([^"]+)"/g)) add(href, path);
    for (const src of all(page.text, / src="([^"]+)"/g)) if (!src.startsWith('data:')) add(src, path);
  };
  for (const { address } of entries) add(address, '/');
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));
  return { pages, faults };
}

/** The path of what a page is a part of: without filters, and without what one chose or turned to. */
const wholeOf = (path: string) => baseOf(path.split('?', 1)[0]!);

function faultsOf({ path, text }: Page, origin: string): string[] {
  const faults: string[] = [];
  const must = (right: boolean, what: string) => void (right || faults.push(`${path}: ${what}`));
  must(/<html[^>]* lang="[a-z]{2}-[A-Z]{2}"/.test(text), 'no language');
  must(/<title>[^<]{5,}<\/title>/.test(text), 'no title');
  must(/<meta name="description" content="[^"]{20,}"/.test(text), 'no description');
  must(text.match(/<h1[\s>]/g)?.length === 1, 'not one h1');
  const ids = all(text, / id="([^"]+)"/g);
  must(new Set(ids).size === ids.length, `twice: ${ids.filter((id, index) => ids.indexOf(id) < index).join(', ')}`);
  if (text.includes('name="robots" content="noindex"')) return faults;
  const [canonical] = all(text, /<link rel="canonical" href="([^"]+)"/g);
  must(canonical?.startsWith(origin) === true, 'no canonical address');
  // Only pages that are their own canonical have alternates; a filtered one has those of the whole. The next page of a list
  // need not exist in another language.
  const hasAlternates = /hreflang="x-default"/.test(text);
  if (canonical !== origin + wholeOf(path)) must(!hasAlternates, 'alternates of another page');
  else must(hasAlternates || path.includes('page='), 'no alternates');
  return faults;
}

/** Links and buttons whose name lacks the words that are seen (WCAG 2.5.3): who says those by voice reaches nothing. */
function lostWords(pages: ReadonlyMap<string, Page>): string[] {
  const words = (part: string) => unescape(part).replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const lost = new Map<string, string>();
  for (const { path, text } of pages.values()) {
    const named = text.matchAll(/<(a|button)\b[^>]*? aria-label="([^"]+)"[^>]*>(.*?)<\/\1>/gs);
    for (const [, , label, inner] of named) {
      const shown = inner!.replaceAll(/<svg.*?<\/svg>|<(\w+)[^>]* aria-hidden="true".*?<\/\1>|<[^>]*>/gs, ' ');
      // A sign, such as a plus or the cross of a filter, is no word.
      const seen = words(shown).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      if (!words(label!).includes(seen)) lost.set(`“${seen}” is not in “${label}”`, path);
    }
  }
  return [...lost].map(([what, path]) => `${path}: ${what}`);
}

/** Links within the site whose fragment does not exist on their page. */
function lostFragments(pages: ReadonlyMap<string, Page>, origin: string): string[] {
  const ids = new Map([...pages].map(([path, { text }]) => [path, new Set(all(text, / id="([^"]+)"/g))]));
  return [...pages.values()].flatMap(({ path, text }) =>
    [...new Set(all(text, /<a [^>]*?href="([^"]*#[^"]+)"/g))].flatMap((href) => {
      const target = new URL(href, origin + path);
      if (target.origin !== origin) return [];
      const there = ids.get(target.pathname + target.search);
      return !there || there.has(decodeURIComponent(target.hash.slice(1))) ? [] : [`${path}: ${href} leads to no part`];
    }),
  );
}

/** Alternates within the site that do not link back to the page. */
function lostAlternates(pages: ReadonlyMap<string, Page>, origin: string): string[] {
  const named = new Map(
    [...pages].map(([path, { text }]) => [path, all(text, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g)]),
  );
  return [...named].flatMap(([path, alternates]) =>
    alternates
      .filter((address) => address.startsWith(`${origin}/`))
      .filter((address) => {
        const twin = new URL(address);
        // Pages that do not answer are reported above, and only a few screenings are visited.
        return named.get(twin.pathname + twin.search)?.includes(origin + wholeOf(path)) === false;
      })
      .map((address) => `${path}: ${address} does not point back`),
  );
}

describe.each(walks())('from the homes and sitemaps of %s', (site, languages) => {
  test('no link, picture or fragment is broken, and each page says what it is and is listed right', async () => {
    const entries = await sitemapsOf(site);
    const { pages, faults } = await crawl(site, languages, entries);
    const origin = originOf(site);
    expect(entries.length).toBeGreaterThan(50);
    expect(pages.size).toBeGreaterThan(100);
    faults.push(...faultsOfSitemaps(site, languages, entries, pages));
    faults.push(...[...pages.values()].flatMap((page) => faultsOf(page, origin)));
    faults.push(...lostFragments(pages, origin), ...lostAlternates(pages, origin));
    faults.push(...lostWords(pages));
    expect(faults.slice(0, 40)).toEqual([]);
  });
});
