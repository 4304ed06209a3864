import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../settings/settings.ts';
import { createSiteServer, type Render } from './server.ts';

/** How long running requests get to finish after SIGTERM. */
const DRAIN_MS = 10_000;

/** Serves the built site. Rejects when the port is taken. The caller decides what to do at its end. */
export async function serve(settings: Settings): Promise<Server> {
  const entry = pathToFileURL(resolve('dist/server/entry.mjs')).href;
  const { handler } = (await import(entry)) as { handler: Render };
  const server = createSiteServer(settings, handler, resolve('dist/client'));
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${settings.PORT} is taken: end what listens there, or set PORT to another.`)
          : error,
      );
    });
    server.listen(settings.PORT, settings.HOST, listening);
  });
  return server;
}

/** At SIGTERM and SIGINT takes no new requests, lets running ones finish, and ends; at a second one ends at once. */
export function endGracefully(server: Server, atEnd: () => void): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(1);
    ending = true;
    atEnd();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
