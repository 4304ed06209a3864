import { APP_NAME, ID } from '#brand/brand.ts';

/** The site inside the chain's mobile app: no header, no footer, and links that the app understands (SPEC 1, 2). */
export const WEBVIEW_COOKIE = 'webview';
export const WEBVIEW_QUERY = 'webview';
export const WEBVIEW_HEADER = `x-${ID}-webview`;
/** What the app adds to its browser's User-Agent. */
const USER_AGENT = new RegExp(String.raw`(?<!\w)${RegExp.escape(APP_NAME)}/\d`);

export type WebviewHints = {
  /** Value of the query parameter. */
  readonly query?: string | null | undefined;
  readonly header?: string | undefined;
  readonly userAgent?: string | undefined;
  /** Value of the cookie that remembers it. */
  readonly cookie?: string | undefined;
};

/**
 * What a query parameter, header or cookie says: true for `true` and `1`, false for `false` and `0`, else undefined.
 */
export const parseFlag = (value: string | null | undefined) =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : undefined;

/**
 * Whether a request comes from the app: the query decides first, then the header, then the User-Agent or the cookie.
 */
export function isWebview({ query, header, userAgent, cookie }: WebviewHints): boolean {
  return parseFlag(query) ?? parseFlag(header) ?? (USER_AGENT.test(userAgent ?? '') || parseFlag(cookie) === true);
}
