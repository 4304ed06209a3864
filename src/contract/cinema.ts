import { z } from 'zod';
import { placeSeoSchema } from './city.ts';
import { unknown, withDefaults } from './defaults.ts';
import {
  addressSchema,
  amountSchema,
  cinemaSlugSchema,
  citySlugSchema,
  gpsPositionSchema,
  ticketingIdSchema,
  timeZoneSchema,
} from './values.ts';

export const serviceSchema = z.object({
  label: z.string().meta({ description: 'Its name.', example: 'Bar', shown: 'cinema' }),
  slug: z.string().meta({ description: 'Its name for programs.', example: 'bar' }),
  description: z.string().meta({ description: 'HTML: what it is.', example: '<p>Open all day.</p>', shown: 'cinema' }),
  refImage: z.string().meta({ description: 'The name of its icon; empty without one.', example: 'bar' }),
  isAccessibility: z.boolean().meta({ description: 'Whether it is one for people with needs.', shown: 'cinema' }),
});

export const theaterSchema = z.object({
  name: z.string().min(1).meta({
    description: "Its name; in a feed, the cinema's where it has none.",
    example: 'Bellecour',
    shown: 'cinema',
  }),
  addressLine1: z
    .string()
    .min(1)
    .meta({ description: 'Street and number.', example: '12 rue de la République', shown: 'cinema, calendars' }),
  addressLine2: z
    .string()
    .nullable()
    .meta({ description: 'What else leads there.', example: 'Centre commercial', shown: 'cinema' }),
  addressZip: z
    .string()
    .min(1)
    .meta({ description: 'The postcode.', example: '69002', shown: 'cinema, search by postcode' }),
  addressCity: z
    .string()
    .min(1)
    .meta({ description: 'The town of the postal address.', example: 'Lyon', shown: 'cinema, lists' }),
  gpsPosition: gpsPositionSchema.meta({
    description: 'Where it stands, in degrees: x is the latitude, y the longitude.',
    example: { x: 45.7577, y: 4.832 },
    shown: 'distances, pins',
  }),
});

/** GET /api/cinemas: an array of these. */
export const cinemaSchema = z.object({
  slug: cinemaSlugSchema.meta({
    description: 'Its name in addresses, the same in every language.',
    example: 'bellecour',
    shown: 'addresses',
  }),
  citySlug: citySlugSchema.meta({ description: 'The slug of its city.', example: 'lyon', shown: 'addresses' }),
  name: z.string().min(1).meta({ description: 'Its name.', example: 'Bellecour', shown: 'everywhere' }),
  tags: z
    .array(z.string())
    .meta({ description: 'Slugs of the tags of its equipment.', example: ['imax'], shown: 'cinema' }),
  hasPmrService: z
    .boolean()
    .meta({ description: 'Whether people in wheelchairs can enter.', shown: 'cinema, accessible screenings' }),
  theaters: z
    .array(theaterSchema)
    .min(1)
    .meta({ description: 'Its buildings, one or more, with their addresses.', shown: 'cinema' }),
  hallCount: z.number().int().min(0).meta({ description: 'How many halls it has.', example: 8, shown: 'cinema' }),
  seatCount: z.number().int().min(0).meta({ description: 'How many seats it has.', example: 1200, shown: 'cinema' }),
  services: z.array(serviceSchema).meta({ description: 'What it offers besides films.', shown: 'cinema' }),
  backdrop: addressSchema
    .nullable()
    .meta({ description: 'A picture of it.', example: '/media/bellecour.webp', shown: 'cinema, lists' }),
  comment: z.string().nullable().meta({ description: 'A word on it, plain text.', example: 'Reopened in May' }),
  status: z.boolean().meta({ description: 'Whether it is open.', example: true, shown: 'cinema, lists' }),
  refImageItinerary: z.string().nullable().meta({ description: 'The picture of the way to it.' }),
  description: z
    .string()
    .nullable()
    .meta({ description: 'HTML: what there is to say about it.', example: '<p>Since 1913.</p>', shown: 'cinema' }),
  vistaRef: ticketingIdSchema.meta({
    description: 'Its id in the ticketing, unique on a site.',
    example: '3166',
    shown: 'booking links',
  }),
  googleMyBusinessUrl: z.string().meta({
    description: 'Its page at Google, empty without one.',
    example: 'https://g.page/bellecour',
    shown: 'structured data',
  }),
  nearbySessionsCinema: cinemaSlugSchema.nullable().meta({
    description: 'The slug of a cinema to go to where nothing plays here.',
    example: 'confluence',
    shown: 'cinema',
  }),
  nearbySessionsWording: z
    .string()
    .nullable()
    .meta({ description: 'The words that lead there.', example: 'See what plays at Confluence', shown: 'cinema' }),
});

const ctaSchema = z.object({
  label: z.string().meta({ description: 'What it says.', example: 'More' }),
  url: addressSchema.meta({ description: 'Where it leads.', example: '/offres' }),
});

