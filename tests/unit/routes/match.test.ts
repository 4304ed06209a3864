import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../../src/contract/filters.ts';
import { hasFilters } from '../../../src/routes/filters.ts';
import { appliedFilters, href } from '../../../src/routes/href.ts';
import { languageOfPath, match } from '../../../src/routes/match.ts';
import { aliasesOf } from '../../../src/routes/patterns.ts';
import { isAvailable, routeOf, SCREENS } from '../../../src/routes/screens.ts';
import { isLanguage, SITE_CODES, siteOf } from '../../../src/sites/sites.ts';
import { filters, paramsFor, PLACES } from './samples.ts';

const siteList = SITE_CODES.map(siteOf);
const fr = siteOf('fr');
const ch = siteOf('ch');
const be = siteOf('be');
const nl = siteOf('nl');

describe('match and href', () => {
  // SPEC 2.2
  test('match(href(x)) = x over the whole table', () => {
    for (const place of PLACES) {
      const { site, language, screen } = place;
      const route = routeOf(screen);
      const asked = fc.record({
        params: paramsFor(place),
        filters: filters.map((each) => appliedFilters(route, each)),
        twin: route.twin ? fc.boolean() : fc.constant(false),
      });
      fc.assert(
        fc.property(asked, ({ params, filters, twin }) => {
          const path = href(site, language, screen, params, { filters, webview: twin });
          expect(match(site, path)).toEqual({
            screen,
            language,
            params,
            filters,
            hasFilters: hasFilters(filters),
            webview: twin || route.layout === 'webview' || route.layout === 'light',
            route: twin ? { ...route, layout: 'webview' } : route,
            canonical: undefined,
          });
        }),
        { numRuns: 15 },
      );
    }
  });

  test('an alias leads to the same screen and names its one address', () => {
    let seen = 0;
    for (const { site, language, screen } of PLACES) {
      for (const alias of aliasesOf(site, language, screen)) {
        const words = alias.replace('{slug}', 'opera-2026');
        const path = language === site.defaultLanguage ? `/${words}` : `/${language}/${words}`;
        const params = alias === words ? {} : { slug: 'opera-2026' };
        expect(match(site, path)).toMatchObject({
          screen,
          language,
          params,
          canonical: href(site, language, screen, params),
        });
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('an address is the same however it was reached: its canonical form has none of its own', () => {
    const spellings = [
      [fr, '/fr/films', '/films'],
      [fr, '/fr', '/'],
      [fr, '/films/metropolis%2D44019', '/films/metropolis-44019'],
      [fr, '/films/filters/tags-imax,3d', '/films/filters/tags-3d,imax'],
      [fr, '/films-evenements/filters/genres-drame/date-2026-11-21', '/films/filters/date-2026-11-21/genres-drame'],
      [fr, '/films/filters', '/films'],
      [nl, '/belevingen/categorie/imax', '/belevenissen/categorie/imax'],
      [ch, '/en/offers/summer', '/news-and-offers/summer'],
    ] as const;
    for (const [site, path, canonical] of spellings) {
      expect(match(site, path)?.canonical, path).toBe(canonical);
      expect(match(site, canonical)?.canonical, canonical).toBeUndefined();
    }
  });

  // SPEC 2.5
  test('a screen of another site is not found', () => {
    const foreign = siteList.flatMap((other) =>
      PLACES.filter(({ site, screen }) => site !== other && !isAvailable(other, screen)).map((place) => ({
        other,
        place,
      })),
    );
    expect(foreign.length).toBeGreaterThan(0);
    for (const { other, place } of foreign) {
      const path = href(place.site, place.language, place.screen, { slug: 'x', id: '7' });
      expect(match(other, path)?.screen, `${path} on ${other.code}`).not.toBe(place.screen);
      for (const language of other.languages)
        expect(() => href(other, language, place.screen, { slug: 'x', id: '7' })).toThrow();
    }
    expect(match(be, '/fr/aide')).toBeUndefined();
    expect(match(ch, '/fr/cinecarte-3-places')).toBeUndefined();
    expect(match(fr, '/kinos')).toBeUndefined();
    expect(match(fr, '/de/kinos')).toBeUndefined();
    expect(match(nl, '/en/cinepass/x')).toBeUndefined();
  });

  test('the legacy language change names a language, a kind and a slug of the site', () => {
    expect(match(ch, '/redirect/de/news-item/slug/summer')).toMatchObject({
      screen: 'redirect',
      language: 'de',
      params: { kind: 'news-item', slug: 'summer' },
    });
    expect(match(fr, '/redirect/en/faq-article/slug/x')?.params).toEqual({ kind: 'faq-article', slug: 'x' });
    expect(match(ch, '/redirect/de/faq-article/slug/x')).toBeUndefined();
    expect(match(fr, '/redirect/de/movie/slug/x')).toBeUndefined();
    expect(match(fr, '/redirect/en/toString/slug/x')).toBeUndefined();
    expect(match(fr, '/en/redirect/en/movie/slug/x')).toBeUndefined();
  });

  // SPEC 2.43
  test('filters are for lists that have them', () => {
    expect(match(fr, '/films/filters/versions-vost')?.filters.versions).toEqual(['vost']);
    expect(match(fr, '/app/filters/versions-vost')).toBeUndefined();
    expect(match(fr, '/cinecarte-5-places/filters/tags-3d')).toBeUndefined();
    expect(match(fr, '/films/filters/colour-red')).toBeUndefined();
    expect(href(fr, 'fr', 'mobileApp', {}, { filters: { ...NO_FILTERS, tags: ['3d'] } })).toBe('/app');
  });

  // SPEC 2.49
  test('a filter that a screen does not apply leads to the address without it', () => {
    expect(match(fr, '/films/filters/tags-imax/from-1900')?.canonical).toBe('/films/filters/tags-imax');
    expect(match(fr, '/cinemas/ville/lyon/filters/date-2026-11-21')?.canonical).toBe('/cinemas/ville/lyon');
    expect(match(fr, '/saison/opera/filters/tags-imax/localisation-lyon')?.canonical).toBe(
      '/saison/opera/filters/localisation-lyon',
    );
    expect(match(fr, '/cinemas/filters/colour-red')).toBeUndefined();
    expect(href(fr, 'fr', 'cinemas', {}, { filters: { ...NO_FILTERS, tags: ['3d'] } })).toBe('/cinemas');
  });

  test('a fragment follows the filters', () => {
    const options = { filters: { ...NO_FILTERS, tags: ['3d'] }, fragment: 'kids' } as const;
    expect(href(ch, 'de', 'shows', {}, options)).toBe('/de/filme-events/filters/tags-3d#kinder');
  });

  // SPEC 2.43
  test('href says which parameter or screen is missing', () => {
    expect(() => href(fr, 'fr', 'movie')).toThrow('movie lacks its slug');
    expect(() => href(fr, 'fr', 'movie', { slug: '' })).toThrow('movie lacks its slug');
    expect(() => href(fr, 'fr', 'helpCategory', { slug: 'x' })).toThrow('helpCategory lacks its id');
    expect(() => href(fr, 'nl', 'shows')).toThrow('no path for shows on fr in nl');
    expect(() => href(ch, 'fr', 'help')).toThrow('no path for help on ch in fr');
  });
});

describe('the language of a path', () => {
  // SPEC 2.3
  test('is its first segment where the site speaks it, matched or not', () => {
    expect(languageOfPath(fr, '/en/nothing/here')).toBe('en');
    expect(languageOfPath(fr, '/en')).toBe('en');
    expect(languageOfPath(fr, '/de/kinos')).toBe('fr');
    expect(languageOfPath(fr, '/english')).toBe('fr');
    expect(languageOfPath(ch, '/nothing')).toBe('en');
    expect(languageOfPath(ch, '/de/%zz')).toBe('de');
    expect(languageOfPath(nl, '/')).toBe('nl');
  });
});

describe('the longest paths', () => {
  test('have 2048 characters, and a slug 128', () => {
    const genres = (length: number) => {
      const start = '/films/filters/genres-';
      const values = Array.from({ length: 17 }, (_, index) => String.fromCodePoint(97 + index).repeat(118));
      const list = values.join(',');
      return `${start}${list}${'z'.repeat(Math.max(0, length - start.length - list.length))}`;
    };
    expect(genres(2048)).toHaveLength(2048);
    expect(match(fr, `/films/${'a'.repeat(128)}`)?.params.slug).toHaveLength(128);
    expect(match(fr, `/films/${'a'.repeat(129)}`)).toBeUndefined();
    expect(match(fr, genres(2048))?.screen).toBe('shows');
    expect(match(fr, genres(2049))).toBeUndefined();
  });

  test('a slug begins with a letter or a digit, and has only what no path needs', () => {
    for (const slug of ['-a', '.a', '_a', 'a b', 'a~', 'a~1', 'a~2~2', 'a!', 'é'])
      expect(match(fr, `/films/${slug}`), slug).toBeUndefined();
    for (const slug of ['a', 'Z9', '9-_.', 'V7S12~2'])
      expect(match(fr, `/films/${slug}`)?.params, slug).toEqual({ slug });
  });
});

describe('hostile paths', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '..', '.', '%', '%2e%2e', '%2F', '%00', '%zz', '%c3%28', '%ED%A0%80', '\\', '\u0000', '\ud800', ' '],
    ...[
      'films',
      'en',
      'redirect',
      'filters',
      '/filters/',
      'tags-',
      'date-2026-02-30',
      '{slug}',
      '__proto__',
      'constructor',
      'm',
    ],
  );
  const paths = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
      .map((all) => `/${all.join('/')}`),
  );

  test('never throw, and match nothing but what has an address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...siteList), paths, (site, path) => {
        const found = match(site, path);
        expect(isLanguage(languageOfPath(site, path))).toBe(true);
        if (found === undefined) return;
        const { language, screen, params, filters, webview } = found;
        const own = href(site, language, screen, params, { filters, webview });
        expect(match(site, own)).toEqual({ ...found, canonical: undefined });
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    '/films/..',
    '/films/%2e%2e',
    '/films/%2Fetc%2Fpasswd',
    '/films/%00',
    '/films/a%0d%0aSet-Cookie',
    '/films/%E0%A4%A',
    '/films/\ud800',
    '/films//x-1',
    '//films',
    '/films/',
    'films',
    '',
    '/constructor',
    '/__proto__',
    '/en/hasOwnProperty',
    '/films/{slug}',
    '/FILMS',
    '/films/filters/tags-%E0%A4%A',
    '/films/filters/tags-%ED%A0%80',
    `/films/${'a'.repeat(129)}`,
    `/films/filters/tags-${'a,'.repeat(2000)}a`,
  ])('%j is not found', (path) => {
    expect(match(fr, path)).toBeUndefined();
  });

  test('every screen is reached by some path', () => {
    expect(new Set(PLACES.map(({ screen }) => screen))).toEqual(new Set(SCREENS));
  });
});
