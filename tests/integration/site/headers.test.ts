import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import type { Init } from '../../support/request.ts';
import { get, originOf } from '../../support/site.ts';

/** What earns an A+ and bonus points at Mozilla's Observatory, for every answer. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

type Kind = Init & {
  readonly kind: string;
  readonly path: string;
  readonly status: number;
  readonly on?: 'accounts' | 'tickets' | 'elsewhere';
  readonly other?: Partial<Record<keyof typeof EVERYWHERE, string>>;
  /** Who may show it in a frame; nobody by default. */
  readonly framedBy?: 'this site' | 'the sites';
  /** Set for pages, whose violations of the policy are reported. */
  readonly page?: true;
};

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const POPUPS = { 'cross-origin-opener-policy': 'unsafe-none' };
const PICTURE = { 'cross-origin-resource-policy': 'cross-origin' };
const KINDS: readonly Kind[] = [
  { kind: 'a page', path: '/', status: 200, page: true },
  { kind: 'a page for one visitor', path: '/cookies', status: 200, page: true },
  { kind: 'a page in the app', path: '/films?webview=true', status: 200, page: true },
  { kind: 'no page', path: '/no-such-page', status: 404, page: true },
  { kind: 'a page that has gone', path: '/410_GONE?errorCode=410', status: 410, page: true },
  { kind: 'the callback', path: '/callback', status: 200, page: true, other: POPUPS, framedBy: 'this site' },
  { kind: 'a redirect', path: '/films/', status: 301 },
  { kind: 'a change of language', path: '/redirect/en?from=/films', status: 302 },
  { kind: 'a form of elsewhere', path: '/consent', method: 'POST', headers: form, body: 'choice=all', status: 403 },
  { kind: 'a method that nothing has', path: '/films', method: 'DELETE', status: 405 },
  { kind: 'a static file', path: '/favicon.svg', status: 200 },
  { kind: 'the service worker', path: '/worker.js', status: 200 },
  { kind: 'a file that is known', path: '/favicon.svg', method: 'HEAD', status: 200 },
  { kind: 'no picture', path: '/media/none.webp', status: 404 },
  { kind: 'a path that climbs', path: '/media/../accounts.db', status: 404, page: true },
  { kind: 'a word list', path: '/assets/i18n/fr.json', status: 200, other: PICTURE },
  { kind: 'an answer of the API', path: '/api/cinemas', status: 200 },
  { kind: 'no answer of the API', path: '/api/show/none', status: 404 },
  { kind: 'a bad parameter', path: '/api/search/full', status: 400 },
  { kind: 'a client’s call without token', path: '/api/client/anna', status: 401 },
  { kind: 'the API’s own page', path: '/api/docs', status: 200 },
  { kind: 'an editor’s call without key', path: '/api/editor/history', status: 401 },
  { kind: 'a calendar', path: '/calendar/none.ics', status: 404 },
  { kind: 'the sitemap', path: '/sitemap.xml', status: 200 },
  { kind: 'rules for robots', path: '/robots.txt', status: 200 },
  {
    kind: 'a preview that has ended',
    path: '/preview/open/x',
    status: 403,
    other: { 'referrer-policy': 'no-referrer' },
  },
  { kind: 'no report', path: '/reports/csp', status: 405 },
  { kind: 'health', path: '/health/live', status: 200 },
  { kind: 'a host that is none of ours', on: 'elsewhere', path: '/', status: 421 },
  { kind: 'a ticketing page of no screening', on: 'tickets', path: '/fr/V3166S1/booking', status: 404 },
  {
    kind: 'a page of the accounts',
    on: 'accounts',
    path: '/fr/forgotten',
    status: 200,
    page: true,
    other: POPUPS,
    framedBy: 'the sites',
  },
  {
    kind: 'no page of the accounts',
    on: 'accounts',
    path: '/fr/none',
    status: 404,
    page: true,
    other: POPUPS,
    framedBy: 'the sites',
  },
  { kind: 'a redirect of the accounts', on: 'accounts', path: '/', status: 303, other: POPUPS, framedBy: 'the sites' },
  {
    kind: 'a refusal of the provider',
    on: 'accounts',
    path: '/oidc/auth',
    status: 400,
    page: true,
    other: POPUPS,
    framedBy: 'the sites',
  },
  {
    kind: 'the keys of the provider',
    on: 'accounts',
    path: '/oidc/jwks',
    status: 200,
    other: POPUPS,
    framedBy: 'the sites',
  },
  {
    kind: 'a file of the accounts',
    on: 'accounts',
    path: '/favicon.svg',
    status: 200,
    other: POPUPS,
    framedBy: 'the sites',
  },
];

const directivesOf = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((each) => each.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

test.each(KINDS)('$kind has every header', async ({ on, path, status, other, framedBy, page, ...init }) => {
  const port = inject('port');
  const host = {
    accounts: `accounts.aurore.localhost:${port}`,
    tickets: `tickets.aurore.localhost:${port}`,
    elsewhere: 'example.org',
  };
  const answer = await get('fr', path, { ...init, ...(on && { host: host[on] }) });
  expect(answer.status).toBe(status);
  const { headers } = answer;
  for (const [name, value] of Object.entries({ ...EVERYWHERE, ...other }))
    expect([name, headers[name]]).toEqual([name, value]);
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
  // Browsers ignore this header over http.
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['server']).toBeUndefined();

  const policy = directivesOf(headers['content-security-policy']);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.has('form-action')).toBe(true);
  const sites = ['fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma'].map((site) => originOf(site as 'fr'));
  const framers = { nobody: ["'none'"], 'this site': ["'self'"], 'the sites': sites };
  expect(policy.get('frame-ancestors')).toEqual(framers[framedBy ?? 'nobody']);
  for (const values of policy.values()) {
    expect(values).not.toContain("'unsafe-inline'");
    expect(values).not.toContain("'unsafe-eval'");
  }
  expect(policy.get('report-uri')).toEqual(page && ['/reports/csp']);
  expect(policy.get('report-to')).toEqual(page && ['csp']);
  expect(headers['reporting-endpoints']).toBe(page && 'csp="/reports/csp"');
});

test('pictures are for everybody’s pages', async () => {
  const path = /\/media\/[^"' ]+/.exec((await get('fr', '/')).text)?.[0] ?? '';
  // The tests' store has drawings alone.
  for (const each of [path, path.replace(/-\d+\.\w+$/, '.svg')]) {
    const { status, headers } = await get('fr', each);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...EVERYWHERE, ...PICTURE, 'access-control-allow-origin': '*' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toBe(each === path ? 'no-store' : 'public, max-age=31536000, immutable');
  }
});

test('what cannot be parsed as a request gets 400, with the same headers', async () => {
  const socket = connect(inject('port'), '127.0.0.1');
  socket.write(
    'GET / HTTP/1.1\r\nHost: fr.aurore.localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc',
  );
  const said = await textOf(socket);
  expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(said).toContain('x-content-type-options: nosniff\r\n');
  expect(said).toContain("content-security-policy: default-src 'none'");
});
