import { describe, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { isAvailable, SCREENS, type Screen } from '../../../src/routes/screens.ts';
import { localeOf, siteOf, SITE_CODES, type Language, type Site } from '../../../src/sites/sites.ts';
import { get, originOf } from '../../support/site.ts';

/** The screens of this programme and what an example of each is about. */
const BUILT = [
  'home',
  'shows',
  'movie',
  'entertainment',
  'cinemas',
  'city',
  'cinema',
  'cinemaLight',
  'cityLight',
  'upcomingLight',
] as const;

type Examples = Record<'movie' | 'entertainment' | 'city' | 'cinema', string>;

async function examplesOf(site: Site): Promise<Examples> {
  const { shows } = (await get(site.code, '/api/shows')).json() as { shows: { slug: string; isMovie: boolean }[] };
  const cities = (await get(site.code, '/api/cities')).json() as { slug: string; cinemas: string[] }[];
  const city = cities.find(({ cinemas }) => cinemas.length > 0)!;
  return {
    movie: shows.find(({ isMovie }) => isMovie)!.slug,
    entertainment: shows.find(({ isMovie }) => !isMovie)!.slug,
    city: city.slug,
    cinema: city.cinemas[0]!,
  };
}

const subject: Partial<Record<Screen, keyof Examples>> = {
  movie: 'movie',
  entertainment: 'entertainment',
  city: 'city',
  cityLight: 'city',
  cinema: 'cinema',
  cinemaLight: 'cinema',
};

function pathOf(site: Site, language: Language, screen: Screen, examples: Examples): string {
  const of = subject[screen];
  return href(site, language, screen, of ? { slug: examples[of] } : {});
}

describe.each(SITE_CODES)('%s', (code) => {
  const site = siteOf(code);

  test.each(site.languages)('every screen answers in %s, whole', async (language) => {
    const examples = await examplesOf(site);
    for (const screen of BUILT) {
      const path = pathOf(site, language, screen, examples);
      const { status, headers, text } = await get(code, path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
      // Whether, and not what: a page is too long to print.
      const has = (pattern: RegExp) => pattern.test(text);
      expect(has(new RegExp(`<html[^>]* lang="${localeOf(site, language)}"`)), path).toBe(true);
      expect(text.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(has(/<title>[^<]{10,}<\/title>/), `title of ${path}`).toBe(true);
      expect(has(/<meta name="description" content="[^"]{20,}"/), `description of ${path}`).toBe(true);
      expect(has(/<link rel="canonical"/), `canonical of ${path}`).toBe(true);
      expect(has(/hreflang="x-default"/), `alternates of ${path}`).toBe(true);
      expect(has(/<\/html>$/), `end of ${path}`).toBe(true);
      // No string is missing, no value unfilled; islands fill in their plural forms themselves.
      const shown = text.replaceAll(/ props="[^"]*"/g, '');
      expect(/\{\{|undefined|\[object Object\]|NaN/.exec(shown)?.[0], path).toBeUndefined();
      expect(/<[a-z][^>]* style=/.exec(text)?.[0], path).toBeUndefined();
    }
  });

  test('each language is an alternate of the others', async () => {
    const examples = await examplesOf(site);
    for (const language of site.languages) {
      const { text } = await get(code, pathOf(site, language, 'movie', examples));
      const found = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag, address]) => [tag, address],
      );
      const address = (each: Language) => originOf(code) + pathOf(site, each, 'movie', examples);
      expect(found).toEqual([
        ...site.languages.map((each) => [localeOf(site, each), address(each)]),
        ['x-default', address(site.defaultLanguage)],
      ]);
    }
  });

  test('what is not of this site is not found, and keeps its address', async () => {
    for (const path of [
      '/nothing-here',
      '/films/nobody-saw-it-1',
      href(site, site.defaultLanguage, 'city', { slug: 'atlantis' }),
    ]) {
      const { status, headers, text } = await get(code, path);
      expect(status, path).toBe(404);
      expect(headers.location).toBeUndefined();
      expect(text.includes('noindex'), path).toBe(true);
    }
    const foreign = SCREENS.find((screen) => !isAvailable(site, screen));
    if (foreign === 'threeSeatCard') expect((await get(code, '/cinecarte-3-places')).status).toBe(404);
  });
});
