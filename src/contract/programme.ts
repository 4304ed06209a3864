import { z } from 'zod';
import { unknown, withDefaults } from './defaults.ts';
import {
  addressSchema,
  cinemaSlugSchema,
  daySchema,
  filterSlugSchema,
  instantSchema,
  localTimeSchema,
  showSlugSchema,
  ticketingIdSchema,
} from './values.ts';

/** SPEC 3, Showtime: what makes a screening special, in the words of the page's language. */
export const specialShowtimeDetailsSchema = z.object({
  titleShowtimeDetails: z.string().meta({
    description: 'What is special, in a few words.',
    example: 'With its director',
    shown: 'ticket, screening',
  }),
  descriptionShowtimeDetails: z.string().meta({
    description: 'HTML: the same at length.',
    example: '<p>A talk follows.</p>',
    shown: 'screening',
  }),
  titleScreening: z.string().nullable().meta({ description: 'A title of the screening itself.', shown: 'screening' }),
  titleModal: z.string().nullable().meta({ description: 'The heading of its modal.', shown: 'screening' }),
  source: z
    .enum(['showtime', 'tag'])
    .meta({ description: 'Whether it is said of this screening or of its tag.', example: 'showtime' }),
  highlightedTitle: z.string().nullable().meta({ description: 'The title where it is promoted.', shown: 'cinema' }),
  backgroundColor: z.string().nullable().meta({ description: 'The colour behind it.', example: '#102030' }),
  color: z.string().nullable().meta({ description: 'The colour of its text.', example: '#ffffff' }),
  pictoBanner: z.string().nullable().meta({ description: 'A picture for its banner.', example: '/media/talk.svg' }),
});

/** One screening, as GET /api/show/{slug}/showtimes/{cinema}/{day} lists them. */
export const showtimeSchema = z.object({
  time: localTimeSchema.meta({
    description: "When it begins, in the cinema's local time. Before 08:00 it belongs to the day before.",
    example: '2026-11-21 20:15:00',
    shown: 'everywhere',
  }),
  endTime: localTimeSchema.meta({
    description: "When it ends, in the cinema's local time, less than 7 days after it begins.",
    example: '2026-11-21 22:48:00',
    shown: 'ticket, screening, calendars',
  }),
  version: filterSlugSchema.meta({
    description: 'The language of sound and subtitles: the slug of a version.',
    example: 'vost',
    shown: 'ticket, filters',
  }),
  tags: z.array(filterSlugSchema).meta({
    description: 'Slugs of its tags; DEFAULT says nothing.',
    example: ['DEFAULT', 'imax'],
    shown: 'ticket, filters',
  }),
  status: z
    .enum(['available', 'soldout', 'locked'])
    .meta({ description: 'Whether it can be booked.', example: 'available', shown: 'ticket' }),
  reservabilityStart: instantSchema.meta({
    description: 'From when it can be booked.',
    example: '2026-11-01T08:00:00+01:00',
  }),
  reservabilityEnd: instantSchema.meta({
    description: 'Until when it can be booked.',
    example: '2026-11-21T20:30:00+01:00',
    shown: 'ticket',
  }),
  isMovie: z.boolean().meta({ description: "The show's isMovie.", example: true }),
  refCmd: z
    .string()
    .regex(/^https?:\/\/[^\s/]+[/?]\S*$/, 'expected an absolute http(s) address')
    .meta({
      description:
        "Where the screening is booked: the feed's own link where it has one (https, any form), else what the cinema's or " +
        "the chain's template makes, by default `<ticketing origin>/<language>/V{vistaRef}S{session}/booking`.",
      example: 'https://tickets.example.org/fr/V3001S12345/booking',
      shown: 'ticket',
    }),
  auditoriumName: z.string().min(1).meta({ description: 'The hall.', example: 'Salle 1', shown: 'screening' }),
  auditoriumCapacity: z
    .string()
    .regex(/^\d+$/, 'expected digits in a string')
    .meta({ description: "The hall's seats, as digits in a string.", example: '148', shown: 'screening' }),
  specialShowtimeDetails: specialShowtimeDetailsSchema
    .nullable()
    .meta({ description: 'What makes it special.', shown: 'ticket, screening' }),
});

/**
 * A screening as a feed has it. The importer fills in isMovie and the times between which it can be booked, and checks
 * `refCmd`, since it can say of which screening it is.
 */
