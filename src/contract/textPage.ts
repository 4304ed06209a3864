import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, htmlSchema, itemSlugSchema, seoSchema } from './values.ts';

/**
 * GET /api/page/{slug}: the text of a screen without a kind of content of its own (seat cards, mobile app, CVD, general
 * terms). Its slug is the screen's name (src/routes/screens.ts).
 */
export const textPageSchema = z.object({
  slug: itemSlugSchema.meta({ description: 'The name of the screen that shows it.', example: 'generalTerms' }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'General terms' }),
  headline: z.string().nullable().meta({ description: 'A sentence under it.', example: 'In force since May.' }),
  content: htmlSchema.meta({ description: 'HTML: the text.', example: '<p>…</p>' }),
  image: addressSchema.nullable().meta({ description: 'A picture.', example: '/media/terms.webp' }),
  cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
  seo: seoSchema.meta({ description: 'Texts for search engines.' }),
});
export type TextPage = z.infer<typeof textPageSchema>;
