import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { searchItemSchema, translationSchema } from '../../../src/api/schemas.ts';
import { cinemaDetailsSchema, cinemaSchema } from '../../../src/contract/cinema.ts';
import { cityDetailsSchema, citySchema } from '../../../src/contract/city.ts';
import {
  cinemaProgrammeSchema,
  showCinemasSchema,
  showtimesByDaySchema,
  showtimeSchema,
  tagSchema,
  technologySchema,
  versionSchema,
  zoneSchema,
} from '../../../src/contract/programme.ts';
import { showDetailsSchema, showsSchema } from '../../../src/contract/show.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite, SMALL } from '../store/feed.ts';
import { ORIGIN, startApi, UNUSUAL, type Api } from './server.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Parsing drops fields that the schema lacks, so a body that is unchanged by it has exactly the schema's fields. */
const endpoints: readonly [path: string, schema: z.ZodType, isFull: (body: never) => boolean][] = [
  ['/cities', z.array(citySchema), (body: unknown[]) => body.length === 2],
  ['/city/city-1', cityDetailsSchema, (body: { slug: string }) => body.slug === 'city-1'],
  ['/cinemas', z.array(cinemaSchema), (body: unknown[]) => body.length === 3],
  ['/cinema/cinema-1', cinemaDetailsSchema, (body: { vistaRef: string }) => body.vistaRef === '3001'],
  ['/cinema/cinema-1/translate', translationSchema, (body: { slug: string }) => body.slug === 'cinema-1'],
  ['/cinema/cinema-1/shows', cinemaProgrammeSchema, (body: { shows: object }) => Object.keys(body.shows).length === 4],
  ['/zone/city-1', zoneSchema, (body: { shows: unknown[] }) => body.shows.length === 4],
  ['/zone', zoneSchema, (body: { shows: unknown[] }) => body.shows.length === 4],
  ['/shows', showsSchema, (body: { shows: unknown[] }) => body.shows.length === 5],
  ['/show/film-1-44001', showDetailsSchema, (body: { isMovie: boolean }) => body.isMovie],
  ['/show/film-4-44004', showDetailsSchema, (body: { isMovie: boolean }) => !body.isMovie],
  ['/show/film-1-44001/translate', translationSchema, (body: { slug: string }) => body.slug === 'film-1-44001'],
  ['/show/film-1-44001/cinemas', showCinemasSchema, (body: object) => Object.keys(body).length === 3],
  ['/show/film-1-44001/showtimes/cinema-1', showtimesByDaySchema, (body: object) => Object.keys(body).length === 3],
  ['/show/film-1-44001/showtimes/city-1', showtimesByDaySchema, (body: object) => Object.keys(body).length === 3],
  ['/show/film-1-44001/showtimes/cinema-1/2026-11-21', z.array(showtimeSchema), (body: unknown[]) => body.length === 2],
  ['/show/film-4-44004/showtimes/city-1/2026-11-21', z.array(showtimeSchema), (body: unknown[]) => body.length === 4],
  ['/tags', z.array(tagSchema), (body: unknown[]) => body.length === 2],
  ['/versions', z.array(versionSchema), (body: unknown[]) => body.length === 1],
  ['/technologies', z.array(technologySchema), (body: unknown[]) => body.length === 1],
  ['/search/full?q=film', z.array(searchItemSchema), (body: unknown[]) => body.length === 3],
  ['/search/quick?q=film', z.array(searchItemSchema), (body: unknown[]) => body.length === 3],
];

// SPEC 7.5, 7.6, 7.7, 7.8, 7.15
describe.each(endpoints)('GET %s', (path, schema, isFull) => {
  test('answers the fields of its schema, no more and no less', async () => {
    const body = await api.json(path);
    expect(schema.parse(body)).toEqual(body);
    expect(isFull(body as never)).toBe(true);
  });
});

