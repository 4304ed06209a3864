import { z } from 'zod';
import { unknown, withDefaults } from './defaults.ts';
import {
  addressSchema,
  backgroundPathSchema,
  cinechecksSchema,
  colourSchema,
  contentRatingSchema,
  daySchema,
  filterSlugSchema,
  instantSchema,
  languageTagSchema,
  posterPathSchema,
  releaseAtSchema,
  showSlugSchema,
} from './values.ts';

/** What the list of shows and the details of one have alike. */
const common = {
  slug: showSlugSchema.meta({
    description: 'The title in kebab case, a hyphen and a number; the same in every language.',
    example: 'metropolis-44019',
    shown: 'addresses',
  }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'Metropolis', shown: 'everywhere' }),
  releaseAt: releaseAtSchema.meta({
    description: 'The day of its release, by country and language; 1900-01-01 is unknown.',
    example: { FR_FR: '2026-11-25' },
    shown: 'film, lists of what comes',
  }),
  posterPath: posterPathSchema.nullable().meta({ description: 'Its poster, upright.', shown: 'everywhere' }),
  backgroundPath: backgroundPathSchema.nullable().meta({ description: 'A wide picture of it.', shown: 'film, home' }),
  label: z.string().nullable().meta({ description: 'The label that groups it.', example: 'Classics', shown: 'lists' }),
  contentRating: contentRatingSchema.meta({
    description: 'For whom it is: an object, or an empty list when it is not rated.',
    example: { ref: '12', description: 'Not under 12', extendedDescription: 'Not for children under 12.' },
    shown: 'film, lists',
  }),
  cinechecks: cinechecksSchema.meta({ description: 'What the Dutch rating warns of.', shown: 'film' }),
  isMovie: z
    .boolean()
    .meta({ description: 'True for a film, false for an event.', example: true, shown: 'addresses, lists' }),
  isNew: z.boolean().meta({ description: 'Whether it is new this week.', shown: 'lists' }),
  duration: z.number().int().nonnegative().meta({ description: 'Minutes.', example: 153, shown: 'film, lists' }),
  genres: z.array(z.string()).meta({ description: 'Names of its genres.', example: ['Drama'], shown: 'film, lists' }),
  warning: z
    .string()
    .nullable()
    .meta({ description: 'What to know before seeing it.', example: 'Flashing lights', shown: 'film' }),
  next24ShowtimesCount: z
    .number()
    .int()
    .nonnegative()
    .meta({ description: 'How many screenings it has in the next 24 hours.', example: 12 }),
  notComingSoon: z.boolean().meta({ description: 'Whether it is left out of what comes soon.', shown: 'lists' }),
  salesOpeningDatetime: instantSchema
    .nullable()
    .meta({ description: 'When its sale opens.', example: '2026-11-20T09:00:00+01:00', shown: 'film, lists' }),
  showtimesDisplayDatetime: instantSchema.nullable().meta({
    description: 'From when its screenings are shown.',
    example: '2026-11-18T09:00:00+01:00',
    shown: 'film, cinema',
  }),
  backgroundDominantColor: colourSchema.meta({
    description: 'The colour that stands for its picture.',
    example: '#20242c',
    shown: 'film, lists',
  }),
  labelFlagColor: z
    .string()
    .nullable()
    .meta({ description: "The colour of its label's flag.", example: '2', shown: 'lists' }),
  originalReleaseAt: daySchema
    .nullable()
    .meta({ description: 'The day of its first release anywhere.', example: '1927-01-10', shown: 'film' }),
};

