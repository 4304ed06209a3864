import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, htmlSchema } from './values.ts';

/** GET /api/footer (SPEC 3, Footer). */
export const footerSchema = z.object({
  columns: z
    .array(
      z.object({
        title: z.string().min(1).meta({ description: 'The heading.', example: 'The chain' }),
        links: z
          .array(
            z.object({
              title: z.string().min(1).meta({ description: 'What it says.', example: 'About us' }),
              url: addressSchema.nullable().meta({
                description: 'Where it leads; null for the link that opens the cookie preferences.',
                example: '/info/about',
              }),
              newTab: z.boolean().meta({ description: 'Whether it opens in a new tab.' }),
              cookiePreferences: z.boolean().meta({ description: 'Whether it opens the cookie preferences.' }),
            }),
          )
          .meta({ description: 'The links.' }),
      }),
    )
    .meta({ description: 'Columns of links.' }),
  socialNetworks: z
    .array(
      z.object({
        label: z.string().min(1).meta({ description: 'The network.', example: 'Mastodon' }),
        url: addressSchema.meta({ description: 'The page there.', example: 'https://social.example/@chain' }),
      }),
    )
    .meta({ description: 'Pages of the chain on social networks.' }),
  /** The block of questions on wide screens; questions without title or description are left out (SPEC 5). */
  faq: z
    .object({
      title: z.string().min(1).meta({ description: 'The heading.', example: 'Questions' }),
      description: z.string().meta({ description: 'The text below it.', example: 'Asked often.' }),
      cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
      items: z
        .array(
          z.object({
            title: z.string().nullable().meta({ description: 'The question.', example: 'Can I change seats?' }),
            description: htmlSchema.nullable().meta({ description: 'HTML: the answer.', example: '<p>Yes.</p>' }),
          }),
        )
        .meta({ description: 'The questions; those without title or description are left out.' }),
    })
    .nullable()
    .meta({ description: 'The block of questions on wide screens.' }),
});
export type Footer = z.infer<typeof footerSchema>;
