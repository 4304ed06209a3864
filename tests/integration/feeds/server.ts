import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Language, Site } from '../../../src/sites/sites.ts';
import type { FeedSite } from '../store/feed.ts';

/** A request that was answered; `path` includes the query. */
export type Asked = { readonly path: string; readonly status: number };
/** Answers in the server's place and returns true, or leaves the answer to the server. */
export type Misbehaviour = (path: string, response: ServerResponse, request: IncomingMessage) => boolean;

export type FeedServer = {
  readonly api: URL;
  /** The requests since the list was last emptied. */
  readonly asked: Asked[];
  /** The most requests that were in progress at once. */
  most: number;
  /** How many connections there have been. */
  connections: number;
  feed: FeedSite;
  misbehave: Misbehaviour;
  readonly stop: () => Promise<void>;
};

/** Another company's server that follows the contract: it serves a feed, compressed and with ETags. */
export async function startFeedServer(site: Site, feed: FeedSite): Promise<FeedServer> {
  let underWay = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://feed');
    const path = url.pathname.replace(/^\/api/, '');
    underWay += 1;
    state.most = Math.max(state.most, underWay);
    response.on('close', () => {
      underWay -= 1;
      state.asked.push({ path: path + url.search, status: response.statusCode });
    });
    if (state.misbehave(path, response, request)) return;
    const language = (url.searchParams.get('language') ?? site.defaultLanguage) as Language;
    const found = answerOf(state.feed, language, decodeURIComponent(path));
    const text = JSON.stringify(found ?? { error: { status: 404, code: 'not_found', message: 'No.' } });
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
    const headers = { 'content-type': 'application/json; charset=utf-8', etag };
    // Gives other requests a chance to arrive meanwhile.
    setImmediate(() => {
      if (found === undefined) response.writeHead(404).end(text);
      else if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
      else response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(text));
    });
  });
  server.on('connection', () => (state.connections += 1));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const api = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  const state: FeedServer = { api, asked: [], most: 0, connections: 0, feed, misbehave: () => false, stop };
  return state;
}

function answerOf(feed: FeedSite, language: Language, path: string): unknown {
  const documents = feed.languages[language]!;
  const [, list = '', slug = '', part = '', cinema = ''] = path.split('/');
  if (path === '/cities') return documents.cities;
  if (path === '/cinemas') return documents.cinemas;
  if (path === '/shows') return documents.shows;
  if (path === '/tags' || path === '/versions') return documents[path.slice(1) as 'tags' | 'versions'];
  // The other way of writing an empty list.
  if (path === '/technologies') return {};
  if (list === 'city') return documents.cities.find((city) => city.slug === slug);
  if (list === 'cinema') {
    return part === 'shows' ? feed.programme[slug] : documents.cinemas.find((each) => each.slug === slug);
  }
  if (list !== 'show') return undefined;
  if (part === '') return documents['show-details'].find((show) => show.slug === slug);
  const line = documents.showtimes.find((each) => each.show === slug && each.cinema === cinema);
  return part === 'showtimes' ? (line?.showtimes ?? []) : undefined;
}
