import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { isTicketingHost, siteOfHost } from '../settings/hosts.ts';
import type { Settings } from '../settings/settings.ts';

/** What Astro's middleware build gives: it renders whatever `src/fetch.ts` answers. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const HEALTH = /^\/health\/(live|ready)$/;

/** Headers that every answer carries, whatever made it. */
function setCommonHeaders(response: ServerResponse): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
}

/**
 * The HTTP server of one process: refuses hosts that are not ours (421, but for health checks), answers files, and hands
 * the rest to Astro. `render` is called without `next`: with it, addresses that Astro's own table lacks would be 404
 * before `src/fetch.ts` sees them.
 */
export function createSiteServer(settings: Settings, render: Render, clientFolder: string): Server {
  const files = sirv(clientFolder, {
    etag: true,
    setHeaders: (response, pathname) => {
      if (pathname.startsWith('/_astro/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  // Pictures are added while the server runs, so this folder is looked at anew for each request.
  const media = sirv(join(settings.DATA_DIR, 'media'), {
    dev: true,
    etag: true,
    setHeaders: (response) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });

  return createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    setCommonHeaders(response);
    const path = (request.url ?? '/').split('?', 1)[0]!;
    if (HEALTH.test(path)) {
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('ok\n');
      return;
    }
    const host = request.headers.host ?? '';
    if (!siteOfHost(host, settings) && !isTicketingHost(host, settings)) {
      response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' }).end('This host is not served here.\n');
      return;
    }
    const rendered = () => void render(request, response);
    if (path.startsWith('/media/')) {
      request.url = request.url!.slice('/media'.length);
      media(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('No such picture.\n');
      });
      return;
    }
    files(request, response, rendered);
  });
}
