import { z } from 'zod';
import {
  addressSchema,
  cinemaSlugSchema,
  daySchema,
  instantSchema,
  localTimeSchema,
  showSlugSchema,
} from './values.ts';

/** SPEC 3, Showtime: what makes a screening special, in the words of the page's language. */
export const specialShowtimeDetailsSchema = z.object({
  titleShowtimeDetails: z.string(),
  descriptionShowtimeDetails: z.string(),
  titleScreening: z.string().nullable(),
  titleModal: z.string().nullable(),
  source: z.enum(['showtime', 'tag']),
  highlightedTitle: z.string().nullable(),
  backgroundColor: z.string().nullable(),
  color: z.string().nullable(),
  pictoBanner: z.string().nullable(),
});

/** One screening, as GET /api/show/{slug}/showtimes/{cinema}/{day} lists them. */
export const showtimeSchema = z.object({
  time: localTimeSchema,
  endTime: localTimeSchema,
  version: z.string().min(1),
  tags: z.array(z.string()),
  status: z.enum(['available', 'soldout', 'locked']),
  reservabilityStart: instantSchema,
  reservabilityEnd: instantSchema,
  isMovie: z.boolean(),
  refCmd: z
    .string()
    .regex(/^https?:\/\/[^\s/]+[/?]\S*$/, 'expected an absolute http(s) address')
    .meta({
      description:
        "Where the screening is booked: the feed's own link where it has one (https, any form), else what the cinema's or " +
        "the chain's template makes, by default `<ticketing origin>/<language>/V{vistaRef}S{session}/booking`.",
      example: 'https://tickets.example.org/fr/V3001S12345/booking',
    }),
  auditoriumName: z.string().min(1),
  auditoriumCapacity: z.string().regex(/^\d+$/, 'expected digits in a string'),
  specialShowtimeDetails: specialShowtimeDetailsSchema.nullable(),
});
export type Showtime = z.infer<typeof showtimeSchema>;

/**
 * GET /api/cinema/{slug}/statuses/{day} and GET /api/show/{slug}/statuses/{day}: the screenings of a cinema day that
 * are sold out or locked, by booking reference. Pages that have been open for a while request this instead of
 * reloading.
 */
export const statusesSchema = z.record(
  z.string().regex(/^V[A-Za-z0-9_-]+[S.][A-Za-z0-9_-]+$/, 'expected V{vistaRef}S{session}'),
  z.enum(['soldout', 'locked']),
);
export type Statuses = z.infer<typeof statusesSchema>;

/** GET /api/show/{slug}/showtimes/{cinema}: screenings by cinema day; `[]` when there are none at all. */
export const showtimesByDaySchema = z.record(daySchema, z.array(showtimeSchema));

const upsellSchema = z.object({ tag: z.string(), showSlug: showSlugSchema });
const highlightedShowtimeSchema = z.object({ type: z.enum(['tag', 'showtime']), showSlug: showSlugSchema });

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

export const programmeDaySchema = z.object({
  tags: z.array(z.string()),
  bookable: z.boolean(),
  versions: z.array(z.string()),
  flag: z.string().nullable(),
  flagColor: z.string().nullable(),
  cineOrder: z.number(),
  specialEvent: z.string().nullable(),
  specialShowtime: z.boolean(),
  labelCategory: z.null(),
});

export const programmeShowSchema = z.object({
  days: z.record(daySchema, programmeDaySchema),
  bookable: z.boolean(),
  isBookable: z.boolean(),
  isNew: z.boolean(),
  isComingSoon: z.boolean(),
  isEarlyVisible: z.boolean(),
  isEarlyBookable: z.boolean(),
  isEarlyAVP: z.boolean(),
  cineOrder: z.number(),
  cineKidsOrder: z.number().nullable(),
  cineUpcomingOrder: z.number(),
  cineEntertainmentOrder: z.number(),
  cineEntertainmentOrder2: z.number(),
  specialEvent: z.string().nullable(),
  isKids: z.boolean(),
  next24ShowtimesCount: z.number().int().nonnegative(),
});

/** GET /api/cinema/{slug}/shows: the whole published programme in one response. */
export const cinemaProgrammeSchema = z.object({
  days: z.record(
    daySchema,
    z.object({ upsell: upsellSchema.nullable(), highlightedShowtime: highlightedShowtimeSchema.nullable() }),
  ),
  shows: z.record(showSlugSchema, programmeShowSchema),
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

/** SPEC 3, Tag: an experience or an accessibility offer. */
export const tagSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  category: z.enum(['experience', 'accessibility', 'event', 'programme']),
  premium: z.boolean(),
  versionFilter: z.boolean(),
  places: z.array(z.enum(['cinema', 'cinemaFilters', 'showFilters', 'showtime', 'accessibility', 'show'])),
  tooltip: z.object({ title: z.string(), description: z.string(), image: addressSchema.nullable() }).nullable(),
  orders: z.object({ showtime: z.number(), filter: z.number(), upsell: z.number() }),
  /** What a ticket shows: SPEC's sprite, image or text. */
  icon: z
    .object({
      type: z.enum(['sprite', 'img', 'text']),
      label: z.string(),
      image: addressSchema.nullable(),
      width: z.number().nullable(),
      sprite: z.string().nullable(),
    })
    .nullable(),
  highlighted: z.boolean(),
  accessibilityDescription: z.string().nullable(),
  ctaUrl: z.string().nullable(),
  labelColor: z.string().nullable(),
  backgroundColor: z.string().nullable(),
  /** What its modals show (SPEC 2). A feed may leave out this and what follows. */
  thumbnailTitle: z.string().nullable().default(null),
  modalTitle: z.string().nullable().default(null),
  /** html */
  modalDescription: z.string().nullable().default(null),
  pictoBanner: addressSchema.nullable().default(null),
  pictoImage: addressSchema.nullable().default(null),
  badgeTitle: z.string().nullable().default(null),
  badgeDescription: z.string().nullable().default(null),
  badgeImage: addressSchema.nullable().default(null),
  /** What promotes it beside a film that also plays in it: a picture, and a text in place of its title. */
  upsellBackdrop: addressSchema.nullable().default(null),
  upsellText: z.string().min(1).nullable().default(null),
  /** The rank of its category among all categories. */
  categoryOrder: z.number().default(0),
});
export type Tag = z.infer<typeof tagSchema>;

/** SPEC 3, Version: slug `vost`, label `VOST`, and what it means in words. */
export const versionSchema = z.object({
  slug: z.string().min(1),
  label: z.string().min(1),
  description: z.string().min(1),
});
export type Version = z.infer<typeof versionSchema>;

/** GET /api/technologies: the cinema technologies among the experiences. */
export const technologySchema = z.object({
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  logo: addressSchema.nullable(),
});
export type Technology = z.infer<typeof technologySchema>;
