import { IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { getViteConfig } from 'astro/config';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { bundle } from '../../bundling/bundle.ts';
import { WORKERS } from '../../offline/workers.ts';
import type { Serve } from '../../server/files.ts';
import type { Pages } from '../../server/pages.ts';
import { siteOrigins } from '../../settings/hosts.ts';
import type { Settings } from '../../settings/schema.ts';

/**
 * The pages of the sources as they are now: Vite has their modules, and replaces those that change in open pages, and Astro
 * renders, in this thread and anew for each request. A page that fails is Astro's page of that error.
 */
export async function sourcePages(settings: Settings): Promise<Pages> {
  process.env['NODE_ENV'] ??= 'development';
  /** What answers requests that Vite has nothing for. Those that are to be rendered have none. */
  const others = new WeakMap<IncomingMessage, () => void>();
  let vite: ViteDevServer | undefined;

  /** Stands between Vite's handlers and Astro's. */
  const site: Plugin = {
    name: 'site',
    enforce: 'pre',
    configureServer:
      ({ middlewares }) =>
      () => {
        middlewares.use((request, _response, next) => {
          const otherwise = others.get(request);
          others.delete(request);
          if (otherwise) return otherwise();
          // What cannot be loaded is an error of the page, which Astro shows.
          loaded(vite!).then(
            () => next(),
            () => next(),
          );
        });
      },
  };
  const first: Serve = (request, response, otherwise) => {
    others.set(request, otherwise);
    vite!.middlewares.handle(request, response, () => response.destroy());
  };
  const render = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((done, failed) => {
      // Pages set their own. Astro's page of an error has none, and loads Vite's scripts.
      response.removeHeader('content-security-policy');
      response.once('close', done).once('finish', done);
      vite!.middlewares.handle(unread(request), response, failed);
    });

  return {
    first,
    render,
    // Whatever is asked for is rendered for who asks: nothing is cached.
    renders: { render: () => Promise.resolve('private'), join: () => {}, leave: () => {} },
    files: (request, response, otherwise) => {
      const worker = WORKERS[request.url!.slice(1)];
      if (worker === undefined) return otherwise();
      bundle(worker).then((text) => response.setHeader('content-type', 'text/javascript').end(text), otherwise);
    },
    begin: async (server) => {
      const hosts = [...siteOrigins(settings), settings.ACCOUNTS_ORIGIN].map((origin) => new URL(origin).hostname);
      const config = getViteConfig({
        plugins: [site],
        server: {
          middlewareMode: true,
          ws: { server },
          allowedHosts: hosts,
          // The API says who may call it from elsewhere.
          cors: false,
          watch: { ignored: [resolve(settings.DATA_DIR, '**')] },
        },
      });
      vite = await createServer(await config({ mode: 'development', command: 'serve' }));
    },
    end: async () => vite?.close(),
  };
}

/**
 * Resolves when the modules that answer requests are loaded. Vite drops all of them when one changes, maybe once more while they
 * are loaded again: Astro would then know only a part of them as its own, and fail.
 */
async function loaded({ environments: { ssr } }: ViteDevServer): Promise<void> {
  if (!isRunnableDevEnvironment(ssr)) return;
  const read = async () => (await ssr.runner.import<{ manifest: unknown }>('virtual:astro:manifest')).manifest;
  for (let before: unknown, now = await read(); before !== now; now = await read()) {
    before = now;
    await ssr.runner.import('virtual:astro:fetchable');
  }
}

/** A request whose body, which was read already (server/limits.ts), can be read again. */
function unread(request: IncomingMessage & { readonly body?: unknown }): IncomingMessage {
  const { body, method, url, headers, rawHeaders, socket } = request;
  if (!(body instanceof Uint8Array)) return request;
  // One that ends before it is complete takes its connection with it.
  const again = Object.assign(new IncomingMessage(socket), { method, url, headers, rawHeaders, complete: true });
  again.push(body);
  again.push(null);
  return again;
}
