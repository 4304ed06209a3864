import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, cinemaSlugSchema, htmlSchema, itemSlugSchema } from './values.ts';

/** GET /api/gpxp/{slug}, and a list of them under /api/gpxp (SPEC 3, Experience). */
export const experienceSchema = z.object({
  slug: itemSlugSchema.meta({ description: 'Its name in addresses.', example: 'imax' }),
  title: z.string().min(1).meta({ description: 'Its name.', example: 'IMAX' }),
  backdrop: addressSchema.nullable().meta({ description: 'A wide picture.', example: '/media/imax.webp' }),
  logo: addressSchema.nullable().meta({ description: 'Its logo.', example: '/media/imax.svg' }),
  teaser: z.string().meta({ description: 'A sentence or two; plain text.', example: 'The largest screens.' }),
  details: htmlSchema.meta({ description: 'HTML: the text.', example: '<p>From floor to ceiling.</p>' }),
  video: z
    .object({
      slug: z.string().min(1).meta({ description: 'The name of the video at its source.', example: 'rIjeAnnwMGo' }),
      source: z.string().min(1).meta({ description: 'Whose player shows it.', example: 'youtube' }),
    })
    .nullable()
    .meta({ description: 'A video about it.' }),
  services: z
    .array(
      z.object({
        id: itemSlugSchema.meta({ description: 'What names it.', example: 'sound' }),
        title: z.string().min(1).meta({ description: 'Its name.', example: 'Sound' }),
        description: htmlSchema.meta({ description: 'HTML: what it is.', example: '<p>From all sides.</p>' }),
        img: addressSchema.nullable().meta({ description: 'A picture of it.', example: '/media/sound.webp' }),
      }),
    )
    .meta({ description: 'What it offers.' }),
  redirectSlug: itemSlugSchema
    .nullable()
    .meta({ description: 'The slug of the experience to which this address redirects.' }),
  tag: z.string().nullable().meta({ description: 'The slug of the tag of its screenings.', example: 'imax' }),
});
export type Experience = z.infer<typeof experienceSchema>;

/** GET /api/experience-group/{slug}: experiences presented together. */
export const experienceGroupSchema = z.object({
  slug: itemSlugSchema.meta({ description: 'Its name in addresses.', example: 'large-screens' }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'Large screens' }),
  description: htmlSchema.meta({ description: 'HTML: the text.', example: '<p>Three of them.</p>' }),
  articles: z
    .array(
      z.object({
        slug: itemSlugSchema.meta({
          description: 'The slug of an article of type experience.',
          example: 'imax-in-lyon',
        }),
        title: z.string().min(1).meta({ description: 'The title.', example: 'IMAX in Lyon' }),
        headline: z.string().meta({ description: 'A sentence.', example: 'In hall 1.' }),
        gallery: z
          .array(
            z.object({
              image: addressSchema.meta({ description: 'The picture.', example: '/media/hall.webp' }),
              alt: z.string().meta({ description: 'What it shows.', example: 'The screen' }),
            }),
          )
          .meta({ description: 'Pictures of the slider.' }),
        cinemas: z
          .array(cinemaSlugSchema)
          .meta({ description: 'Slugs of cinemas that have it.', example: ['bellecour'] }),
      }),
    )
    .meta({ description: 'The experiences that it presents.' }),
  pushes: z
    .array(
      z.object({
        title: z.string().min(1).meta({ description: 'The heading.', example: 'The pass' }),
        description: z.string().meta({ description: 'The text.', example: 'All films.' }),
        image: addressSchema.nullable().meta({ description: 'A picture.', example: '/media/pass.webp' }),
        cta: callToActionSchema.nullable().meta({ description: 'Where it leads.' }),
      }),
    )
    .meta({ description: 'What the page promotes.' }),
});
export type ExperienceGroup = z.infer<typeof experienceGroupSchema>;
