import { createHash } from 'node:crypto';
import { directionOf } from '../lib/formats.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { languageOfPath } from '../routes/match.ts';
import { COMMON_LANGUAGE, isLanguage, type Language } from '../sites/sites.ts';
import { sendText, setCommonHeaders, type Exchange } from './exchange.ts';
import type { HostKind } from './hosts.ts';

const STYLE =
  ':root{color-scheme:dark light;font-family:system-ui,sans-serif}' +
  'main{max-width:36rem;margin:20vh auto 0;padding:0 1.5rem;line-height:1.5}h1{line-height:1.1}';
const POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What is said to those who have to come back in so many seconds. */
type Refusal = {
  readonly status: 429 | 503;
  /** For programs, in the API's shape. */
  readonly code: string;
  readonly message: string;
  /** For people. */
  readonly words: (t: Translate) => { readonly title: string; readonly text: string };
};

const BUSY_SECONDS = 5;

const HSTS = 'strict-transport-security';

/** Redirects for good to an address of the site: the host differs from the site's by `www.` alone. */
export function sendMoved(exchange: Exchange, location: string): void {
  const { request, response } = exchange;
  setCommonHeaders(exchange);
  // Below the bare domain are hosts that are not ours, which may have no https.
  const [ofHostAlone] = String(response.getHeader(HSTS) ?? '').split(';');
  if (ofHostAlone) response.setHeader(HSTS, ofHostAlone);
  // 308 keeps a form's method.
  const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308;
  sendText(exchange, status, '', { location, 'cache-control': 'max-age=3600' });
}

/** Answers 429 and says in how many seconds to try again: this address has asked for too much. */
export function sendTooMany(exchange: Exchange, place: HostKind, seconds: number): void {
  sendRefusal(exchange, place, seconds, {
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests',
    words: (t) => ({ title: t('Error.TooMany'), text: t('Error.TooManyText', { count: seconds }) }),
  });
}

/** Answers 503 and says in how many seconds to try again: all renderers have too much to do. */
export function sendBusy(exchange: Exchange, place: HostKind): void {
  sendRefusal(exchange, place, BUSY_SECONDS, {
    status: 503,
    code: 'busy',
    message: 'Too much to do',
    words: (t) => ({ title: t('Error.Busy'), text: t('Error.BusyText', { count: BUSY_SECONDS }) }),
  });
}

/** Answers with a short page in the language of the address or, under /api/, with an error in the API's shape. */
function sendRefusal(
  exchange: Exchange,
  place: HostKind,
  seconds: number,
  { status, code, message, words }: Refusal,
): void {
  const { url = '/', headers } = exchange.request;
  setCommonHeaders(exchange);
  const common = { 'retry-after': String(seconds), 'cache-control': 'no-store' };
  if (url.startsWith('/api/')) {
    const error = { status, code, message: `${message}: try again in ${seconds} s.` };
    return sendText(exchange, status, JSON.stringify({ error }), {
      ...common,
      'content-type': 'application/json; charset=utf-8',
      // It says nothing about anybody, and a page that called from another origin has to be able to read it.
      ...(headers.origin !== undefined && { 'access-control-allow-origin': '*' }),
      'access-control-expose-headers': 'Retry-After',
    });
  }
  const language = languageOf(place, url.split('?', 1)[0]!);
  const { title, text } = words(translator(language));
  const direction = directionOf(language) ? ' dir="rtl"' : '';
  const page =
    `<!doctype html><html lang="${language}"${direction}><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  sendText(exchange, status, page, {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': POLICY,
  });
}

function languageOf(place: HostKind, path: string): Language {
  if (typeof place === 'object') return languageOfPath(place, path);
  const [, first = ''] = path.split('/', 2);
  return isLanguage(first) ? first : COMMON_LANGUAGE;
}
