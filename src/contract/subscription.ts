import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, amountSchema, htmlSchema, itemSlugSchema } from './values.ts';

/** One of GET /api/cms/1.0.0/subscription/subscription-offers. */
export const subscriptionOfferSchema = z.object({
  id: itemSlugSchema,
  /** The shelf that it is on; the query `catalog` names one. */
  catalog: itemSlugSchema,
  title: z.string().min(1),
  description: htmlSchema,
  /** Plans without a picture are not shown (SPEC 5). */
  image: addressSchema.nullable(),
  /** Per month. */
  price: amountSchema,
  initialPrice: amountSchema.nullable(),
  /** How many people it is for. */
  personsCount: z.number().int().min(1),
  /** How many months the subscriber is bound for. */
  commitmentMonths: z.number().int().nonnegative(),
  advantages: z.array(z.string().min(1)),
  options: z.array(
    z.object({
      id: itemSlugSchema,
      title: z.string().min(1),
      description: z.string(),
      price: amountSchema,
      maximum: z.number().int().min(1),
    }),
  ),
  promotion: z.object({ label: z.string().min(1), description: z.string() }).nullable(),
  cta: callToActionSchema.nullable(),
});
export type SubscriptionOffer = z.infer<typeof subscriptionOfferSchema>;

/** GET /api/cinepass (SPEC 3, Subscription): the plans and what surrounds them. */
export const subscriptionSchema = z.object({
  /** While true, nothing is sold. */
  maintenance: z.boolean(),
  promotion: z.object({ description: z.string().min(1), cta: callToActionSchema.nullable() }).nullable(),
  offers: z.array(subscriptionOfferSchema),
  perks: z.array(
    z.object({
      id: itemSlugSchema,
      title: z.string().min(1),
      description: htmlSchema,
      image: addressSchema.nullable(),
    }),
  ),
  /** Partners without a theatre are not shown (SPEC 5). */
  partnerCinemas: z.array(
    z.object({
      name: z.string().min(1),
      image: addressSchema.nullable(),
      theaters: z.array(z.object({ name: z.string().min(1), city: z.string().min(1), url: addressSchema.nullable() })),
    }),
  ),
  /** The small print. */
  terms: htmlSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;
