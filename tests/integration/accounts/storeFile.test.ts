import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../support/patience.ts';
import { request } from '../../support/request.ts';
import { copyOfDemoStore, startSite } from '../../support/server.ts';
import { Visitor } from '../../support/visitor.ts';
import {
  beginSignIn,
  newEmail,
  PASSWORD,
  registerSomebody,
  startAccountsServer,
  type AccountsServer,
} from './accountsServer.ts';

const NAME = 'accounts-store-file';
let dataDir: string;
let accountsServer: AccountsServer;
beforeAll(async () => {
  dataDir = await copyOfDemoStore();
  accountsServer = await startAccountsServer(NAME, { DATA_DIR: dataDir });
});
afterAll(async () => {
  await accountsServer?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const file = () => join(dataDir, 'accounts.db');
const ready = () => request(accountsServer.port, 'fr', '/health/ready');

/** Registers somebody whose form was opened before `change`, and gives the status of the response. */
async function registerAfter(change: () => void): Promise<number> {
  const visitor = new Visitor(accountsServer.port);
  const form = await visitor.open((await beginSignIn(accountsServer, { screen_hint: 'signup' })).url);
  change();
  const fields = { firstName: 'Jeanne', lastName: 'Moreau', email: newEmail(), password: PASSWORD };
  return (await visitor.submit(form, fields, '/callback')).status;
}

test('once the store’s file is gone, nothing is acknowledged, and the node is not ready until it is back', async () => {
  await registerSomebody(accountsServer);
  expect((await ready()).status).toBe(200);
  expect(await registerAfter(() => renameSync(file(), `${file()}.away`))).toBe(503);
  expect(existsSync(file())).toBe(false);
  const answer = await ready();
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('was removed or replaced');
  expect((await request(accountsServer.port, 'fr', '/health/live')).status).toBe(200);
  const log = () => readFileSync(join('test-results', `server-${NAME}.log`), 'utf8');
  await vi.waitFor(() => expect(log()).toMatch(/"error".*was removed or replaced/), PATIENCE);

  renameSync(`${file()}.away`, file());
  expect((await ready()).status).toBe(200);
  expect((await registerSomebody(accountsServer)).tokens.access_token).toBeTypeOf('string');
});

test('another file in its place is noticed too', async () => {
  const replace = () => {
    copyFileSync(file(), `${file()}.copy`);
    renameSync(file(), `${file()}.old`);
    renameSync(`${file()}.copy`, file());
  };
  expect(await registerAfter(replace)).toBe(503);
  expect((await ready()).status).toBe(503);
  renameSync(`${file()}.old`, file());
  expect((await ready()).status).toBe(200);
});

test('no new store is made where keys of a former one are, and the reason is given', async () => {
  await accountsServer.stop();
  for (const end of ['', '-wal', '-shm']) rmSync(file() + end, { force: true });
  await expect(startSite(`${NAME}-gone`, { DATA_DIR: dataDir })).rejects.toThrow('ended with 1');
  expect(existsSync(file())).toBe(false);
  expect(readFileSync(join('test-results', `server-${NAME}-gone.log`), 'utf8')).toMatch(
    /There is no store of accounts at .*accounts\.db, but .*issuer-keys\.json says that there was one/,
  );
});
