import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { cinemaSlugSchema, htmlSchema, itemSlugSchema } from './values.ts';

/** One of GET /api/alerts (SPEC 3, "Cinema alert"): a banner on the pages of some cinemas or of all. */
export const alertSchema = z.object({
  id: itemSlugSchema,
  title: z.string().min(1),
  message: htmlSchema,
  cinemas: z.array(cinemaSlugSchema),
  allCinemas: z.boolean(),
  warning: z.boolean(),
  cta: callToActionSchema.nullable(),
});
export type CinemaAlert = z.infer<typeof alertSchema>;
