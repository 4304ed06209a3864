/** Which articles a news page shows; pages count from 1. */
export type NewsLayout = { readonly type: string | undefined; readonly page: number };

/**
 * The layout after an article type is chosen: choosing the same type again clears it, and pages start from 1 (SPEC 4).
 */
export function chooseArticleType(layout: NewsLayout, type: string): NewsLayout {
  return { type: layout.type === type ? undefined : type, page: 1 };
}

/** Lists with no more pages than this link to each. */
const MOST_PAGES = 12;

/**
 * The pages that a page of a list leads to, in order, with itself: all of them, where they are few, else the first, the
 * last, its neighbours, and those ten, a hundred and a thousand pages away, so that any is a few steps from any other.
 */
export function pagesNear(current: number, pages: number): number[] {
  if (pages <= MOST_PAGES) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = [0, 1, 2, 10, 100, 1000].flatMap((away) => [current - away, current + away]);
  const shown = [1, pages, ...near.filter((page) => page >= 1 && page <= pages)];
  return [...new Set(shown)].sort((a, b) => a - b);
}
