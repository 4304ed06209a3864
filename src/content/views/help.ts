import type { FaqArticle, FaqCategory } from '../../contract/help.ts';
import type { Content } from '../catalogue.ts';

export type HelpCategory = FaqCategory & { readonly articles: readonly FaqArticle[] };

/** SPEC 9, "Help related articles". */
const RELATED = 5;

/**
 * The help centre's categories with their articles, in the editors' order (SPEC 2); categories without articles are
 * left out.
 */
export function helpCategories(content: Content): HelpCategory[] {
  const byCategory = Map.groupBy(content['faq-articles'].values(), ({ category }) => category.id);
  return [...content['faq-categories'].values()].flatMap((category) => {
    const articles = byCategory.get(category.id) ?? [];
    return articles.length > 0 ? { ...category, articles } : [];
  });
}

/** The category with an id; undefined when there is none or it has no articles. */
export function helpCategory(content: Content, id: string): HelpCategory | undefined {
  return helpCategories(content).find((category) => category.id === id);
}

/** The help article with an id; undefined when there is none. */
export function helpArticleById(content: Content, id: string): FaqArticle | undefined {
  return content['faq-articles'].values().find((article) => article.id === id);
}

/** Up to five other articles of the same category. */
export function relatedArticles(content: Content, article: FaqArticle): FaqArticle[] {
  return [...content['faq-articles'].values()]
    .filter(({ id, category }) => category.id === article.category.id && id !== article.id)
    .slice(0, RELATED);
}
