import type { Article, EventArticle, News, Offer } from '../../contract/article.ts';
import { isOver } from '../../domain/editorial/articleDate.ts';
import type { NewsLayout } from '../../domain/editorial/newsLayout.ts';
import type { Content } from '../catalogue.ts';
import { articlesOf, latestFirst } from './articles.ts';

/** The types that a news page lists, by which visitors can filter it (SPEC 4, "News layout"). */
const NEWS_TYPES = ['news', 'event', 'offer'] as const satisfies readonly Article['type'][];
export type NewsType = (typeof NEWS_TYPES)[number];
export type ListedNews = News | EventArticle | Offer;

/** SPEC 9, "News pushes". */
const PUSHES = 4;
/** As many as a content page's weight allows with what stands above them (budgets.json). */
const PAGE_SIZE = 8;

export type NewsView = {
  /** The first four news, on the first page without a type. */
  readonly pushes: readonly News[];
  readonly items: readonly ListedNews[];
  readonly pages: number;
  /** The types that have articles. */
  readonly types: readonly NewsType[];
};

/**
 * A page of the news; undefined when there are not that many pages. `localNow`: the local time, `YYYY-MM-DD HH:MM:SS`.
 */
export function newsView(content: Content, { type, page }: NewsLayout, localNow: string): NewsView | undefined {
  const { types, pushes, lists } = newsOn(content, localNow.slice(0, 10));
  const all = lists.get(type) ?? [];
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return {
    pushes: page === 1 && type === undefined ? pushes : [],
    items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    pages,
    types,
  };
}

/** What the pages of a day are parts of: the list of each type, and under `undefined` that of all but the pushes. */
type DayNews = {
  readonly day: string;
  readonly types: readonly NewsType[];
  readonly pushes: readonly News[];
  readonly lists: ReadonlyMap<string | undefined, readonly ListedNews[]>;
};

/** Sorting and looking through tens of thousands of articles takes longer than the rest of a page. */
const news = new WeakMap<Content, DayNews>();

/** The news of a local day: offers and events are over at its beginning, and none at another time. */
function newsOn(content: Content, day: string): DayNews {
  const known = news.get(content);
  if (known?.day === day) return known;
  const all = latestFirst<ListedNews>(articlesOf(content, ...NEWS_TYPES)).filter(
    (article) => article.type === 'news' || !isOver(article.date, day),
  );
  const pushes = all.filter((article) => article.type === 'news').slice(0, PUSHES);
  const ofTypes = NEWS_TYPES.map((type) => [type, all.filter((article) => article.type === type)] as const);
  const rest = all.filter((article) => !(pushes as readonly ListedNews[]).includes(article));
  const made = {
    day,
    types: ofTypes.filter(([, list]) => list.length > 0).map(([type]) => type),
    pushes,
    lists: new Map<string | undefined, readonly ListedNews[]>([...ofTypes, [undefined, rest]]),
  };
  news.set(content, made);
  return made;
}

/** Whether a text is a type that an address can name. */
export function isNewsType(text: string | null): text is NewsType {
  return (NEWS_TYPES as readonly (string | null)[]).includes(text);
}
