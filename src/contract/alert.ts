import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { cinemaSlugSchema, htmlSchema, itemSlugSchema } from './values.ts';

/** One of GET /api/alerts (SPEC 3, "Cinema alert"): a banner on the pages of some cinemas or of all. */
export const alertSchema = z.object({
  id: itemSlugSchema.meta({ description: 'What names it.', example: 'works-2026' }),
  title: z.string().min(1).meta({ description: 'The heading.', example: 'Closed on Monday' }),
  message: htmlSchema.meta({ description: 'HTML: the text.', example: '<p>For works.</p>' }),
  cinemas: z
    .array(cinemaSlugSchema)
    .meta({ description: 'Slugs of the cinemas whose pages show it.', example: ['bellecour'] }),
  allCinemas: z.boolean().meta({ description: 'Whether all cinemas’ pages show it.' }),
  warning: z.boolean().meta({ description: 'Whether it is a warning.' }),
  cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
});
export type CinemaAlert = z.infer<typeof alertSchema>;
