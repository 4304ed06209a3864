import { z } from 'zod';
import { addressSchema, amountSchema, itemSlugSchema } from './values.ts';

/** One of GET /api/vod (SPEC 3, "VOD item"). */
export const vodSchema = z.object({
  slug: itemSlugSchema,
  title: z.string().min(1),
  poster: addressSchema.nullable(),
  vod: z.object({ lowPrice: amountSchema, url: addressSchema }),
});
export type Vod = z.infer<typeof vodSchema>;

/** One of GET /api/youtube/latest (SPEC 3, Video). */
export const videoSchema = z.object({
  id: itemSlugSchema,
  main: z.boolean(),
  language: z.string(),
  title: z.string().min(1),
  snapshot: addressSchema,
  provider: z.enum(['allocine', 'vimeo', 'youtube', 'S3']),
});
export type Video = z.infer<typeof videoSchema>;
