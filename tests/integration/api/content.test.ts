import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { translationSchema } from '../../../src/api/schemas.ts';
import { alertSchema } from '../../../src/contract/alert.ts';
import { articleSchema, newsSchema, offerSchema } from '../../../src/contract/article.ts';
import { experienceGroupSchema, experienceSchema } from '../../../src/contract/experience.ts';
import { footerSchema } from '../../../src/contract/footer.ts';
import { faqArticleSchema, faqCategoryDetailsSchema, footerFaqSchema } from '../../../src/contract/help.ts';
import { masterTemplateSchema } from '../../../src/contract/masterTemplate.ts';
import { ecardSchema, ecardTypeSchema, offersPageSchema } from '../../../src/contract/offersPage.ts';
import { zoneSchema } from '../../../src/contract/programme.ts';
import { autopromoSchema, featuredSchema, headerPushSchema, nativeAdSchema } from '../../../src/contract/push.ts';
import { seasonDetailsSchema, seasonScheduleSchema, seasonSchema } from '../../../src/contract/season.ts';
import { siteSettingsSchema } from '../../../src/contract/settings.ts';
import { subscriptionOfferSchema, subscriptionSchema } from '../../../src/contract/subscription.ts';
import { textPageSchema } from '../../../src/contract/textPage.ts';
import { videoSchema, vodSchema } from '../../../src/contract/vod.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeContent, makeNews } from '../store/content.ts';
import { makeSite, showSlug } from '../store/feed.ts';
import { ORIGIN, startApi, type Api } from './server.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const feed = makeSite(siteOf('fr'));
  for (const language of Object.values(feed.languages)) Object.assign(language, makeContent());
  // This offer exists in French only, and one of the news in English.
  const english = feed.languages.en!.articles!.filter(({ slug }) => slug !== 'offer-1');
  feed.languages.en!.articles = [...english, makeNews('news-2')];
  await api.replace('fr', feed);
});
afterAll(() => api.stop());

const endpoints: readonly [path: string, schema: z.ZodType, length?: number][] = [
  ['/news', z.array(newsSchema), 1],
  ['/news-offers', z.array(articleSchema), 4],
  ['/news/news-1', newsSchema],
  ['/offers/page', offersPageSchema],
  ['/offers/promotion', z.array(offerSchema), 1],
  ['/offers/temporary', z.array(offerSchema), 1],
  ['/offer/offer-1', offerSchema],
  ['/article/news-1', articleSchema],
  ['/article/event-1', articleSchema],
  ['/article/special-1', articleSchema],
  ['/article/event-1/translate', translationSchema],
  ['/gpxp', z.array(experienceSchema), 1],
  ['/gpxp/imax', experienceSchema],
  ['/gpxp/imax/shows', zoneSchema],
  ['/experience-group/large', experienceGroupSchema],
  ['/events', z.array(seasonSchema), makeContent().seasons.length],
  ['/event/opera', seasonDetailsSchema],
  ['/event/opera/shows', seasonScheduleSchema],
  ['/cinepass', subscriptionSchema],
  ['/cinepass/current-shows', zoneSchema],
  ['/cms/1.0.0/subscription/subscription-offers?catalog=main', z.array(subscriptionOfferSchema), 1],
  ['/cms/1.0.0/subscription/subscription-offers?catalog=none', z.array(subscriptionOfferSchema), 0],
  ['/cms/1.0.0/ecards', z.array(ecardTypeSchema), 1],
  ['/ecards', z.array(ecardSchema), 1],
  ['/faq/article/slug/refunds', faqArticleSchema],
  ['/faq/article/id/1001', faqArticleSchema],
  ['/faq/category/booking', faqCategoryDetailsSchema],
  ['/alerts', z.array(alertSchema), 1],
  ['/featured', z.array(featuredSchema), 2],
  ['/featured?type=home', z.array(featuredSchema), 1],
  ['/header-push', z.array(headerPushSchema), 1],
  ['/native-ad', nativeAdSchema],
  ['/autopromos', z.array(autopromoSchema), 2],
  ['/permanent-autopromo', z.array(autopromoSchema), 1],
  ['/master-template/pages', z.array(z.object({ slug: z.string(), title: z.string() })), 1],
  ['/master-template/page/about', masterTemplateSchema],
  ['/master-template/page/about/translate', translationSchema],
  ['/page/cvd', textPageSchema],
  ['/footer', footerSchema],
  ['/footer/faq', z.array(footerFaqSchema), 1],
  ['/settings', siteSettingsSchema],
  ['/vod', z.array(vodSchema), 1],
  ['/youtube/latest', z.array(videoSchema), 1],
  ['/slugs/news', z.array(z.string()), 1],
  ['/slugs/offers', z.array(z.string()), 2],
  ['/slugs/articles', z.array(z.string()), 5],
  ['/slugs/shows', z.array(z.string()), 4],
  ['/slugs/cinemas', z.array(z.string()), 3],
];

