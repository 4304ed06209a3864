import { describe, expect, test } from 'vitest';
import type { Footer } from '../../../src/contract/footer.ts';
import type { Show } from '../../../src/contract/show.ts';
import { isUpcoming } from '../../../src/domain/show/release.ts';
import { href } from '../../../src/routes/href.ts';
import { releaseZoneOf, siteOf, SITE_CODES } from '../../../src/sites/sites.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { get } from '../../support/site.ts';

const footerOf = (html: string) => html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe.each(SITE_CODES)('%s', (code) => {
  const site = siteOf(code);

  // SPEC 1.13, 2.99, 3.33
  test.each(site.languages)('the footer in %s has all that editors put there', async (language) => {
    const footer = (await get(code, `/api/footer?language=${language}`)).json() as Footer;
    const { shows } = (await get(code, `/api/shows?language=${language}`)).json() as {
      shows: Pick<Show, 'slug' | 'homeOrder' | 'releaseAt' | 'isComingSoon'>[];
    };
    const html = footerOf((await get(code, href(site, language, 'offers'))).text);
    const links = footer.columns.flatMap((column) => column.links);
    for (const { url } of links) expect(url === null || html.includes(`href="${url}"`), String(url)).toBe(true);
    for (const { url } of footer.socialNetworks) expect(html.includes(`href="${url}"`), url).toBe(true);
    // The browser keeps one column open at a time: the shows, the cities and the editors' columns.
    expect(count(html, /<details [^>]*name="footer"/g)).toBe(footer.columns.length + 2);
    expect(count(html, /href="[^"]*\/cookies"/g)).toBe(links.filter((link) => link.cookiePreferences).length);
    expect(count(html, /target="_blank"/g)).toBe(links.filter((link) => link.newTab).length);
    const inOrder = shows.toSorted((a, b) => a.homeOrder - b.homeOrder);
    const isToCome = (show: (typeof shows)[number]) => isUpcoming(show, releaseZoneOf(site, language), TEST_DAY);
    const first = inOrder.filter((show) => !isToCome(show)).slice(0, 5);
    expect(first.map(({ slug }) => html.includes(`/${slug}"`))).toEqual([true, true, true, true, false]);
    // What is on excludes what is still to come.
    expect(inOrder.filter((show) => isToCome(show) && html.includes(`/${show.slug}"`))).toEqual([]);
  });
});

// SPEC 2.98
test.each([
  ['fr', ['paris', 'lyon', 'marseille', 'toulouse', 'nice']],
  ['nl', ['amsterdam', 'rotterdam', 'utrecht', 'den-haag', 'eindhoven']],
] as const)('the five cities of %s are fixed', async (code, cities) => {
  const site = siteOf(code);
  const html = footerOf((await get(code, href(site, site.defaultLanguage, 'news'))).text);
  const found = cities.map((slug) => html.indexOf(`href="${href(site, site.defaultLanguage, 'city', { slug })}"`));
  expect(found.every((place) => place > 0)).toBe(true);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

test.each(SITE_CODES)('the menu of %s leads wherever the footer does, by the site map at most', async (code) => {
  const site = siteOf(code);
  const linksIn = (html: string) => new Set([...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path]) => path!));
  for (const language of site.languages) {
    const { text } = await get(code, href(site, language, 'news'));
    const menu = linksIn(text.slice(text.indexOf('<header'), text.indexOf('</header>')));
    const map = href(site, language, 'sitemap');
    expect(menu.has(map)).toBe(true);
    const all = menu.union(linksIn((await get(code, map)).text.split('<footer', 1)[0]!));
    const footer = [...linksIn(footerOf(text))].filter((path) => !path.startsWith('/redirect/'));
    expect(footer.filter((path) => !all.has(path))).toEqual([]);
  }
});

describe('the questions', () => {
  const questions = (html: string) => [
    ...footerOf(html).matchAll(/<details [^>]*name="faq"[^]*?<summary[^>]*>([^<]+)/g),
  ];

  // SPEC 3.32
  test('are those of the page’s type, or the footer’s own', async () => {
    const groups = (await get('fr', '/api/footer/faq')).json() as { type: string; questions: { title: string }[] }[];
    const titles = (type: string) => groups.find((group) => group.type === type)!.questions.map(({ title }) => title);
    const { shows } = (await get('fr', '/api/shows')).json() as { shows: { slug: string; isMovie: boolean }[] };
    const film = shows.find(({ isMovie }) => isMovie)!.slug;
    const on = async (path: string) => questions((await get('fr', path)).text).map(([, title]) => title!.trim());
    expect(await on(href(siteOf('fr'), 'fr', 'movie', { slug: film }))).toEqual(titles('Movie'));
    expect(await on(href(siteOf('fr'), 'fr', 'news'))).toEqual(titles('default'));
  });

  test('are not there where there is no help centre', async () => {
    expect(questions((await get('be', '/')).text)).toEqual([]);
  });
});
