import { join } from 'node:path';
import { Hono } from 'hono';
import { closeAccounts } from '../../../src/accounts/store/current.ts';
import { api } from '../../../src/api/app.ts';
import { clientService } from '../../../src/api/client/service.ts';
import type { SiteEnv } from '../../../src/sites/siteEnv.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { closeDatabase } from '../../../src/database/current.ts';
import { siteOfHost } from '../../../src/settings/hosts.ts';
import { currentSettings } from '../../../src/settings/settings.ts';
import { TICKETING_PATH } from '../../../src/settings/ticketing.ts';
import { siteOf, type SiteCode } from '../../../src/sites/sites.ts';
import { makeSite, SMALL, writeSite } from '../store/feed.ts';

const ACCOUNTS = 'accounts.aurore.test';
/** Seven cinemas, more than a client may have as favourites. */
const SIZE = { ...SMALL, cinemas: 7, days: 1 };

export type Call = {
  readonly method?: string;
  readonly site?: SiteCode;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** An object is sent as JSON, a string as it is. */
  readonly body?: object | string;
};

/**
 * The site's calls (`/api/client/…`) and the accounts host's (`/api/fr/…`), mounted in this process as in the server.
 */
export async function startCalls(folder: string, settings: Readonly<Record<string, string>>) {
  Object.assign(process.env, {
    DATA_DIR: folder,
    SITE_ORIGIN: 'http://{site}.aurore.test',
    ACCOUNTS_ORIGIN: `http://${ACCOUNTS}`,
    TICKETING_URL: `https://tickets.aurore.test${TICKETING_PATH}`,
    ...settings,
  });
  const app = new Hono<SiteEnv>();
  app.use('/api/*', async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (host === ACCOUNTS) return new Hono().route('/api', clientService).fetch(context.req.raw);
    context.set('site', siteOfHost(host, currentSettings())!);
    return next();
  });
  app.route('/api', api);

  // Each site has the same references and slugs, so a client's data must not mix them up.
  for (const code of ['fr', 'be', 'nl'] as const) {
    const feed = makeSite(siteOf(code), SIZE);
    await writeSite(join(folder, 'feed'), siteOf(code), feed);
  }
  const { sites } = await importFeed(join(folder, 'feed'));
  for (const { outcome } of sites) if (outcome !== 'applied') throw new Error(JSON.stringify(sites));

  const ask = async (host: string, path: string, { method = 'GET', token, headers = {}, body }: Call) =>
    app.request(path, {
      method,
      headers: {
        host,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(typeof body === 'object' && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'object' ? JSON.stringify(body) : body }),
    });

  return {
    /** A call to the accounts host: `/accounts/me`. Without a site it comes from a program, which has no origin. */
    service: (path: string, call: Call = {}) =>
      ask(ACCOUNTS, `/api/fr${path}`, {
        ...call,
        headers: { ...(call.site && { Origin: `http://${call.site}.aurore.test` }), ...call.headers },
      }),
    /** A client's call to a site: `/anna/shows`. */
    client: (path: string, call: Call = {}) => ask(`${call.site ?? 'fr'}.aurore.test`, `/api/client${path}`, call),
    /** Any other call to a site. */
    get: (path: string, headers = {}) => ask('fr.aurore.test', `/api${path}`, { headers }),
    stop: async () => {
      await closeAccounts();
      await closeDatabase();
    },
  };
}
export type Calls = Awaited<ReturnType<typeof startCalls>>;
