import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import {
  addressSchema,
  amountSchema,
  cinemaSlugSchema,
  daySchema,
  htmlSchema,
  itemSlugSchema,
  localTimeSchema,
  showSlugSchema,
} from './values.ts';

/** SPEC 3, Article: what its page shows besides its text. */
export const displayFlagsSchema = z.object({
  articleCreationDate: z.boolean(),
  socialMedia: z.boolean(),
  backToNews: z.boolean(),
  newsTag: z.boolean(),
});

/**
 * When an offer or an event is on, in local time of the site. Only `exact` gives the time of its start; for all others
 * only the days count.
 */
export const articleDateSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('exact'), start: localTimeSchema, end: localTimeSchema.nullable() }),
  z.object({ type: z.literal('exactWithoutHours'), start: localTimeSchema, end: z.null() }),
  z.object({ type: z.literal('from'), start: localTimeSchema, end: z.null() }),
  z.object({ type: z.literal('interval'), start: localTimeSchema, end: localTimeSchema }),
  z.object({ type: z.literal('until'), start: z.null(), end: localTimeSchema }),
  z.object({ type: z.literal('noDate'), start: z.null(), end: z.null() }),
]);
export type ArticleDate = z.infer<typeof articleDateSchema>;

const fields = {
  /** Unique among all articles of a site, whatever their type, and the same in every language. */
  slug: itemSlugSchema,
  title: z.string().min(1),
  /** The sentence or two under the title and in lists; plain text. */
  headline: z.string(),
  content: htmlSchema,
  image: addressSchema.nullable(),
  thumbnail: addressSchema.nullable(),
  /** 1900-01-01 is unknown (SPEC 5). */
  releaseDate: daySchema,
  author: z.string().nullable(),
  /** What it is about, in a word or two: "Films", "Our cinemas". The flag `newsTag` shows it on its page. */
  topic: z.string().min(1).nullable(),
  /** The slug of another article of the same type, to which this address redirects. */
  redirectSlug: itemSlugSchema.nullable(),
  tracking: z.object({ slug: z.string() }),
  featuredShow: showSlugSchema.nullable(),
  displayFlags: displayFlagsSchema,
};

/**
 * For what is on at a time and in certain cinemas. Where it is on in all cinemas, `national` is true and `cinemas`
 * empty.
 */
const dated = {
  date: articleDateSchema,
  cta: callToActionSchema.nullable(),
  cinemas: z.array(cinemaSlugSchema),
  national: z.boolean(),
};

export const newsSchema = z.object({ ...fields, type: z.literal('news') });
export type News = z.infer<typeof newsSchema>;

export const eventArticleSchema = z.object({ ...fields, type: z.literal('event'), ...dated });
export type EventArticle = z.infer<typeof eventArticleSchema>;

export const offerSchema = z.object({
  ...fields,
  type: z.literal('offer'),
  ...dated,
  /** The block of the offers page that lists it. */
  category: z.enum(['promotion', 'temporary']),
  /**
   * SPEC 3, Promotion and "Temporary offer": a feed may leave out this and what follows. The picture in lists, and the
   * one for phones.
   */
  picture: addressSchema.nullable().default(null),
  mobilePicture: addressSchema.nullable().default(null),
  /** A word on its picture, in one of the colours of flags (SPEC 9). */
  label: z.string().min(1).nullable().default(null),
  labelColor: z.enum(['1', '2', '3', '4', '5']).nullable().default(null),
  subtitle: z.string().nullable().default(null),
  price: amountSchema.nullable().default(null),
  /** The price before the reduction. */
  initialPrice: amountSchema.nullable().default(null),
  /** Its place in its block, lowest first; offers without one follow. */
  ordering: z.number().int().nullable().default(null),
});
export type Offer = z.infer<typeof offerSchema>;

export const experienceArticleSchema = z.object({
  ...fields,
  type: z.literal('experience'),
  cinemas: z.array(cinemaSlugSchema),
  guest: z
    .object({
      name: z.string().min(1),
      /** What they are: "director", "conductor". */
      title: z.string().nullable(),
      description: htmlSchema.nullable(),
      image: addressSchema.nullable(),
    })
    .nullable(),
});
export type ExperienceArticle = z.infer<typeof experienceArticleSchema>;

/** GET /api/article/{slug}; GET /api/news/{slug} and GET /api/offer/{slug} answer articles of their type. */
export const articleSchema = z.discriminatedUnion('type', [
  newsSchema,
  eventArticleSchema,
  offerSchema,
  experienceArticleSchema,
]);
export type Article = z.infer<typeof articleSchema>;
export type ArticleType = Article['type'];
