import { request as ask, type ClientRequest } from 'node:http';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../support/patience.ts';
import { freePort } from '../../support/server.ts';
import { Visitor, type Page } from '../../support/visitor.ts';
import {
  beginSignIn,
  PASSWORD,
  registerSomebody,
  signInSomebody,
  startAccountsServer,
  type AccountsServer,
} from './accountsServer.ts';

/** Three times as many as may wait. */
const SENDERS = 120;
/** Fewer passwords than wait. */
const MANY = 25;

let accountsServer: AccountsServer;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  const settings = { ADDRESS_HEADER: 'x-visitor', METRICS_PORT: String(metricsPort) };
  accountsServer = await startAccountsServer('accounts-busy', settings);
});
afterAll(() => accountsServer?.stop());

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Many patient senders of wrong passwords for accounts that nobody has, each with an address of its own. */
async function flood() {
  const visitor = new Visitor(accountsServer.port);
  const form = await visitor.open((await beginSignIn(accountsServer)).url);
  const running = new Set<ClientRequest>();
  const stop = () => {
    ended = true;
    for (const request of running) request.destroy();
  };
  let ended = false;
  const send = (sender: number) => {
    if (ended) return;
    const body = `email=nobody${sender}%40example.org&password=a+wrong+password`;
    const headers = {
      host: form.url.host,
      origin: form.url.origin,
      cookie: visitor.cookiesFor(form.url),
      'x-visitor': `2001:db8:${sender}::1`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
    };
    const path = form.url.pathname + form.url.search;
    const options = { port: accountsServer.port, path, method: 'POST', agent: false as const, headers };
    const request = ask(options, (response) => response.resume().on('end', () => send(sender)));
    request.on('error', () => undefined).on('close', () => running.delete(request));
    running.add(request);
    request.end(body);
  };
  for (let sender = 0; sender < SENDERS; sender += 1) send(sender);
  await vi.waitFor(async () => expect(await metric('aurore_passwords_waiting')).toBeGreaterThan(30), PATIENCE);
  return stop;
}

test('abandoned sign-ins are not worked on: the next one is served before all of them', async () => {
  const { email } = await registerSomebody(accountsServer);
  const stop = await flood();
  const before = await metric('aurore_passwords_total');
  stop();
  const back = await signInSomebody(accountsServer, new Visitor(accountsServer.port), email);
  expect(back.url.searchParams.has('code')).toBe(true);
  expect((await metric('aurore_passwords_total')) - before).toBeLessThan(MANY);
});

test('more than may wait are told so, in their language; a proof of work goes before those who have done none', async () => {
  const { email } = await registerSomebody(accountsServer);
  const visitor = new Visitor(accountsServer.port);
  const form = await visitor.open((await beginSignIn(accountsServer, { ui_locales: 'nl' })).url);
  const stop = await flood();
  const refused = await untilRefused(visitor, form, email);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.text).toContain('Er loggen op dit moment veel mensen in');
  expect(refused.text).toContain(`value="${email}"`);
  expect(refused.text).not.toContain(PASSWORD);

  const [, given = ''] = /data-challenge="([^"]*)"/.exec(refused.text)!;
  const challenge = JSON.parse(given.replaceAll('&quot;', '"').replaceAll('&#34;', '"')) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = btoa(JSON.stringify({ challenge, solution }));
  const before = await metric('aurore_passwords_total');
  const back = await visitor.submit(refused, { email, password: PASSWORD, captcha }, '/callback');
  expect(back.url.searchParams.has('code')).toBe(true);
  expect((await metric('aurore_passwords_total')) - before).toBeLessThan(MANY);
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
