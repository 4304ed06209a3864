import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts } from '../../../src/accounts/store/open.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { Visitor } from '../../support/visitor.ts';
import { startPostgresql } from '../store/postgresql.ts';
import { beginSignIn, mailTo, registerSomebody, startAccountsServer, type AccountsServer } from './accountsServer.ts';

/** What depends on the store works on PostgreSQL as on SQLite. */
let database: Awaited<ReturnType<typeof startPostgresql>>;
let accountsServer: AccountsServer;
beforeAll(async () => {
  database = await startPostgresql();
  accountsServer = await startAccountsServer('accounts-postgresql', { DATABASE_URL: database.url });
});
afterAll(async () => {
  await accountsServer?.stop();
  await database?.stop();
});

test('registering, proving the address, and signing in again', async () => {
  const { email, visitor, tokens } = await registerSomebody(accountsServer);
  expect((await visitor.submit(await visitor.open((await mailTo(accountsServer, email)).link), {})).status).toBe(200);
  const { url, checks } = await beginSignIn(accountsServer, { prompt: 'none' });
  const back = await visitor.open(url, { stopAt: '/callback' });
  const again = await client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
  expect(again.claims()).toMatchObject({ sub: tokens.claims()!.sub, email, email_verified: true });
  const twice = registerSomebody(accountsServer, email, new Visitor(accountsServer.port));
  await expect(twice).rejects.toThrow();
});

test('a database that has the accounts’ tables already gets those of the programme', async () => {
  const url = await database.create('accounts_first');
  const settings = { DATABASE_URL: url, DATA_DIR: accountsServer.dataDir };
  await (await openAccounts(settings)).destroy();
  const programme = openDatabase(settings);
  await migrate(programme);
  expect(await programme.selectFrom('showtime').selectAll().execute()).toEqual([]);
  await programme.destroy();
});

test('a code and a refresh token count once, though used several times at the same moment', async () => {
  const { visitor } = await registerSomebody(accountsServer);
  const { url, checks } = await beginSignIn(accountsServer);
  const back = await visitor.open(url, { stopAt: '/callback' });
  const use = () => client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
  const codes = await Promise.allSettled([use(), use(), use(), use()]);
  expect(codes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

  const { tokens } = await registerSomebody(accountsServer);
  const renew = () => client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!);
  const renewed = await Promise.allSettled([renew(), renew(), renew(), renew()]);
  expect(renewed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
