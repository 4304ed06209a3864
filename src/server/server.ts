import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { originBesides } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import type { AccountsHost } from './accounts/host.ts';
import { pathAsRead } from '../domain/shell/pathAsRead.ts';
import { REPORTS_PATH } from '../domain/shell/reports.ts';
import { endConnection } from './clientError.ts';
import { asksTooSoon, closeIdle, limitConnections } from './connections.ts';
import { beginExchange, hasLeft, sendFault, sendText, setCommonHeaders, type Exchange } from './exchange.ts';
import { HASHED } from './builds.ts';
import { mediaFiles, type Serve } from './files.ts';
import { Front } from './front.ts';
import { healthOf } from './health.ts';
import { hostLookup, type HostKind } from './hosts.ts';
import { TIMEOUTS } from './limits.ts';
import type { Log } from './log.ts';
import type { Render } from './memoryRender.ts';
import { MailQueue } from './mailQueue.ts';
import { createStats, type Stats } from './metrics.ts';
import type { PageCache, SharedRenders } from './pageCache.ts';
import { Reports } from './reports.ts';
import { accountsHeaders, securityHeaders } from './securityHeaders.ts';
import { sendBusy, sendMoved, sendTooMany } from './refusal.ts';
import { Unavailable } from './rendered.ts';
import { visitorOf } from './visitorAddress.ts';
import { tierOf, VisitLimits } from './visitLimits.ts';
import { isWorker, prepareWorker } from './worker.ts';

/** The methods that any part of a site understands. Others, such as TRACE, cannot even be made into a `Request`. */
export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A target in absolute form: its authority, and the rest. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)([^]*)$/i;

export type SiteServerOptions = {
  readonly settings: Settings;
  /** Renders for one visitor. */
  readonly render: Render;
  readonly renders: SharedRenders;
  /** The files that pages load. */
  readonly files: Serve;
  /** Answers before anything else does. */
  readonly first?: Serve | undefined;
  readonly log: Log;
  /** Signs people in; undefined if OIDC_ISSUER is elsewhere. */
  readonly accounts?: AccountsHost | undefined;
  /** A monotonic clock, in milliseconds. */
  readonly clock?: () => number;
  readonly timeouts?: Partial<Record<keyof typeof TIMEOUTS, number>>;
};

export type SiteServer = {
  readonly server: Server;
  readonly cache: PageCache;
  readonly stats: Stats;
  /** The mails that forms of the sites ask for. */
  readonly mails: MailQueue;
  /**
   * Makes the server report that it is not ready, and close each connection after its next response. Requests are still
   * answered.
   */
  announceEnd(): void;
  /** Whether the end was announced. */
  isEnding(): boolean;
};

/**
 * The HTTP server of one process: refuses unknown hosts (421, except for health checks) or redirects them to the one
 * site's, answers with cached pages and files, and hands the rest to Astro. `render` is called without `next`: with it,
 * URLs missing from Astro's own routes would be answered 404 before `src/fetch.ts` sees them.
 */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { settings, render, renders, files, first, log, clock = () => performance.now(), timeouts } = options;
  const stats = createStats();
  const mails = new MailQueue(log);
  const front = new Front({ settings, render, renders, clock, log, stats, mails });
  const limits = new VisitLimits(settings);
  const reports = new Reports({ stats, log, clock });
  const placeOf = hostLookup(settings);
  const [common, ofAccounts] = [securityHeaders(settings), accountsHeaders(settings)];
  const media = mediaFiles(settings.DATA_DIR, log);
  let ending = false;

  /**
   * Does work that costs more than a look-up, unless this address has used up its minute. An error is logged and does
   * not end the process.
   */
  const spend = (exchange: Exchange, place: HostKind, work: () => void | Promise<void>) => {
    const { request } = exchange;
    const tier = tierOf(place, request.method, request.url ?? '/');
    limits
      .spend(tier, visitorOf(request, settings))
      .then((wait) => {
        if (wait === 0) return work();
        stats.limited.inc({ tier });
        return sendTooMany(exchange, place, wait);
      })
      .catch((error: unknown) => fail(exchange, error, log));
  };

  const route = (exchange: Exchange, place: HostKind) => {
    const { request } = exchange;
    const { url = '/', method } = request;
    if (url.startsWith('/health/') && sendHealth(exchange, url, ending)) return;
    const moved = place ? undefined : originBesides(request.headers.host ?? '', settings);
    if (!place && moved === undefined) return refuse(exchange, 421, 'This host is not served here.\n');
    if (!url.startsWith('/') || hasTwoHosts(request)) return refuse(exchange, 400, 'This is no address.\n');
    if (!place) return sendMoved(exchange, moved + url);
    if (!METHODS.has(method ?? '')) {
      exchange.response.setHeader('allow', [...METHODS].join(', '));
      return refuse(exchange, 405, 'Method not allowed.\n');
    }
    if (url === REPORTS_PATH) {
      reports.take(exchange, place, visitorOf(request, settings)).catch((error) => fail(exchange, error, log));
      return;
    }
    if (isWorker(exchange)) {
      if (place === 'accounts' || place === 'ticketing') return refuse(exchange, 404, 'No such file.\n');
      setCommonHeaders(exchange);
      prepareWorker(exchange, settings);
      serveFile(exchange, files, () => refuse(exchange, 404, 'No such file.\n'));
      return;
    }
    const pass = () => spend(exchange, place, () => front.pass(exchange, place));
    if (place === 'accounts' && !url.startsWith('/api/')) {
      return answerAccounts(exchange, { options, media, otherwise: (work) => spend(exchange, place, work) });
    }
    if ((method !== 'GET' && method !== 'HEAD') || place === 'accounts') return pass();
    // The ticketing's pages are private; its font and icon are the sites'.
    if (place === 'ticketing') return sendFile(exchange, files, pass);

    if (url.startsWith('/media/')) {
      sendFile(exchange, media, () => sendNoPicture(exchange));
      return;
    }
    // A page in its place would be rendered, and stored, for each file of a build that is gone.
    if (url.startsWith(`/${HASHED}/`)) return sendFile(exchange, files, () => sendNoFile(exchange));
    const address = front.addressOf(exchange, place);
    if (!address) return sendFile(exchange, files, pass);
    if (front.sendCached(exchange, address)) return;
    sendFile(exchange, files, () => spend(exchange, place, () => front.fetch(exchange, address, place)));
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (asksTooSoon(request, response, stats)) return;
    if (ending) response.shouldKeepAlive = false;
    const path = originForm(request);
    if (path.startsWith('/')) request.url = pathAsRead(path);
    const place = placeOf(request.headers.host ?? '');
    const exchange = beginExchange(request, response, {
      stats,
      log,
      common: place === 'accounts' ? ofAccounts : common,
    });
    try {
      route(exchange, place);
    } catch (error) {
      fail(exchange, error, log);
    }
  };

  const limitsOfTime = { ...TIMEOUTS, ...timeouts };
  // Most requests have no body: Node then need not make a stream for it.
  const server = createServer({ ...limitsOfTime, optimizeEmptyRequests: true }, (request, response) =>
    first ? first(request, response, () => answer(request, response)) : answer(request, response),
  );
  server.timeout = limitsOfTime.timeout;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => endConnection(error, socket, { common, stats }));
  server.maxConnections = settings.MAX_CONNECTIONS;
  closeIdle(server, stats);
  limitConnections(server, settings, stats);
  const announceEnd = () => {
    ending = true;
  };
  return { server, cache: front.cache, stats, mails, announceEnd, isEnding: () => ending };
}

