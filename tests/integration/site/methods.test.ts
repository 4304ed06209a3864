import { expect, test } from 'vitest';
import { get, originOf } from '../../support/site.ts';

/** What changes nothing comes first: HEAD is possible wherever GET is. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Endpoints that the OpenAPI document does not have, with the methods that they take. */
const ENDPOINTS: Readonly<Record<string, readonly string[]>> = {
  '/api/openapi.json': ['GET'],
  '/api/docs': ['GET'],
  '/api/locator/start': ['GET'],
  '/api/locator/cinemas': ['GET'],
  '/api/locator/place': ['GET'],
  '/api/locator/page': ['GET'],
  '/calendar/fr/cinema/aurore-lyon-terreaux.ics': ['GET'],
  '/calendar/fr/show/x.ics': ['GET'],
  '/calendar/fr/tag/imax.ics': ['GET'],
  '/calendar/fr/screening/V1S1.ics': ['GET'],
  '/calendar/fr/accessible/all.ics': ['GET'],
  '/calendar/fr/openings.ics': ['GET'],
  '/robots.txt': ['GET'],
  '/llms.txt': ['GET'],
  '/sitemap.xml': ['GET'],
  '/sitemap/fr-1.xml': ['GET'],
  '/feed/fr/news.xml': ['GET'],
  '/manifest/fr.webmanifest': ['GET'],
  '/icon-192.png': ['GET'],
  '/assets/i18n/fr.json': ['GET'],
  '/fragments/fr/tonight/3001': ['GET'],
  '/tracking/page/films': ['GET'],
  '/redirect/en': ['GET'],
  '/place': ['GET', 'POST'],
  '/consent': ['POST'],
  '/tell-me/subscription': ['POST'],
  '/preview/end': ['POST'],
  '/films': ['GET'],
  '/demander-aux-amis': ['GET', 'POST'],
  '/giftcard/solde': ['GET', 'POST'],
};

/** What is at each address, on the site's host or that of the accounts: of the document's, with something in place of parameters. */
async function endpoints(): Promise<{ path: string; methods: readonly string[]; host?: string }[]> {
  const { paths } = (await get('fr', '/api/openapi.json')).json() as { paths: Record<string, Record<string, object>> };
  const accounts = new URL(originOf('fr')).host.replace(/^fr/, 'accounts');
  const documented = Object.entries(paths).map(([path, operations]) => {
    const methods = METHODS.filter((method) => Object.hasOwn(operations, method.toLowerCase()));
    const filled = path.replaceAll(/\{\w+\}/g, 'x');
    // The document describes where a call of the accounts host is.
    const isOfAccounts = JSON.stringify(operations).includes('/api/v1');
    return isOfAccounts ? { path: `/api/v1${filled}`, methods, host: accounts } : { path: `/api${filled}`, methods };
  });
  const page = { path: '/fr/forgotten', methods: ['GET', 'POST'], host: accounts };
  return [...documented, page, ...Object.entries(ENDPOINTS).map(([path, methods]) => ({ path, methods }))];
}

test('a method that an endpoint does not take is refused, with those that it does (RFC 9110, 15.5.6)', async () => {
  const faults: string[] = [];
  const all = await endpoints();
  expect(all.length).toBeGreaterThan(70);
  for (const { path, methods, host } of all) {
    for (const method of METHODS.filter((each) => !methods.includes(each))) {
      const { status, headers } = await get('fr', path, { method, ...(host && { host }) });
      // Who is not signed in is told that first.
      if (status === 401) continue;
      const allowed = (headers.allow ?? '').split(', ').filter((each) => each !== 'HEAD' && each !== 'OPTIONS');
      if (status !== 405 || allowed.toSorted().join() !== methods.toSorted().join()) {
        faults.push(`${method} ${path}: ${status}, ${headers.allow}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
