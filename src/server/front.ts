import { dropInternalHeaders, VISITOR_HEADER } from '../accounts/headers.ts';
import { mailSender, type SendMail } from '../accounts/mail/send.ts';
import { chooseLanguage, LANGUAGE_COOKIE } from '../domain/shell/languageChoice.ts';
import { loggedPath } from '../domain/shell/loggedPath.ts';
import { VARIANT_HEADER, variantOf } from '../domain/shell/variant.ts';
import { parseFlag, WEBVIEW_COOKIE, WEBVIEW_QUERY } from '../domain/shell/webview.ts';
import { cookieIn } from '../lib/cookie.ts';
import { previewIn } from '../content/preview/cookie.ts';
import { secureFlag } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import type { Site } from '../sites/sites.ts';
import { addressOf, isOfOneVisitor, type Address } from './address.ts';
import { hideCacheHeaders, sendFault, sendText, setCommonHeaders, timing, type Exchange } from './exchange.ts';
import type { HostKind } from './hosts.ts';
import { takeBody } from './limits.ts';
import type { Log } from './log.ts';
import type { Render } from './memoryRender.ts';
import type { Stats } from './metrics.ts';
import type { MailQueue } from './mailQueue.ts';
import { PageCache, type CachedPage, type SharedRenders } from './pageCache.ts';
import { sendBusy } from './refusal.ts';
import { Busy, RenderError, Unavailable } from './rendered.ts';
import { takeMail } from './renderedMail.ts';
import { sendResponse, sendCacheEntry } from './send.ts';
import { visitorOf } from './visitorAddress.ts';

const EDITOR_CALLS = '/api/editor/';
/**
 * Private responses. The API's depend on a token, key or captcha: rendered for all, without one, they would be
 * refusals. The others open and move editors' previews.
 */
const PRIVATE_CALLS = ['/api/client/', '/api/captcha', '/api/voucher/', '/api/gift-card/', EDITOR_CALLS, '/preview/'];

export type FrontOptions = {
  readonly settings: Settings;
  /** Renders for one visitor. */
  readonly render: Render;
  readonly renders: SharedRenders;
  readonly clock: () => number;
  readonly log: Log;
  readonly stats: Stats;
  /** The mails that forms of the sites ask for. */
  readonly mails: MailQueue;
};

/** Responds with pages: cached ones at once, others rendered once for all who wait, private ones for each visitor. */
export class Front {
  readonly cache: PageCache;
  readonly #options: FrontOptions;
  readonly #sendMail: SendMail;

  constructor(options: FrontOptions) {
    const { settings, renders, clock, log, stats } = options;
    this.#options = options;
    this.#sendMail = mailSender(settings);
    this.cache = new PageCache({
      renders,
      clock,
      maxBytes: settings.CACHE_MB * 1024 * 1024,
      onRender: (milliseconds) => stats.renders.observe(milliseconds / 1000),
      onFailure: ({ host, url }, error, usable, id) => {
        // Counted where it was refused; a line for each would be one more load.
        if (error instanceof Busy) return;
        stats.failures += 1;
        const message = usable
          ? 'A page could not be rendered: the previous one is sent.'
          : 'A page could not be rendered.';
        log.error({ id, host, path: loggedPath(url), err: error }, message);
      },
    });
  }

