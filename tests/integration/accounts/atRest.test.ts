import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfDemoStore, endServer } from '../../support/server.ts';
import { mailTo, PASSWORD, registerSomebody, startAccountsServer, type AccountsServer } from './accountsServer.ts';

let dataDir: string;
let accountsServer: AccountsServer;
beforeAll(async () => {
  dataDir = await copyOfDemoStore();
  // As former versions made them, and an import by an operator whose umask is 022.
  for (const name of ['accounts.db', 'aurore.db']) chmodSync(join(dataDir, name), 0o644);
  accountsServer = await startAccountsServer('accounts-at-rest', { DATA_DIR: dataDir });
});
afterAll(async () => {
  await accountsServer?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What lies in the files of accounts, as bytes. */
const stored = () =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('accounts.db'))
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('');

test('every file with people or keys in it is readable by its owner alone', async () => {
  const { email } = await registerSomebody(accountsServer);
  await mailTo(accountsServer, email);
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^(?:builds|media|(?:demo|pictures)\.json)/.test(name),
  );
  expect(files).toEqual(
    expect.arrayContaining([
      'accounts.db',
      'accounts.db-wal',
      'aurore.db',
      'aurore.db-wal',
      'issuer-keys.json',
      'outbox',
    ]),
  );
  expect(files.some((name) => name.endsWith('.eml'))).toBe(true);
  for (const name of files) expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
});

test('nothing of a deleted person is left in the store’s files', async () => {
  const { email, visitor, tokens } = await registerSomebody(accountsServer, 'unmistakable@example.org');
  const account = tokens.claims()!.sub;
  await visitor.post(`${accountsServer.accounts}/fr/profile`, 'firstName=Unverkennbar&lastName=Onmiskenbaar', {
    origin: accountsServer.accounts,
  });
  const traces = [email, account, 'Unverkennbar', 'Onmiskenbaar'];
  expect(traces.filter((trace) => stored().includes(trace))).toEqual(traces);
  const form = await visitor.open(`${accountsServer.accounts}/fr/data`);
  expect((await visitor.submit(form, { password: PASSWORD })).text).toContain('Votre compte est supprimé');
  expect(traces.filter((trace) => stored().includes(trace))).toEqual([]);
});

test('at a clean stop the file alone is whole, whoever else has it open', async () => {
  const { email } = await registerSomebody(accountsServer);
  const file = join(dataDir, 'accounts.db');
  const other = new DatabaseSync(file);
  const alone = mkdtempSync(join(tmpdir(), 'aurore-alone-'));
  try {
    expect(other.prepare('select count(*) as people from account').get()).toBeDefined();
    await endServer(accountsServer.process);
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0);
    copyFileSync(file, join(alone, 'accounts.db'));
    const copy = new DatabaseSync(join(alone, 'accounts.db'));
    expect(copy.prepare('select email from account where email = ?').get(email)).toEqual({ email });
    copy.close();
  } finally {
    other.close();
    rmSync(alone, { recursive: true, force: true });
  }
});
