import { z } from 'zod';
import { daySchema, htmlSchema, itemSlugSchema } from './values.ts';

/** GET /api/faq/article/slug/{slug} and /api/faq/article/id/{id} (SPEC 3, "FAQ article"). */
export const faqArticleSchema = z.object({
  id: itemSlugSchema,
  slug: itemSlugSchema,
  title: z.string().min(1),
  category: z.object({ id: itemSlugSchema, name: z.string().min(1) }),
  /** The answer in a sentence; plain text. */
  teaser: z.string(),
  content: htmlSchema,
  publicationDate: daySchema,
  /** Whether the chat's assistant may answer with it. */
  agentforce: z.boolean(),
});
export type FaqArticle = z.infer<typeof faqArticleSchema>;

/** A category as editors describe it; the feed's order is that of the help page. */
export const faqCategorySchema = z.object({
  id: itemSlugSchema,
  title: z.string().min(1),
  description: z.string(),
});
export type FaqCategory = z.infer<typeof faqCategorySchema>;

/** GET /api/faq/category/{categoryId} */
export const faqCategoryDetailsSchema = faqCategorySchema.extend({ articles: z.array(faqArticleSchema) });

/** One of GET /api/footer/faq (SPEC 3, "Footer FAQ groups"): questions for the pages of a type. */
export const footerFaqSchema = z.object({
  /** The page type (SPEC 2) that shows it; `default` for all types without questions of their own. */
  type: itemSlugSchema,
  /** Shown only with both title and description (SPEC 5). */
  questions: z.array(z.object({ title: z.string().nullable(), description: htmlSchema.nullable() })),
  /** The slugs of help articles that say more. */
  slugs: z.array(itemSlugSchema),
});
export type FooterFaq = z.infer<typeof footerFaqSchema>;