export const feedShowtimeSchema = withDefaults(showtimeSchema, {
  tags: [],
  status: 'available',
  specialShowtimeDetails: null,
}).extend({
  endTime: unknown(showtimeSchema.shape.endTime),
  auditoriumName: unknown(showtimeSchema.shape.auditoriumName),
  auditoriumCapacity: unknown(showtimeSchema.shape.auditoriumCapacity),
  refCmd: z
    .string()
    .max(2048)
    .nullish()
    .meta({
      description:
        "The screening's own booking link, to one of TICKETING_ORIGINS, with `{language}` where pages' language belongs; or " +
        'one of the form `…/{language}/V{vistaRef}S{session}/booking`, of which only the session counts.',
      example: 'https://tickets.example/reservationSeances.html?id=123&s=45',
      shown: 'ticket',
    }),
  session: ticketingIdSchema.nullish().meta({
    description:
      "The session's id in the ticketing, unique in the cinema but for a double bill, whose shows begin together in one hall. A " +
      'template of links needs it. With it, the address of ' +
      "the screening's page stays the same when it is moved.",
    example: '12345',
    shown: 'booking links',
  }),
  isMovie: showtimeSchema.shape.isMovie.optional(),
  reservabilityStart: showtimeSchema.shape.reservabilityStart.optional(),
  reservabilityEnd: showtimeSchema.shape.reservabilityEnd.optional(),
});
export type FeedShowtime = z.output<typeof feedShowtimeSchema>;
/** What the site knows of a screening: null where it is unknown. */
export type Showtime = Omit<FeedShowtime, Filled | 'session'> & Pick<z.output<typeof showtimeSchema>, Filled>;
type Filled = 'isMovie' | 'refCmd' | 'reservabilityStart' | 'reservabilityEnd';

/**
 * GET /api/cinema/{slug}/statuses/{day} and GET /api/show/{slug}/statuses/{day}: the screenings of a cinema day that
 * are sold out or locked, by booking reference. Pages that have been open for a while request this instead of
 * reloading.
 */
export const statusesSchema = z.record(
  z.string().regex(/^V[A-Za-z0-9_-]+[S.][A-Za-z0-9_-]+(~\d)?$/, 'expected V{vistaRef}S{session}'),
  z.enum(['soldout', 'locked']),
);
export type Statuses = z.infer<typeof statusesSchema>;

/** GET /api/show/{slug}/showtimes/{cinema}: screenings by cinema day; `[]` when there are none at all. */
export const showtimesByDaySchema = z.record(daySchema, z.array(showtimeSchema));

const promotedShow = showSlugSchema.meta({ description: 'The slug of the show.', example: 'metropolis-44019' });
const upsellSchema = z.object({
  tag: z.string().meta({ description: 'The slug of the tag.', example: 'imax' }),
  showSlug: promotedShow,
});
const highlightedShowtimeSchema = z.object({
  type: z
    .enum(['tag', 'showtime'])
    .meta({ description: 'Whether a tag or a screening makes it special.', example: 'tag' }),
  showSlug: promotedShow,
});

/** GET /api/show/{slug}/cinemas */
export const showCinemasSchema = z.record(
  cinemaSlugSchema,
  z.object({
    releasedAt: daySchema,
    days: z.record(
      daySchema,
      z.object({
        tags: z.array(z.string()),
        upsell: upsellSchema.nullable(),
        versions: z.array(z.string()),
        specialShowtime: z.boolean(),
        highlightedShowtime: highlightedShowtimeSchema.nullable(),
      }),
    ),
  }),
);
export type ShowCinemas = z.infer<typeof showCinemasSchema>;

const order = (description: string) => z.number().meta({ description, example: 1, shown: 'cinema' });

export const programmeDaySchema = z.object({
  tags: z.array(filterSlugSchema).meta({
    description: 'Slugs of the tags of its screenings that day.',
    example: ['imax'],
    shown: 'filters',
  }),
  bookable: z.boolean().meta({ description: 'Whether it can be booked that day.', example: true, shown: 'ticket' }),
  versions: z.array(filterSlugSchema).meta({
    description: 'Slugs of the versions of its screenings that day.',
    example: ['vost'],
    shown: 'filters',
  }),
  flag: z.string().nullable().meta({ description: 'A word on its poster that day.', example: 'Last days' }),
  flagColor: z.string().nullable().meta({ description: 'The colour of that flag.', example: '1' }),
  cineOrder: order('Its place among the shows of that day, lowest first.'),
  specialEvent: z.string().nullable().meta({ description: 'The event that it is part of.' }),
  specialShowtime: z.boolean().meta({ description: 'Whether a screening of it is special that day.', shown: 'cinema' }),
  labelCategory: z.null().meta({ description: 'Always null.' }),
});

