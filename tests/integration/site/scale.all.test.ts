import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heaviestPage } from '../../../scripts/budgets/examples.ts';
import { measureHtml } from '../../../scripts/budgets/measure.ts';
import type { Screen } from '../../../src/routes/screens.ts';
import { request } from '../../support/request.ts';
import { startScaleSite } from '../../support/scaleStore.ts';
import type { RunningSite } from '../../support/server.ts';

/** The site of the chain of `npm run demo -- --scale`, over HTTP. */
let site: RunningSite;
const get = (path: string) => request(site.port, 'fr', path);

beforeAll(async () => {
  site = await startScaleSite('scale');
});
afterAll(() => site.stop());

test('the chain at scale has 2,000 cinemas and 300 shows, imported without a fault', async () => {
  const cinemas = (await get('/api/cinemas')).json() as { slug: string }[];
  expect(cinemas.length).toBe(2000);
  const { shows } = (await get('/api/shows')).json() as { shows: unknown[] };
  expect(shows.length).toBe(300);
});

const kinds = JSON.parse(readFileSync('budgets.json', 'utf8')) as Record<string, { screens: Screen[]; html: number }>;
/** The budgets of such lists and texts, in bytes as a CDN sends them. */
const [BUDGET, TEXT_BUDGET] = [kinds['list']!.html, kinds['pages']!.html];
/**
 * Where so large a chain is beyond the budget of its kind: a heart on each of 414 posters weighs 2.7 kB, on each of 232
 * posters and cinemas 2.3 kB, and what only ears hear of 301 tickets 1.7 kB (decisions 62 and 71). A film's other cities and the pins of
 * its map name each other: 0.4 kB.
 */