// SPEC 7.5, 7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 7.17, 7.18, 7.19, 7.20
describe.each(endpoints)('GET %s', (path, schema, length) => {
  test('answers the fields of its schema, no more and no less', async () => {
    const body = await api.json(path);
    expect(schema.parse(body)).toEqual(body);
    if (length !== undefined) expect(body).toHaveLength(length);
  });
});

// SPEC 7.19
test('slugs are those of the language that is asked for', async () => {
  expect(await api.json('/slugs/offers')).toEqual(['offer-1', 'offer-2']);
  expect(await api.json('/slugs/offers?language=en')).toEqual(['offer-2']);
  expect(await api.json('/slugs/news')).toEqual(['news-1']);
  expect(await api.json('/slugs/cinemas')).toEqual(['cinema-1', 'cinema-2', 'cinema-3']);
  expect(await api.json('/slugs/shows')).toEqual([1, 2, 3, 4].map(showSlug));
  expect((await api.json<string[]>('/slugs/news?language=en')).toSorted()).toEqual(['news-1', 'news-2']);
  const articles = ['event-1', 'news-1', 'offer-1', 'offer-2', 'special-1'];
  expect((await api.json<string[]>('/slugs/articles')).toSorted()).toEqual(articles);
  const english = ['event-1', 'news-1', 'news-2', 'offer-2', 'special-1'];
  expect((await api.json<string[]>('/slugs/articles?language=en')).toSorted()).toEqual(english);
});

// SPEC 7.19
test('autopromos are all, and those that stay are a list of their own', async () => {
  const ids = async (path: string) => (await api.json<{ id: string }[]>(path)).map(({ id }) => id);
  expect(await ids('/autopromos')).toEqual(['p1', 'p2']);
  expect(await ids('/permanent-autopromo')).toEqual(['p1']);
});

describe('what is missing', () => {
  test.each([
    ...['/news/offer-1', '/offer/news-1', '/article/none', '/article/none/translate', '/gpxp/none', '/gpxp/none/shows'],
    ...['/experience-group/none', '/event/none', '/event/none/shows', '/faq/article/slug/none', '/page/none'],
    ...['/faq/article/id/none', '/faq/category/none', '/master-template/page/none', '/slugs/none', '/slugs/toString'],
  ])('%s is not found', async (path) => {
    const answer = await api.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { status: 404, code: 'not_found' } });
  });

  test.each(['/offers/page', '/footer', '/native-ad', '/cinepass'])('%s of a site without one, too', async (path) => {
    expect((await api.get(path, { host: 'be.aurore.test' })).status).toBe(404);
  });
});

test('pictures have whole addresses', async () => {
  const [news] = await api.json<{ image: string }[]>('/news');
  expect(news?.image).toBe(`${ORIGIN}/media/picture-01234567-1600.webp`);
});

// SPEC 7.13
test('an article is translated into the languages in which it exists', async () => {
  expect(await api.json('/news/news-1/translate?language=en')).toEqual({
    slug: 'news-1',
    url: '/en/news/news-1',
    languages: {
      fr: { slug: 'news-1', url: '/actualites/news-1' },
      en: { slug: 'news-1', url: '/en/news/news-1' },
    },
  });
  expect(await api.json('/offer/offer-1/translate')).toEqual({
    slug: 'offer-1',
    url: '/offres/offer-1',
    languages: { fr: { slug: 'offer-1', url: '/offres/offer-1' } },
  });
  expect(await api.json('/article/special-1/translate')).toMatchObject({ url: '/specials/special-1' });
});

// SPEC 5.14, 5.15
test('plans without a picture and partners without a theatre are not sent', async () => {
  const { offers, partnerCinemas } = await api.json<z.infer<typeof subscriptionSchema>>('/cinepass');
  expect(offers.map(({ id }) => id)).toEqual(['solo']);
  expect(partnerCinemas.map(({ name }) => name)).toEqual(['Friends']);
});

// SPEC 3.28, 7.20
test('an experience is shown what plays in it, and a season when', async () => {
  const { shows } = await api.json<z.infer<typeof zoneSchema>>('/gpxp/imax/shows');
  expect(shows).toHaveLength(4);
  const schedule = await api.json<z.infer<typeof seasonScheduleSchema>>('/event/opera/shows');
  expect(Object.keys(schedule)).toEqual(['film-1-44001', 'film-2-44002']);
  expect(schedule['film-1-44001']?.['2026-11-21']?.['cinema-1']).toEqual({ live: false, bookable: true, order: 1 });
});

test('answers carry the tags by which the import purges them', async () => {
  const tagsOf = async (path: string) => (await api.get(path)).headers.get('cache-tag');
  expect(await tagsOf('/news')).toBe('content:fr:articles');
  expect(await tagsOf('/footer')).toBe('site:fr');
  expect(await tagsOf('/offers/page')).toBe('content:fr:offers-page');
});