export const programmeShowSchema = z.object({
  days: z
    .record(daySchema, programmeDaySchema)
    .meta({ description: 'By cinema day: its screenings of that day, taken together.' }),
  bookable: z.boolean().meta({ description: 'Whether it can be booked here.', example: true, shown: 'ticket' }),
  isBookable: z.boolean().meta({ description: 'The same.', example: true }),
  isNew: z.boolean().meta({ description: 'Whether it is new here this week.', shown: 'cinema' }),
  isComingSoon: z.boolean().meta({ description: 'Whether it is still to come here.', shown: 'cinema, city' }),
  isEarlyVisible: z.boolean().meta({ description: 'Whether it is shown before its release.' }),
  isEarlyBookable: z.boolean().meta({ description: 'Whether it can be booked before its release.' }),
  isEarlyAVP: z.boolean().meta({ description: 'Whether it has a premiere here.' }),
  cineOrder: order('Its place in lists of the cinema, lowest first.'),
  cineKidsOrder: z
    .number()
    .nullable()
    .meta({ description: 'Its place among shows for children, lowest first.', example: 1, shown: 'cinema' }),
  cineUpcomingOrder: order('Its place among what comes here, lowest first.'),
  cineEntertainmentOrder: order('Its place among events, lowest first.'),
  cineEntertainmentOrder2: z.number().meta({ description: 'The same.', example: 1 }),
  specialEvent: z.string().nullable().meta({ description: 'The event that it is part of.' }),
  isKids: z.boolean().meta({ description: 'Whether it is for children.', shown: 'lists' }),
  next24ShowtimesCount: z
    .number()
    .int()
    .nonnegative()
    .meta({ description: 'How many screenings it has here in the next 24 hours.', example: 4 }),
});

/** GET /api/cinema/{slug}/shows: the whole published programme in one response. */
export const cinemaProgrammeSchema = z.object({
  days: z
    .record(
      daySchema,
      z.object({
        upsell: upsellSchema
          .nullable()
          .meta({ description: 'The show and tag that it promotes that day.', shown: 'cinema' }),
        highlightedShowtime: highlightedShowtimeSchema
          .nullable()
          .meta({ description: 'The show whose screening it promotes that day.', shown: 'cinema' }),
      }),
    )
    .meta({ description: 'By cinema day: what the cinema promotes. Every day with a screening is here.' }),
  shows: z
    .record(showSlugSchema, programmeShowSchema)
    .meta({ description: 'By the slug of a show: when it plays here, and how it is listed.' }),
});
export type CinemaProgramme = z.infer<typeof cinemaProgrammeSchema>;

/** GET /api/zone/{citySlug} */
export const zoneSchema = z.object({
  shows: z.array(
    z.object({
      slug: showSlugSchema,
      tags: z.array(z.string()),
      bookable: z.boolean(),
      isKids: z.boolean(),
      isComingSoon: z.boolean(),
      next24ShowtimesCount: z.number().int().nonnegative(),
    }),
  ),
});

const TAG_SHOWN = 'ticket, filters';
const picture = (description: string) => addressSchema.nullable().meta({ description, example: '/media/imax.svg' });

