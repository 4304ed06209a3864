import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventsView } from '../../../../src/content/views/events.ts';
import {
  cinemasNamed,
  editorialExperiences,
  experiencePage,
  groupOf,
} from '../../../../src/content/views/experiencePage.ts';
import { listFilter } from '../../../../src/content/views/listFilter.ts';
import { listedShows } from '../../../../src/content/views/shows.ts';
import type { Experience } from '../../../../src/contract/experience.ts';
import { NO_FILTERS, type Filters } from '../../../../src/contract/filters.ts';
import { HOME_ORDER } from '../../../../src/domain/show/showOrder.ts';
import { catalogueOf, cinemaOf, cityOf, keep, placedAt, showOf } from './chain.ts';

vi.mock('../../../../src/content/showtimeSearch.ts', async () => (await import('./chain.ts')).fakeSearch);
vi.mock('../../../../src/content/programme.ts', async () => (await import('./chain.ts')).fakeProgramme);
vi.mock('../../../../src/content/siteProgramme.ts', async () => (await import('./chain.ts')).fakeSiteProgramme);

const DAY = '2026-11-21';
const NOW = new Date(`${DAY}T17:30:00+01:00`);
const out = { releaseAt: { FR_FR: '2026-11-18' } };
const ahead = { releaseAt: { FR_FR: '2026-12-02' }, notComingSoon: false };
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

beforeEach(() => keep({}));

describe('the list of shows', () => {
  const shows = [
    showOf('b-2', { ...out, genericOrder: 1, homeOrder: 9 }),
    showOf('a-1', { ...out, genericOrder: 2, homeOrder: 1 }),
    showOf('soon-3', { ...ahead, genericOrder: 3, upcomingOrder: 1 }),
    showOf('later-4', { ...ahead, upcomingOrder: 2 }),
    showOf('opera-5', { ...out, isMovie: false, genericOrder: 5 }),
    showOf('old-6', { ...out, genericOrder: 6 }),
    showOf('new-7', { ...ahead, upcomingOrder: 0, genericOrder: 7 }),
  ];
  const catalogue = catalogueOf('fr', { shows });
  beforeEach(() =>
    keep({
      onSite: {
        ...{ 'a-1': { isKids: true }, 'b-2': {}, 'soon-3': {}, 'opera-5': {}, 'old-6': { bookable: false } },
        'new-7': { tags: ['avp'] },
      },
    }),
  );

  // SPEC 9.10, 9.11
  test('has five parts, each in its order, premieres first', async () => {
    const parts = await listedShows(catalogue, NOW);
    expect(Object.fromEntries(Object.entries(parts).map(([name, list]) => [name, slugs(list)]))).toEqual({
      book: ['b-2', 'a-1', 'opera-5'],
      presales: ['new-7', 'soon-3'],
      kids: ['a-1'],
      special: ['opera-5'],
      upcoming: ['new-7', 'soon-3', 'later-4'],
    });
  });

  test('is by other keys where its page has them, or by the ranks of a place', async () => {
    expect(slugs((await listedShows(catalogue, NOW, { keys: HOME_ORDER })).book)).toEqual(['opera-5', 'a-1', 'b-2']);
    const rankOf = vi.fn(({ slug }: { slug: string }) => -slug.codePointAt(0)!);
    expect(slugs((await listedShows(catalogue, NOW, { rankOf })).book)).toEqual(['opera-5', 'b-2', 'a-1']);
    expect(rankOf).toHaveBeenCalledWith(shows[0], 'default');
  });

  test('of events has those on sale first, and the seasons that run', async () => {
    const events = ['x-1', 'y-2'].map((slug, index) => showOf(slug, { ...ahead, isMovie: false, genericOrder: index }));
    const film = showOf('film-3', { ...out, specialEvent: true });
    const seasons = [
      { slug: 'opera', active: true, redirectSlug: null },
      { slug: 'over', active: false, redirectSlug: null },
      { slug: 'moved', active: true, redirectSlug: 'opera' },
    ];
    const content = { seasons: new Map(seasons.map((each) => [each.slug, each])) };
    keep({ onSite: { 'y-2': {}, 'film-3': {} } });
    const view = await eventsView(catalogueOf('fr', { shows: [...events, film], content }), NOW);
    expect(slugs(view.events)).toEqual(['y-2', 'x-1']);
    expect(slugs(view.seasons)).toEqual(['opera']);
    keep({ onSite: { 'x-1': {}, 'y-2': {} } });
    const ranked = await eventsView(catalogueOf('fr', { shows: events, content }), NOW, ({ slug }) =>
      slug === 'y-2' ? 0 : 1,
    );
    expect(slugs(ranked.events)).toEqual(['y-2', 'x-1']);
  });
});

