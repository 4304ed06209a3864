import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, amountSchema, htmlSchema, itemSlugSchema } from './values.ts';

const blockSchema = z.object({ title: z.string().min(1), description: z.string().nullable() });

/** GET /api/offers/page: what stands around the offers, and in which order their blocks come. */
export const offersPageSchema = z.object({
  header: z.object({
    title: z.string().min(1),
    description: z.string().nullable(),
    image: addressSchema.nullable(),
    cta: callToActionSchema.nullable(),
    /** What a feed may leave out. */
    subtitle: z.string().nullable().default(null),
    /** For whom or when all this does not hold. */
    restriction: z.string().nullable().default(null),
    /** What one should know before one follows the call to action. */
    ctaInfo: z.string().nullable().default(null),
    logo: addressSchema.nullable().default(null),
    /** In place of the picture where there is none; the other is for a phone. */
    backdrop: addressSchema.nullable().default(null),
    mobileBackdrop: addressSchema.nullable().default(null),
  }),
  /** A block that is missing here is not shown. */
  blockOrder: z.array(z.enum(['promotion', 'event', 'temporary', 'ecards'])),
  /** Heads of the blocks: offers of the two categories, articles of type event, and e-cards. */
  promotion: blockSchema,
  event: blockSchema,
  temporary: blockSchema,
  ecards: blockSchema,
});
export type OffersPage = z.infer<typeof offersPageSchema>;

/** GET /api/ecards: seats bought in advance (SPEC 3, "Legacy e-cards"). */
export const ecardSchema = z.object({
  slug: itemSlugSchema,
  title: z.string().min(1),
  image: addressSchema.nullable(),
  price: amountSchema,
  /** Before a reduction. */
  initialPrice: amountSchema.nullable(),
  placesCount: z.number().int().min(1),
  tunnelUrl: addressSchema,
  /** Whether it holds in every cinema of the country. */
  national: z.boolean(),
  highlightMessage: z.string().nullable(),
});
export type Ecard = z.infer<typeof ecardSchema>;

/** GET /api/cms/1.0.0/ecards (SPEC 3, "Ecard"). */
export const ecardTypeSchema = z.object({
  typeId: itemSlugSchema,
  label: z.string().min(1),
  terms: htmlSchema,
});
export type EcardType = z.infer<typeof ecardTypeSchema>;
