import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NEWS_HEADER } from '../../../src/accounts/headers.ts';
import type { Show } from '../../../src/contract/show.ts';
import { href } from '../../../src/routes/href.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { PATIENCE } from '../../support/patience.ts';
import { startPushService, type PushService } from '../../support/pushService.ts';
import { request } from '../../support/request.ts';
import { QUICK, startSite, type RunningSite } from '../../support/server.ts';
import { faultsOf } from '../../support/validHtml.ts';
import { Visitor, type Page } from '../../support/visitor.ts';
import { mailTo, newEmail } from './accountsServer.ts';

let site: RunningSite;
let push: PushService;
beforeAll(async () => {
  push = await startPushService();
  // Each visitor in these tests has their own address, reported as a proxy in front would.
  site = await startSite('tell-me', { ...QUICK, ADDRESS_HEADER: 'x-visitor', ...push.settings });
});
afterAll(async () => {
  await site?.stop();
  await push?.stop();
});

const visitor = () => new Visitor(site.port);
const originOf = (code: string) => `http://${code}.aurore.localhost:${site.port}`;
const send = (who: Visitor, address: string, fields: Readonly<Record<string, string>> = {}) =>
  who.post(address, new URLSearchParams(fields).toString(), { origin: new URL(address).origin });
const stepOf = ({ text }: Page) => /data-step="(\w+)"/.exec(text)?.[1];

/** Does something with the programme, or with the accounts. */
function withStore<T>(name: 'aurore' | 'accounts', work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(site.dataDir, `${name}.db`));
  db.exec('pragma busy_timeout = 10000');
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const LIVE = `generation = (select generation from site_generation where site = 'fr')`;

/** The reference and the show of a screening of a state that is to come, of one of some shows. */
function screeningThatIs(status: string, skip = 0, shows: readonly string[] = []): { booking: string; show: string } {
  const of = shows.length > 0 ? `and show in (${shows.map((show) => `'${show}'`).join()})` : '';
  const sql = `select booking, show from showtime where ${LIVE} ${of} and status = ? and time > '2026-11-25' order by time limit 1 offset ?`;
  return withStore('aurore', (db) => db.prepare(sql).get(status, skip)) as { booking: string; show: string };
}

/** Changes screenings as an import does: the change is in the log. */
function change(show: string, sql: string, ...values: string[]): void {
  withStore('aurore', (db) => {
    db.exec('begin immediate');
    db.prepare(`update showtime set ${sql} and ${LIVE}`).run(...values);
    const { value } = db
      .prepare(`update sequence set value = value + 1 where name = 'change' returning value`)
      .get() as {
      value: number;
    };
    db.prepare('insert into changes (id, at, tag) values (?, ?, ?)').run(
      value,
      new Date().toISOString(),
      `show:fr:${show}`,
    );
    db.exec('commit');
  });
}

/** Asks by a form, follows the mail's link, and confirms. Gives the address it was asked with. */
async function askFor(address: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const email = newEmail();
  expect(stepOf(await send(visitor(), address, { email, ...fields }))).toBe('sent');
  expect(stepOf(await send(visitor(), (await mailTo(site, email)).link))).toBe('confirmed');
  return email;
}

const rowsWith = (email: string) =>
  withStore('accounts', (db) => db.prepare('select * from tell_me where recipient = ?').all(email));

/** The source of the newest mail to an address. */
function sourceOf(email: string): string {
  const folder = join(site.dataDir, 'outbox');
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return sources.findLast((source) => source.includes(`To: ${email}`))!;
}

