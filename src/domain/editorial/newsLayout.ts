/** Which articles a news page shows; pages count from 1. */
export type NewsLayout = { readonly type: string | undefined; readonly page: number };

/**
 * The layout after an article type is chosen: choosing the same type again clears it, and pages start from 1 (SPEC 4).
 */
export function chooseArticleType(layout: NewsLayout, type: string): NewsLayout {
  return { type: layout.type === type ? undefined : type, page: 1 };
}
