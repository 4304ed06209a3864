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
  articleCreationDate: z.boolean().meta({ description: 'Whether its page shows its date.' }),
  socialMedia: z.boolean().meta({ description: 'Whether its page has links to share it.' }),
  backToNews: z.boolean().meta({ description: 'Whether its page has a link back to the list.' }),
  newsTag: z.boolean().meta({ description: 'Whether its page shows its topic.' }),
});

const dateType = <Name extends string>(name: Name) =>
  z.literal(name).meta({ description: 'What the two dates mean.', example: name });
const dateStart = <T extends z.ZodType>(schema: T): T =>
  schema.meta({ description: 'When it begins, in local time; the time of day counts with `exact` only.' });
const dateEnd = <T extends z.ZodType>(schema: T): T => schema.meta({ description: 'When it ends, in local time.' });

/**
 * When an offer or an event is on, in local time of the site. Only `exact` gives the time of its start; for all others
 * only the days count.
 */
export const articleDateSchema = z.discriminatedUnion('type', [
  z.object({ type: dateType('exact'), start: dateStart(localTimeSchema), end: dateEnd(localTimeSchema.nullable()) }),
  z.object({ type: dateType('exactWithoutHours'), start: dateStart(localTimeSchema), end: dateEnd(z.null()) }),
  z.object({ type: dateType('from'), start: dateStart(localTimeSchema), end: dateEnd(z.null()) }),
  z.object({ type: dateType('interval'), start: dateStart(localTimeSchema), end: dateEnd(localTimeSchema) }),
  z.object({ type: dateType('until'), start: dateStart(z.null()), end: dateEnd(localTimeSchema) }),
  z.object({ type: dateType('noDate'), start: dateStart(z.null()), end: dateEnd(z.null()) }),
]);
export type ArticleDate = z.infer<typeof articleDateSchema>;

const fields = {
  slug: itemSlugSchema.meta({
    description: 'Unique among all articles of a site, whatever their type, and the same in every language.',
    example: 'silent-nights',
  }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'Silent nights' }),
  headline: z.string().meta({
    description: 'The sentence or two under the title and in lists; plain text.',
    example: 'A film and a piano, every Thursday.',
  }),
  content: htmlSchema.meta({ description: 'HTML: the text.', example: '<p>Every Thursday.</p>' }),
  image: addressSchema.nullable().meta({ description: 'The picture above the text.', example: '/media/silent.webp' }),
  thumbnail: addressSchema
    .nullable()
    .meta({ description: 'The picture in lists.', example: '/media/silent-small.webp' }),
  /** 1900-01-01 is unknown (SPEC 5). */
  releaseDate: daySchema.meta({
    description: 'The day of its publication; 1900-01-01 is unknown.',
    example: '2026-11-20',
  }),
  author: z.string().nullable().meta({ description: 'Who wrote it.', example: 'The editors' }),
  topic: z.string().min(1).nullable().meta({ description: 'What it is about, in a word or two.', example: 'Films' }),
  redirectSlug: itemSlugSchema
    .nullable()
    .meta({ description: 'The slug of another article of the same type, to which this address redirects.' }),
  tracking: z
    .object({ slug: z.string().meta({ description: 'The name that is reported.', example: 'silent-nights' }) })
    .meta({ description: 'Its name for audience measurement.' }),
  featuredShow: showSlugSchema
    .nullable()
    .meta({ description: 'The slug of the show that it is about.', example: 'metropolis-44019' }),
  displayFlags: displayFlagsSchema.meta({ description: 'What its page shows besides its text.' }),
};

/**
 * For what is on at a time and in certain cinemas. Where it is on in all cinemas, `national` is true and `cinemas`
 * empty.
 */
const dated = {
  date: articleDateSchema.meta({ description: 'When it is on, in local time of the site.' }),
  cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
  cinemas: z
    .array(cinemaSlugSchema)
    .meta({ description: 'Slugs of the cinemas where it is on.', example: ['bellecour'] }),
  national: z.boolean().meta({ description: 'Whether it is on in all cinemas; then `cinemas` is empty.' }),
};

export const newsSchema = z.object({
  ...fields,
  type: z.literal('news').meta({ description: 'What kind of article it is.', example: 'news' }),
});
export type News = z.infer<typeof newsSchema>;

export const eventArticleSchema = z.object({
  ...fields,
  type: z.literal('event').meta({ description: 'What kind of article it is.', example: 'event' }),
  ...dated,
});
export type EventArticle = z.infer<typeof eventArticleSchema>;

export const offerSchema = z.object({
  ...fields,
  type: z.literal('offer').meta({ description: 'What kind of article it is.', example: 'offer' }),
  ...dated,
  category: z
    .enum(['promotion', 'temporary'])
    .meta({ description: 'The block of the offers page that lists it.', example: 'promotion' }),
  /**
   * SPEC 3, Promotion and "Temporary offer": a feed may leave out this and what follows. The picture in lists, and the
   * one for phones.
   */
  picture: addressSchema
    .nullable()
    .default(null)
    .meta({ description: 'The picture in lists.', example: '/media/offer.webp' }),
  mobilePicture: addressSchema
    .nullable()
    .default(null)
    .meta({ description: 'The same for phones.', example: '/media/offer-upright.webp' }),
  /** A word on its picture, in one of the colours of flags (SPEC 9). */
  label: z.string().min(1).nullable().default(null).meta({ description: 'A word on its picture.', example: 'New' }),
  labelColor: z
    .enum(['1', '2', '3', '4', '5'])
    .nullable()
    .default(null)
    .meta({ description: 'The colour of that word.', example: '1' }),
  subtitle: z.string().nullable().default(null).meta({ description: 'The second title.', example: 'Until Sunday' }),
  price: amountSchema
    .nullable()
    .default(null)
    .meta({ description: 'What it costs, in the currency of the site.', example: 9.9 }),
  initialPrice: amountSchema
    .nullable()
    .default(null)
    .meta({ description: 'The price before the reduction, in the currency of the site.', example: 12.5 }),
  ordering: z
    .number()
    .int()
    .nullable()
    .default(null)
    .meta({ description: 'Its place in its block, lowest first; offers without one follow.', example: 1 }),
});
export type Offer = z.infer<typeof offerSchema>;

export const experienceArticleSchema = z.object({
  ...fields,
  type: z.literal('experience').meta({ description: 'What kind of article it is.', example: 'experience' }),
  cinemas: z
    .array(cinemaSlugSchema)
    .meta({ description: 'Slugs of the cinemas that have it.', example: ['bellecour'] }),
  guest: z
    .object({
      name: z.string().min(1).meta({ description: 'Their name.', example: 'Agnès Martin' }),
      title: z.string().nullable().meta({ description: 'What they are.', example: 'director' }),
      description: htmlSchema.nullable().meta({ description: 'HTML: who they are.', example: '<p>Born in Lyon.</p>' }),
      image: addressSchema.nullable().meta({ description: 'A picture of them.', example: '/media/guest.webp' }),
    })
    .nullable()
    .meta({ description: 'Who is there.' }),
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