test.each([
  ['fr', '/me-prevenir'],
  ['en', '/en/tell-me'],
] as const)(
  'a sold-out screening that has seats again is told in %s, once, and the address is deleted',
  async (language, path) => {
    const { booking, show } = screeningThatIs('soldout', language === 'fr' ? 0 : 1);
    const address = `${originOf('fr')}${path}?screening=${booking}`;
    const page = await visitor().open(originOf('fr') + href(siteOf('fr'), language, 'screening', { id: booking }));
    expect(page.text).toContain(`href="${path}?screening=${booking}"`);
    const form = await visitor().open(address);
    expect([form.status, form.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await faultsOf(path, form.text)).toEqual([]);

    const asker = visitor();
    expect([(await send(asker, address, { email: 'nobody' })).status]).toEqual([422]);
    const email = newEmail();
    const sent = await send(asker, address, { email });
    expect([sent.status, stepOf(sent)]).toEqual([200, 'sent']);
    expect(sent.text).toContain(email);
    const { link } = await mailTo(site, email);
    // Whatever looks at the link, such as a mail's scanner, confirms nothing.
    expect(stepOf(await visitor().open(link))).toBe('confirm');
    const followed = await visitor().open(link);
    expect(followed.text).toContain(`<html lang="${language}`);
    expect(await faultsOf(path, followed.text)).toEqual([]);
    expect(rowsWith(email)).toEqual([]);
    expect(stepOf(await send(visitor(), link))).toBe('confirmed');
    expect(stepOf(await send(visitor(), link))).toBe('already');
    expect(rowsWith(email)).toHaveLength(1);

    change(show, `status = 'available' where booking = ?`, booking);
    const mail = await mailTo(site, email, 2);
    expect(mail.link).toMatch(new RegExp(`/${language}/${booking}/booking$`));
    const source = sourceOf(email);
    expect(source).toMatch(/^Message-ID: <[0-9a-f]{32}@fr\.aurore\.localhost>\r$/m);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await vi.waitFor(() => expect(rowsWith(email)).toEqual([]), PATIENCE);
  },
);

test('a film is told by where and how one wants it, and one click of a mail program stops it', async () => {
  const { booking, show } = screeningThatIs('available', 40);
  change(show, `status = 'soldout' where show = ?`, show);
  const address = `${originOf('fr')}/me-prevenir?film=${show}`;
  const { cinema, version } = withStore('aurore', (db) =>
    db.prepare(`select cinema, version from showtime where ${LIVE} and booking = ?`).get(booking),
  ) as { cinema: string; version: string };
  const wanted = await askFor(address, { place: `cinema/${cinema}`, version, follow: 'on' });
  const other = await askFor(address, { place: 'cinema/aurore-nowhere', from: '0300', version: 'no-such' });
  // What the site does not have is not part of the wish, nor of any mail.
  expect(withStore('accounts', (db) => db.prepare('select wish from tell_me where recipient = ?').get(other))).toEqual({
    wish: JSON.stringify({ film: show, since: null, pace: 'once', follow: false }),
  });
  const elsewhere = await askFor(address, { version, from: '2330', need: 'relaxed' });

  change(show, `status = 'available' where booking = ?`, booking);
  const mail = await mailTo(site, wanted, 2);
  await mailTo(site, other, 2);
  await vi.waitFor(() => expect(rowsWith(other)).toEqual([]), PATIENCE);
  expect(rowsWith(elsewhere)).toHaveLength(1);
  expect(rowsWith(wanted)).toHaveLength(1);

  const stop = /List-Unsubscribe:\s*<([^>]+)>/.exec(sourceOf(wanted).replaceAll(/\r\n[ \t]+/g, ' '))![1]!;
  expect(mail.text).toContain(stop);
  expect(stepOf(await visitor().open(stop))).toBe('stop');
  expect(rowsWith(wanted)).toHaveLength(1);
  const stopped = await visitor().post(stop, 'List-Unsubscribe=One-Click');
  expect([stopped.status, stepOf(stopped)]).toEqual([200, 'stopped']);
  expect(rowsWith(wanted)).toEqual([]);
  expect(stepOf(await visitor().post(`${stop}x`, ''))).toBe('expired');
});

test('seats that come back twice are told by two messages, neither of which is taken for the other', async () => {
  const { booking, show } = screeningThatIs('soldout', 3);
  const email = await askFor(`${originOf('fr')}/me-prevenir?screening=${booking}`, { follow: 'on' });
  const ids = new Set<string>();
  for (const [deliveries, status] of ['available', 'soldout', 'available', 'soldout'].entries()) {
    await vi.waitFor(() => expect(rowsWith(email)).toMatchObject([{ deliveries }]), PATIENCE);
    withStore('accounts', (db) => db.prepare('update tell_me set next_at = 0 where recipient = ?').run(email));
    change(show, 'status = ? where booking = ?', status, booking);
    await mailTo(site, email, deliveries + 2);
    ids.add(/^Message-ID: (\S+)\r$/m.exec(sourceOf(email))![1]!);
  }
  expect(ids.size).toBe(4);
});

test('of a person the next film is told, and not those that can be booked already', async () => {
  const { shows } = (await request(site.port, 'fr', '/api/shows')).json() as { shows: Show[] };
  const ofLang = shows.filter(({ directors }) => directors.includes('Fritz Lang')).map(({ slug }) => slug);
  const { booking, show: next } = screeningThatIs('available', 20, ofLang);
  change(next, `status = 'soldout' where show = ?`, next);
  const { show: already } = screeningThatIs('available', 20, ofLang);
  const page = await visitor().open(`${originOf('fr')}/personnes/fritz-lang`);
  expect(page.text).toContain('href="/me-prevenir?person=fritz-lang"');
  const address = `${originOf('fr')}/me-prevenir?person=fritz-lang`;
  const form = await visitor().open(address);
  expect(await faultsOf('/me-prevenir', form.text)).toEqual([]);
  expect((await visitor().open(`${address}x`)).status).toBe(404);
  const email = await askFor(address, { follow: 'on' });

  const other = screeningThatIs('available', 1, [already]);
  change(already, `status = 'soldout' where booking = ?`, other.booking);
  change(already, `status = 'available' where booking = ?`, other.booking);
  change(next, `status = 'available' where booking = ?`, booking);
  const mail = await mailTo(site, email, 2);
  const titleOf = (of: string) => shows.find(({ slug }) => slug === of)!.title;
  expect(mail.subject).toMatch(/^Fritz Lang/);
  expect(mail.text).toContain(`\n${titleOf(next)}, `);
  expect(mail.text).not.toContain(`\n${titleOf(already)}, `);
  await vi.waitFor(() => expect(rowsWith(email)).toEqual([]), PATIENCE);
});

test('a browser is told by its push service, and one press stops it', async () => {
  const { booking, show } = screeningThatIs('soldout', 2);
  const address = `${originOf('fr')}/me-prevenir?screening=${booking}`;
  expect((await visitor().open(address)).text).toMatch(/ data-push="B[\w-]{86}"/);
  const [first, stopped, over, away, busy, changed, next] = [
    ...['first', 'stopped', '410-over', '307-away', '429-busy', 'changed', 'next'].map((name) =>
      push.subscription(name),
    ),
  ];
  const subscribe = (subscription: object) => send(visitor(), address, { push: JSON.stringify(subscription) });
  const stopOf = ({ text }: Page) => originOf('fr') + /action="(\/me-prevenir\?stop=[^"]+)"/.exec(text)![1]!;
  const page = await subscribe(first!);
  expect([page.status, stepOf(page)]).toEqual([200, 'subscribed']);
  // Asked for again, it is still told once.
  expect(stepOf(await subscribe(first!))).toBe('subscribed');
  expect(await faultsOf('/me-prevenir', page.text)).toEqual([]);
  expect(stepOf(await send(visitor(), stopOf(await subscribe(stopped!))))).toBe('stopped');
  for (const each of [over!, away!, busy!, changed!]) await subscribe(each);
  const say = (former: object, wanted: object, origin = originOf('fr')) =>
    visitor().post(`${originOf('fr')}/tell-me/subscription`, JSON.stringify([former, wanted]), { origin });
  expect((await say(changed!, next!)).status).toBe(204);
  expect((await say(next!, changed!, originOf('nl'))).status).toBe(403);
  expect((await say(next!, { ...changed, endpoint: 'https://127.0.0.1/x' })).status).toBe(422);
  expect((await say(next!, {})).status).toBe(422);

  change(show, `status = 'available' where booking = ?`, booking);
  await vi.waitFor(
    () =>
      expect(push.received.map(({ path }) => path).toSorted()).toEqual([
        '/307-away',
        '/410-over',
        '/429-busy',
        '/first',
        '/next',
      ]),
    PATIENCE,
  );
  const { headers, bytes } = push.received.find(({ path }) => path === '/first')!;
  expect(headers['topic']).toMatch(/^[0-9a-f]{32}$/);
  expect(Number(headers['ttl'])).toBeGreaterThan(60);
  expect(headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
  expect(headers.authorization).toMatch(/^vapid t=/);
  expect(bytes).toBeLessThan(4096);
  for (const gone of [first!, stopped!, over!, changed!, next!]) {
    await vi.waitFor(() => expect(rowsWith(JSON.stringify(gone))).toEqual([]), PATIENCE);
  }
  // Not before the service wants it.
  await vi.waitFor(() => expect(rowsWith(JSON.stringify(busy))).toMatchObject([{ failures: 1 }]), PATIENCE);
  expect(Number(rowsWith(JSON.stringify(busy))[0]!['next_at'])).toBeGreaterThan(Date.now() + 3000_000);
});

