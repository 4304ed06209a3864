import { ID } from '#brand/brand.ts';
import { cookieIn } from '../../lib/cookie.ts';
import { CONSENT_COOKIE } from '../consent/consent.ts';
import { isWebview, WEBVIEW_COOKIE, WEBVIEW_HEADER, WEBVIEW_QUERY } from './webview.ts';

/**
 * How a page may differ besides by its address, a closed list: `app` inside the mobile app; else `asking` while no
 * consent choice is stored, and `settled` once one is, whatever it says. Pages that are the same for all are `settled`.
 */
export const VARIANTS = ['settled', 'asking', 'app'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The header in which the front server passes a render its variant. */
export const VARIANT_HEADER = `x-${ID}-variant`;

/** Answers for programs, fragments of pages, and files: the same for all. */
const SAME_FOR_ALL =
  /^\/(?:api|assets|calendar|consent|feed|fragments|manifest|media|redirect|share|tracking)\/|\.\w{2,12}$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;
const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * The variant of a request, from its URL (path and query) and its headers, whose names are in lower case.
 */
export function variantOf(url: string, headers: Headers): Variant {
  const [path = '', query] = url.split('?', 2);
  if (SAME_FOR_ALL.test(path)) return 'settled';
  const cookies = textOf(headers['cookie']);
  const inApp = isWebview({
    query: query === undefined ? undefined : new URLSearchParams(query).get(WEBVIEW_QUERY),
    header: textOf(headers[WEBVIEW_HEADER]),
    userAgent: textOf(headers['user-agent']),
    cookie: cookieIn(cookies, WEBVIEW_COOKIE),
  });
  if (inApp) return 'app';
  return cookieIn(cookies, CONSENT_COOKIE) ? 'settled' : 'asking';
}

/**
 * The variant passed to a render. A render without the front server, as in development, shows what a new visitor sees.
 */
export function parseVariant(value: string | null | undefined): Variant {
  return VARIANTS.find((variant) => variant === value) ?? 'asking';
}
