import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accessibleCities } from '../../../../src/content/views/accessibleCities.ts';
import {
  cinemaIndex,
  citiesByLetter,
  hasCinemaIndex,
  largestCities,
  letterPage,
  searchCinemas,
} from '../../../../src/content/views/cinemaIndex.ts';
import { cinemasOfCity } from '../../../../src/content/views/city.ts';
import { experienceView, experienceViews } from '../../../../src/content/views/experiences.ts';
import { nextProgrammeOf } from '../../../../src/content/views/nextProgramme.ts';
import type { Language } from '../../../../src/sites/sites.ts';
import { catalogueOf, cinemaOf, cityOf, inStore, keep, placedAt, tagOf } from './chain.ts';

vi.mock('../../../../src/content/screeningKinds.ts', async () => (await import('./chain.ts')).fakeKinds);
vi.mock('../../../../src/content/catalogues.ts', async () => (await import('./chain.ts')).fakeCatalogues);

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
/** A chain with so many cinemas in each of some cities. */
function chainOf(sizes: Readonly<Record<string, number>>) {
  const cinemas = Object.entries(sizes).flatMap(([city, size]) =>
    Array.from({ length: size }, (_, index) =>
      cinemaOf(`${city}-${index}`, { citySlug: city, name: `Aurore ${city} ${index}` }),
    ),
  );
  const cities = Object.keys(sizes).map((city) =>
    cityOf(city, {
      name: city.replace('evian', 'Évian'),
      cinemas: slugs(cinemas.filter(({ citySlug }) => citySlug === city)),
    }),
  );
  return catalogueOf('fr', { cinemas, cities });
}
const groups = (list: readonly { city: { slug: string }; cinemas: readonly unknown[] }[] | undefined) =>
  list?.map(({ city, cinemas }) => `${city.slug} ${cinemas.length}`);

describe('the index of cinemas', () => {
  test('is for more than two hundred', () => {
    expect([200, 201].map((size) => hasCinemaIndex(chainOf({ paris: size })))).toEqual([false, true]);
  });

  test('has the letters of cities with cinemas, and the cities with the most, by name', () => {
    const sizes = Object.fromEntries(
      Array.from({ length: 14 }, (_, index) => [`b${String(index).padStart(2, '0')}`, index + 1]),
    );
    const catalogue = chainOf({ evian: 2, arles: 3, '2-rives': 1, empty: 0, ...sizes });
    const index = cinemaIndex(catalogue);
    expect(index.letters).toEqual([
      { letter: '0', count: 1 },
      { letter: 'a', count: 3 },
      { letter: 'b', count: 105 },
      { letter: 'e', count: 2 },
    ]);
    expect(groups(index.largest)).toEqual([
      'arles 3',
      ...Array.from({ length: 11 }, (_, each) => `b${String(each + 3).padStart(2, '0')} ${each + 4}`),
    ]);
    expect(citiesByLetter(catalogue)).toBe(citiesByLetter(catalogue));
  });

  test('has pages of about a hundred for each letter', () => {
    const catalogue = chainOf({ aa: 60, ab: 40, ac: 1, ba: 1 });
    const page = (letter: string, number: number) => letterPage(catalogue, letter, number);
    expect(page('a', 1)).toMatchObject({ letter: 'a', page: 1, pages: 2 });
    expect([groups(page('a', 1)?.groups), groups(page('a', 2)?.groups)]).toEqual([['aa 60', 'ab 40'], ['ac 1']]);
    expect([page('a', 3), page('a', 0), page('x', 1)]).toEqual([undefined, undefined, undefined]);
  });

  test('finds cinemas by a text: the first hundred, and how many', async () => {
    const catalogue = chainOf({ paris: 120, lyon: 2 });
    const paris = await searchCinemas(catalogue, 'paris');
    expect([paris.count, paris.cinemas.length]).toEqual([120, 100]);
    expect(slugs((await searchCinemas(catalogue, 'lyon')).cinemas)).toEqual(['lyon-0', 'lyon-1']);
    expect(await searchCinemas(catalogue, 'xyz')).toEqual({ count: 0, cinemas: [] });
  });

  test('finds cinemas by the names that they and their cities have in the site’s other languages, after its own', async () => {
    const inLanguage = (language: Language, ghent: string, gandhi: string) => {
      const cinemas = [
        cinemaOf('sphinx', { citySlug: 'gent', name: 'Aurore Sphinx' }),
        cinemaOf('gandhi', { citySlug: 'liege', name: gandhi }),
      ];
      return catalogueOf('be', { cinemas, cities: [cityOf('gent', { name: ghent })] }, language);
    };
    inStore.push(inLanguage('fr', 'Gand', 'Aurore Gandhi'), inLanguage('nl', 'Gent', 'Aurore Stationsplein'));
    const english = inLanguage('en', 'Ghent', 'Aurore Gandhi');
    const found = async (typed: string) => slugs((await searchCinemas(english, typed)).cinemas);
    expect(await found('GENT')).toEqual(['sphinx']);
    expect(await found('stationsplein')).toEqual(['gandhi']);
    expect(await found('sphinx gand')).toEqual(['sphinx']);
    expect(await found('gand')).toEqual(['gandhi', 'sphinx']);
  });

  test('has as many of the largest cities as there is room for, by name', () => {
    const catalogue = chainOf({ metz: 1, zug: 5, arles: 3 });
    expect(slugs(largestCities(catalogue, 2))).toEqual(['arles', 'zug']);
    expect(slugs(largestCities(catalogue, 1))).toEqual(['zug']);
    expect(largestCities(catalogue, 3)).toBe(catalogue.cities);
  });

  test('of a city are those that the site has', () => {
    const catalogue = chainOf({ arles: 2 });
    expect(slugs(cinemasOfCity(catalogue, cityOf('arles', { cinemas: ['arles-1', 'gone', 'arles-0'] })))).toEqual([
      'arles-1',
      'arles-0',
    ]);
  });
});