  /** The address under which a request's response is shared; undefined if it is private. */
  addressOf({ request }: Exchange, site: Site): Address | undefined {
    const { method, headers, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (PRIVATE_CALLS.some((start) => url.startsWith(start))) return undefined;
    if (previewIn(headers.cookie, site, this.#options.settings)) return undefined;
    if (isEntry(url) && choice(site, headers) !== site.defaultLanguage) return undefined;
    return addressOf(site, headers.host ?? '', url, variantOf(url, headers));
  }

  /** Sends what is cached, if it can be sent at once. Returns whether it did. */
  sendCached(exchange: Exchange, address: Address): boolean {
    const found = this.cache.find(address);
    if (found) this.#send(exchange, found);
    return found !== undefined;
  }

  /** Renders a page once for all requests that arrive meanwhile, and sends it. */
  async fetch(exchange: Exchange, address: Address, site: Site): Promise<void> {
    if (this.cache.isPrivate(address) || isOfOneVisitor(site, address)) return this.pass(exchange, site);
    const { id, request, response } = exchange;
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    try {
      const asker = { id, address: visitorOf(request, this.#options.settings).address, left: leaving.signal };
      const found = await this.cache.fetch(address, asker);
      if (found === 'private') await this.pass(exchange, site);
      else this.#send(exchange, found);
    } catch (error) {
      this.#sendFailure(exchange, error, site);
    }
  }

  /** Renders for this visitor only, once the request's body has come. Rejects when that fails. */
  async pass(exchange: Exchange, place: HostKind): Promise<void> {
    const { request, response, id } = exchange;
    exchange.outcome = 'pass';
    setCommonHeaders(exchange);
    // Editors' feeds come as they are read, and are measured there, once their key is known. An import may take its time.
    const isEditors = request.url?.startsWith(EDITOR_CALLS) === true;
    if (isEditors) request.setTimeout(0);
    const fault = isEditors ? undefined : await takeBody(request);
    if (fault === 'tooLarge') return sendTooLarge(exchange);
    if (fault === 'busy') return sendBusy(exchange, place);
    request.headers['x-request-id'] = id;
    request.headers[VARIANT_HEADER] = variantOf(request.url ?? '/', request.headers);
    const cookie = webviewCookie(exchange, this.#options.settings);
    if (cookie !== undefined) response.setHeader('set-cookie', cookie);
    // Only this process sets these headers: whatever the client sent in them is dropped.
    request.headers[VISITOR_HEADER] = visitorOf(request, this.#options.settings).address;
    dropInternalHeaders(request.headers);
    hideCacheHeaders(exchange);
    takeMail(exchange, this.#options.mails, this.#sendMail);
    try {
      await this.#options.render(request, response);
    } catch (error) {
      if (!(error instanceof Unavailable) || response.headersSent) throw error;
      sendBusy(exchange, place);
    }
  }

  #send(exchange: Exchange, { entry, outcome, renderMs }: CachedPage): void {
    const { request, response, id } = exchange;
    exchange.outcome = outcome;
    // Caches count the age of the response from when it was made.
    const age = entry.hasAge ? Math.floor((this.#options.clock() - entry.madeAt) / 1000) : undefined;
    sendCacheEntry(request, response, entry, {
      timing: timing(outcome, renderMs),
      id,
      age,
      cookie: webviewCookie(exchange, this.#options.settings),
    });
  }

  #sendFailure(exchange: Exchange, error: unknown, site: Site): void {
    exchange.outcome = 'miss';
    if (error instanceof Unavailable) return sendBusy(exchange, site);
    setCommonHeaders(exchange);
    const rendered = error instanceof RenderError ? error.response : undefined;
    if (rendered && rendered.body.length > 0) sendResponse(exchange.response, rendered);
    else sendFault(exchange, error);
  }
}

/** Answers 413; under /api/ with an error in the API's shape. */
function sendTooLarge(exchange: Exchange): void {
  const message = 'The request is too large: at most 1 MB.';
  if (!exchange.request.url?.startsWith('/api/')) return sendText(exchange, 413, `${message}\n`);
  const error = { status: 413, code: 'too_large', message };
  sendText(exchange, 413, JSON.stringify({ error }), { 'content-type': 'application/json; charset=utf-8' });
}

/** Whether this is `/`, the only page that redirects visitors to another language. */
function isEntry(url: string): boolean {
  return url === '/' || url.startsWith('/?');
}

/**
 * The language that `src/request/language/entry.ts` will choose. If it is the site's default, `/` is the same page for
 * all.
 */
function choice(site: Site, { cookie, ...headers }: Exchange['request']['headers']) {
  return chooseLanguage(site, {
    cookie: cookieIn(cookie, LANGUAGE_COOKIE),
    acceptLanguage: headers['accept-language'],
    userAgent: headers['user-agent'],
  });
}

/** The cookie that keeps a visit in the app, or removes it if the URL says so; undefined if nothing changes. */
function webviewCookie({ request }: Exchange, { SITE_ORIGIN }: Settings): string | undefined {
  const { url = '/', headers } = request;
  const rest = `SameSite=Lax${secureFlag(SITE_ORIGIN)}`;
  const isStored = parseFlag(cookieIn(headers.cookie, WEBVIEW_COOKIE)) === true;
  if (!isStored) return variantOf(url, headers) === 'app' ? `${WEBVIEW_COOKIE}=1; Path=/; ${rest}` : undefined;
  const hasLeft = parseFlag(new URLSearchParams(url.split('?', 2)[1]).get(WEBVIEW_QUERY)) === false;
  return hasLeft ? `${WEBVIEW_COOKIE}=; Path=/; Max-Age=0; ${rest}` : undefined;
}
