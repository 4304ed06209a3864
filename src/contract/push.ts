import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, backdropsSchema, colourSchema, itemSlugSchema, showSlugSchema } from './values.ts';

/** SPEC 3, Pushes. The type of its call to action is `none` where it has none. */
const pushFields = {
  id: itemSlugSchema,
  title: z.string().min(1),
  /** A sentence under the title; plain text. */
  description: z.string().nullable(),
  show: showSlugSchema.nullable(),
  tags: z.array(z.string()),
  ctaType: z.enum(['none', ...callToActionSchema.shape.type.options]),
  cta: callToActionSchema.omit({ type: true }).nullable(),
  /** Paid for by another house; marked as such wherever it stands. */
  sponsored: z.boolean(),
  backdrops: backdropsSchema.nullable(),
  logo: addressSchema.nullable(),
  /** Address of a video. */
  trailer: addressSchema.nullable(),
  movie: z.boolean(),
};

/** One of GET /api/featured: what a page of a type puts forward, several on the home page. */
export const featuredSchema = z.object({ ...pushFields, type: z.enum(['home', 'news', 'offers', 'experiences']) });
export type Featured = z.infer<typeof featuredSchema>;

/** The push above the header (SPEC 3, "keyed by push type"): one for the home page, one for all others. */
export const headerPushSchema = z.object({
  id: itemSlugSchema,
  type: z.enum(['home', 'other']),
  title: z.string().min(1),
  cta: callToActionSchema.nullable(),
  backgroundColor: colourSchema.nullable(),
});
export type HeaderPush = z.infer<typeof headerPushSchema>;

/** One of GET /api/autopromos, or of /api/permanent-autopromo: the house's own advertisement. */
export const autopromoSchema = z.object({
  id: itemSlugSchema,
  title: z.string().min(1),
  description: z.string(),
  image: addressSchema.nullable(),
  cta: callToActionSchema.nullable(),
  /** Takes the places that those of the moment leave. */
  permanent: z.boolean(),
});
export type Autopromo = z.infer<typeof autopromoSchema>;

/** GET /api/native-ad: another house's advertisement in the form of the site. */
export const nativeAdSchema = z.object({
  id: itemSlugSchema,
  title: z.string().min(1),
  description: z.string(),
  advertiser: z.string().min(1),
  backdrops: backdropsSchema.nullable(),
  /** Shown only when its type is not none and label and address are there (SPEC 5). */
  cta: z.object({
    type: z.enum(['none', ...callToActionSchema.shape.type.options]),
    label: z.string().nullable(),
    url: addressSchema.nullable(),
  }),
});
export type NativeAd = z.infer<typeof nativeAdSchema>;
