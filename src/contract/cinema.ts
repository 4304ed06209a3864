import { z } from 'zod';
import {
  addressSchema,
  amountSchema,
  cinemaSlugSchema,
  citySlugSchema,
  gpsPositionSchema,
  ticketingIdSchema,
} from './values.ts';

/** GET /api/cities */
export const citySchema = z.object({
  id: z.number().int(),
  slug: citySlugSchema,
  name: z.string().min(1),
  /** The French department or another postal group; the API spells it this way. */
  departement: z.string(),
  isIdf: z.boolean(),
  gpsPosition: gpsPositionSchema,
  cinemas: z.array(cinemaSlugSchema),
  postalCode: z.string(),
  theaterPostalCode: z.array(z.string()),
  mainRegion: z.boolean(),
  singlePage: z.boolean(),
});
export type City = z.infer<typeof citySchema>;

const seoSchema = z.object({ title: z.string(), description: z.string() });

/** GET /api/city/{slug}: the list's fields and the details of SPEC 3. */
export const cityDetailsSchema = citySchema.extend({
  defaultCinema: cinemaSlugSchema.nullable(),
  description: z.string().nullable(),
  seo: seoSchema.nullable(),
  nearby: z.array(z.object({ slug: citySlugSchema, name: z.string() })),
  backdrop: z.object({ desktop: addressSchema, mobile: addressSchema }).nullable(),
  highlight: z.object({ title: z.string(), description: z.string(), shows: z.array(z.string()) }).nullable(),
  /** The city's name for audience measurement; a feed may leave it out. */
  tracking: z.object({ slug: z.string() }).nullable().default(null),
});
export type CityDetails = z.infer<typeof cityDetailsSchema>;

export const serviceSchema = z.object({
  label: z.string(),
  slug: z.string(),
  /** html */
  description: z.string(),
  refImage: z.string(),
  isAccessibility: z.boolean(),
});

export const theaterSchema = z.object({
  name: z.string().min(1),
  addressLine1: z.string().min(1),
  addressLine2: z.string().nullable(),
  addressZip: z.string().min(1),
  addressCity: z.string().min(1),
  gpsPosition: gpsPositionSchema,
});

/** GET /api/cinemas: an array of these. */
export const cinemaSchema = z.object({
  slug: cinemaSlugSchema,
  citySlug: citySlugSchema,
  name: z.string().min(1),
  tags: z.array(z.string()),
  hasPmrService: z.boolean(),
  theaters: z.array(theaterSchema).min(1),
  hallCount: z.number().int().min(1),
  seatCount: z.number().int().min(1),
  services: z.array(serviceSchema),
  backdrop: addressSchema.nullable(),
  comment: z.string().nullable(),
  /** Whether it is open. */
  status: z.boolean(),
  refImageItinerary: z.string().nullable(),
  /** html */
  description: z.string().nullable(),
  /** Its id in the ticketing. */
  vistaRef: ticketingIdSchema,
  googleMyBusinessUrl: z.string(),
  nearbySessionsCinema: cinemaSlugSchema.nullable(),
  nearbySessionsWording: z.string().nullable(),
});
export type Cinema = z.infer<typeof cinemaSchema>;

const ctaSchema = z.object({ label: z.string(), url: addressSchema });

/** SPEC 3, pricing: prices refer to terms by index. */
export const pricingSchema = z.object({
  prices: z.array(z.object({ label: z.string(), amount: amountSchema, termsIndex: z.number().int().nullable() })),
  complements: z.array(z.object({ label: z.string(), amount: amountSchema })),
  terms: z.array(z.string()),
  globalTerms: z.string().nullable(),
});

/** GET /api/cinema/{slug}: the list's fields and SPEC 3, "Cinema details add". */
export const cinemaDetailsSchema = cinemaSchema.extend({
  cinepassPrices: z.array(
    z.object({
      label: z.string(),
      price: amountSchema,
      image: addressSchema.nullable(),
      legend: z.string().nullable(),
    }),
  ),
  ecards: z.array(
    z.object({
      label: z.string(),
      singleTtcAmount: amountSchema,
      ttcAmount: amountSchema,
      image: addressSchema.nullable(),
      imageAlt: z.string(),
      refCmd: addressSchema,
      highlightMessage: z.string().nullable(),
    }),
  ),
  nearbyCinemas: z.array(cinemaSlugSchema),
  nearbyCities: z.array(citySlugSchema),
  /** html, one for each means of transport. */
  itinerary: z.array(z.object({ label: z.string(), description: z.string() })),
  pricing: pricingSchema.nullable(),
  pushes: z.array(
    z.object({
      title: z.string(),
      date: z.string().nullable(),
      cta: ctaSchema.nullable(),
      backdrop: addressSchema.nullable(),
      contentTag: z.string().nullable(),
      goal: z.string().nullable(),
      description: z.string(),
      backgroundColor: z.string().nullable(),
    }),
  ),
  cinemaWeekOffset: z.number().int().min(0).max(6).nullable(),
  googleMapsUrl: z.string(),
  redirectSlug: cinemaSlugSchema.nullable(),
  premium: z.boolean(),
  cinemaPremium: cinemaSlugSchema.nullable(),
  /** Where its screenings are booked, instead of what TICKETING_URL says; the import fills it in (docs/feeds.md). */
  ticketingUrl: z.string().optional().meta({
    description: 'A template of booking links, with {language}, {cinema}, {vistaRef} and {session} in it',
    example: 'https://tickets.example.org/{language}/sessions/{session}',
  }),
  /** html */
  accessibilityDescription: z.string().nullable(),
  accesLibreUrl: z.string().nullable(),
  seo: seoSchema.nullable(),
  tracking: z.object({ citySlug: z.string(), cinemaSlug: z.string() }),
  /** SPEC 3, "Cinema alert". */
  alert: z
    .object({ title: z.string(), message: z.string(), warning: z.boolean(), cta: ctaSchema.nullable() })
    .nullable(),
});
export type CinemaDetails = z.infer<typeof cinemaDetailsSchema>;
