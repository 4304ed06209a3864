import { z } from 'zod';
import {
  addressSchema,
  backgroundPathSchema,
  cinechecksSchema,
  colourSchema,
  contentRatingSchema,
  daySchema,
  instantSchema,
  posterPathSchema,
  releaseAtSchema,
  showSlugSchema,
} from './values.ts';

/** One of GET /api/shows. */
export const showSchema = z.object({
  slug: showSlugSchema,
  title: z.string().min(1),
  releaseAt: releaseAtSchema,
  posterPath: posterPathSchema.nullable(),
  backgroundPath: backgroundPathSchema.nullable(),
  label: z.string().nullable(),
  contentRating: contentRatingSchema,
  cinechecks: cinechecksSchema,
  /** True for films, false for events. */
  isMovie: z.boolean(),
  isNew: z.boolean(),
  isEventSpecial: z.boolean(),
  isComingSoon: z.boolean(),
  homeOrder: z.number(),
  genericOrder: z.number(),
  upcomingOrder: z.number(),
  mostAwaitedOrder: z.number(),
  /** Separated by commas. */
  hubbleCasting: z.string().nullable(),
  type: z.string().nullable(),
  /** In minutes. */
  duration: z.number().int().nonnegative(),
  genres: z.array(z.string()),
  genresSlug: z.array(z.string()),
  warning: z.string().nullable(),
  directors: z.array(z.string()),
  flag: z.string().nullable(),
  flagColor: z.enum(['1', '2', '3', '4', '5']).nullable(),
  next24ShowtimesCount: z.number().int().nonnegative(),
  notComingSoon: z.boolean(),
  salesOpeningDatetime: instantSchema.nullable(),
  showtimesDisplayDatetime: instantSchema.nullable(),
  backgroundDominantColor: colourSchema,
  labelFlagColor: z.string().nullable(),
  originalReleaseAt: daySchema.nullable(),
  showRef: z.string(),
  specialEvent: z.boolean(),
  labelCategory: z.null(),
});
export type Show = z.infer<typeof showSchema>;

/** GET /api/shows */
export const showsSchema = z.object({
  shows: z.array(showSchema),
  labels: z.array(z.unknown()),
  contentratings: z.array(z.unknown()),
});

export const trailerSchema = z.object({
  externalId: addressSchema,
  /** youtube, vimeo, allocine or S3 */
  videoType: z.string(),
  title: z.string(),
  snapshot: addressSchema,
  isMain: z.boolean(),
  language: z.string(),
  /** WebVTT files of one of the chain's own videos (S3), each in a language (BCP 47). */
  captions: z.array(z.object({ language: z.string(), address: addressSchema })).optional(),
});

/** GET /api/show/{slug} */
export const showDetailsSchema = z.object({
  slug: showSlugSchema,
  title: z.string().min(1),
  titleTracking: z.string(),
  releaseAt: releaseAtSchema,
  contentRating: contentRatingSchema,
  cinechecks: cinechecksSchema,
  genres: z.array(z.string()),
  genresTracking: z.array(z.string()),
  duration: z.number().int().nonnegative(),
  /** Separated by commas here, an array in the list. */
  directors: z.string(),
  actors: z.string(),
  /** `<br/>` between paragraphs */
  synopsis: z.string().nullable(),
  entertainementLogo: z.string().nullable(),
  entertainementSubtitle: z.string().nullable(),
  /** The API spells it this way. */
  entertainementCasting: z.string().nullable(),
  distribution: z.string().nullable(),
  posterPath: posterPathSchema.nullable(),
  backgroundPath: backgroundPathSchema.nullable(),
  backgroundDominantColor: colourSchema,
  isMovie: z.boolean(),
  trailers: z.array(trailerSchema),
  presentation: z.string().nullable(),
  calendar: z.string().nullable(),
  warning: z.string().nullable(),
  nationality: z.string().nullable(),
  nationalityTracking: z.string().nullable(),
  originalTitle: z.string().nullable(),
  feelings: z.object({
    countWishList: z.number().int(),
    countEmotionDisappointed: z.number().int(),
    countEmotionLike: z.number().int(),
    countEmotionLove: z.number().int(),
  }),
  similarShows: z.array(z.unknown()),
  event: z.array(z.unknown()),
  redirectSlug: showSlugSchema.nullable(),
  refHubble: z.string().nullable(),
  refVista: z.string().nullable(),
  visaHubble: z.string().nullable(),
  isNew: z.boolean(),
  notComingSoon: z.boolean(),
  copiesCount: z.number().int().nonnegative(),
  next24ShowtimesCount: z.number().int().nonnegative(),
  tags: z.array(z.string()),
  salesOpeningDatetime: instantSchema.nullable(),
  showtimesDisplayDatetime: instantSchema.nullable(),
  vodAvailability: z.boolean(),
  vod: z.record(z.string(), z.unknown()).nullable(),
  labelFlagColor: z.string().nullable(),
  label: z.string().nullable(),
  originalReleaseAt: daySchema.nullable(),
  extraInformation: z.string().nullable(),
  logoTitle: z.string().nullable(),
});
export type ShowDetails = z.infer<typeof showDetailsSchema>;
