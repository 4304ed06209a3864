import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { addressSchema, cinemaSlugSchema, htmlSchema, itemSlugSchema, seoSchema, showSlugSchema } from './values.ts';

const about = <T extends z.ZodType>(schema: T, description: string, example?: unknown): T =>
  schema.meta({ description, ...(example !== undefined && { example }) });

const title = z.string().min(1).meta({ description: 'The heading.', example: 'How it works' });
const image = about(addressSchema.nullable(), 'A picture.', '/media/step.webp');
const cta = about(callToActionSchema.nullable(), 'Where it leads.');
const text = about(z.string(), 'The text.', 'Choose a film.');
const html = about(htmlSchema, 'HTML: the text.', '<p>Choose a film.</p>');

/**
 * GET /api/master-template/page/{slug}, and a list of slugs and titles under /api/master-template/pages: a page that
 * editors compose of blocks (SPEC 3). Blocks that are null are left out.
 */
export const masterTemplateSchema = z.object({
  slug: about(itemSlugSchema, 'Its name in addresses.', 'the-app'),
  title: about(title, 'The title.', 'The app'),
  seo: about(seoSchema, 'Texts for search engines.'),
  header: about(
    z
      .object({
        title,
        subtitle: about(z.string().nullable(), 'The second title.', 'In your pocket'),
        description: about(z.string().nullable(), 'The text.', 'For every evening.'),
        image,
        cta,
      })
      .nullable(),
    'What stands above the blocks.',
  ),
  explanation: about(
    z
      .object({
        title,
        description: html,
        steps: about(z.array(z.object({ title, description: text, image })), 'The steps, in order.'),
      })
      .nullable(),
    'A block that explains something in steps.',
  ),
  mosaic: about(
    z
      .object({
        title,
        items: about(
          z.array(
            z.object({
              title,
              image: about(addressSchema, 'A picture.', '/media/tile.webp'),
              url: about(addressSchema.nullable(), 'Where it leads.', '/films'),
            }),
          ),
          'The pictures.',
        ),
      })
      .nullable(),
    'A block of pictures.',
  ),
  listing: about(
    z
      .object({ title, items: about(z.array(z.object({ title, description: html, image, cta })), 'The entries.') })
      .nullable(),
    'A block of entries below each other.',
  ),
  mobileApp: about(z.object({ title, description: text, image }).nullable(), 'A block about the app.'),
  cinemas: about(
    z.object({ title, cinemas: about(z.array(cinemaSlugSchema), 'Slugs of cinemas.', ['bellecour']) }).nullable(),
    'A block of cinemas.',
  ),
  shows: about(
    z.object({ title, shows: about(z.array(showSlugSchema), 'Slugs of shows.', ['metropolis-44019']) }).nullable(),
    'A block of shows.',
  ),
  labels: about(
    z
      .object({
        title,
        labels: about(
          z.array(
            z.object({
              label: about(title, 'Its name.', 'Classics'),
              description: about(z.string().nullable(), 'The text.', 'Before 1960.'),
              image,
            }),
          ),
          'The labels.',
        ),
      })
      .nullable(),
    'A block of labels.',
  ),
  guest: about(
    z
      .object({
        name: about(title, 'Their name.', 'Agnès Martin'),
        title: about(z.string().nullable(), 'What they are.', 'director'),
        description: about(htmlSchema.nullable(), 'HTML: who they are.', '<p>Born in Lyon.</p>'),
        image,
      })
      .nullable(),
    'A block about a guest.',
  ),
});
export type MasterTemplate = z.infer<typeof masterTemplateSchema>;