/** Answers for the accounts host: its pages, and the sites' pictures, fonts and icons that they use. */
function answerAccounts(
  exchange: Exchange,
  {
    options: { accounts, files },
    media,
    otherwise,
  }: {
    readonly options: SiteServerOptions;
    readonly media: Serve;
    readonly otherwise: (work: () => Promise<void>) => void;
  },
): void {
  const { request, response } = exchange;
  const { url = '/', method } = request;
  if (method === 'GET' && url.startsWith('/media/')) {
    return sendFile(exchange, media, () => sendNoPicture(exchange));
  }
  if (method === 'GET' && /^\/(?:_astro\/|favicon)/.test(url)) {
    return sendFile(exchange, files, () => sendNoFile(exchange));
  }
  if (!accounts) return refuse(exchange, 404, 'Signing in is not done here.\n');
  otherwise(async () => {
    exchange.outcome = 'pass';
    setCommonHeaders(exchange);
    try {
      await accounts.answer(request, response);
    } catch (error) {
      if (!(error instanceof Unavailable) || response.headersSent) throw error;
      sendBusy(exchange, 'accounts');
    }
  });
}

/** Logs an error, and responds only that there was one. */
function fail(exchange: Exchange, error: unknown, log: Log): void {
  const { response, id } = exchange;
  if (hasLeft(exchange, error)) return void response.destroy();
  log.error({ id, err: error }, 'A request could not be answered.');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  setCommonHeaders(exchange);
  sendFault(exchange, error);
}

/** Another node may have a missing file: its absence is not cached. */
function sendNoFile(exchange: Exchange): void {
  sendText(exchange, 404, 'No such file.\n', { 'cache-control': 'no-store' });
}

/** A missing picture may be made within a minute: its absence is not cached. */
function sendNoPicture(exchange: Exchange): void {
  sendText(exchange, 404, 'No such picture.\n', { 'cache-control': 'no-store' });
}

/**
 * A request's target without the scheme and host that it may begin with, which every server must accept (RFC 9112, 3.2.2),
 * if that is the host of the Host header; else the target as it is.
 */
function originForm({ url = '/', headers: { host = '' } }: IncomingMessage): string {
  const [, authority, path] = ABSOLUTE.exec(url) ?? [];
  if (authority === undefined || authority.toLowerCase() !== host.toLowerCase()) return url;
  return path!.startsWith('/') ? path! : `/${path!}`;
}

/** Whether a request has two Host headers (RFC 9112, 3.2): a proxy in front may have gone by the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Answers health checks. Returns false for any other URL. */
function sendHealth(exchange: Exchange, url: string, ending: boolean): boolean {
  const health = healthOf(url, ending);
  if (!health) return false;
  setCommonHeaders(exchange);
  sendText(exchange, health.status, health.text, { 'cache-control': 'no-store' });
  return true;
}

function refuse(exchange: Exchange, status: number, text: string): void {
  setCommonHeaders(exchange);
  sendText(exchange, status, text);
}

function sendFile(exchange: Exchange, serve: Serve, otherwise: () => void): void {
  setCommonHeaders(exchange);
  serveFile(exchange, serve, otherwise);
}

/** The same with headers of its own. */
function serveFile(exchange: Exchange, serve: Serve, otherwise: () => void): void {
  const { outcome } = exchange;
  exchange.outcome = 'file';
  serve(exchange.request, exchange.response, () => {
    exchange.outcome = outcome;
    otherwise();
  });
}
