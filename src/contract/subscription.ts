import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, amountSchema, htmlSchema, itemSlugSchema } from './values.ts';

/** One of GET /api/cms/1.0.0/subscription/subscription-offers. */
export const subscriptionOfferSchema = z.object({
  id: itemSlugSchema.meta({ description: 'What names it.', example: 'solo' }),
  catalog: itemSlugSchema.meta({ description: 'The shelf that it is on.', example: 'pass' }),
  title: z.string().min(1).meta({ description: 'Its name.', example: 'Pass for one' }),
  description: htmlSchema.meta({ description: 'HTML: the text.', example: '<p>All films.</p>' }),
  /** Plans without a picture are not shown (SPEC 5). */
  image: addressSchema
    .nullable()
    .meta({ description: 'A picture of it; without one it is not shown.', example: '/media/pass.webp' }),
  price: amountSchema.meta({ description: 'Per month, in the currency of the site.', example: 21.9 }),
  initialPrice: amountSchema
    .nullable()
    .meta({ description: 'The price before a reduction, in the currency of the site.', example: 24.9 }),
  personsCount: z.number().int().min(1).meta({ description: 'How many people it is for.', example: 1 }),
  commitmentMonths: z
    .number()
    .int()
    .nonnegative()
    .meta({ description: 'How many months the subscriber is bound for.', example: 12 }),
  advantages: z.array(z.string().min(1)).meta({ description: 'What it brings.', example: ['All films'] }),
  options: z
    .array(
      z.object({
        id: itemSlugSchema.meta({ description: 'What names it.', example: 'imax' }),
        title: z.string().min(1).meta({ description: 'Its name.', example: 'IMAX' }),
        description: z.string().meta({ description: 'The text.', example: 'On the largest screens.' }),
        price: amountSchema.meta({ description: 'Per month, in the currency of the site.', example: 4 }),
        maximum: z.number().int().min(1).meta({ description: 'How many of it can be added.', example: 1 }),
      }),
    )
    .meta({ description: 'What can be added.' }),
  promotion: z
    .object({
      label: z.string().min(1).meta({ description: 'A word on its picture.', example: 'One month free' }),
      description: z.string().meta({ description: 'The text.', example: 'Until Sunday.' }),
    })
    .nullable()
    .meta({ description: 'What is on offer.' }),
  cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
});
export type SubscriptionOffer = z.infer<typeof subscriptionOfferSchema>;

/** GET /api/cinepass (SPEC 3, Subscription): the plans and what surrounds them. */
export const subscriptionSchema = z.object({
  maintenance: z.boolean().meta({ description: 'While true, nothing is sold.' }),
  promotion: z
    .object({
      description: z.string().min(1).meta({ description: 'The text.', example: 'One month free until Sunday.' }),
      cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
    })
    .nullable()
    .meta({ description: 'What is on offer.' }),
  offers: z.array(subscriptionOfferSchema).meta({ description: 'The plans.' }),
  perks: z
    .array(
      z.object({
        id: itemSlugSchema.meta({ description: 'What names it.', example: 'friend' }),
        title: z.string().min(1).meta({ description: 'Its name.', example: 'Bring a friend' }),
        description: htmlSchema.meta({ description: 'HTML: the text.', example: '<p>For half the price.</p>' }),
        image: addressSchema.nullable().meta({ description: 'A picture of it.', example: '/media/friend.webp' }),
      }),
    )
    .meta({ description: 'What comes with it.' }),
  /** Partners without a theatre are not shown (SPEC 5). */
  partnerCinemas: z
    .array(
      z.object({
        name: z.string().min(1).meta({ description: 'The partner.', example: 'Le Rex' }),
        image: addressSchema.nullable().meta({ description: 'A picture.', example: '/media/rex.webp' }),
        theaters: z
          .array(
            z.object({
              name: z.string().min(1).meta({ description: 'Its name.', example: 'Rex' }),
              city: z.string().min(1).meta({ description: 'Its town.', example: 'Arles' }),
              url: addressSchema.nullable().meta({ description: 'Its website.', example: 'https://rex.example' }),
            }),
          )
          .meta({ description: 'Its theatres.' }),
      }),
    )
    .meta({ description: 'Cinemas of others where it holds; those without a theatre are not shown.' }),
  terms: htmlSchema.meta({ description: 'HTML: the small print.', example: '<p>For twelve months.</p>' }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