describe('a list narrowed by its address', () => {
  const late = showOf('late-9', {
    genericOrder: 13,
    genresSlug: ['drama'],
    showtimesDisplayDatetime: '2026-11-21T18:00:00+01:00',
  });
  const shows = [
    showOf('a-1', { genresSlug: ['drama', 'war'], genericOrder: 11 }),
    showOf('b-2', { genresSlug: ['comedy'], genericOrder: 12 }),
    late,
  ];
  const cinemas = [cinemaOf('rex', { citySlug: 'paris' }), cinemaOf('mer', { citySlug: 'brest' })];
  const cities = [
    cityOf('paris', { name: 'Paris', cinemas: ['rex'] }),
    cityOf('brest', { name: 'Brest', cinemas: ['mer'] }),
    cityOf('empty'),
  ];
  const catalogue = catalogueOf('fr', { shows, cinemas, cities });
  const narrowed = async (filters: Partial<Filters>) => {
    const filter = await listFilter(catalogue, { ...NO_FILTERS, ...filters }, NOW);
    return { ...filter, left: slugs(shows.filter(filter.passes)) };
  };

  beforeEach(() =>
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 20:15`, { version: 'vost', tags: ['imax'] }),
        placedAt('a-1', 'mer', '2026-11-23 20:15', { tags: ['duo'] }),
        placedAt('b-2', 'mer', '2026-11-23 20:15'),
        placedAt('b-2', 'rex', '2026-11-20 20:15', { version: 'vost' }),
        placedAt('late-9', 'rex', `${DAY} 20:15`, { tags: ['imax'] }),
      ],
      entries: {
        rex: { 'a-1': { cineOrder: 7, cineUpcomingOrder: 3 } },
        mer: { 'a-1': { cineOrder: 4 }, 'b-2': { cineOrder: 5 } },
      },
      onSite: { 'a-1': { tags: ['imax', 'duo'] }, 'b-2': {}, 'late-9': { tags: ['imax'] } },
    }),
  );

  test('by nothing is whole', async () => {
    expect(await narrowed({})).toMatchObject({
      ...{ place: undefined, narrowed: false, rankOf: undefined },
      left: ['a-1', 'b-2', 'late-9'],
    });
  });

  test('by genres has what has one of them', async () => {
    expect(await narrowed({ genres: ['war', 'comedy'] })).toMatchObject({
      narrowed: true,
      left: ['a-1', 'b-2'],
    });
    expect((await narrowed({ genres: ['drama'] })).left).toEqual(['a-1', 'late-9']);
  });

  test('by tags has what plays with one of them anywhere, and is shown', async () => {
    expect(await narrowed({ tags: ['imax', 'x'] })).toMatchObject({
      narrowed: true,
      left: ['a-1'],
    });
    expect((await narrowed({ tags: ['x'] })).left).toEqual([]);
    expect((await narrowed({ tags: ['imax'], genres: ['comedy'] })).left).toEqual([]);
  });

  test('says what it would leave with any genre, by which genres are counted', async () => {
    const withAnyGenre = async (filters: Partial<Filters>) =>
      slugs(shows.filter((await narrowed(filters)).passesButGenre));
    expect(await withAnyGenre({ genres: ['war'] })).toEqual(['a-1', 'b-2', 'late-9']);
    expect(await withAnyGenre({ tags: ['imax'], genres: ['comedy'] })).toEqual(['a-1']);
  });

  test('by a place has what plays there, ranked as there', async () => {
    const brest = await narrowed({ localisation: 'brest' });
    expect(brest).toMatchObject({ place: { name: 'Brest' }, narrowed: true, left: ['a-1', 'b-2'] });
    expect([brest.rankOf!(shows[0]!, 'default'), brest.rankOf!(shows[1]!, 'default')]).toEqual([4, 5]);
    expect(brest.rankOf!(late, 'default')).toBe(13);
    const rex = await narrowed({ localisation: 'rex' });
    expect(rex).toMatchObject({ place: { slug: 'rex' }, left: ['a-1', 'b-2', 'late-9'] });
    expect([rex.rankOf!(shows[0]!, 'default'), rex.rankOf!(shows[0]!, 'upcoming')]).toEqual([7, 3]);
    expect(await narrowed({ localisation: 'empty' })).toMatchObject({ narrowed: true, left: [] });
    expect(await narrowed({ localisation: 'atlantis' })).toMatchObject({ place: undefined, narrowed: false });
    expect((await narrowed({ localisation: 'brest', tags: ['duo'] })).left).toEqual(['a-1']);
    expect((await narrowed({ localisation: 'rex', tags: ['duo'] })).left).toEqual([]);
  });

  test('by a day or a version has what plays so from today on', async () => {
    expect(await narrowed({ versions: ['vost'] })).toMatchObject({
      narrowed: true,
      left: ['a-1'],
    });
    expect((await narrowed({ date: DAY })).left).toEqual(['a-1']);
    expect((await narrowed({ date: '2026-11-23' })).left).toEqual(['a-1', 'b-2']);
    expect((await narrowed({ date: '2026-11-23', localisation: 'paris' })).left).toEqual([]);
    expect((await narrowed({ date: '2026-11-23', tags: ['duo'] })).left).toEqual(['a-1']);
    expect((await narrowed({ date: '2026-11-23', genres: ['comedy'] })).left).toEqual(['b-2']);
  });
});

describe('an experience', () => {
  const make = (slug: string, more: object = {}) =>
    ({ slug, tag: null, redirectSlug: null, ...more }) as unknown as Experience;
  const all = ['imax', 'dolby', 'duo', 'ice', 'live'].map((slug) => make(slug, { tag: slug }));
  const content = {
    experiences: new Map([...all, make('moved', { redirectSlug: 'imax' })].map((each) => [each.slug, each])),
    'experience-groups': new Map([
      ['one', { slug: 'one', articles: [{ slug: 'x' }, { slug: 'y' }] }],
      ['two', { slug: 'two', articles: [{ slug: 'z' }] }],
    ]),
    featured: new Map([
      ['1', { id: '1', type: 'home' }],
      ['2', { id: '2', type: 'experiences' }],
    ]),
    articles: new Map([
      ['a', { slug: 'a', type: 'experience', redirectSlug: null }],
      ['b', { slug: 'b', type: 'news', redirectSlug: null }],
    ]),
  };
  const shows = [
    ...Array.from({ length: 8 }, (_, index) => showOf(`a-${index}`, { homeOrder: 8 - index })),
    showOf('late-9', { showtimesDisplayDatetime: '2026-11-21T18:00:00+01:00' }),
    showOf('other-9'),
    showOf('gone-9'),
  ];
  const cinemas = [
    cinemaOf('rex', { tags: ['imax'] }),
    cinemaOf('shut', { tags: ['imax'], status: false }),
    cinemaOf('lux', { tags: ['duo'] }),
  ];
  const catalogue = catalogueOf('fr', { shows, cinemas, content });
  beforeEach(() =>
    keep({
      onSite: {
        ...Object.fromEntries(shows.slice(0, 9).map(({ slug }) => [slug, { tags: ['imax'] }])),
        'other-9': { tags: ['duo'] },
      },
    }),
  );

  test('has six films that play in it, the home page’s first ones, and how many more', async () => {
    const page = await experiencePage(catalogue, all[0]!, NOW);
    expect(slugs(page.films)).toEqual(['a-7', 'a-6', 'a-5', 'a-4', 'a-3', 'a-2']);
    expect(page.moreFilms).toBe(2);
    expect(slugs(page.cinemas)).toEqual(['rex']);
    expect(await experiencePage(catalogue, all[2]!, NOW)).toMatchObject({ films: [{ slug: 'other-9' }], moreFilms: 0 });
    const untagged = await experiencePage(catalogue, make('imax'), NOW);
    expect([untagged.films, untagged.moreFilms, untagged.cinemas]).toEqual([[], 0, []]);
  });

  test('leads to the three after it, and from the last on to the first', async () => {
    const others = async (index: number) => slugs((await experiencePage(catalogue, all[index]!, NOW)).others);
    expect(await others(0)).toEqual(['dolby', 'duo', 'ice']);
    expect(await others(3)).toEqual(['live', 'imax', 'dolby']);
    expect(await others(4)).toEqual(['imax', 'dolby', 'duo']);
  });

  test('is among what editors write, without what has moved', () => {
    const editorial = editorialExperiences(content as never);
    expect(editorial.push).toMatchObject({ id: '2' });
    expect(slugs(editorial.experiences)).toEqual(['imax', 'dolby', 'duo', 'ice', 'live']);
    expect([slugs(editorial.groups), slugs(editorial.articles)]).toEqual([['one', 'two'], ['a']]);
    expect(['y', 'z', 'w'].map((article) => groupOf(content as never, article)?.slug)).toEqual([
      'one',
      'two',
      undefined,
    ]);
    expect(slugs(cinemasNamed(catalogue, ['lux', 'gone', 'rex']))).toEqual(['lux', 'rex']);
  });
});
