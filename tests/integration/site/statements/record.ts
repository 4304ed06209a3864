/**
 * Imports a feed, renders pages of the built site without a page cache, and sends its parent what each asked the
 * database. To be forked with a database's settings in its environment: `record.ts <feed> <pages as JSON>`.
 */
import { StatementSync } from 'node:sqlite';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { BUILT } from '#folders';
import { importFeed } from '../../../../src/content/import/importFeed.ts';
import { renderForAll, type Render } from '../../../../src/server/memoryRender.ts';
import type { Asked, Page, Recorded, Statement } from './recorder.ts';

const said: Statement[] = [];

// Kysely and its log are bundled into the build, so statements are recorded at the drivers, which all of them pass.
const prototype = StatementSync.prototype as unknown as Record<'all' | 'run', (...parameters: never[]) => unknown>;
for (const method of ['all', 'run'] as const) {
  const ask = prototype[method];
  prototype[method] = function (this: StatementSync, ...parameters) {
    said.push({ sql: this.sourceSQL, parameters });
    return ask.apply(this, parameters);
  };
}
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, sql: unknown, parameters: unknown, ...rest: unknown[]) {
  if (typeof sql === 'string') said.push({ sql, parameters: parameters as readonly string[] });
  return query.call(this, sql, parameters, ...rest);
} as never;

const entry = pathToFileURL(resolve(BUILT, 'server/entry.mjs')).href;
const { handler } = (await import(entry)) as { handler: Render };

async function recorded({ host, path }: Page): Promise<{ status: number; statements: readonly Statement[] }> {
  said.length = 0;
  const ended = Promise.withResolvers<number>();
  await renderForAll(
    async (request, response) => {
      await handler(request, response);
      ended.resolve(response.statusCode);
    },
    // The variant with everything in the page, as for pages that are not cached.
    { key: path, host, url: path, variant: 'settled' },
  );
  return { status: await ended.promise, statements: [...said] };
}

const [feed, list] = process.argv.slice(2);
const pages = JSON.parse(list!) as readonly Page[];
const { sites } = await importFeed(feed!);
if (sites.some(({ outcome }) => outcome !== 'applied')) throw new Error(JSON.stringify(sites));
// Opens and migrates the databases. No page uses this language, so the other catalogues are still unknown.
await recorded({ host: pages[0]!.host, path: '/api/show/film-1-44001?language=en' });
const asked: Asked[] = [];
for (const page of pages) {
  const first = await recorded(page);
  const again = await recorded(page);
  asked.push({ ...page, status: again.status, first: first.statements, again: again.statements });
}
process.send!({ asked } satisfies Recorded, () => process.exit());
