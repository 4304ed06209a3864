import { z } from 'zod';
import { alertSchema } from './alert.ts';
import { feedCinemaSchema } from './cinema.ts';
import { feedCitySchema } from './city.ts';
import {
  feedArticleSchema,
  feedAutopromoSchema,
  feedEcardSchema,
  feedExperienceGroupSchema,
  feedExperienceSchema,
  feedFaqArticleSchema,
  feedFaqCategorySchema,
  feedFeaturedSchema,
  feedFooterFaqSchema,
  feedFooterSchema,
  feedHeaderPushSchema,
  feedMasterTemplateSchema,
  feedNativeAdSchema,
  feedSeasonSchema,
  feedSubscriptionSchema,
  feedTechnologySchema,
  feedTextPageSchema,
  feedVideoSchema,
  feedVodSchema,
} from './feedContent.ts';
import { ecardTypeSchema, offersPageSchema } from './offersPage.ts';
import { cinemaProgrammeSchema, feedShowtimeSchema, feedTagSchema, feedVersionSchema } from './programme.ts';
import { feedShowDetailsSchema, feedShowsSchema } from './show.ts';
import { cinemaSlugSchema, daySchema, showSlugSchema } from './values.ts';

/**
 * A feed is a folder of responses in the contract's own shapes, so that any server that speaks the contract can be
 * written down as one:
 *
 *     {site}/{language}/cities.json         what GET /api/city/{slug} returns, for every city, in an array
 *     {site}/{language}/cinemas.json        what GET /api/cinema/{slug} returns, for every cinema, in an array
 *     {site}/{language}/shows.json          what GET /api/shows returns
 *     {site}/{language}/show-details.json   what GET /api/show/{slug} returns, for every show, in an array
 *     {site}/{language}/tags.json, versions.json, technologies.json
 *     {site}/{language}/articles.json …     editors' content, a file for each kind; a kind without a file has none
 *     {site}/{language}/drafts.json         versions that are to come: an array of feedDraftSchema; may be absent
 *     {site}/programme/{cinema}.json        what GET /api/cinema/{slug}/shows returns (the same in every language)
 *     {site}/showtimes.ndjson               a line for each show and cinema, in the site's default language
 *     {site}/{language}/showtimes.ndjson    for the other languages, only lines that hold a specialShowtimeDetails
 *
 * A site that is absent from the folder is left as it is; a site that is present is replaced whole.
 */
export const feedDocuments = {
  cities: z.array(feedCitySchema),
  cinemas: z.array(feedCinemaSchema),
  shows: feedShowsSchema,
  'show-details': z.array(feedShowDetailsSchema),
  tags: z.array(feedTagSchema),
  versions: z.array(feedVersionSchema),
  technologies: z.array(feedTechnologySchema),
} as const;

/**
 * Editors' content: what GET /api/article/{slug}, /api/gpxp/{slug} and so on return for every item, in an array in the
 * editors' order. Each file may be absent.
 */
export const feedContent = {
  articles: z.array(feedArticleSchema),
  ecards: z.array(feedEcardSchema),
  'ecard-types': z.array(ecardTypeSchema),
  experiences: z.array(feedExperienceSchema),
  'experience-groups': z.array(feedExperienceGroupSchema),
  seasons: z.array(feedSeasonSchema),
  'faq-articles': z.array(feedFaqArticleSchema),
  'faq-categories': z.array(feedFaqCategorySchema),
  'footer-faq': z.array(feedFooterFaqSchema),
  alerts: z.array(alertSchema),
  featured: z.array(feedFeaturedSchema),
  'header-pushes': z.array(feedHeaderPushSchema),
  autopromos: z.array(feedAutopromoSchema),
  'master-templates': z.array(feedMasterTemplateSchema),
  pages: z.array(feedTextPageSchema),
  vod: z.array(feedVodSchema),
  videos: z.array(feedVideoSchema),
} as const;
export type FeedContent = keyof typeof feedContent;

/** Documents of which a site has one per language, or none when the file is absent. */
export const feedSingles = {
  'offers-page': offersPageSchema,
  footer: feedFooterSchema,
  'native-ad': feedNativeAdSchema,
  subscription: feedSubscriptionSchema,
} as const;
export type FeedSingle = keyof typeof feedSingles;

export type FeedDocument = keyof typeof feedDocuments | FeedContent | FeedSingle;

/**
 * A version of a document that takes precedence over the one in its file: a draft, or one that is published for a time.
 */
export const feedDraftSchema = z.object({
  document: z
    .enum([...Object.keys(feedDocuments), ...Object.keys(feedContent), ...Object.keys(feedSingles)] as [
      FeedDocument,
      ...FeedDocument[],
    ])
    .meta({ description: 'The name of the file that the item belongs to.', example: 'articles' }),
  state: z
    .enum(['draft', 'published'])
    .meta({ description: 'Whether only editors see it, in previews.', example: 'published' }),
  from: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .meta({ description: 'From when it is shown; null is at once.', example: '2026-12-01T00:00:00+01:00' }),
  until: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .meta({ description: 'Until when; null is as long as the feed has it.', example: '2027-01-01T00:00:00+01:00' }),
  item: z.unknown().meta({ description: 'The item, as it would stand in that file.' }),
});

export const feedProgrammeSchema = cinemaProgrammeSchema;

/** A line of showtimes.ndjson: the response of GET /api/show/{show}/showtimes/{cinema}, with the two slugs. */
export const feedShowtimesSchema = z.object({
  show: showSlugSchema.meta({ description: 'The slug of the show.', example: 'metropolis-44019' }),
  cinema: cinemaSlugSchema.meta({ description: 'The slug of the cinema.', example: 'bellecour' }),
  showtimes: z
    .record(daySchema, z.array(feedShowtimeSchema))
    .meta({ description: 'By cinema day, YYYY-MM-DD: the screenings of that day, in the order of their time.' }),
});
export type FeedShowtimes = z.infer<typeof feedShowtimesSchema>;

/** The names of all documents in a language's folder. */
export const feedFiles = [
  ...Object.keys(feedDocuments),
  ...Object.keys(feedContent),
  ...Object.keys(feedSingles),
] as FeedDocument[];
