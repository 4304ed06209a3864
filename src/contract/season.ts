import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import {
  addressSchema,
  amountSchema,
  cinemaSlugSchema,
  daySchema,
  htmlSchema,
  itemSlugSchema,
  showSlugSchema,
} from './values.ts';

/** One of GET /api/events (SPEC 3, Season): a season of screenings, or a special event. */
export const seasonSchema = z.object({
  slug: itemSlugSchema.meta({ description: 'Its name in addresses.', example: 'opera-2026' }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'Opera' }),
  type: z
    .enum(['season', 'specialEvent'])
    .meta({ description: 'A season of screenings, or a special event.', example: 'season' }),
  subtitle: z.string().nullable().meta({ description: 'The second title.', example: 'Live from Milan' }),
  poster: addressSchema.nullable().meta({ description: 'Its poster.', example: '/media/opera.webp' }),
  price: amountSchema.nullable().meta({
    description: 'The price of the whole season, in the currency of the site; null where each screening has its own.',
    example: 120,
  }),
  initialPrice: amountSchema
    .nullable()
    .meta({ description: 'The price before a reduction, in the currency of the site.', example: 150 }),
  active: z.boolean().meta({ description: 'Whether it is shown.' }),
  description: htmlSchema.meta({ description: 'HTML: the text.', example: '<p>Six evenings.</p>' }),
  cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
  backdrop: addressSchema.nullable().meta({ description: 'A wide picture.', example: '/media/opera-wide.webp' }),
  redirectSlug: itemSlugSchema
    .nullable()
    .meta({ description: 'The slug of the season to which this address redirects.' }),
  shows: z
    .array(showSlugSchema)
    .meta({ description: 'Slugs of the shows it consists of, in order.', example: ['tosca-45001'] }),
});
export type Season = z.infer<typeof seasonSchema>;

/** GET /api/event/{slug} */
export const seasonDetailsSchema = seasonSchema.extend({
  prices: z
    .array(
      z.object({
        label: z.string().min(1).meta({ description: 'Its name.', example: 'Three evenings' }),
        price: amountSchema.meta({ description: 'What it costs, in the currency of the site.', example: 66 }),
        initialPrice: amountSchema
          .nullable()
          .meta({ description: 'The price before a reduction, in the currency of the site.', example: 75 }),
        placesCount: z.number().int().min(1).meta({ description: 'How many screenings it is for.', example: 3 }),
        description: z.string().nullable().meta({ description: 'What to know.', example: 'Of your choice' }),
      }),
    )
    .meta({ description: 'What can be bought.' }),
  logo: addressSchema.nullable().meta({ description: 'Its logo.', example: '/media/opera.svg' }),
});
export type SeasonDetails = z.infer<typeof seasonDetailsSchema>;

/** GET /api/event/{slug}/shows (SPEC 3, "Season schedule per day and cinema"), by show, day and cinema. */
export const seasonScheduleSchema = z.record(
  showSlugSchema,
  z.record(
    daySchema,
    z.record(cinemaSlugSchema, z.object({ live: z.boolean(), bookable: z.boolean(), order: z.number().int() })),
  ),
);
export type SeasonSchedule = z.infer<typeof seasonScheduleSchema>;