test('what is no push service is sent nothing, and a network may subscribe only so often', async () => {
  const address = `${originOf('fr')}/me-prevenir?film=metropolis-44019`;
  const { keys } = push.subscription('x');
  for (const wrong of ['https://127.0.0.1/x', 'https://[::1]/x', 'http://push.example.org/x', 'https://localhost/x']) {
    const refused = await send(visitor(), address, { push: JSON.stringify({ endpoint: wrong, keys }) });
    expect([refused.status, stepOf(refused)], wrong).toEqual([422, 'push']);
  }
  expect(stepOf(await send(visitor(), address, { push: '{' }))).toBe('push');
  const many = visitor();
  const fields = { need: 'relaxed', from: '2330' };
  const steps: (string | undefined)[] = [];
  for (let count = 0; count < 11; count += 1) {
    const subscription = JSON.stringify(push.subscription(`many-${count}`));
    steps.push(stepOf(await send(many, address, { ...fields, push: subscription })));
  }
  expect([...new Set(steps.slice(0, 10)), steps[10]]).toEqual(['subscribed', 'busy']);
});

test('what there is not, a form of another site, and too many mails to one mailbox', async () => {
  const page = `${originOf('fr')}/me-prevenir`;
  expect((await visitor().open(page)).status).toBe(200);
  expect((await visitor().open(`${page}?film=no-such-film`)).status).toBe(404);
  const address = `${page}?film=metropolis-44019`;
  expect((await visitor().post(address, 'email=a@example.org', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(visitor(), `${page}?confirm=nothing`)).status).toBe(410);
  const email = newEmail();
  for (let count = 0; count < 7; count += 1) expect(stepOf(await send(visitor(), address, { email }))).toBe('sent');
  const many = visitor();
  const steps: (string | undefined)[] = [];
  for (let count = 0; count < 11; count += 1) steps.push(stepOf(await send(many, address, { email: newEmail() })));
  expect(steps.slice(0, 10).every((step) => step === 'sent')).toBe(true);
  expect(steps[10]).toBe('busy');
  await mailTo(site, email, 5);
});

test('nobody outside is shown who waits for what', async () => {
  await askFor(`${originOf('fr')}/me-prevenir?film=metropolis-44019`, { from: '2330', need: 'relaxed' });
  const headers = { [NEWS_HEADER.name]: NEWS_HEADER.write({ topic: 'metropolis-44019', after: '' }) };
  for (let time = 0; time < 2; time += 1) {
    expect((await request(site.port, 'fr', '/tell-me/news', { headers })).status).toBe(404);
    const withCookie = { ...headers, cookie: 'locator=x', authorization: 'Bearer x' };
    expect((await request(site.port, 'fr', '/tell-me/news', { headers: withCookie })).status).toBe(404);
  }
});
