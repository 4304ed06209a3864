import { afterAll, beforeAll, expect, test } from 'vitest';
import { type z } from 'zod';
import {
  eventArticleSchema,
  experienceArticleSchema,
  newsSchema,
  offerSchema,
  type Article,
} from '../../../src/contract/article.ts';
import { cinemaDetailsSchema } from '../../../src/contract/cinema.ts';
import { cityDetailsSchema } from '../../../src/contract/city.ts';
import { feedContent, type FeedContent } from '../../../src/contract/feed.ts';
import { programmeShowSchema, specialShowtimeDetailsSchema, tagSchema } from '../../../src/contract/programme.ts';
import { showDetailsSchema, showSchema } from '../../../src/contract/show.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeContent } from '../store/content.ts';
import { makeSite, showSlug, type FeedLanguage, type FeedSite } from '../store/feed.ts';
import { ORIGIN, startApi, TICKETING, type Api } from './server.ts';

type Fields = Record<string, unknown>;

/** What a field that names another item says, so that the item is there. */
const REFERENCES: Readonly<Record<string, unknown>> = {
  show: showSlug(1),
  showSlug: showSlug(1),
  featuredShow: showSlug(1),
  shows: [showSlug(1)],
  cinemas: ['cinema-1'],
  nearbyCinemas: ['cinema-2'],
  nearbySessionsCinema: 'cinema-2',
  cinemaPremium: 'cinema-2',
  defaultCinema: 'cinema-1',
  nearby: [{ slug: 'city-2', name: 'City 2' }],
  nearbyCities: ['city-2'],
  tags: ['imax'],
};
/** What would move an item, or contradict what it says elsewhere. */
const LEFT = new Set(['ticketingUrl', 'redirectSlug', 'national', 'alert']);

const EVERYWHERE = { national: true, cinemas: [] };

const isSaid = (value: unknown) =>
  ![null, undefined, '', 0, false].includes(value as null) && !(Array.isArray(value) && value.length === 0);

/** What a schema's examples say. */
function example(schema: z.core.$ZodType): unknown {
  const given = (schema as z.ZodType).meta()?.['example'];
  if (isSaid(given)) return given;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
      return example(def.innerType);
    case 'array':
      return [example(def.element)];
    case 'object':
      return fill({}, def.shape);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'boolean':
      return true;
    case 'number':
      return 1;
    case 'record':
      return { said: 'Said' };
    case 'null':
      return null;
    default:
      return 'Said';
  }
}

/** An item with an example in each field that says nothing. */
function fill<Item extends object>(item: Item, shape: Readonly<Record<string, z.core.$ZodType>>): Item {
  const filled = { ...item } as Fields;
  for (const [name, schema] of Object.entries(shape)) {
    if (LEFT.has(name) || isSaid(filled[name]) || (name === 'cinemas' && filled['national'] === true)) continue;
    filled[name] = name in REFERENCES ? REFERENCES[name] : example(schema);
  }
  return filled as Item;
}

/**
 * A feed in which every field says something: where an item has nothing, it says what the contract gives as an example.
 * Each call must answer just that: a field that the store drops, renames or takes for another makes a difference.
 */
let feed: FeedSite;
let api: Api;
const french = () => feed.languages.fr!;

beforeAll(async () => {
  api = await startApi();
  feed = makeSite(siteOf('fr'));
  for (const language of Object.values(feed.languages)) fillLanguage(language);
  const [programme] = Object.values(feed.programme);
  const [day] = Object.values(french().showtimes[0]!.showtimes);
  day![0]!.specialShowtimeDetails = fill(day![0]!.specialShowtimeDetails!, specialShowtimeDetailsSchema.shape);
  programme!.shows[showSlug(1)] = fill(programme!.shows[showSlug(1)]!, programmeShowSchema.shape);
  await api.replace('fr', feed);
});
afterAll(() => api.stop());

