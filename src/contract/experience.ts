import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, cinemaSlugSchema, htmlSchema, itemSlugSchema } from './values.ts';

/** GET /api/gpxp/{slug}, and a list of them under /api/gpxp (SPEC 3, Experience). */
export const experienceSchema = z.object({
  slug: itemSlugSchema,
  title: z.string().min(1),
  backdrop: addressSchema.nullable(),
  logo: addressSchema.nullable(),
  /** A sentence or two; plain text. */
  teaser: z.string(),
  details: htmlSchema,
  video: z.object({ slug: z.string().min(1), source: z.string().min(1) }).nullable(),
  services: z.array(
    z.object({
      id: itemSlugSchema,
      title: z.string().min(1),
      description: htmlSchema,
      img: addressSchema.nullable(),
    }),
  ),
  redirectSlug: itemSlugSchema.nullable(),
  /** The tag of its screenings, by which programmes find them. */
  tag: z.string().nullable(),
});
export type Experience = z.infer<typeof experienceSchema>;

/** GET /api/experience-group/{slug}: experiences presented together. */
export const experienceGroupSchema = z.object({
  slug: itemSlugSchema,
  title: z.string().min(1),
  description: htmlSchema,
  articles: z.array(
    z.object({
      /** The slug of an article of type experience, which says more at its own address. */
      slug: itemSlugSchema,
      title: z.string().min(1),
      headline: z.string(),
      /** Pictures of the slider. */
      gallery: z.array(z.object({ image: addressSchema, alt: z.string() })),
      cinemas: z.array(cinemaSlugSchema),
    }),
  ),
  pushes: z.array(
    z.object({
      title: z.string().min(1),
      description: z.string(),
      image: addressSchema.nullable(),
      cta: callToActionSchema.nullable(),
    }),
  ),
});
export type ExperienceGroup = z.infer<typeof experienceGroupSchema>;