/** SPEC 3, Tag: an experience or an accessibility offer. */
export const tagSchema = z.object({
  slug: filterSlugSchema.meta({ description: 'Its name in screenings and addresses.', example: 'imax' }),
  title: z.string().min(1).meta({ description: 'Its name.', example: 'IMAX', shown: TAG_SHOWN }),
  category: z
    .enum(['experience', 'accessibility', 'event', 'programme'])
    .meta({ description: 'What kind of tag it is.', example: 'experience', shown: 'filters' }),
  premium: z.boolean().meta({ description: 'Whether it costs more.', shown: 'modals, screening' }),
  versionFilter: z.boolean().meta({ description: 'Whether it is among the versions in filters.', shown: 'filters' }),
  places: z.array(z.enum(['cinema', 'cinemaFilters', 'showFilters', 'showtime', 'accessibility', 'show'])).meta({
    description: 'Where it is shown.',
    example: ['cinema', 'cinemaFilters', 'showFilters', 'showtime'],
    shown: TAG_SHOWN,
  }),
  tooltip: z
    .object({
      title: z.string().meta({ description: 'The heading.', example: 'IMAX' }),
      description: z.string().meta({ description: 'HTML: the text.', example: '<p>The largest screens.</p>' }),
      image: picture('A picture.'),
    })
    .nullable()
    .meta({ description: 'What it means, at length.', shown: 'modals' }),
  orders: z
    .object({
      showtime: z.number().meta({ description: 'On tickets.', example: 1 }),
      filter: z.number().meta({ description: 'In filters.', example: 1 }),
      upsell: z.number().meta({ description: 'Where it is promoted.', example: 1 }),
    })
    .meta({ description: 'Its place among the tags, lowest first.', shown: TAG_SHOWN }),
  /** What a ticket shows: SPEC's sprite, image or text. */
  icon: z
    .object({
      type: z.enum(['sprite', 'img', 'text']).meta({ description: 'What kind of icon it is.', example: 'text' }),
      label: z.string().meta({ description: 'Its text.', example: 'IMAX' }),
      image: picture('Its picture.'),
      width: z.number().nullable().meta({ description: 'The width of the picture, in pixels.', example: 40 }),
      sprite: z.string().nullable().meta({ description: 'Its name among the icons.', example: 'imax' }),
    })
    .nullable()
    .meta({ description: 'What tickets show; without one, its title.', shown: 'ticket' }),
  highlighted: z.boolean().meta({ description: 'Whether it stands out.' }),
  accessibilityDescription: z
    .string()
    .nullable()
    .meta({ description: 'HTML: what it offers people with needs.', shown: 'accessible screenings' }),
  ctaUrl: z.string().nullable().meta({ description: 'Where more is said.', example: '/experiences/imax' }),
  labelColor: z.string().nullable().meta({ description: 'The colour of its text.', example: '#ffffff' }),
  backgroundColor: z.string().nullable().meta({ description: 'The colour behind it.', example: '#102030' }),
  /** What its modals show (SPEC 2). A feed may leave out this and what follows. */
  thumbnailTitle: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: 'The title of its small picture.', shown: 'modals' }),
  modalTitle: z.string().nullable().default(null).meta({ description: 'The heading of its modal.', shown: 'modals' }),
  modalDescription: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: 'HTML: the text of its modal.', shown: 'modals' }),
  pictoBanner: picture('A picture for banners.').default(null),
  pictoImage: picture('A picture for its modal.').default(null),
  badgeTitle: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: 'The title of its badge, on tickets that have no icon for it.', shown: 'ticket' }),
  badgeDescription: z.string().nullable().default(null).meta({ description: 'The text of its badge.' }),
  badgeImage: picture('The picture of its badge.').default(null),
  /** What promotes it beside a film that also plays in it: a picture, and a text in place of its title. */
  upsellBackdrop: picture('The picture that promotes it beside a film.').default(null),
  upsellText: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .meta({ description: 'The text that promotes it beside a film.', example: 'See it larger', shown: 'cinema' }),
  categoryOrder: z.number().default(0).meta({ description: 'The rank of its category.', example: 1, shown: 'filters' }),
});
export type Tag = z.infer<typeof tagSchema>;

/** A tag as a feed has it. */
export const feedTagSchema = withDefaults(tagSchema, {
  category: 'experience',
  premium: false,
  versionFilter: false,
  places: ['cinema', 'cinemaFilters', 'showFilters', 'showtime'],
  tooltip: null,
  orders: { showtime: 0, filter: 0, upsell: 0 },
  icon: null,
  highlighted: false,
  accessibilityDescription: null,
  ctaUrl: null,
  labelColor: null,
  backgroundColor: null,
});

/** SPEC 3, Version: slug `vost`, label `VOST`, and what it means in words. */
export const versionSchema = z.object({
  slug: filterSlugSchema.meta({ description: 'Its name in screenings and addresses.', example: 'vost' }),
  label: z.string().min(1).meta({ description: 'Its name.', example: 'VOST', shown: TAG_SHOWN }),
  description: z.string().min(1).meta({
    description: 'What it means; in a feed, its label.',
    example: 'Original version, subtitled',
    shown: 'screening',
  }),
});
export type Version = z.infer<typeof versionSchema>;

/** A version as a feed has it. The importer fills in its label as its description. */
export const feedVersionSchema = withDefaults(versionSchema, { description: '' });

/** GET /api/technologies: the cinema technologies among the experiences. */
export const technologySchema = z.object({
  slug: z.string().meta({ description: 'The slug of its tag.', example: 'imax' }),
  title: z.string().meta({ description: 'Its name.', example: 'IMAX', shown: 'experiences' }),
  teaser: z.string().meta({ description: 'HTML: the text.', example: '<p>Larger.</p>', shown: 'experiences' }),
  logo: addressSchema.nullable().meta({ description: 'Its logo.', example: '/media/imax.svg', shown: 'experiences' }),
});
export type Technology = z.infer<typeof technologySchema>;