/** SPEC 3, pricing: prices refer to terms by index. */
export const pricingSchema = z.object({
  prices: z
    .array(
      z.object({
        label: z.string().meta({ description: 'For whom or when it holds.', example: 'Under 14' }),
        amount: amountSchema.meta({ description: "In the site's currency.", example: 6.9 }),
        termsIndex: z
          .number()
          .int()
          .nullable()
          .meta({ description: 'The place of its conditions in `terms`, from 0.', example: 0 }),
      }),
    )
    .meta({ description: 'What a ticket costs.', shown: 'cinema' }),
  complements: z
    .array(
      z.object({
        label: z.string().meta({ description: 'What for.', example: '3D' }),
        amount: amountSchema.meta({ description: "In the site's currency.", example: 2 }),
      }),
    )
    .meta({ description: 'What is added to it.', shown: 'cinema' }),
  terms: z.array(z.string()).meta({ description: 'Conditions.', example: ['With a proof of age'], shown: 'cinema' }),
  globalTerms: z.string().nullable().meta({ description: 'Conditions of all prices.', shown: 'cinema' }),
});

/** GET /api/cinema/{slug}: the list's fields and SPEC 3, "Cinema details add". */
export const cinemaDetailsSchema = cinemaSchema.extend({
  phone: z.string().min(1).nullable().default(null).meta({
    description: 'Its telephone number, as people write it.',
    example: '+33 4 72 00 00 00',
    shown: 'cinema',
  }),
  website: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'expected an http(s) address')
    .nullable()
    .default(null)
    .meta({ description: 'A website of its own.', example: 'https://bellecour.example', shown: 'cinema' }),
  openingHours: z
    .array(
      z.object({
        days: z.string().min(1).meta({ description: 'The days, in words.', example: 'Monday to Friday' }),
        hours: z.string().min(1).meta({ description: 'The hours of those days.', example: '13:30–23:00' }),
      }),
    )
    .default([])
    .meta({ description: 'When it is open.', shown: 'cinema' }),
  timeZone: timeZoneSchema.optional().meta({
    description: "The zone in which its times are, if that is not its site's: a name of the IANA's.",
    example: 'Indian/Reunion',
    shown: 'everywhere, as times',
  }),
  cinepassPrices: z
    .array(
      z.object({
        label: z.string().meta({ description: 'The plan.', example: 'Pass for two' }),
        price: amountSchema.meta({ description: "A month, in the site's currency.", example: 36.8 }),
        image: addressSchema.nullable().meta({ description: 'A picture of it.', example: '/media/pass.webp' }),
        legend: z.string().nullable().meta({ description: 'The small print.', example: 'For twelve months' }),
      }),
    )
    .meta({ description: 'What the pass costs here.', shown: 'cinema' }),
  ecards: z
    .array(
      z.object({
        label: z.string().meta({ description: 'Its name.', example: 'Five seats' }),
        singleTtcAmount: amountSchema.meta({ description: 'The price of a seat, with taxes.', example: 7.9 }),
        ttcAmount: amountSchema.meta({ description: 'The price of the whole, with taxes.', example: 39.5 }),
        image: addressSchema.nullable().meta({ description: 'A picture of it.', example: '/media/five.webp' }),
        imageAlt: z.string().meta({ description: 'What the picture shows.', example: 'A card' }),
        refCmd: addressSchema.meta({ description: 'Where it is sold.', example: 'https://tickets.example/cards/5' }),
        highlightMessage: z.string().nullable().meta({ description: 'A word on its picture.', example: 'New' }),
      }),
    )
    .meta({ description: 'Seats that are sold in advance here.', shown: 'cinema' }),
  nearbyCinemas: z
    .array(cinemaSlugSchema)
    .meta({ description: 'Slugs of cinemas nearby.', example: ['confluence'], shown: 'cinema' }),
  nearbyCities: z
    .array(citySlugSchema)
    .meta({ description: 'Slugs of cities nearby.', example: ['villeurbanne'], shown: 'cinema' }),
  itinerary: z
    .array(
      z.object({
        label: z.string().meta({ description: 'The means of transport.', example: 'By tram' }),
        description: z.string().meta({ description: 'HTML: the way.', example: '<p>T1, Bellecour.</p>' }),
      }),
    )
    .meta({ description: 'How to get there, by each means of transport.', shown: 'cinema' }),
  pricing: pricingSchema.nullable().meta({ description: 'Its prices.', shown: 'cinema' }),
  pushes: z
    .array(
      z.object({
        title: z.string().meta({ description: 'The heading.', example: 'Silent nights' }),
        date: z.string().nullable().meta({ description: 'When, in words.', example: 'Every Thursday' }),
        cta: ctaSchema.nullable().meta({ description: 'Where it leads.' }),
        backdrop: addressSchema.nullable().meta({ description: 'A picture.', example: '/media/silent.webp' }),
        contentTag: z.string().nullable().meta({ description: 'A word on the picture.', example: 'Event' }),
        goal: z.string().nullable().meta({ description: 'What it is for, for audience measurement.' }),
        description: z.string().meta({ description: 'HTML: the text.', example: '<p>With piano.</p>' }),
        backgroundColor: z.string().nullable().meta({ description: 'The colour behind it.', example: '#102030' }),
      }),
    )
    .meta({ description: 'What it promotes.', shown: 'cinema' }),
  cinemaWeekOffset: z
    .number()
    .int()
    .min(0)
    .max(6)
    .nullable()
    .meta({ description: 'The day on which its week of films begins: 0 is Monday.', example: 2 }),
  googleMapsUrl: z.string().meta({
    description: 'Its place on a map, empty without one.',
    example: 'https://maps.example/1',
    shown: 'cinema',
  }),
  redirectSlug: cinemaSlugSchema.nullable().meta({
    description: 'The slug of the cinema to which this address redirects.',
    example: 'confluence',
    shown: 'addresses',
  }),
  premium: z.boolean().meta({ description: 'Whether it is a premium cinema.', shown: 'cinema' }),
  cinemaPremium: cinemaSlugSchema
    .nullable()
    .meta({ description: 'The slug of the premium cinema beside it.', example: 'bellecour-premium', shown: 'cinema' }),
  ticketingUrl: z
    .string()
    .nullable()
    .default(null)
    .meta({
      description:
        'Where its screenings are booked, instead of what TICKETING_URL says: a template with {language}, {cinema}, ' +
        '{vistaRef} and {session} in it.',
      example: 'https://tickets.example.org/{language}/sessions/{session}',
      shown: 'booking links',
    }),
  accessibilityDescription: z.string().nullable().meta({
    description: 'HTML: what there is for people with needs.',
    example: '<p>A loop in hall 1.</p>',
    shown: 'cinema',
  }),
  accesLibreUrl: z.string().nullable().meta({
    description: 'Its page at a directory of access.',
    example: 'https://acceslibre.example/1',
    shown: 'cinema',
  }),
  seo: placeSeoSchema.nullable().meta({ description: 'Texts for search engines.', shown: 'search engines' }),
  tracking: z
    .object({
      citySlug: z.string().meta({ description: "The city's name that is reported.", example: 'lyon' }),
      cinemaSlug: z.string().meta({ description: "The cinema's name that is reported.", example: 'bellecour' }),
    })
    .meta({ description: 'Names for audience measurement; in a feed, the slugs.', shown: 'audience measurement' }),
  /** SPEC 3, "Cinema alert". */
  alert: z
    .object({
      title: z.string().meta({ description: 'The heading.', example: 'Closed on Monday' }),
      message: z.string().meta({ description: 'HTML: the text.', example: '<p>For works.</p>' }),
      warning: z.boolean().meta({ description: 'Whether it is a warning.' }),
      cta: ctaSchema.nullable().meta({ description: 'Where it leads.' }),
    })
    .nullable()
    .meta({ description: 'A message above its page.', shown: 'cinema' }),
});