function fillLanguage(language: FeedLanguage): void {
  Object.assign(language, makeContent());
  language.cities[0] = fill(language.cities[0]!, cityDetailsSchema.shape);
  language.cinemas[0] = fill(language.cinemas[0]!, cinemaDetailsSchema.shape);
  language.tags[0] = fill(language.tags[0]!, tagSchema.shape);
  language.shows.shows[0] = fill(language.shows.shows[0]!, showSchema.shape);
  language['show-details'][0] = fill(language['show-details'][0]!, showDetailsSchema.shape);
  language.articles = language.articles!.map((article): Article => {
    switch (article.type) {
      case 'news':
        return fill(article, newsSchema.shape);
      case 'offer':
        return fill(article.category === 'temporary' ? { ...article, ...EVERYWHERE } : article, offerSchema.shape);
      case 'event':
        return fill(article, eventArticleSchema.shape);
      case 'experience':
        return fill(article, experienceArticleSchema.shape);
    }
  });
  for (const name of Object.keys(feedContent) as FeedContent[]) {
    if (name === 'articles') continue;
    const { shape } = contentSchemas[name].element as z.ZodObject;
    Object.assign(language, { [name]: language[name]!.map((item) => fill(item, shape)) });
  }
}
const contentSchemas: Readonly<Record<FeedContent, { readonly element: unknown }>> = feedContent;

/** An answer whose addresses are relative again, as the feed has them. */
async function answer(path: string): Promise<unknown> {
  const text = await (await api.get(path)).text();
  return JSON.parse(text.replaceAll(`"${ORIGIN}/`, '"/'));
}

// SPEC 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 3.12, 3.13, 3.14, 3.15, 3.17, 3.18, 3.20, 3.23, 3.24, 3.27, 3.29, 3.30, 3.31, 3.32, 3.34, 3.36, 3.37, 3.38, 3.58
test.each([
  ['/city/city-1', () => french().cities[0]],
  ['/cinema/cinema-1', () => french().cinemas[0]],
  ['/tags', () => french().tags],
  ['/shows', () => french().shows],
  [`/show/${showSlug(1)}`, () => french()['show-details'][0]],
  ['/cinema/cinema-1/shows', () => feed.programme['cinema-1']],
  ['/article/news-1', () => french().articles![0]],
  ['/article/offer-1', () => french().articles![1]],
  ['/article/offer-2', () => french().articles![2]],
  ['/article/event-1', () => french().articles![3]],
  ['/article/special-1', () => french().articles![4]],
  ['/alerts', () => french().alerts],
  ['/gpxp/imax', () => french().experiences![0]],
  ['/experience-group/large', () => french()['experience-groups']![0]],
  ['/event/opera', () => french().seasons![0]],
  ['/faq/article/id/1001', () => french()['faq-articles']![0]],
  ['/footer/faq', () => french()['footer-faq']],
  ['/featured', () => french().featured],
  ['/header-push', () => french()['header-pushes']],
  ['/autopromos', () => french().autopromos],
  ['/master-template/page/about', () => french()['master-templates']![0]],
  ['/vod', () => french().vod],
  ['/youtube/latest', () => french().videos],
  ['/ecards', () => french().ecards],
  ['/cms/1.0.0/ecards', () => french()['ecard-types']],
] as const)('%s answers what the feed says in each field', async (path, said) => {
  expect(await answer(path)).toEqual(said());
});

// SPEC 3.10, 3.11
test('a screening answers what the feed says in each field, but with a booking link of the chain’s own', async () => {
  const [[day, said] = []] = Object.entries(french().showtimes[0]!.showtimes);
  const answered = (await answer(`/show/${showSlug(1)}/showtimes/cinema-1/${day}`)) as Fields[];
  expect(answered).toEqual(said!.map((showtime) => ({ ...showtime, refCmd: expect.any(String) as string })));
  expect(answered.map(({ refCmd }) => refCmd)).toEqual(
    said!.map(({ refCmd }) => refCmd!.replace('https://elsewhere.example', TICKETING)),
  );
});

// SPEC 3.25
test('the news page has its news, its offers with their cinemas or all, and one push', async () => {
  const [news, promotion, temporary, event] = french().articles!;
  const listed = (await answer('/news-offers')) as Fields[];
  expect(new Set(listed)).toEqual(new Set([news, promotion, temporary, event]));
  expect(temporary).toMatchObject(EVERYWHERE);
  expect(await answer('/featured?type=news')).toEqual(french().featured!.filter(({ type }) => type === 'news'));
});
