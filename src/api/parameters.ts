import { z } from '@hono/zod-openapi';
import { daySchema } from '../contract/values.ts';

/** Path parameters. An unknown slug is not found rather than bad, so any text is accepted. */
export const pathParameters = {
  slug: z.string().openapi({ description: 'The slug of the item.', example: 'metropolis-44019' }),
  cinema: z.string().openapi({
    description: 'The slug of a cinema, or of a city: then the screenings of all its cinemas together.',
  }),
  citySlug: z.string().openapi({ description: 'The slug of a city.', example: 'paris' }),
  id: z.string().openapi({ description: 'The id of the item.' }),
  categoryId: z.string().openapi({ description: 'The id of a category.' }),
  list: z.string().openapi({
    description:
      'Which items: `shows`, `cinemas`, `offers`, `news`, `articles`, `experience-groups`, `faq-articles`, ' +
      '`faq-categories` (their ids) or `pages`.',
    example: 'news',
  }),
  day: daySchema,
};
export type PathParameter = keyof typeof pathParameters;
