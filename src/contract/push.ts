import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, backdropsSchema, colourSchema, itemSlugSchema, showSlugSchema } from './values.ts';

/** SPEC 3, Pushes. `ctaType` is `none` where there is no call to action. */
const pushFields = {
  id: itemSlugSchema.meta({ description: 'What names it.', example: 'home-1' }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'Metropolis is back' }),
  description: z
    .string()
    .nullable()
    .meta({ description: 'A sentence under the title; plain text.', example: 'Restored, with an orchestra.' }),
  show: showSlugSchema
    .nullable()
    .meta({ description: 'The slug of the show that it is about.', example: 'metropolis-44019' }),
  tags: z.array(z.string()).meta({ description: 'Slugs of tags.', example: ['imax'] }),
  ctaType: z
    .enum(['none', ...callToActionSchema.shape.type.options])
    .meta({ description: 'The look of its button; `none` without one.', example: 'yellow' }),
  cta: callToActionSchema.omit({ type: true }).nullable().meta({ description: 'Where it leads.' }),
  sponsored: z
    .boolean()
    .meta({ description: 'Whether another company pays for it; then it is marked as such wherever it is shown.' }),
  backdrops: backdropsSchema.nullable().meta({ description: 'Its pictures.' }),
  logo: addressSchema.nullable().meta({ description: 'A logo.', example: '/media/logo.svg' }),
  trailer: addressSchema.nullable().meta({ description: 'Address of a video.', example: '/media/metropolis.mp4' }),
  movie: z.boolean().meta({ description: 'Whether it is about a film.' }),
};

/** One of GET /api/featured: what pages of a type promote; the home page has several. */
export const featuredSchema = z.object({
  ...pushFields,
  type: z
    .enum(['home', 'news', 'offers', 'experiences'])
    .meta({ description: 'The pages that show it.', example: 'home' }),
});
export type Featured = z.infer<typeof featuredSchema>;

/**
 * One of GET /api/header-push: the push above the header (SPEC 3, "keyed by push type"), one for the home page and one
 * for all others.
 */
export const headerPushSchema = z.object({
  id: itemSlugSchema.meta({ description: 'What names it.', example: 'header-1' }),
  type: z
    .enum(['home', 'other'])
    .meta({ description: 'The pages that show it: the home page, or all others.', example: 'home' }),
  title: z.string().min(1).meta({ description: 'The text.', example: 'Half price on Monday' }),
  cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
  backgroundColor: colourSchema.nullable().meta({ description: 'The colour behind it.', example: '#102030' }),
});
export type HeaderPush = z.infer<typeof headerPushSchema>;

/** One of GET /api/autopromos or GET /api/permanent-autopromo: the chain's own advertisement. */
export const autopromoSchema = z.object({
  id: itemSlugSchema.meta({ description: 'What names it.', example: 'own-1' }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'The pass' }),
  description: z.string().meta({ description: 'The text.', example: 'All films.' }),
  image: addressSchema.nullable().meta({ description: 'A picture.', example: '/media/pass.webp' }),
  cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
  permanent: z.boolean().meta({ description: 'Whether it takes the places that current ones leave.' }),
});
export type Autopromo = z.infer<typeof autopromoSchema>;

/** GET /api/native-ad: another company's advertisement in the form of the site. */
export const nativeAdSchema = z.object({
  id: itemSlugSchema.meta({ description: 'What names it.', example: 'ad-1' }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'Popcorn at home' }),
  description: z.string().meta({ description: 'The text.', example: 'From the field.' }),
  advertiser: z.string().min(1).meta({ description: 'Whose advertisement it is.', example: 'Popcorn & Co.' }),
  backdrops: backdropsSchema.nullable().meta({ description: 'Its pictures.' }),
  /** Shown only with a type other than `none`, a label and an address (SPEC 5). */
  cta: z
    .object({
      type: z
        .enum(['none', ...callToActionSchema.shape.type.options])
        .meta({ description: 'The look of its button; `none` without one.', example: 'black' }),
      label: z.string().nullable().meta({ description: 'What the button says.', example: 'More' }),
      url: addressSchema.nullable().meta({ description: 'Where it leads.', example: 'https://popcorn.example' }),
    })
    .meta({ description: 'Where it leads; shown only with a type other than `none`, a label and an address.' }),
});
export type NativeAd = z.infer<typeof nativeAdSchema>;