describe('cities with accessible screenings', () => {
  test('are all with cinemas, where they are few', () => {
    expect(accessibleCities(chainOf({ metz: 1, empty: 0, arles: 2 }), 'm', 2)).toMatchObject({
      ...{ cities: [{ slug: 'metz' }, { slug: 'arles' }], letters: [], letter: undefined, page: 1, pages: 1 },
    });
  });

  test('are the largest, or a page of a letter, where they are many', () => {
    const many = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [`b${String(index).padStart(2, '0')}`, 8]),
    );
    const catalogue = chainOf({ arles: 9, ...many });
    const first = accessibleCities(catalogue, null, 1);
    expect(first).toMatchObject({
      letters: [
        { letter: 'a', count: 1 },
        { letter: 'b', count: 25 },
      ],
      letter: undefined,
      page: 1,
      pages: 1,
    });
    expect(first.cities).toHaveLength(12);
    const second = accessibleCities(catalogue, 'b', 2);
    expect(second).toMatchObject({ letter: 'b', page: 2, pages: 2 });
    expect(slugs(second.cities)).toEqual(['b20', 'b21', 'b22', 'b23', 'b24']);
    for (const [letter, page] of [
      ['b', 3],
      ['x', 1],
      [null, 2],
    ] as const) {
      expect(accessibleCities(catalogue, letter, page)).toMatchObject({ letter: undefined, page: 1, pages: 1 });
    }
  });
});