/** The fields on the wire, written down by hand and not taken from the code's schemas. */
const contractFields = {
  cinema:
    'slug citySlug name tags hasPmrService theaters hallCount seatCount services backdrop comment status ' +
    'refImageItinerary description vistaRef googleMyBusinessUrl nearbySessionsCinema nearbySessionsWording',
  city: 'id slug name departement isIdf gpsPosition cinemas postalCode theaterPostalCode mainRegion singlePage',
  show:
    'slug title releaseAt posterPath backgroundPath label contentRating cinechecks isMovie isNew isEventSpecial ' +
    'isComingSoon homeOrder genericOrder upcomingOrder mostAwaitedOrder hubbleCasting type duration genres genresSlug ' +
    'warning directors flag flagColor next24ShowtimesCount notComingSoon salesOpeningDatetime ' +
    'showtimesDisplayDatetime backgroundDominantColor labelFlagColor originalReleaseAt showRef specialEvent ' +
    'labelCategory',
  details:
    'slug title titleTracking releaseAt contentRating cinechecks genres genresTracking duration directors actors ' +
    'synopsis entertainementLogo entertainementSubtitle entertainementCasting distribution posterPath backgroundPath ' +
    'backgroundDominantColor isMovie trailers presentation calendar warning nationality nationalityTracking ' +
    'originalTitle feelings similarShows event redirectSlug refHubble refVista visaHubble isNew notComingSoon ' +
    'copiesCount next24ShowtimesCount tags salesOpeningDatetime showtimesDisplayDatetime vodAvailability vod ' +
    'labelFlagColor label originalReleaseAt extraInformation logoTitle',
  programmeShow:
    'days bookable isBookable isNew isComingSoon isEarlyVisible isEarlyBookable isEarlyAVP cineOrder cineKidsOrder ' +
    'cineUpcomingOrder cineEntertainmentOrder cineEntertainmentOrder2 specialEvent isKids next24ShowtimesCount',
  programmeDay: 'tags bookable versions flag flagColor cineOrder specialEvent specialShowtime labelCategory',
  showDay: 'tags upsell versions specialShowtime highlightedShowtime',
  showtime:
    'time endTime version tags status reservabilityStart reservabilityEnd isMovie refCmd auditoriumName ' +
    'auditoriumCapacity specialShowtimeDetails',
  zoneShow: 'slug tags bookable isKids isComingSoon next24ShowtimesCount',
  searchItem: 'id type slug title isMovie posterPath poster contentRating synopsis genres duration rating warning url',
};

type Fields = Record<string, unknown>;
type Nested = Record<string, Record<string, Record<string, Record<string, Fields>>>>;

const places: readonly [name: keyof typeof contractFields, find: () => Promise<Fields | undefined>][] = [
  ['cinema', async () => (await api.json<Fields[]>('/cinemas'))[0]],
  ['city', async () => (await api.json<Fields[]>('/cities'))[0]],
  ['show', async () => (await api.json<{ shows: Fields[] }>('/shows')).shows[0]],
  ['details', () => api.json<Fields>('/show/film-1-44001')],
  [
    'programmeShow',
    async () =>
      (await api.json<Record<string, Record<string, Fields>>>('/cinema/cinema-1/shows'))['shows']?.['film-1-44001'],
  ],
  [
    'programmeDay',
    async () => (await api.json<Nested>('/cinema/cinema-1/shows'))['shows']?.['film-1-44001']?.['days']?.['2026-11-21'],
  ],
  [
    'showDay',
    async () =>
      (await api.json<Record<string, Record<string, Record<string, Fields>>>>('/show/film-1-44001/cinemas'))[
        'cinema-1'
      ]?.['days']?.['2026-11-21'],
  ],
  ['showtime', async () => (await api.json<Fields[]>('/show/film-1-44001/showtimes/cinema-1/2026-11-21'))[0]],
  ['zoneShow', async () => (await api.json<{ shows: Fields[] }>('/zone/city-1')).shows[0]],
  ['searchItem', async () => (await api.json<Fields[]>('/search/full?q=film'))[0]],
  ['searchItem', async () => (await api.json<Fields[]>('/search/quick?q=cinema'))[0]],
];

// SPEC 3.39
test.each(places)('a %s has the fields of the contract', async (name, find) => {
  expect(Object.keys((await find()) ?? {}).sort()).toEqual(contractFields[name].split(' ').sort());
});

describe('nothing', () => {
  test('is an empty list of screenings, whatever asked for', async () => {
    expect(await api.json(`/show/${UNUSUAL.listedOnly}/showtimes/cinema-1`)).toEqual([]);
    expect(await api.json(`/show/${UNUSUAL.listedOnly}/showtimes/city-1`)).toEqual([]);
    expect(await api.json(`/show/film-1-44001/showtimes/cinema-1/2031-01-01`)).toEqual([]);
  });

  test('is an empty map of cinemas', async () => {
    expect(await api.json(`/show/${UNUSUAL.listedOnly}/cinemas`)).toEqual({});
  });

  test('is no label and no rating of its own in the list of shows', async () => {
    expect(await api.json('/shows')).toMatchObject({ labels: [], contentratings: [] });
  });
});