/** One of GET /api/shows. */
export const showSchema = z.object({
  slug: common.slug,
  title: common.title,
  releaseAt: common.releaseAt,
  posterPath: common.posterPath,
  backgroundPath: common.backgroundPath,
  label: common.label,
  contentRating: common.contentRating,
  cinechecks: common.cinechecks,
  isMovie: common.isMovie,
  isNew: common.isNew,
  isEventSpecial: z.boolean().meta({ description: 'Whether it is a special event.' }),
  isComingSoon: z.boolean().meta({ description: 'Whether it is still to come.', shown: 'lists' }),
  homeOrder: z.number().meta({ description: 'Its place on the home page, lowest first.', example: 1, shown: 'home' }),
  genericOrder: z.number().meta({ description: 'Its place in lists, lowest first.', example: 1, shown: 'lists' }),
  upcomingOrder: z
    .number()
    .meta({ description: 'Its place among what comes, lowest first.', example: 1, shown: 'lists of what comes' }),
  mostAwaitedOrder: z.number().meta({ description: 'Its place among the most awaited, lowest first.', example: 1 }),
  hubbleCasting: z
    .string()
    .nullable()
    .meta({ description: 'Who plays, separated by commas.', example: 'Brigitte Helm' }),
  type: z.string().nullable().meta({ description: 'Of an event: what kind it is.', example: 'opera', shown: 'events' }),
  duration: common.duration,
  genres: common.genres,
  genresSlug: z
    .array(filterSlugSchema)
    .meta({ description: "The genres' names in addresses, in their order.", example: ['drama'], shown: 'filters' }),
  warning: common.warning,
  directors: z
    .array(z.string())
    .meta({ description: 'Who directed it.', example: ['Fritz Lang'], shown: 'film, lists' }),
  flag: z.string().nullable().meta({ description: 'A word on its poster.', example: 'Restored', shown: 'lists' }),
  flagColor: z
    .enum(['1', '2', '3', '4', '5'])
    .nullable()
    .meta({ description: "The flag's colour.", example: '1', shown: 'lists' }),
  next24ShowtimesCount: common.next24ShowtimesCount,
  notComingSoon: common.notComingSoon,
  salesOpeningDatetime: common.salesOpeningDatetime,
  showtimesDisplayDatetime: common.showtimesDisplayDatetime,
  backgroundDominantColor: common.backgroundDominantColor,
  labelFlagColor: common.labelFlagColor,
  originalReleaseAt: common.originalReleaseAt,
  showRef: z.string().meta({ description: 'Its reference, the same on every site.', example: '44019' }),
  specialEvent: z.boolean().meta({ description: 'Whether it plays once only.' }),
  labelCategory: z.null().meta({ description: 'Always null.' }),
});

/** GET /api/shows */
export const showsSchema = z.object({
  shows: z.array(showSchema).meta({ description: 'Films and events, in the order of lists.' }),
  labels: z.array(z.unknown()).meta({ description: 'Nothing: kept for readers that expect it.' }),
  contentratings: z.array(z.unknown()).meta({ description: 'Nothing: kept for readers that expect it.' }),
});

export const trailerSchema = z.object({
  externalId: addressSchema.meta({ description: "The video's address.", example: 'https://youtu.be/rIjeAnnwMGo' }),
  videoType: z
    .string()
    .meta({ description: 'Whose player shows it: youtube, vimeo, allocine or S3.', example: 'youtube' }),
  title: z.string().meta({ description: 'Its title.', example: 'Trailer', shown: 'film' }),
  snapshot: addressSchema.meta({ description: 'A picture of it.', example: '/media/trailer.webp', shown: 'film' }),
  isMain: z.boolean().meta({ description: 'Whether it is the one that is shown first.', shown: 'film' }),
  language: z.string().meta({ description: 'Its language.', example: 'fr' }),
  captions: z
    .array(
      z.object({
        language: z.string().meta({ description: 'Their language (BCP 47).', example: 'fr' }),
        address: addressSchema.meta({ description: 'The WebVTT file.', example: '/media/trailer.fr.vtt' }),
      }),
    )
    .optional()
    .meta({ description: "WebVTT files of one of the chain's own videos (S3).", shown: 'film' }),
});

const count = (description: string) => z.number().int().meta({ description, example: 0, shown: 'film' });

