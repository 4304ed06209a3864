import { z } from 'zod';
import { addressSchema, amountSchema, itemSlugSchema } from './values.ts';

/** One of GET /api/vod (SPEC 3, "VOD item"). */
export const vodSchema = z.object({
  slug: itemSlugSchema.meta({ description: 'Its name in addresses.', example: 'metropolis' }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'Metropolis' }),
  poster: addressSchema.nullable().meta({ description: 'Its poster.', example: '/media/metropolis.webp' }),
  vod: z
    .object({
      lowPrice: amountSchema.meta({ description: 'The lowest price, in the currency of the site.', example: 3.9 }),
      url: addressSchema.meta({ description: 'The page there.', example: 'https://vod.example/metropolis' }),
    })
    .meta({ description: 'Where it can be seen.' }),
});
export type Vod = z.infer<typeof vodSchema>;

/** One of GET /api/youtube/latest (SPEC 3, Video). */
export const videoSchema = z.object({
  id: itemSlugSchema.meta({ description: 'The name of the video at its provider.', example: 'rIjeAnnwMGo' }),
  main: z.boolean().meta({ description: 'Whether it is the one that is shown first.' }),
  language: z.string().meta({ description: 'Its language.', example: 'fr' }),
  title: z.string().min(1).meta({ description: 'The title.', example: 'Trailer' }),
  snapshot: addressSchema.meta({ description: 'A picture of it.', example: '/media/trailer.webp' }),
  provider: z
    .enum(['allocine', 'vimeo', 'youtube', 'S3'])
    .meta({ description: 'Whose player shows it.', example: 'youtube' }),
});
export type Video = z.infer<typeof videoSchema>;
