import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { AccountsView } from '../../../../src/accounts/view.ts';
import { accountsRoutes } from '../../../../src/server/accounts/routes.ts';
import type { AccountsContext } from '../../../../src/server/accounts/visit.ts';
import { parseSettings } from '../../../../src/settings/settings.ts';

const ORIGIN = 'https://accounts.aurore.test';
const settings = parseSettings({ ACCOUNTS_ORIGIN: ORIGIN });

/** Nobody is signed in, and no sign-in is under way. */
const provider = {
  interactionDetails: () => Promise.reject(Object.assign(new Error('no session'), { name: 'SessionNotFound' })),
};
const context = { settings, provider } as unknown as AccountsContext;

/** Asks for a path, and gives the status with the view or the address that came back. */
async function asked(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  draw = (view: AccountsView): object => view,
) {
  const routes = accountsRoutes(async (view) => ({ html: Buffer.from(JSON.stringify(draw(view))), policy: 'none' }));
  const request = new IncomingMessage(new Socket());
  request.headers = headers;
  const env = { context, request, response: new ServerResponse(request) };
  const response = await routes.fetch(new Request(ORIGIN + path, { method }), env);
  const text = await response.text();
  const view = (text === '' ? {} : JSON.parse(text)) as Partial<AccountsView>;
  return { status: response.status, headers: response.headers, page: view.page, state: view.state };
}

test('a page comes with its policy, for nobody to keep, and remembers the site', async () => {
  const { status, page, headers } = await asked('/nl/forgotten');
  expect([status, page]).toEqual([200, 'forgotten']);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'nl',
    'content-security-policy': 'none',
    'cache-control': 'no-store',
    'set-cookie': '__Host-site=fr; Path=/; HttpOnly; SameSite=Lax; Secure',
  });
});

test('HEAD gives the headers of a page, with its length, and no page', async () => {
  const [get, head] = [await asked('/nl/forgotten'), await asked('/nl/forgotten', 'HEAD')];
  expect(head.page).toBeUndefined();
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
});

test.each([
  ['/', '/fr/profile'],
  ['/callback?state=%2Fde%2Fdata', '/de/data'],
  ['/callback?state=%2F%2Fevil.example', '/'],
  ['/callback', '/'],
])('%s leads to %s', async (path, to) => {
  const { status, headers } = await asked(path);
  expect([status, headers.get('location'), headers.get('content-length')]).toEqual([303, to, '0']);
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/fr',
  '/fr/',
  '/fr/nothing',
  '/fr/constructor',
  '/xx/forgotten',
  '/fr/forgotten/',
  '/fr/forgotten/more',
  '//fr/forgotten',
  '/fr/forgotte%6E',
  '/%66r/forgotten',
  '/oidc',
  '/outbox',
])('%s is no page, whatever the method', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect(await asked(path, method)).toMatchObject({ status: 404, page: 'problem', state: 'NotFound' });
  }
});

test.each([
  ['a failed sign-in', '/callback?error=access_denied', 'GET', {}, 400],
  ['a form of elsewhere', '/fr/forgotten', 'POST', { origin: 'https://evil.example' }, 403],
  ['a body that is no form', '/fr/forgotten', 'POST', { origin: ORIGIN, 'content-type': 'application/json' }, 400],
  ['another method', '/fr/forgotten', 'PUT', { origin: ORIGIN }, 405],
])('%s is refused', async (_, path, method, headers, status) => {
  expect(await asked(path, method, headers)).toMatchObject({ status, page: 'problem', state: 'Refused' });
});

test('a failure of ours is thrown, for the server to log and answer', async () => {
  const fail = () => {
    throw new Error('no database');
  };
  await expect(asked('/fr/forgotten', 'GET', {}, fail)).rejects.toThrow('no database');
});
