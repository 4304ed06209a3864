import { z } from 'zod';
import { toggle } from './kinds.ts';

/** Threads that render, and the pages that are kept. */
export const rendering = {
  CACHE_MB: z.coerce.number().int().min(1).default(64).describe('Megabytes of memory for caching rendered pages.'),
  RENDERERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe(
      'Threads that render pages, beside the one that answers requests; by default one less than the cores, and at least one.',
    ),
  WARM_UP: toggle('on').describe(
    'Whether the pages that visitors open first are rendered right after the start, of each site in each language, and its search ' +
      'is read in. Off, the first visitor of each waits for it.',
  ),
};
