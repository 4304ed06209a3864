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
  slug: itemSlugSchema,
  title: z.string().min(1),
  type: z.enum(['season', 'specialEvent']),
  subtitle: z.string().nullable(),
  poster: addressSchema.nullable(),
  /** The price of the whole season; null where each screening has its own. */
  price: amountSchema.nullable(),
  initialPrice: amountSchema.nullable(),
  active: z.boolean(),
  description: htmlSchema,
  cta: callToActionSchema.nullable(),
  backdrop: addressSchema.nullable(),
  redirectSlug: itemSlugSchema.nullable(),
  /** The shows it consists of, in order. */
  shows: z.array(showSlugSchema),
});
export type Season = z.infer<typeof seasonSchema>;

/** GET /api/event/{slug} */
export const seasonDetailsSchema = seasonSchema.extend({
  prices: z.array(
    z.object({
      label: z.string().min(1),
      price: amountSchema,
      initialPrice: amountSchema.nullable(),
      /** How many screenings it is for. */
      placesCount: z.number().int().min(1),
      description: z.string().nullable(),
    }),
  ),
  logo: addressSchema.nullable(),
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
