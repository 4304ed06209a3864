import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, htmlSchema, itemSlugSchema, seoSchema } from './values.ts';

/**
 * GET /api/page/{slug}: the text of a screen without a kind of content of its own (seat cards, mobile app, CVD, general
 * terms). Its slug is the screen's name (src/routes/screens.ts).
 */
export const textPageSchema = z.object({
  slug: itemSlugSchema,
  title: z.string().min(1),
  headline: z.string().nullable(),
  content: htmlSchema,
  image: addressSchema.nullable(),
  cta: callToActionSchema.nullable(),
  seo: seoSchema,
});
export type TextPage = z.infer<typeof textPageSchema>;
