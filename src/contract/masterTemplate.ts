import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, cinemaSlugSchema, htmlSchema, itemSlugSchema, seoSchema, showSlugSchema } from './values.ts';

const title = z.string().min(1);
const image = addressSchema.nullable();
const cta = callToActionSchema.nullable();

/**
 * GET /api/master-template/page/{slug}, and a list of slugs and titles under /api/master-template/pages: a page that
 * editors compose of blocks (SPEC 3). Blocks that are null are left out.
 */
export const masterTemplateSchema = z.object({
  slug: itemSlugSchema,
  title,
  seo: seoSchema,
  header: z
    .object({ title, subtitle: z.string().nullable(), description: z.string().nullable(), image, cta })
    .nullable(),
  explanation: z
    .object({
      title,
      description: htmlSchema,
      steps: z.array(z.object({ title, description: z.string(), image })),
    })
    .nullable(),
  mosaic: z
    .object({ title, items: z.array(z.object({ title, image: addressSchema, url: addressSchema.nullable() })) })
    .nullable(),
  listing: z.object({ title, items: z.array(z.object({ title, description: htmlSchema, image, cta })) }).nullable(),
  mobileApp: z.object({ title, description: z.string(), image }).nullable(),
  cinemas: z.object({ title, cinemas: z.array(cinemaSlugSchema) }).nullable(),
  shows: z.object({ title, shows: z.array(showSlugSchema) }).nullable(),
  labels: z
    .object({ title, labels: z.array(z.object({ label: title, description: z.string().nullable(), image })) })
    .nullable(),
  guest: z.object({ name: title, title: z.string().nullable(), description: htmlSchema.nullable(), image }).nullable(),
});
export type MasterTemplate = z.infer<typeof masterTemplateSchema>;
