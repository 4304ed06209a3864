import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, htmlSchema } from './values.ts';

/** GET /api/footer (SPEC 3, Footer). */
export const footerSchema = z.object({
  columns: z.array(
    z.object({
      title: z.string().min(1),
      links: z.array(
        z.object({
          title: z.string().min(1),
          /** Null for the link that opens the cookie preferences. */
          url: addressSchema.nullable(),
          newTab: z.boolean(),
          cookiePreferences: z.boolean(),
        }),
      ),
    }),
  ),
  socialNetworks: z.array(z.object({ label: z.string().min(1), url: addressSchema })),
  /** The block of questions on wide screens; questions without title or description are left out (SPEC 5). */
  faq: z
    .object({
      title: z.string().min(1),
      description: z.string(),
      cta: callToActionSchema.nullable(),
      items: z.array(z.object({ title: z.string().nullable(), description: htmlSchema.nullable() })),
    })
    .nullable(),
});
export type Footer = z.infer<typeof footerSchema>;