/** GET /api/show/{slug} */
export const showDetailsSchema = z.object({
  slug: common.slug,
  title: common.title,
  titleTracking: z.string().meta({ description: 'The title for audience measurement.', example: 'metropolis' }),
  releaseAt: common.releaseAt,
  contentRating: common.contentRating,
  cinechecks: common.cinechecks,
  genres: common.genres,
  genresTracking: z.array(z.string()).meta({ description: 'The genres for audience measurement.', example: ['drama'] }),
  duration: common.duration,
  /** An array in the list. */
  directors: z
    .string()
    .meta({ description: 'Who directed it, separated by commas.', example: 'Fritz Lang', shown: 'film' }),
  actors: z.string().meta({ description: 'Who plays, separated by commas.', example: 'Brigitte Helm', shown: 'film' }),
  synopsis: z.string().nullable().meta({
    description: 'What it tells, with <br/> between paragraphs.',
    example: 'A city of the future.',
    shown: 'film',
  }),
  entertainementLogo: z.string().nullable().meta({ description: "An event's logo.", example: '/media/opera.svg' }),
  entertainementSubtitle: z
    .string()
    .nullable()
    .meta({ description: "An event's second title.", example: 'Live from Milan', shown: 'event' }),
  /** The API spells it this way. */
  entertainementCasting: z
    .string()
    .nullable()
    .meta({ description: 'Who performs in an event.', example: 'Maria Callas', shown: 'event' }),
  distribution: z.string().nullable().meta({ description: 'Who distributes it.', example: 'Ufa' }),
  posterPath: common.posterPath,
  backgroundPath: common.backgroundPath,
  backgroundDominantColor: common.backgroundDominantColor,
  isMovie: common.isMovie,
  trailers: z.array(trailerSchema).meta({ description: 'Its trailers.', shown: 'film' }),
  presentation: z
    .string()
    .nullable()
    .meta({ description: 'HTML: what there is to say of an event.', example: '<p>In two acts.</p>', shown: 'event' }),
  calendar: z.string().nullable().meta({ description: 'HTML: when an event takes place.', shown: 'event' }),
  warning: common.warning,
  nationality: z.string().nullable().meta({ description: 'Where it is from.', example: 'Germany', shown: 'film' }),
  nationalityTracking: z.string().nullable().meta({ description: 'The same for audience measurement.', example: 'de' }),
  originalTitle: z
    .string()
    .nullable()
    .meta({ description: 'Its title where it is from.', example: 'Metropolis', shown: 'film' }),
  feelings: z
    .object({
      countWishList: count('How many want to see it.'),
      countEmotionDisappointed: count('How many were disappointed.'),
      countEmotionLike: count('How many liked it.'),
      countEmotionLove: count('How many loved it.'),
    })
    .meta({ description: 'What clients of the source feel, to which those of the site are added.', shown: 'film' }),
  similarShows: z.array(z.unknown()).meta({ description: 'Nothing: kept for readers that expect it.' }),
  event: z.array(z.unknown()).meta({ description: 'Nothing: kept for readers that expect it.' }),
  redirectSlug: showSlugSchema
    .nullable()
    .meta({ description: 'The slug of the show to which this address redirects.', shown: 'addresses' }),
  refHubble: z.string().nullable().meta({ description: 'Its reference for audience measurement.', example: '44019' }),
  refVista: z.string().nullable().meta({ description: 'Its reference at the ticketing system.', example: 'HO0001' }),
  visaHubble: z.string().nullable().meta({ description: 'Its visa number.', example: '1234' }),
  isNew: common.isNew,
  notComingSoon: common.notComingSoon,
  copiesCount: z.number().int().nonnegative().meta({ description: 'How many copies are out.', example: 120 }),
  next24ShowtimesCount: common.next24ShowtimesCount,
  tags: z.array(z.string()).meta({ description: 'Slugs of its tags.', example: ['imax'], shown: 'film' }),
  salesOpeningDatetime: common.salesOpeningDatetime,
  showtimesDisplayDatetime: common.showtimesDisplayDatetime,
  vodAvailability: z.boolean().meta({ description: 'Whether it can be seen at home.', shown: 'film' }),
  vod: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: 'Where it can be seen at home.', shown: 'film' }),
  labelFlagColor: common.labelFlagColor,
  label: common.label,
  originalReleaseAt: common.originalReleaseAt,
  extraInformation: z
    .string()
    .nullable()
    .meta({ description: 'HTML: what else there is to know.', example: '<p>With an interval.</p>', shown: 'film' }),
  logoTitle: z.string().nullable().meta({ description: 'A picture in place of its title.', shown: 'film' }),
});