describe('pictures', () => {
  // SPEC 7.2
  test('have whole addresses, for readers that are elsewhere', async () => {
    const { shows } = await api.json<{ shows: { posterPath: unknown }[] }>('/shows');
    const poster = { lg: `${ORIGIN}/media/poster-640.webp`, md: `${ORIGIN}/media/poster-320.webp` };
    expect(shows[0]?.posterPath).toEqual(poster);
    const [found] = await api.json<Fields[]>('/search/full?q=film&type=show');
    expect(found).toMatchObject({ posterPath: poster, poster });
    const [first] = await api.json<{ backdrop: string }[]>('/cinemas');
    expect(first?.backdrop).toBe(`${ORIGIN}/media/front-1600.webp`);
  });
});

describe('search', () => {
  test('needs two letters', async () => {
    expect(await api.json('/search/full?q=f')).toEqual([]);
    expect(await api.json('/search/quick?q=%20f%20')).toEqual([]);
    expect(await api.json('/search/quick?q=')).toEqual([]);
  });

  // SPEC 7.16
  test('finds films, events and cinemas, and only those of a type if asked', async () => {
    const all = await api.json<{ type: string }[]>('/search/full?q=cinéma');
    expect(all.map(({ type }) => type)).toEqual(['cinema', 'cinema', 'cinema']);
    expect(await api.json('/search/full?q=cinema&type=show')).toEqual([]);
    expect(await api.json('/search/full?q=cinema&type=news')).toEqual([]);
    expect(await api.json<unknown[]>('/search/full?q=cinema&type=cinema')).toHaveLength(3);
  });

  // SPEC 3.39
  test('says of a film what a list of results shows', async () => {
    const [found] = await api.json<Fields[]>(`/search/full?q=crowd`);
    expect(found).toMatchObject({
      id: '44035',
      slug: UNUSUAL.listedOnly,
      title: 'The Crowd',
      isMovie: true,
      synopsis: 'One.<br/>Two.',
      duration: 94,
      contentRating: { ref: '12' },
      rating: 'Under 12 not admitted',
    });
    const [unrated] = await api.json<Fields[]>('/search/full?q=eveil');
    expect(unrated).toMatchObject({ contentRating: [], rating: null });
  });

  test("leads to the item's page in the language of the question", async () => {
    const urlOf = async (path: string) => (await api.json<{ url: string }[]>(path))[0]?.url;
    expect(await urlOf('/search/full?q=eveil')).toBe('/films/film-2-44002');
    expect(await urlOf('/search/full?q=eveil&language=en')).toBe('/en/movies/film-2-44002');
    expect(await urlOf('/search/full?q=Film%204%20fr')).toBe('/evenements/film-4-44004');
    expect(await urlOf('/search/full?q=cinema%203')).toBe('/cinemas/cinema-3');
  });
});

test('quick search answers the best of each type that full search finds, and one more than a preview shows', async () => {
  await api.replace('nl', makeSite(siteOf('nl'), { ...SMALL, shows: 12 }));
  const find = (path: string) => api.json<unknown[]>(path, { host: 'nl.aurore.test' });
  const [quick, full] = await Promise.all([find('/search/quick?q=film'), find('/search/full?q=film')]);
  expect(full).toHaveLength(11);
  expect(quick).toEqual(full.slice(0, 5));
});

// SPEC 7.6, 7.8
test('translate tells where an item stands in every language of the site', async () => {
  expect(await api.json('/show/film-1-44001/translate?language=en')).toEqual({
    slug: 'film-1-44001',
    url: '/en/movies/film-1-44001',
    languages: {
      fr: { slug: 'film-1-44001', url: '/films/film-1-44001' },
      en: { slug: 'film-1-44001', url: '/en/movies/film-1-44001' },
    },
  });
  expect(await api.json('/cinema/cinema-1/translate')).toMatchObject({ url: '/cinemas/cinema-1' });
  expect(await api.json('/show/film-4-44004/translate')).toMatchObject({ url: '/evenements/film-4-44004' });
});
