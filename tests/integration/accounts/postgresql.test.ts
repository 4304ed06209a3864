import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../../support/visitor.ts';
import { startPostgresql } from '../store/postgresql.ts';
import { beginSignIn, mailTo, registerSomebody, startHouse, type House } from './house.ts';

/** What depends on the store works on PostgreSQL as on SQLite. */
let database: Awaited<ReturnType<typeof startPostgresql>>;
let house: House;
beforeAll(async () => {
  database = await startPostgresql();
  house = await startHouse('accounts-postgresql', { DATABASE_URL: database.url });
}, 300_000);
afterAll(async () => {
  await house?.stop();
  await database?.stop();
});

test('registering, proving the address, and signing in again', async () => {
  const { email, visitor, tokens } = await registerSomebody(house);
  expect((await visitor.submit(await visitor.open((await mailTo(house, email)).link), {})).status).toBe(200);
  const { url, checks } = await beginSignIn(house, { prompt: 'none' });
  const back = await visitor.open(url, { stopAt: '/callback' });
  const again = await client.authorizationCodeGrant(house.issuer, back.url, checks);
  expect(again.claims()).toMatchObject({ sub: tokens.claims()!.sub, email, email_verified: true });
  const twice = registerSomebody(house, email, new Visitor(house.port));
  await expect(twice).rejects.toThrow();
});

test('a code and a refresh token count once, though used several times at the same moment', async () => {
  const { visitor } = await registerSomebody(house);
  const { url, checks } = await beginSignIn(house);
  const back = await visitor.open(url, { stopAt: '/callback' });
  const use = () => client.authorizationCodeGrant(house.issuer, back.url, checks);
  const codes = await Promise.allSettled([use(), use(), use(), use()]);
  expect(codes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

  const { tokens } = await registerSomebody(house);
  const renew = () => client.refreshTokenGrant(house.issuer, tokens.refresh_token!);
  const renewed = await Promise.allSettled([renew(), renew(), renew(), renew()]);
  expect(renewed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
