import { z } from 'zod';
import { daySchema, htmlSchema, itemSlugSchema } from './values.ts';

/** GET /api/faq/article/slug/{slug} and /api/faq/article/id/{id} (SPEC 3, "FAQ article"). */
export const faqArticleSchema = z.object({
  id: itemSlugSchema.meta({ description: 'What names it.', example: '1001' }),
  slug: itemSlugSchema.meta({ description: 'Its name in addresses.', example: 'refunds' }),
  title: z.string().min(1).meta({ description: 'The question.', example: 'Can I have my money back?' }),
  category: z
    .object({
      id: itemSlugSchema.meta({ description: 'The id of the category.', example: 'tickets' }),
      name: z.string().min(1).meta({ description: 'The name of the category.', example: 'Tickets' }),
    })
    .meta({ description: 'Its category.' }),
  teaser: z.string().meta({ description: 'The answer in a sentence; plain text.', example: 'Until two hours before.' }),
  content: htmlSchema.meta({ description: 'HTML: the answer.', example: '<p>Until two hours before.</p>' }),
  publicationDate: daySchema.meta({ description: 'The day of its publication.', example: '2026-11-20' }),
  agentforce: z.boolean().meta({ description: 'Whether the assistant of the chat may answer with it.' }),
});
export type FaqArticle = z.infer<typeof faqArticleSchema>;

/** A category as editors describe it; the feed's order is that of the help page. */
export const faqCategorySchema = z.object({
  id: itemSlugSchema.meta({ description: 'What names it.', example: 'tickets' }),
  title: z.string().min(1).meta({ description: 'Its name.', example: 'Tickets' }),
  description: z.string().meta({ description: 'What it is about.', example: 'Buying and changing.' }),
});
export type FaqCategory = z.infer<typeof faqCategorySchema>;

/** GET /api/faq/category/{categoryId} */
export const faqCategoryDetailsSchema = faqCategorySchema.extend({
  articles: z.array(faqArticleSchema).meta({ description: 'Its articles.' }),
});

/** One of GET /api/footer/faq (SPEC 3, "Footer FAQ groups"): questions for the pages of a type. */
export const footerFaqSchema = z.object({
  /** The page type (SPEC 2) that shows it; `default` for all types without questions of their own. */
  type: itemSlugSchema.meta({
    description: 'The page type that shows it; `default` for all types without questions of their own.',
    example: 'default',
  }),
  /** Shown only with both title and description (SPEC 5). */
  questions: z
    .array(
      z.object({
        title: z.string().nullable().meta({ description: 'The question.', example: 'Can I change seats?' }),
        description: htmlSchema.nullable().meta({ description: 'HTML: the answer.', example: '<p>Yes.</p>' }),
      }),
    )
    .meta({ description: 'The questions; those without title or description are left out.' }),
  slugs: z.array(itemSlugSchema).meta({ description: 'Slugs of help articles that say more.', example: ['refunds'] }),
});
export type FooterFaq = z.infer<typeof footerFaqSchema>;
