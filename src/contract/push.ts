import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, backdropsSchema, colourSchema, itemSlugSchema, showSlugSchema } from './values.ts';

/** SPEC 3, Pushes. `ctaType` is `none` where there is no call to action. */
const pushFields = {
  id: itemSlugSchema,
  title: z.string().min(1),
  /** A sentence under the title; plain text. */
  description: z.string().nullable(),
  show: showSlugSchema.nullable(),
  tags: z.array(z.string()),
  ctaType: z.enum(['none', ...callToActionSchema.shape.type.options]),
  cta: callToActionSchema.omit({ type: true }).nullable(),
  /** Whether another company pays for it; then it is marked as such wherever it is shown. */
  sponsored: z.boolean(),
  backdrops: backdropsSchema.nullable(),
  logo: addressSchema.nullable(),
  /** Address of a video. */
  trailer: addressSchema.nullable(),
  movie: z.boolean(),
};

/** One of GET /api/featured: what pages of a type promote; the home page has several. */
export const featuredSchema = z.object({ ...pushFields, type: z.enum(['home', 'news', 'offers', 'experiences']) });
export type Featured = z.infer<typeof featuredSchema>;

/**
 * One of GET /api/header-push: the push above the header (SPEC 3, "keyed by push type"), one for the home page and one
 * for all others.
 */
export const headerPushSchema = z.object({
  id: itemSlugSchema,
  type: z.enum(['home', 'other']),
  title: z.string().min(1),
  cta: callToActionSchema.nullable(),
  backgroundColor: colourSchema.nullable(),
});
export type HeaderPush = z.infer<typeof headerPushSchema>;

/** One of GET /api/autopromos or GET /api/permanent-autopromo: the chain's own advertisement. */
export const autopromoSchema = z.object({
  id: itemSlugSchema,
  title: z.string().min(1),
  description: z.string(),
  image: addressSchema.nullable(),
  cta: callToActionSchema.nullable(),
  /** Takes the places that current ones leave. */
  permanent: z.boolean(),
});
export type Autopromo = z.infer<typeof autopromoSchema>;

/** GET /api/native-ad: another company's advertisement in the form of the site. */
export const nativeAdSchema = z.object({
  id: itemSlugSchema,
  title: z.string().min(1),
  description: z.string(),
  advertiser: z.string().min(1),
  backdrops: backdropsSchema.nullable(),
  /** Shown only with a type other than `none`, a label and an address (SPEC 5). */
  cta: z.object({
    type: z.enum(['none', ...callToActionSchema.shape.type.options]),
    label: z.string().nullable(),
    url: addressSchema.nullable(),
  }),
});
export type NativeAd = z.infer<typeof nativeAdSchema>;
