import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../support/patience.ts';
import { Visitor, type Page } from '../../support/visitor.ts';
import { beginSignIn, PASSWORD, registerSomebody } from './accountsServer.ts';
import { flood, metric, startFloodedServer, type FloodedServer } from './flood.ts';

/** Fewer passwords than wait. */
const MANY = 25;

let server: FloodedServer;
beforeAll(async () => {
  server = await startFloodedServer('accounts-queue');
});
afterAll(() => server?.stop());

test('more than may wait are told so, in their language; a proof of work goes before those who have done none', async () => {
  const { email } = await registerSomebody(server);
  const visitor = new Visitor(server.port);
  const form = await visitor.open((await beginSignIn(server, { ui_locales: 'nl' })).url);
  const stop = await flood(server);
  const refused = await untilRefused(visitor, form, email);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.text).toContain('Er loggen op dit moment veel mensen in');
  expect(refused.text).toContain(`value="${email}"`);
  expect(refused.text).not.toContain(PASSWORD);

  const [, given = ''] = /data-challenge="([^"]*)"/.exec(refused.text)!;
  const challenge = JSON.parse(given.replaceAll('&quot;', '"').replaceAll('&#34;', '"')) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = btoa(JSON.stringify({ challenge, solution }));
  const before = await metric(server, 'aurore_passwords_total');
  const back = await visitor.submit(refused, { email, password: PASSWORD, captcha }, '/callback');
  expect(back.url.searchParams.has('code')).toBe(true);
  expect((await metric(server, 'aurore_passwords_total')) - before).toBeLessThan(MANY);
  stop();
});

/** Sends a form until it is refused, as the queue is now and then one short of full. */
function untilRefused(visitor: Visitor, form: Page, email: string): Promise<Page> {
  return vi.waitFor(async () => {
    const page = await visitor.submit(form, { email, password: 'a wrong password' });
    expect(page.status).toBe(503);
    return page;
  }, PATIENCE);
}
