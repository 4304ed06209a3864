import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** The budget of such lists in budgets.json, in bytes as a CDN sends them. */
const BUDGET = 25_000;
const weight = (text: string) => brotliCompressSync(text).length;
const cardsOf = (text: string) => text.match(/<li [^>]*data-cinema-card/g)?.length ?? 0;
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
    for (const each of [letter, ...[...parts].map((part) => part.replaceAll('&amp;', '&').replaceAll('&#38;', '&'))]) {
      const part = await get(each);
      expect(weight(part.text), each).toBeLessThan(BUDGET);
      for (const [, slug] of part.text.matchAll(
        /<li [^>]*data-cinema-card[^>]*>\s*<a[^>]*href="\/cinemas\/([^"]+)"/g,
      )) {
        seen.add(slug!);
      }
    }
  }
  expect(seen.size).toBe(2000);
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
  expect(only).toContain('1 cinéma pour « royal versailles »');
  expect((await get('/cinemas?q=Atlantide')).text.includes('Aucun cinéma pour « Atlantide »')).toBe(true);
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

test('the page of a film lists the 30 nearest other towns, and the rest by letter', async () => {
  const { shows } = (await get('/api/shows')).json() as { shows: { slug: string; isMovie: boolean }[] };
  const film = `/films/${shows.find(({ isMovie }) => isMovie)!.slug}`;
  const townsIn = (text: string) =>
    new Set([...text.split(' id="elsewhere"')[1]!.matchAll(/localisation-([a-z0-9-]+)"/g)].map(([, town]) => town!));
  const { text } = await get(film);
  expect(townsIn(text).size).toBe(30);
  expect(weight(text)).toBeLessThan(BUDGET);
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
  expect(townsIn(unknown.text).size).toBe(30);
});
