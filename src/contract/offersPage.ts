import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, amountSchema, htmlSchema, itemSlugSchema } from './values.ts';

const blockSchema = z.object({
  title: z.string().min(1).meta({ description: 'The heading of the block.', example: 'This week' }),
  description: z.string().nullable().meta({ description: 'The text below it.', example: 'Until Sunday.' }),
});

/** GET /api/offers/page: what surrounds the offers, and the order of their blocks. */
export const offersPageSchema = z.object({
  header: z
    .object({
      title: z.string().min(1).meta({ description: 'The title.', example: 'Offers' }),
      description: z.string().nullable().meta({ description: 'The text.', example: 'For every evening.' }),
      image: addressSchema.nullable().meta({ description: 'A picture.', example: '/media/offers.webp' }),
      cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
      subtitle: z.string().nullable().default(null).meta({ description: 'The second title.', example: 'All of them' }),
      restriction: z
        .string()
        .nullable()
        .default(null)
        .meta({ description: 'For whom, or when, the offers do not apply.', example: 'Not on holidays' }),
      ctaInfo: z
        .string()
        .nullable()
        .default(null)
        .meta({ description: 'What to know before following the call to action.', example: 'You need an account.' }),
      logo: addressSchema.nullable().default(null).meta({ description: 'A logo.', example: '/media/logo.svg' }),
      backdrop: addressSchema
        .nullable()
        .default(null)
        .meta({ description: 'Shown where there is no picture.', example: '/media/offers-wide.webp' }),
      mobileBackdrop: addressSchema
        .nullable()
        .default(null)
        .meta({ description: 'The same for phones.', example: '/media/offers-upright.webp' }),
    })
    .meta({ description: 'What stands above the offers.' }),
  blockOrder: z.array(z.enum(['promotion', 'event', 'temporary', 'ecards'])).meta({
    description: 'The blocks in their order; those that are missing are not shown.',
    example: ['promotion', 'ecards'],
  }),
  promotion: blockSchema.meta({ description: 'The head of the block of promotions.' }),
  event: blockSchema.meta({ description: 'The head of the block of events.' }),
  temporary: blockSchema.meta({ description: 'The head of the block of temporary offers.' }),
  ecards: blockSchema.meta({ description: 'The head of the block of e-cards.' }),
});
export type OffersPage = z.infer<typeof offersPageSchema>;

/** One of GET /api/ecards: seats bought in advance (SPEC 3, "Legacy e-cards"). */
export const ecardSchema = z.object({
  slug: itemSlugSchema.meta({ description: 'Its name in addresses.', example: 'five' }),
  title: z.string().min(1).meta({ description: 'Its name.', example: 'Five seats' }),
  image: addressSchema.nullable().meta({ description: 'A picture of it.', example: '/media/five.webp' }),
  price: amountSchema.meta({ description: 'What it costs, in the currency of the site.', example: 39.5 }),
  initialPrice: amountSchema
    .nullable()
    .meta({ description: 'The price before a reduction, in the currency of the site.', example: 45 }),
  placesCount: z.number().int().min(1).meta({ description: 'How many seats it is for.', example: 5 }),
  tunnelUrl: addressSchema.meta({ description: 'Where it is sold.', example: 'https://tickets.example/cards/5' }),
  national: z.boolean().meta({ description: 'Whether it is valid in every cinema of the country.' }),
  highlightMessage: z.string().nullable().meta({ description: 'A word on its picture.', example: 'New' }),
});
export type Ecard = z.infer<typeof ecardSchema>;

/** One of GET /api/cms/1.0.0/ecards (SPEC 3, "Ecard"). */
export const ecardTypeSchema = z.object({
  typeId: itemSlugSchema.meta({ description: 'What names it.', example: 'gift' }),
  label: z.string().min(1).meta({ description: 'Its name.', example: 'Gift card' }),
  terms: htmlSchema.meta({ description: 'HTML: its conditions.', example: '<p>Valid for a year.</p>' }),
});
export type EcardType = z.infer<typeof ecardTypeSchema>;