describe('an experience', () => {
  const imax = tagOf('imax', { modalDescription: '<p>Large</p>', orders: { showtime: 0, filter: 2, upsell: 0 } });
  const cinemas = [
    cinemaOf('rex', { tags: ['imax'] }),
    cinemaOf('shut', { tags: ['imax'], status: false }),
    cinemaOf('lux'),
  ];
  const page = { slug: 'imax-page', tag: 'imax', redirectSlug: null, backdrop: '/media/page.webp' };
  const catalogueWith = (experiences: readonly object[], tags = [imax]) =>
    catalogueOf('fr', {
      cinemas,
      tags,
      content: { experiences: new Map(experiences.map((each, index) => [index, each])) },
    });
  const viewOf = (more: object, experiences: readonly object[] = []) =>
    experienceView(catalogueWith(experiences), { ...imax, ...more });

  test('has what its tag says', () => {
    expect(
      viewOf({ premium: true, thumbnailTitle: 'Here', accessibilityDescription: 'For all', ctaUrl: '/x' }),
    ).toEqual({
      ...{ slug: 'imax', kind: 'experience', title: 'Title of imax', description: '<p>Large</p>', image: null },
      ...{
        caption: 'Here',
        premium: true,
        accessibility: 'For all',
        more: '/x',
        pageSlug: null,
        cinemas: [cinemas[0]],
      },
    });
    expect(viewOf({ modalTitle: 'Giant' })?.title).toBe('Giant');
  });

  test('is described by its modal, else its badge, else its tooltip; and so is its picture', () => {
    const tooltip = { title: '', description: 'tip', image: '/media/tip.webp' };
    const badge = { badgeDescription: 'badge', badgeImage: '/media/badge.webp' };
    const of = (more: object) => {
      const view = viewOf({ tooltip, ...more }, [page]);
      return [view?.description, view?.image];
    };
    expect(of({ ...badge, pictoImage: '/media/own.webp' })).toEqual(['<p>Large</p>', '/media/own.webp']);
    expect(of({ ...badge, modalDescription: null })).toEqual(['badge', '/media/badge.webp']);
    expect(of({ modalDescription: null })).toEqual(['tip', '/media/tip.webp']);
    expect(of({ tooltip: null })).toEqual(['<p>Large</p>', '/media/page.webp']);
  });

  test('is none without a text, a kind that is read about, or a place on tickets', () => {
    expect(viewOf({ modalDescription: null })).toBeUndefined();
    expect(viewOf({ modalDescription: '' })).toBeUndefined();
    expect(viewOf({ category: 'programme' })).toBeUndefined();
    expect(viewOf({ places: ['cinema'] })).toBeUndefined();
    expect(['event', 'accessibility'].map((category) => viewOf({ category })?.kind)).toEqual([
      'event',
      'accessibility',
    ]);
  });

  test('has a page if one is about it and has not moved', () => {
    expect(viewOf({}, [{ ...page, tag: 'duo' }, page])?.pageSlug).toBe('imax-page');
    expect(viewOf({}, [{ ...page, redirectSlug: 'x' }])?.pageSlug).toBeNull();
  });

  test('stands among others by the order of filters', () => {
    const duo = { ...imax, slug: 'duo', orders: { showtime: 0, filter: 1, upsell: 0 } };
    const bare = { ...imax, slug: 'bare', modalDescription: null };
    expect(slugs(experienceViews(catalogueWith([], [imax, bare, duo])))).toEqual(['duo', 'imax']);
  });
});

describe('a cinema’s next programme', () => {
  const NOW = new Date('2026-11-21T17:30:00+01:00');
  const rex = cinemaOf('rex');
  const next = () => nextProgrammeOf(catalogueOf('fr', { cinemas: [rex] }), rex, NOW);
  const week = (first: number, shows: readonly string[]) =>
    [0, 1, 2, 3].flatMap((day) => shows.map((show) => placedAt(show, 'rex', `2026-11-${first + day} 20:00`)));
  beforeEach(() => keep({}));

  test('is that of the first week that is not out, by the shows of its days', async () => {
    keep({ screenings: week(21, ['a-1', 'b-2']) });
    expect(await next()).toEqual({ from: '2026-11-25', published: '2026-11-23' });
    keep({ screenings: [...week(21, ['a-1', 'b-2']), ...week(25, ['a-1'])] });
    expect(await next()).toEqual({ from: '2026-12-02', published: '2026-11-30' });
  });

  test('counts a show once a day, however often it plays', async () => {
    const often = Array.from({ length: 8 }, (_, index) =>
      placedAt('a-1', 'rex', `2026-11-21 ${10 + index}:00`, { version: `v${index}` }),
    );
    keep({ screenings: [...often, ...week(25, ['a-1'])] });
    expect(await next()).toEqual({ from: '2026-12-02', published: '2026-11-30' });
  });

  test('is none where it has no programme, and of its own screenings alone', async () => {
    expect(await next()).toBeUndefined();
    keep({ screenings: [placedAt('a-1', 'lux', '2026-11-21 20:00')] });
    expect(await next()).toBeUndefined();
  });
});
