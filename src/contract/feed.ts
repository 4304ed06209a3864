import { z } from 'zod';
import { alertSchema } from './alert.ts';
import { articleSchema } from './article.ts';
import { cinemaDetailsSchema, cityDetailsSchema } from './cinema.ts';
import { experienceGroupSchema, experienceSchema } from './experience.ts';
import { footerSchema } from './footer.ts';
import { faqArticleSchema, faqCategorySchema, footerFaqSchema } from './help.ts';
import { masterTemplateSchema } from './masterTemplate.ts';
import { ecardSchema, ecardTypeSchema, offersPageSchema } from './offersPage.ts';
import { cinemaProgrammeSchema, showtimeSchema, tagSchema, technologySchema, versionSchema } from './programme.ts';
import { autopromoSchema, featuredSchema, headerPushSchema, nativeAdSchema } from './push.ts';
import { seasonDetailsSchema } from './season.ts';
import { showDetailsSchema, showsSchema } from './show.ts';
import { subscriptionSchema } from './subscription.ts';
import { textPageSchema } from './textPage.ts';
import { cinemaSlugSchema, daySchema, showSlugSchema, ticketingIdSchema } from './values.ts';
import { videoSchema, vodSchema } from './vod.ts';

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
  cities: z.array(cityDetailsSchema),
  cinemas: z.array(cinemaDetailsSchema),
  shows: showsSchema,
  'show-details': z.array(showDetailsSchema),
  tags: z.array(tagSchema),
  versions: z.array(versionSchema),
  technologies: z.array(technologySchema),
} as const;

/**
 * Editors' content: what GET /api/article/{slug}, /api/gpxp/{slug} and so on return for every item, in an array in the
 * editors' order. Each file may be absent.
 */
export const feedContent = {
  articles: z.array(articleSchema),
  ecards: z.array(ecardSchema),
  'ecard-types': z.array(ecardTypeSchema),
  experiences: z.array(experienceSchema),
  'experience-groups': z.array(experienceGroupSchema),
  seasons: z.array(seasonDetailsSchema),
  'faq-articles': z.array(faqArticleSchema),
  'faq-categories': z.array(faqCategorySchema),
  'footer-faq': z.array(footerFaqSchema),
  alerts: z.array(alertSchema),
  featured: z.array(featuredSchema),
  'header-pushes': z.array(headerPushSchema),
  autopromos: z.array(autopromoSchema),
  'master-templates': z.array(masterTemplateSchema),
  pages: z.array(textPageSchema),
  vod: z.array(vodSchema),
  videos: z.array(videoSchema),
} as const;
export type FeedContent = keyof typeof feedContent;

/** Documents of which a site has one per language, or none when the file is absent. */
export const feedSingles = {
  'offers-page': offersPageSchema,
  footer: footerSchema,
  'native-ad': nativeAdSchema,
  subscription: subscriptionSchema,
} as const;
export type FeedSingle = keyof typeof feedSingles;

export type FeedDocument = keyof typeof feedDocuments | FeedContent | FeedSingle;

/**
 * A version of a document that takes precedence over the one in its file: a draft, or one that is published for a time.
 */
export const feedDraftSchema = z.object({
  document: z.enum([...Object.keys(feedDocuments), ...Object.keys(feedContent), ...Object.keys(feedSingles)] as [
    FeedDocument,
    ...FeedDocument[],
  ]),
  state: z.enum(['draft', 'published']),
  /** ISO 8601 with an offset. Null in `from` means at once, in `until` for as long as the feed has it. */
  from: z.iso.datetime({ offset: true }).nullable().default(null),
  until: z.iso.datetime({ offset: true }).nullable().default(null),
  item: z.unknown(),
});

export const feedProgrammeSchema = cinemaProgrammeSchema;

/** A screening of a feed. The import checks `refCmd`, since it can say of which screening it is. */
export const feedShowtimeSchema = showtimeSchema.extend({
  refCmd: z
    .string()
    .max(2048)
    .nullish()
    .meta({
      description:
        "The screening's own booking link, to one of TICKETING_ORIGINS, with `{language}` where pages' language belongs; or " +
        'one of the form `…/{language}/V{vistaRef}S{session}/booking`, of which only the session counts',
      example: 'https://tickets.example/reservationSeances.html?id=123&s=45',
    }),
  session: ticketingIdSchema.nullish().meta({
    description:
      "The session's id in the ticketing, unique in the cinema, which a template of links needs. With it, the address of " +
      "the screening's page stays the same when it is moved",
    example: '12345',
  }),
});
export type FeedShowtime = z.infer<typeof feedShowtimeSchema>;

/** A line of showtimes.ndjson: the response of GET /api/show/{show}/showtimes/{cinema}, with the two slugs. */
export const feedShowtimesSchema = z.object({
  show: showSlugSchema,
  cinema: cinemaSlugSchema,
  showtimes: z.record(daySchema, z.array(feedShowtimeSchema)),
});
export type FeedShowtimes = z.infer<typeof feedShowtimesSchema>;

/** The names of all documents in a language's folder. */
export const feedFiles = [
  ...Object.keys(feedDocuments),
  ...Object.keys(feedContent),
  ...Object.keys(feedSingles),
] as FeedDocument[];
