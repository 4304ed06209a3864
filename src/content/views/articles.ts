import type { Article, ArticleType, EventArticle, ExperienceArticle, News, Offer } from '../../contract/article.ts';
import { oncePer } from '../../lib/oncePer.ts';
import type { Content } from '../catalogue.ts';

type OfType = { news: News; event: EventArticle; offer: Offer; experience: ExperienceArticle };

/** The article with a slug, if it is of this type: its address belongs to that type alone. */
export function articleOf<Type extends ArticleType>(
  { articles }: Content,
  type: Type,
  slug: string,
): OfType[Type] | undefined {
  const found = articles.get(slug);
  return found?.type === type ? (found as OfType[Type]) : undefined;
}

/** Looking through tens of thousands of articles takes longer than the rest of a page. */
const foundIn = oncePer((_: Content['articles']) => new Map<string, readonly Article[]>());

/** The articles of these types that have their own address (no redirect), in the editors' order. */
export function articlesOf<Type extends ArticleType>(
  { articles }: Pick<Content, 'articles'>,
  ...types: Type[]
): readonly OfType[Type][] {
  const known = foundIn(articles);
  const key = types.join();
  const isOf = (article: Article): article is OfType[Type] => (types as ArticleType[]).includes(article.type);
  const ofTypes =
    known.get(key) ?? [...articles.values()].filter((article) => isOf(article) && article.redirectSlug === null);
  known.set(key, ofTypes);
  return ofTypes as readonly OfType[Type][];
}

/** Sorting tens of thousands of articles takes longer than a page that shows three of them. */
const sortedByDay = oncePer((articles: readonly Article[]) =>
  articles.toSorted((a, b) => (a.releaseDate === b.releaseDate ? 0 : a.releaseDate < b.releaseDate ? 1 : -1)),
);

/** Articles that `articlesOf` gave, the latest first; those of one day in the editors' order. */
export function latestFirst<T extends Article>(articles: readonly T[]): readonly T[] {
  return sortedByDay(articles) as readonly Article[] as readonly T[];
}

/** News, the latest first. */
export function newsOf(content: Content): readonly News[] {
  return latestFirst(articlesOf(content, 'news'));
}

/** The offers of a block of the offers page, ordered by `ordering`; those without follow in the editors' order. */
export function offersOf(content: Content, category: Offer['category']): Offer[] {
  const place = ({ ordering }: Offer) => ordering ?? Number.MAX_SAFE_INTEGER;
  return articlesOf(content, 'offer')
    .filter((offer) => offer.category === category)
    .toSorted((a, b) => place(a) - place(b));
}
