import { describe, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { isAvailable } from '../../../src/routes/screens.ts';
import { siteOf, SITE_CODES, type Language, type SiteCode } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

type Item = { type: string; slug: string; title: string; url: string };
const fr = siteOf('fr');
const page = (query: string) => get('fr', `${href(fr, 'fr', 'search')}?${query}`);
/** The types of the sections on a page of results. */
const found = (html: string) => [...html.matchAll(/data-found="(\w+)"/g)].map(([, type]) => type);

describe.each(SITE_CODES)('%s', (code) => {
  const site = siteOf(code);

  // SPEC 1.12
  test.each(site.languages)('finds Metropolis by “metro” in %s, as page and as API', async (language) => {
    const { status, text } = await get(code, `${href(site, language, 'search')}?q=metro`);
    expect(status).toBe(200);
    const items = (await get(code, `/api/search/quick?language=${language}&q=metro`)).json() as Item[];
    const film = items.find(({ title }) => title === 'Metropolis');
    expect(film?.type).toBe('show');
    expect(text.includes(`href="${film!.url}"`)).toBe(true);
    expect(film!.url.startsWith(href(site, language, 'movie', { slug: film!.slug }))).toBe(true);
  });
});

// SPEC 1.12
test.each(SITE_CODES)('finds offers and news of %s by their titles, and help where there is any', async (code) => {
  const site = siteOf(code);
  const language = site.defaultLanguage;
  const articles = (await get(code, '/api/news-offers')).json() as { type: string; slug: string; title: string }[];
  for (const type of ['news', 'offer', 'event']) {
    const { slug, title } = articles.find((article) => article.type === type)!;
    const items = (await get(code, `/api/search/full?q=${encodeURIComponent(title)}`)).json() as Item[];
    const hit = items.find((item) => item.slug === slug);
    expect(hit?.type, title).toBe(type === 'news' ? 'news' : 'offer');
    expect((await get(code, hit!.url)).status, hit!.url).toBe(200);
    const { text } = await get(code, `${href(site, language, 'search')}?q=${encodeURIComponent(title)}`);
    expect(text.includes(`href="${hit!.url}"`), title).toBe(true);
  }
  const help = (await get(code, '/api/search/full?q=abonn&type=faq')).json() as Item[];
  expect(help.length > 0).toBe(isAvailable(site, 'helpArticleBySlug'));
});

test.each<[SiteCode, Language, string, string]>([
  ['fr', 'fr', 'carte cadeau', 'page'],
  ['fr', 'en', 'gift card', 'page'],
  ['nl', 'nl', 'cadeaubon', 'page'],
  ['ch', 'de', 'Gutschein', 'page'],
  ['ch', 'de', 'Abo', 'page'],
  ['ch', 'de', 'Rollstuhl', 'cinema'],
  ['fr', 'fr', 'comedie', 'show'],
  ['nl', 'nl', 'komedie', 'show'],
  ['fr', 'fr', 'parking', 'cinema'],
  ['fr', 'en', 'parking', 'cinema'],
  ['ch', 'de', 'Parkplatz', 'cinema'],
  ['ch', 'de', 'parking', 'cinema'],
  ['ch', 'de', 'parkieren', 'cinema'],
  ['nl', 'nl', 'parking', 'cinema'],
  ['fr', 'fr', 'metropolis lyon', 'show'],
  ['fr', 'fr', 'metropolis lyon', 'cinema'],
  ['fr', 'fr', '69003', 'cinema'],
  ['fr', 'fr', 'vost', 'page'],
])('on %s in %s, %s finds a %s, and every result has its page', async (code, language, text, type) => {
  const query = `q=${encodeURIComponent(text)}`;
  const items = (await get(code, `/api/search/full?language=${language}&${query}`)).json() as Item[];
  const ofType = items.filter((item) => item.type === type);
  expect(ofType.length).toBeGreaterThan(0);
  const { text: html } = await get(code, `${href(siteOf(code), language, 'search')}?${query}`);
  expect(found(html)).toContain(type);
  for (const { url, title } of ofType.slice(0, 3)) {
    expect((await get(code, url)).status, url).toBe(200);
    expect(html.includes(`href="${url}"`), title).toBe(true);
  }
});

// SPEC 3.40, 3.41
test('a result says when it was published, what it is about, and when it is', async () => {
  const items = async (text: string) =>
    (await get('fr', `/api/search/full?q=${text}`)).json() as Record<string, unknown>[];
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
  const [metro, imax] = await Promise.all(['metro', 'imax'].map(items));
  const of = (list: Record<string, unknown>[], wanted: string) => list.find(({ type }) => type === wanted);
  expect(of(metro!, 'show')).toMatchObject({ slug: 'metropolis-44019' });
  expect(of(metro!, 'news')).toMatchObject({ publicationDate: day, topic: 'Films' });
  expect(of(metro!, 'offer')).toMatchObject({
    topic: 'Événements',
    startDate: '2026-11-28 19:00:00',
    endDate: '2026-11-28 21:55:00',
    dateType: 'exact',
  });
  expect(of(imax!, 'gpxp')).toMatchObject({ slug: 'imax' });
  expect(of(imax!, 'faq')).toMatchObject({ publicationDate: day, topic: 'L’abonnement' });
  expect(of(imax!, 'cinema')).toBeDefined();
  // SPEC 5 drops events: what is one is among the offers.
  expect(of(metro!, 'event')).toBeUndefined();
});

test.each<[SiteCode, Language, string]>([
  ['fr', 'fr', 'vost'],
  ['ch', 'de', 'IMAX'],
])('on %s in %s, %s finds no film that has nearly that word', async (code, language, text) => {
  const items = (await get(code, `/api/search/full?language=${language}&q=${text}`)).json() as Item[];
  expect(items.filter(({ type }) => type === 'show')).toEqual([]);
});

describe('the page of results', () => {
  test('is hidden from search engines, and cached for nobody else', async () => {
    const { headers, text } = await page('q=metro');
    expect(headers['cache-control']).toContain('private');
    expect(text.includes('<meta name="robots" content="noindex"')).toBe(true);
    const other = await page('q=potemkine');
    expect(other.headers['server-timing'] ?? '').not.toMatch(/hit|stale/);
    expect(other.text.includes('value="potemkine"')).toBe(true);
  });

  // SPEC 9.22
  test('shows SPEC’s number of each type, and all of one when asked', async () => {
    const all = await page('q=aurore');
    expect(all.text.match(/href="[^"]*[?&](?:amp;)?type=cinema"/g)).toHaveLength(1);
    const one = await page('q=aurore&type=cinema');
    expect(found(one.text)).toEqual(['cinema']);
    const cinemas = (await get('fr', '/api/cinemas')).json() as { slug: string }[];
    for (const { slug } of cinemas) expect(one.text.includes(`/cinemas/${slug}"`), slug).toBe(true);
  });

  // SPEC 5.6
  test('finds places by the first figures of a postcode', async () => {
    const cinemas = (await get('fr', '/api/cinemas')).json() as { slug: string; theaters: { addressZip: string }[] }[];
    const { slug, theaters } = cinemas.find(({ slug: each }) => each.includes('lyon'))!;
    const figures = theaters[0]!.addressZip.slice(0, 3);
    const items = (await get('fr', `/api/search/full?q=${figures}`)).json() as Item[];
    expect(items.map((item) => item.slug)).toContain(slug);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['cinema', 'city']));
    expect(found((await page(`q=${figures}`)).text)).toEqual(['cinema', 'city']);
  });

  test('says what is too short and what is not found, and shows what plays', async () => {
    const short = await page('q=m');
    expect(short.text).toContain('Saisissez au moins 2 lettres.');
    const nothing = await page('q=qxzqxz');
    expect(nothing.text).toContain('Rien ne correspond à «\u00a0qxzqxz\u00a0».');
    for (const { text } of [short, nothing, await page('')]) {
      expect(found(text)).toEqual([]);
      expect(text.includes('id="suggested"')).toBe(true);
      expect(text).toMatch(/id="shortcuts"[\s\S]*href="\/ce-soir"[\s\S]*href="\/giftcard"/);
    }
    expect((await page('q=metropolis')).text.includes('id="suggested"')).toBe(false);
  });

  test('begins with tonight’s films in the visitor’s place, or in the main city', async () => {
    const titleOf = (text: string) => /id="suggested-title"[^>]*>\s*([^<]*?)\s*</.exec(text)?.[1];
    expect(titleOf((await page('')).text)).toBe('Ce soir à Paris');
    const cookie = `cgp_locator=${encodeURIComponent(JSON.stringify({ type: 'city', value: 'lyon' }))}`;
    const { text, headers } = await get('fr', href(fr, 'fr', 'search'), { headers: { cookie } });
    expect(headers['cache-control']).toContain('private');
    expect(titleOf(text)).toBe('Ce soir à Lyon');
    expect(text).toMatch(/id="suggested"[\s\S]*href="\/ce-soir\/lyon"/);
    const part = await get('fr', '/fragments/fr/beginnings/search', { headers: { cookie } });
    expect(part.headers['cache-control']).toContain('private');
    expect([...part.text.matchAll(/<section title="([^"]*)"/g)].map(([, title]) => title)).toEqual([
      'Ce soir à Lyon',
      'Raccourcis',
    ]);
    expect(part.text.match(/href="\/(films|evenements)\/[^"]*-\d+"/g)!.length).toBeGreaterThan(3);
    expect(part.text).toMatch(/<small>\s*\d\d:\d\d · Aurore [^<]*<\/small>/);
  });

  test('finds people, beside their films', async () => {
    const { text } = await page('q=fritz+lang');
    expect(found(text)).toContain('person');
    expect(text).toContain('href="/personnes/fritz-lang"');
    const items = (await get('fr', '/api/search/quick?q=fritz%20lang')).json() as Item[];
    expect(items.find(({ type }) => type === 'person')).toMatchObject({
      title: 'Fritz Lang',
      url: '/personnes/fritz-lang',
    });
  });

  test('takes any text for a text', async () => {
    const hostile = await page(`q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(hostile.status).toBe(200);
    // Only a quotation mark could end an attribute.
    expect(hostile.text.replaceAll(/ value="[^"]*"/g, '').includes('<script>alert')).toBe(false);
    for (const query of [
      `q=${'x'.repeat(2000)}`,
      'q=%ff',
      'q=a&q=b',
      'type=show',
      'q=metro&type=event',
      'q=__proto__',
    ]) {
      expect((await page(query)).status, query).toBe(200);
    }
  });
});