const feedTheaterSchema = withDefaults(theaterSchema, { addressLine2: null }).extend({
  // Empty until the cinema is read whole, whose name it then has.
  name: z.string().default('').meta(theaterSchema.shape.name.meta()!),
  addressZip: unknown(theaterSchema.shape.addressZip),
  gpsPosition: unknown(theaterSchema.shape.gpsPosition),
});
export type Theater = z.output<typeof feedTheaterSchema>;

/** A cinema as a feed has it. */
export const feedCinemaSchema = withDefaults(cinemaDetailsSchema, {
  tags: [],
  hasPmrService: false,
  services: [],
  backdrop: null,
  comment: null,
  status: true,
  refImageItinerary: null,
  description: null,
  googleMyBusinessUrl: '',
  nearbySessionsCinema: null,
  nearbySessionsWording: null,
  cinepassPrices: [],
  ecards: [],
  nearbyCinemas: [],
  nearbyCities: [],
  itinerary: [],
  pricing: null,
  pushes: [],
  cinemaWeekOffset: null,
  googleMapsUrl: '',
  redirectSlug: null,
  premium: false,
  cinemaPremium: null,
  accessibilityDescription: null,
  accesLibreUrl: null,
  seo: null,
  tracking: { citySlug: '', cinemaSlug: '' },
  alert: null,
}).extend({
  theaters: z.array(feedTheaterSchema).min(1).meta(cinemaSchema.shape.theaters.meta()!),
  hallCount: unknown(cinemaSchema.shape.hallCount),
  seatCount: unknown(cinemaSchema.shape.seatCount),
  timeZone: cinemaDetailsSchema.shape.timeZone,
});
/** What the site knows of a cinema: null where it is unknown. */
export type CinemaDetails = z.output<typeof feedCinemaSchema>;
export type Cinema = Pick<CinemaDetails, keyof typeof cinemaSchema.shape>;
