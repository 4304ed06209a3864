import type { Article, EventArticle, News, Offer } from '../../contract/article.ts';
import { isOver } from '../../domain/editorial/articleDate.ts';
import type { NewsLayout } from '../../domain/editorial/newsLayout.ts';
import type { Content } from '../catalogue.ts';
import { articlesOf, latestFirst } from './articles.ts';

/** The types that a news page lists, by which visitors can filter it (SPEC 4, "News layout"). */
const NEWS_TYPES = ['news', 'event', 'offer'] as const satisfies readonly Article['type'][];
export type NewsType = (typeof NEWS_TYPES)[number];
export type Listed = News | EventArticle | Offer;

/** SPEC 9, "News pushes". */
const PUSHES = 4;
/** As many as a content page's weight allows with what stands above them (budgets.json). */
const PAGE_SIZE = 8;

export type NewsView = {
  /** The first four news, on the first page without a type. */
  readonly pushes: readonly News[];
  readonly items: readonly Listed[];
  readonly pages: number;
  /** The types that have articles. */
  readonly types: readonly NewsType[];
};

/**
 * A page of the news; undefined when there are not that many pages. `localNow`: the local time, `YYYY-MM-DD HH:MM:SS`.
 */
export function newsView(content: Content, { type, page }: NewsLayout, localNow: string): NewsView | undefined {
  const all = latestFirst<Listed>(articlesOf(content, ...NEWS_TYPES)).filter(
    (article) => article.type === 'news' || !isOver(article.date, localNow),
  );
  const types = NEWS_TYPES.filter((each) => all.some((article) => article.type === each));
  const first = type === undefined ? all.filter((article) => article.type === 'news').slice(0, PUSHES) : [];
  const rest = all.filter((article) =>
    type === undefined ? !first.some(({ slug }) => slug === article.slug) : article.type === type,
  );
  const pages = Math.max(1, Math.ceil(rest.length / PAGE_SIZE));
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return {
    pushes: page === 1 ? first : [],
    items: rest.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    pages,
    types,
  };
}

/** Whether a text is a type that an address can name. */
export function isNewsType(text: string | null): text is NewsType {
  return (NEWS_TYPES as readonly (string | null)[]).includes(text);
}
