import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { accessTests } from './accessTests.ts';
import { checkLinkTests } from './checkLinkTests.ts';
import { mailLimitTests } from './mailLimitTests.ts';
import { pollTests } from './pollTests.ts';
import { concurrencyTests } from './concurrencyTests.ts';
import { dataTests } from './dataTests.ts';
import { featureTests } from './featureTests.ts';
import { favouritesTests } from './favouritesTests.ts';
import { feelingsTests } from './feelingsTests.ts';
import { lawTests } from './lawTests.ts';
import { AUDIENCE, startIssuer, type TestIssuer } from './issuer.ts';
import { tellMeTests } from './tellMeTests.ts';
import { voucherTests } from './voucherTests.ts';
import { startCalls, type Calls } from './server.ts';

/** What every part of the suite works with: the calls, and an issuer that is not ours. */
export type World = { readonly calls: Calls; readonly issuer: TestIssuer };

/**
 * Everything that clients' calls must do, on one database. Each database has its own file, as settings are read once.
 */
export function accountsSuite(
  name: string,
  start: () => Promise<{ url: string; stop: () => Promise<void> }>,
  ownTests?: (world: () => World) => void,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-accounts-'));
  let world: World;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const [database, issuer] = await Promise.all([start(), startIssuer()]);
    stop = database.stop;
    const settings = { DATABASE_URL: database.url, OIDC_ISSUER: issuer.origin, OIDC_AUDIENCE: AUDIENCE };
    world = { issuer, calls: await startCalls(folder, settings) };
  });

  afterAll(async () => {
    await world.calls.stop();
    await world.issuer.stop();
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  const given = () => world;
  describe(`${name}: who may ask`, () => accessTests(given));
  describe(`${name}: favourite cinemas`, () => favouritesTests(given));
  describe(`${name}: wishlist and emotions`, () => feelingsTests(given));
  describe(`${name}: laws`, () => lawTests());
  describe(`${name}: many at once`, () => concurrencyTests(given));
  describe(`${name}: vouchers`, () => voucherTests(given));
  describe(`${name}: links for checks`, () => checkLinkTests());
  describe(`${name}: telling people`, () => tellMeTests());
  describe(`${name}: limits of mails`, () => mailLimitTests());
  describe(`${name}: asking friends`, () => pollTests());
  describe(`${name}: one's own data`, () => dataTests(given));
  describe(`${name}: features`, () => featureTests(given));
  if (ownTests) describe(`${name}: its own`, () => ownTests(given));
}
