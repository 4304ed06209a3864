import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, amountSchema, htmlSchema, itemSlugSchema } from './values.ts';

const blockSchema = z.object({ title: z.string().min(1), description: z.string().nullable() });

/** GET /api/offers/page: what surrounds the offers, and the order of their blocks. */
export const offersPageSchema = z.object({
  header: z.object({
    title: z.string().min(1),
    description: z.string().nullable(),
    image: addressSchema.nullable(),
    cta: callToActionSchema.nullable(),
    /** A feed may leave out this and what follows. */
    subtitle: z.string().nullable().default(null),
    /** For whom, or when, the offers do not apply. */
    restriction: z.string().nullable().default(null),
    /** What to know before following the call to action. */
    ctaInfo: z.string().nullable().default(null),
    logo: addressSchema.nullable().default(null),
    /** Shown where there is no picture; the other is for phones. */
    backdrop: addressSchema.nullable().default(null),
    mobileBackdrop: addressSchema.nullable().default(null),
  }),
  /** Blocks that are missing here are not shown. */
  blockOrder: z.array(z.enum(['promotion', 'event', 'temporary', 'ecards'])),
  /** The heads of the blocks: offers of the two categories, articles of type event, and e-cards. */
  promotion: blockSchema,
  event: blockSchema,
  temporary: blockSchema,
  ecards: blockSchema,
});
export type OffersPage = z.infer<typeof offersPageSchema>;

/** One of GET /api/ecards: seats bought in advance (SPEC 3, "Legacy e-cards"). */
export const ecardSchema = z.object({
  slug: itemSlugSchema,
  title: z.string().min(1),
  image: addressSchema.nullable(),
  price: amountSchema,
  /** The price before a reduction. */
  initialPrice: amountSchema.nullable(),
  placesCount: z.number().int().min(1),
  tunnelUrl: addressSchema,
  /** Whether it is valid in every cinema of the country. */
  national: z.boolean(),
  highlightMessage: z.string().nullable(),
});
export type Ecard = z.infer<typeof ecardSchema>;

/** One of GET /api/cms/1.0.0/ecards (SPEC 3, "Ecard"). */
export const ecardTypeSchema = z.object({
  typeId: itemSlugSchema,
  label: z.string().min(1),
  terms: htmlSchema,
});
export type EcardType = z.infer<typeof ecardTypeSchema>;
