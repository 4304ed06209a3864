import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../../support/run.ts';
import { environment } from '../../support/environment.ts';
import type { Visitor } from '../../support/visitor.ts';
import { startAccountsServer, type AccountsServer } from './accountsServer.ts';
import { DEMO_PASSWORD, enterAs } from './demoPerson.ts';

let accountsServer: AccountsServer;
beforeAll(async () => {
  accountsServer = await startAccountsServer('accounts-demo', { DEMO: 'on' });
});
afterAll(() => accountsServer?.stop());

const enter = (email: string) => enterAs(accountsServer, email);
const textOf = async (visitor: Visitor, path: string) => (await visitor.open(accountsServer.accounts + path)).text;

test('three people are printed at the start of the demo, with their password', async () => {
  const printed = () => readFileSync(join('test-results', 'server-accounts-demo.log'), 'utf8');
  await expect.poll(printed).toContain(`with the password “${DEMO_PASSWORD}”`);
  expect(printed().match(/@aurore\.example/g)).toHaveLength(3);
});

test('one has favourite cinemas, with the way to each', async () => {
  const text = await textOf(await enter('camille@aurore.example'), '/en/favourite-cinemas');
  expect(text.match(new RegExp(`href="${accountsServer.origin}/en/cinemas/[^"]+"`, 'g'))).toHaveLength(3);
});

test('one has to confirm an address', async () => {
  const visitor = await enter('noor@aurore.example');
  expect(await textOf(visitor, '/nl/profile')).toContain('Adres nog niet bevestigd');
  expect(await textOf(visitor, '/nl/mail')).toContain('noor@aurore.example');
  expect(await textOf(visitor, '/nl/wallet')).toContain('Nog geen kaarten.');
});

test('one has a pass, bookings and cards', async () => {
  const visitor = await enter('matthias@aurore.example');
  expect(await textOf(visitor, '/de/pass')).toContain('Cinépass Duo');
  expect(await textOf(visitor, '/de/wallet')).toContain('3 Plätze von 5');
  const bookings = await textOf(visitor, '/de/bookings');
  expect(bookings.indexOf('Bevorstehend')).toBeGreaterThan(0);
  expect(bookings.indexOf('Vergangen')).toBeGreaterThan(bookings.indexOf('Bevorstehend'));
  // What is past was out by then.
  const [, past] = bookings.split('Vergangen</h2>');
  const day = /datetime="(\d{4}-\d\d-\d\d)T/.exec(past!)![1]!;
  const title = /<h3[^>]*>([^<]+)</.exec(past!)![1]!;
  const { text } = await visitor.open(`${accountsServer.origin.replace('//fr.', '//ch.')}/api/shows?language=de`);
  const { shows } = JSON.parse(text) as { shows: { title: string; releaseAt: Record<string, string> }[] };
  expect(shows.find((show) => show.title === title)!.releaseAt['CH_DE']! <= day, title).toBe(true);
  expect(bookings).toContain('CHF');
  // Those to come have their reference as a QR code, a calendar entry and the way to the cinema; past ones do not.
  const [upcoming] = bookings.split('Vergangen</h2>');
  const references = [...upcoming!.matchAll(/aria-label="QR-Code der Referenz (\w+)"/g)].map(([, id]) => id!);
  expect(references).toHaveLength(2);
  for (const id of references) expect(upcoming).toContain(`<path d="${toSvgPath(generate(id))}"`);
  expect(past).not.toContain('QR-Code');
  const calendar = /href="(http:[^"]+\.ics)"/.exec(upcoming!)![1]!;
  const way = /href="(http:[^"]+)"[^>]*>\s*Adresse und Weg/.exec(upcoming!)![1]!;
  const entry = await visitor.open(calendar);
  expect(entry.text).toContain('BEGIN:VEVENT');
  expect((await visitor.open(way)).status).toBe(200);
  const benefits = await textOf(visitor, '/de/benefits');
  for (const own of ['Gold', 'Ihre Buchungen und Karten an einem Ort', 'href="/de/wallet"', 'href="/de/pass"']) {
    expect(benefits).toContain(own);
  }
});

test('a booking is past when it is over where its cinema is', async () => {
  const db = new DatabaseSync(join(accountsServer.dataDir, 'accounts.db'));
  // At 17:30 in Paris it is 20:30 in La Réunion.
  const move = db.prepare(
    `update holding set data = json_set(data, '$.time', '2026-11-21 20:00:00', '$.timeZone', ?) where data like '%"AU192709"%'`,
  );
  const headings = async () =>
    (await textOf(await enter('matthias@aurore.example'), '/en/bookings')).includes('Past</h2>');
  expect(move.run('Indian/Reunion').changes).toBeGreaterThan(0);
  expect(await headings()).toBe(true);
  move.run('Europe/Paris');
  expect(await headings()).toBe(false);
  db.close();
});

test('what they have of a site that the table no longer has is on no page, and stays in the export', async () => {
  const db = new DatabaseSync(join(accountsServer.dataDir, 'accounts.db'));
  db.exec(`update favourite set site = 'zz'; update holding set data = json_set(data, '$.site', 'zz')`);
  db.close();
  const camille = await enter('camille@aurore.example');
  expect(await textOf(camille, '/en/favourite-cinemas')).toContain('No favourite cinema so far');
  expect(await textOf(camille, '/en/data?download')).toContain('"zz"');
  expect(await textOf(await enter('matthias@aurore.example'), '/en/bookings')).toContain('No bookings so far');
});

test('they are gone as soon as the demo is off', async () => {
  const people = () => {
    const db = new DatabaseSync(join(accountsServer.dataDir, 'accounts.db'), { readOnly: true });
    const rows = db.prepare('select email from account').all();
    db.close();
    return rows;
  };
  expect(people()).toHaveLength(3);
  await runScript('tests/support/removeDemoPeople.ts', environment({ DATA_DIR: accountsServer.dataDir }));
  expect(people()).toEqual([]);
});