const AT_SCALE: Readonly<Record<string, number>> = { list: 30_500, 'other lists': 31_000, film: 31_500 };
const weight = (text: string) => brotliCompressSync(text).length;
const unescaped = (text: string) => text.replaceAll(/&(?:amp|#38);/g, '&');
const cardsOf = (text: string) => text.match(/<button [^>]*name="favourite"/g)?.length ?? 0;
const lettersIn = (text: string) =>
  [...text.matchAll(/href="(\/cinemas\?letter=[^"#&]+)#letters"/g)].map(([, to]) => to!);

test('the list of 2,000 cinemas is an index by letter with a search, in which each part is within its budget', async () => {
  const { text, status } = await get('/cinemas');
  expect(status).toBe(200);
  expect(weight(text)).toBeLessThan(BUDGET);
  expect(/<form[^>]*role="search"[^>]*action="\/cinemas"/.test(text)).toBe(true);
  const seen = new Set<string>();
  const letters = new Set(lettersIn(text));
  expect(letters.size).toBeGreaterThan(15);
  for (const letter of letters) {
    const first = await get(letter);
    const parts = new Set([...first.text.matchAll(/href="(\/cinemas\?letter=[^"#]+page=\d+)#/g)].map(([, to]) => to!));
    for (const each of [letter, ...[...parts].map((part) => unescaped(part))]) {
      const part = await get(each);
      expect(weight(part.text), each).toBeLessThan(BUDGET);
      for (const [, slug] of part.text.matchAll(/<button [^>]*name="favourite" value="([^"]+)"/g)) {
        seen.add(slug!);
      }
    }
  }
  expect(seen.size).toBe(2000);
});

test('the map of 2,000 cinemas is of as many pins as can be read, each of which leads to a part that is within its budget', async () => {
  const { text } = await get('/cinemas');
  const pins = [...text.matchAll(/<a class="pin" href="([^"]+)"/g)].map(([, to]) => unescaped(to!).replace(/#.*/, ''));
  expect(pins.length).toBeGreaterThan(20);
  expect(pins.length).toBeLessThanOrEqual(80);
  const larger = [...new Set(pins.filter((to) => to.includes('?map=')))];
  expect(larger.length).toBeGreaterThan(10);
  for (const each of larger) {
    const part = await get(each);
    expect(part.status, each).toBe(200);
    expect(weight(part.text), each).toBeLessThan(BUDGET);
    expect(part.text.split('class="pin"').length - 1, each).toBeGreaterThan(1);
  }
});

test('the search of the list works without script, and tells cinemas of one name apart by town', async () => {
  const rex = await get('/cinemas?q=rex');
  expect(cardsOf(rex.text)).toBeGreaterThan(3);
  expect(weight(rex.text)).toBeLessThan(BUDGET);
  expect(rex.headers['cache-control']).toContain('private');
  const le = await get('/cinemas?q=le');
  expect(cardsOf(le.text)).toBe(100);
  expect(weight(le.text)).toBeLessThan(BUDGET);
  const [only] = /<h2[^>]*id="found"[^>]*>[^<]*/.exec((await get('/cinemas?q=royal+versailles')).text) ?? [''];
  expect(only).toContain('1 cinéma pour «\u00A0royal versailles\u00A0»');
  expect((await get('/cinemas?q=Atlantide')).text.includes('Aucun cinéma pour «\u00A0Atlantide\u00A0»')).toBe(true);
});

test('an unknown letter, or a page that it lacks, is the index', async () => {
  for (const query of ['letter=%C3%9F', 'letter=a&page=99', 'letter=a&page=x']) {
    const { text, status } = await get(`/cinemas?${query}`);
    expect(status).toBe(200);
    expect(text.includes('Les villes qui en comptent le plus')).toBe(true);
  }
});

test('who has chosen a cinema or a city is led there from the index by the API', async () => {
  const { text } = await get('/cinemas');
  expect(/<div[^>]* data-cinema-addresses="\/api\/locator\/page\?language=fr"/.test(text)).toBe(true);
  const pageOf = async (query: string) => {
    const { status, headers } = await get(`/api/locator/page?${query}`);
    expect(status).toBe(302);
    return headers.location;
  };
  const [cinema] = (await get('/api/cinemas')).json() as { slug: string; vistaRef: string }[];
  expect(await pageOf(`language=fr&cinema=${cinema!.vistaRef}`)).toBe(`/cinemas/${cinema!.slug}`);
  expect(await pageOf(`language=en&slug=${cinema!.slug}`)).toBe(`/en/cinemas/${cinema!.slug}`);
  expect(await pageOf('city=paris')).toBe('/cinemas/ville/paris');
  expect(await pageOf('city=atlantide')).toBe('/cinemas#all');
  expect(await pageOf('cinema=__proto__')).toBe('/cinemas#all');
  expect(await pageOf('')).toBe('/cinemas#all');
  // Who has searched, or opened a letter, stays.
  for (const path of ['/cinemas?q=rex', '/cinemas?letter=a']) {
    expect(/<div[^>]* data-cinema-addresses/.test((await get(path)).text), path).toBe(false);
  }
});

test('the page of the nearest cinemas suggests the cities with the most cinemas, and leads to the list of all', async () => {
  for (const path of ['/autour-de-moi', '/autour-de-moi?q=lyon', '/autour-de-moi?q=Atlantide']) {
    expect(weight((await get(path)).text), path).toBeLessThan(BUDGET);
  }
  const { text } = await get('/autour-de-moi');
  const [, cities = ''] = text.split(' id="cities"');
  expect(cities.match(/href="\/autour-de-moi\?q=/g)?.length).toBe(60);
  expect(cities.includes('href="/autour-de-moi?q=Marseille"')).toBe(true);
  expect(cities.includes('href="/cinemas#all"')).toBe(true);
});

test('the locator gets matches, never the 2,000 cinemas', async () => {
  const ask = async (query: string) => {
    const { text, json } = await get(`/api/locator/cinemas?${query}`);
    expect(text.length, query).toBeLessThan(2000);
    return (json() as { cinemas: { slug: string; town: string }[] }).cinemas;
  };
  expect((await ask('q=lyon')).length).toBe(6);
  expect((await ask('q=69002'))[0]!.town).toContain('Lyon');
  expect((await ask('city=marseille'))[0]!.town).toContain('Marseille');
  expect((await ask('at=48.85,2.35'))[0]!.town).toContain('Paris');
  expect(await ask('q=Atlantide')).toEqual([]);
  expect(await ask('')).toEqual([]);
  expect((await ask('slugs=aurore-lyon-confluence,gone')).map(({ slug }) => slug)).toEqual(['aurore-lyon-confluence']);
  expect((await get('/api/locator/start')).json()).toEqual({ location: { mode: 'city', slug: 'paris' } });
});

test('the page of a film lists the 16 nearest other towns, and the rest by letter', async () => {
  const { shows } = (await get('/api/shows')).json() as { shows: { slug: string; isMovie: boolean }[] };
  const film = `/films/${shows.find(({ isMovie }) => isMovie)!.slug}`;
  // After the map, which has pins of more towns.
  const townsIn = (text: string) => {
    const [, elsewhere = ''] = text.split(' id="elsewhere"');
    const list = elsewhere.slice(elsewhere.indexOf('data-near'));
    return new Set([...list.matchAll(/localisation-([a-z0-9-]+)"/g)].map(([, town]) => town!));
  };
  const { text } = await get(film);
  expect(townsIn(text).size).toBe(16);
  expect(weight(text)).toBeLessThan(kinds['film']!.html);
  const letters = [...text.matchAll(/href="([^"]*\?letter=[^"]+)#elsewhere"/g)].map(([, to]) => to!);
  expect(letters.length).toBeGreaterThan(10);
  const found = new Set<string>();
  for (const letter of letters) for (const town of townsIn((await get(letter)).text)) found.add(town);
  const playing = new Set(
    Object.keys((await get(`/api/show/${film.slice('/films/'.length)}/cinemas`)).json() as object),
  );
  const cinemas = (await get('/api/cinemas')).json() as { slug: string; citySlug: string; status: boolean }[];
  const towns = cinemas.filter(({ slug, status }) => status && playing.has(slug)).map(({ citySlug }) => citySlug);
  expect([...found].sort()).toEqual([...new Set(towns)].filter((town) => town !== 'paris').sort());
  const unknown = await get(`${film}?letter=%C3%9F`);
  expect(townsIn(unknown.text).size).toBe(16);
});

test.each([
  ['fr', '/plan-du-site'],
  ['en', '/en/sitemap'],
])(
  'the site map in %s is an index, whose sections have every film, event, city and cinema by letter',
  async (_, index) => {
    const { text } = await get(index);
    expect(weight(text)).toBeLessThan(TEXT_BUDGET);
    const linksIn = (html: string) => [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, to]) => unescaped(to!));
    const ofSections = (html: string) => linksIn(html).filter((to) => to.startsWith(`${index}/`));
    const seen = new Set<string>();
    const queue = [...new Set(ofSections(text))];
    expect(queue.length).toBeGreaterThan(30);
    for (const path of queue) {
      const part = await get(path);
      expect(part.status, path).toBe(200);
      expect(weight(part.text), path).toBeLessThan(TEXT_BUDGET);
      const [, own] = /rel="canonical" href="http:\/\/[^/]*([^"]*)"/.exec(part.text)!;
      expect(unescaped(own!)).toBe(path);
      for (const to of linksIn(part.text.slice(part.text.indexOf('<main')))) seen.add(to.split('/').at(-1)!);
      for (const to of ofSections(part.text)) if (!queue.includes(to)) queue.push(to);
    }
    for (const to of linksIn(text)) seen.add(to.split('/').at(-1)!);
    const { shows } = (await get('/api/shows')).json() as { shows: { slug: string }[] };
    const [cinemas, cities] = [(await get('/api/cinemas')).json(), (await get('/api/cities')).json()];
    const due = [...shows, ...(cinemas as { slug: string }[]), ...(cities as { slug: string }[])];
    expect(due.length).toBeGreaterThan(3000);
    expect(due.filter(({ slug }) => !seen.has(slug)).map(({ slug }) => slug)).toEqual([]);
  },
);

test('an unknown letter of the site map is the first, at its own address', async () => {
  for (const query of ['letter=%C3%9F', 'letter=a&page=99', 'page=x']) {
    const { text } = await get(`/plan-du-site/films?${query}`);
    expect(/rel="canonical" href="[^"]*\/plan-du-site\/films"/.test(text), query).toBe(true);
  }
});

test('the accessible screenings are those of the largest cities or of a letter, within the budget, and none is lost', async () => {
  const page = '/seances-accessibles';
  const citiesIn = (html: string) =>
    [...html.matchAll(/href="\/seances-accessibles\/([a-z0-9-]+)"/g)].map(([, city]) => city!);
  const index = await get(page);
  expect(new Set(citiesIn(index.text)).size).toBe(12);
  expect(index.text.match(/<h2 [^>]*id="city-/g)!.length).toBeGreaterThan(5);
  for (const path of [
    page,
    `${page}/filters/tags-pmr`,
    `${page}/filters/tags-pmr?letter=s`,
    `${page}/paris/filters/tags-pmr`,
  ]) {
    expect(weight((await get(path)).text), path).toBeLessThan(AT_SCALE['list']!);
  }
  const linksIn = (html: string) =>
    [...html.matchAll(/href="(\/seances-accessibles\?letter=[^"#]+)#letters"/g)].map(([, to]) => unescaped(to!));
  const queue = [...new Set(linksIn(index.text))];
  const seen = new Set<string>();
  for (const path of queue) {
    const { text } = await get(path);
    expect(weight(text), path).toBeLessThan(AT_SCALE['list']!);
    for (const city of citiesIn(text)) seen.add(city);
    for (const to of linksIn(text)) if (!queue.includes(to)) queue.push(to);
  }
  const cities = (await get('/api/cities')).json() as { slug: string; cinemas: string[] }[];
  const due = cities.filter(({ cinemas }) => cinemas.length > 0).map(({ slug }) => slug);
  expect([...seen].sort()).toEqual(due.sort());
  // Another day, and a need, stay with the letter.
  const { text } = await get(`${page}?letter=s`);
  expect(/href="\/seances-accessibles\/filters\/date-2026-11-22\?letter=s"/.test(text)).toBe(true);
  expect(/href="\/seances-accessibles\/filters\/tags-pmr\?letter=s"/.test(text)).toBe(true);
  // A place in the address is shown whatever its size.
  const [small] = cities.filter(({ cinemas }) => cinemas.length === 1);
  const placed = await get(`${page}/filters/tags-pmr/localisation-${small!.slug}`);
  expect(placed.text.includes(`id="city-${small!.slug}"`)).toBe(true);
});

test('the search tells cinemas of one name apart by town, and its page is within the budget', async () => {
  const items = (await get('/api/search/quick?q=rex')).json() as {
    type: string;
    title: string;
    synopsis: string | null;
  }[];
  const same = items.filter(
    ({ type, title }) => type === 'cinema' && title === items.find((each) => each.type === 'cinema')!.title,
  );
  expect(same.length).toBeGreaterThan(1);
  expect(new Set(same.map(({ synopsis }) => synopsis)).size).toBe(same.length);
  for (const query of ['q=rex', 'q=le', 'q=le&type=news', 'q=rex&type=cinema']) {
    expect(weight((await get(`/recherche?${query}`)).text), query).toBeLessThan(BUDGET);
  }
});

test('the sitemaps of search engines are an index of small files, which have every page once, with its twin', async () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const files = locations((await get('/sitemap.xml')).text);
  expect(files.length).toBeGreaterThan(20);
  const addresses: string[] = [];
  for (const file of files) {
    const { status, text } = await get(new URL(file).pathname);
    expect(status, file).toBe(200);
    const entries = locations(text);
    expect(entries.length, file).toBeLessThanOrEqual(2500);
    expect(text.length, file).toBeLessThan(5e6);
    expect(text.match(/hreflang="fr-FR"/g)?.length, file).toBe(entries.length);
    expect(text.match(/hreflang="en-FR"/g)?.length, file).toBe(entries.length);
    addresses.push(...entries);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  const cinemas = (await get('/api/cinemas')).json() as { slug: string }[];
  expect(cinemas.filter(({ slug }) => !paths.has(`/cinemas/${slug}`) || !paths.has(`/en/cinemas/${slug}`))).toEqual([]);
  const news = (await get('/api/news-offers')).json() as { slug: string; type: string }[];
  const due = news.filter(({ type }) => type === 'news').map(({ slug }) => `/actualites/${slug}`);
  expect(due.length).toBeGreaterThan(20_000);
  expect(due.filter((path) => !paths.has(path))).toEqual([]);
});

/** As many pages of a kind as are weighed, from all over its list. Films are few, and all are. */
const WEIGHED = 40;
const budgets = Object.entries(kinds).flatMap(([kind, { screens, html }]) =>
  screens.map((screen) => ({ kind, screen, html: AT_SCALE[kind] ?? html })),
);

test.each(budgets)('$screen is within the budget of $kind among 2,000 cinemas', async ({ screen, html: most }) => {
  const { path, html } = await heaviestPage(site.port, screen, screen === 'movie' ? Infinity : WEIGHED);
  expect(measureHtml(html.body.toString('utf8'), site.port).html, path).toBeLessThanOrEqual(most);
});