/** A show as a feed lists it. The importer fills genresSlug, showRef and the orders by itself. */
export const feedShowSchema = withDefaults(showSchema, {
  releaseAt: {},
  posterPath: null,
  backgroundPath: null,
  label: null,
  contentRating: [],
  cinechecks: [],
  isMovie: true,
  isNew: false,
  isEventSpecial: false,
  isComingSoon: false,
  homeOrder: 0,
  genericOrder: 0,
  upcomingOrder: 0,
  mostAwaitedOrder: 0,
  hubbleCasting: null,
  type: null,
  genres: [],
  genresSlug: [],
  warning: null,
  directors: [],
  flag: null,
  flagColor: null,
  next24ShowtimesCount: 0,
  notComingSoon: true,
  salesOpeningDatetime: null,
  showtimesDisplayDatetime: null,
  backgroundDominantColor: '#20242c',
  labelFlagColor: null,
  originalReleaseAt: null,
  showRef: '',
  specialEvent: false,
  labelCategory: null,
}).extend({
  duration: unknown(showSchema.shape.duration),
  titleLanguage: languageTagSchema.optional().meta({
    description: "The title's language (BCP 47), if not the document's; left out if unknown.",
    example: 'en',
    shown: 'everywhere',
  }),
});
/** What the site knows of a show in lists: null where it is unknown. */
export type Show = z.output<typeof feedShowSchema>;

/** A show as far as its title is concerned, and the language of that title if it is not the page's. */
export type Titled = Pick<Show, 'title' | 'titleLanguage'>;

/** The shows of a feed. */
export const feedShowsSchema = withDefaults(showsSchema, { labels: [], contentratings: [] }).extend({
  shows: z.array(feedShowSchema).meta(showsSchema.shape.shows.meta()!),
});

/** A show's details as a feed has them. */
export const feedShowDetailsSchema = withDefaults(showDetailsSchema, {
  titleTracking: '',
  releaseAt: {},
  contentRating: [],
  cinechecks: [],
  genres: [],
  genresTracking: [],
  directors: '',
  actors: '',
  synopsis: null,
  entertainementLogo: null,
  entertainementSubtitle: null,
  entertainementCasting: null,
  distribution: null,
  posterPath: null,
  backgroundPath: null,
  backgroundDominantColor: '#20242c',
  isMovie: true,
  trailers: [],
  presentation: null,
  calendar: null,
  warning: null,
  nationality: null,
  nationalityTracking: null,
  originalTitle: null,
  feelings: { countWishList: 0, countEmotionDisappointed: 0, countEmotionLike: 0, countEmotionLove: 0 },
  similarShows: [],
  event: [],
  redirectSlug: null,
  refHubble: null,
  refVista: null,
  visaHubble: null,
  isNew: false,
  notComingSoon: true,
  copiesCount: 0,
  next24ShowtimesCount: 0,
  tags: [],
  salesOpeningDatetime: null,
  showtimesDisplayDatetime: null,
  vodAvailability: false,
  vod: null,
  labelFlagColor: null,
  label: null,
  originalReleaseAt: null,
  extraInformation: null,
  logoTitle: null,
}).extend({
  duration: unknown(showDetailsSchema.shape.duration),
  originalTitleLanguage: languageTagSchema.optional().meta({
    description: 'The language of its original title (BCP 47), by which screen readers read it; left out if unknown.',
    example: 'de',
    shown: 'film',
  }),
});
/** What the site knows of a show: null where it is unknown. */
export type ShowDetails = z.output<typeof feedShowDetailsSchema>;

/** What a show has in the list and in its details alike: a feed need not say it again in the details. */
export const SHARED_FIELDS = [
  ...(['title', 'releaseAt', 'contentRating', 'cinechecks', 'genres', 'duration', 'posterPath'] as const),
  ...(['backgroundPath', 'backgroundDominantColor', 'isMovie', 'warning', 'isNew', 'notComingSoon'] as const),
  ...(['next24ShowtimesCount', 'salesOpeningDatetime', 'showtimesDisplayDatetime'] as const),
  ...(['labelFlagColor', 'label', 'originalReleaseAt'] as const),
] satisfies readonly (keyof Show & keyof ShowDetails)[];
