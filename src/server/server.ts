import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../settings/settings.ts';
import type { AccountsHost } from './accounts/host.ts';
import { beginExchange, sendText, setCommonHeaders, type Exchange } from './exchange.ts';
import { builtFiles, mediaFiles } from './files.ts';
import { Front } from './front.ts';
import { hostLookup } from './hosts.ts';
import { TIMEOUTS } from './limits.ts';
import type { Log } from './log.ts';
import type { Render } from './memoryRender.ts';
import { createStats, type Stats } from './metrics.ts';
import type { PageCache } from './pageCache.ts';

export type SiteServerOptions = {
  readonly settings: Settings;
  readonly render: Render;
  /** The build's files for browsers. */
  readonly clientFolder: string;
  readonly log: Log;
  /** Signs people in; undefined where OIDC_ISSUER does that elsewhere. */
  readonly accounts?: AccountsHost | undefined;
  /** Milliseconds that only go forward. */
  readonly clock?: () => number;
  readonly timeouts?: Partial<Record<keyof typeof TIMEOUTS, number>>;
};

export type SiteServer = {
  readonly server: Server;
  readonly cache: PageCache;
  readonly stats: Stats;
  /** Says that it is not ready any longer, and ends each connection with its next answer. Requests are answered still. */
  announceEnd(): void;
};

/**
 * The HTTP server of one process: refuses hosts that are not ours (421, but for health checks), answers kept pages and
 * files, and hands the rest to Astro. `render` is called without `next`: with it, addresses that Astro's own table lacks
 * would be 404 before `src/fetch.ts` sees them.
 */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { settings, render, clientFolder, log, clock = () => performance.now(), timeouts } = options;
  const stats = createStats();
  const front = new Front({ settings, render, clock, log, stats });
  const placeOf = hostLookup(settings);
  const files = builtFiles(clientFolder);
  const media = mediaFiles(settings.DATA_DIR);
  let ending = false;

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (ending) response.shouldKeepAlive = false;
    const exchange = beginExchange(request, response, stats, log);
    const { url = '/', method, headers } = request;
    if (url.startsWith('/health/') && sendHealth(exchange, url, ending)) return;
    const place = placeOf(headers.host ?? '');
    if (!place) return refuse(exchange, 421, 'This host is not served here.\n');
    if (!url.startsWith('/')) return refuse(exchange, 400, 'This is no address.\n');
    if (place === 'accounts' && !url.startsWith('/api/')) return answerAccounts(exchange, options, files, media);
    if (method !== 'GET' && method !== 'HEAD') return void front.pass(exchange);
    if (place === 'accounts') return void front.pass(exchange);
    // Its pages are for the asker alone, its type and icon those of the sites.
    if (place === 'ticketing') return sendFile(exchange, files, () => void front.pass(exchange));

    if (url.startsWith('/media/')) {
      sendFile(exchange, media, () => sendText(exchange, 404, 'No such picture.\n'));
      return;
    }
    const address = front.addressOf(exchange, place);
    if (!address) return sendFile(exchange, files, () => void front.pass(exchange));
    if (front.sendKept(exchange, address)) return;
    sendFile(exchange, files, () => void front.fetch(exchange, address));
  };

  // A request without a body is most often the end of what its connection brings: Node then makes no stream of it.
  const server = createServer({ ...TIMEOUTS, ...timeouts, optimizeEmptyRequests: true }, answer);
  server.maxConnections = settings.MAX_CONNECTIONS;
  const announceEnd = () => {
    ending = true;
  };
  return { server, cache: front.cache, stats, announceEnd };
}

/** The accounts host's pages, in a type and with pictures of the sites. */
function answerAccounts(
  exchange: Exchange,
  { accounts, log }: SiteServerOptions,
  files: ReturnType<typeof builtFiles>,
  media: ReturnType<typeof mediaFiles>,
): void {
  const { request, response } = exchange;
  const { url = '/', method } = request;
  if (method === 'GET' && url.startsWith('/media/')) {
    return sendFile(exchange, media, () => sendText(exchange, 404, 'No such picture.\n'));
  }
  if (method === 'GET' && /^\/(?:_astro\/|favicon)/.test(url)) {
    return sendFile(exchange, files, () => sendText(exchange, 404, 'No such file.\n'));
  }
  if (!accounts) return refuse(exchange, 404, 'Signing in is not done here.\n');
  exchange.outcome = 'pass';
  setCommonHeaders(exchange);
  // A sign-in in a popup of a site comes back to it, which needs to be told.
  response.setHeader('cross-origin-opener-policy', 'unsafe-none');
  accounts.answer(request, response).catch((error: unknown) => {
    log.error({ id: exchange.id, err: error }, 'A request to the accounts could not be answered.');
    if (response.headersSent) response.destroy();
    else sendText(exchange, 500, 'Something went wrong on our side.\n', { 'cache-control': 'no-store' });
  });
}

/** Live as long as it answers at all; ready until it ends. With the database gone it is ready: kept pages are sent. */
function sendHealth(exchange: Exchange, url: string, ending: boolean): boolean {
  if (url !== '/health/live' && url !== '/health/ready') return false;
  const isReady = url === '/health/live' || !ending;
  sendText(exchange, isReady ? 200 : 503, isReady ? 'ok\n' : 'ending\n', { 'cache-control': 'no-store' });
  return true;
}

function refuse(exchange: Exchange, status: number, text: string): void {
  setCommonHeaders(exchange);
  sendText(exchange, status, text);
}

function sendFile(exchange: Exchange, serve: ReturnType<typeof builtFiles>, otherwise: () => void): void {
  const { request, response } = exchange;
  exchange.outcome = 'file';
  setCommonHeaders(exchange);
  serve(request, response, otherwise);
}
