import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { copyOfDemoStore, startSite, type RunningSite } from '../../support/server.ts';
import { makeSite, SMALL, writeSite } from '../store/feed.ts';

/** The start as it is without a setting that says whether there is a demo. */
const UNSAID = { DEMO: '' };

const folder = mkdtempSync(join(tmpdir(), 'aurore-own-data-'));
const feed = join(folder, 'feed');
beforeAll(() => writeSite(feed, siteOf('fr'), makeSite(siteOf('fr'), { ...SMALL, days: 1 })));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(name: string, settings: Readonly<Record<string, string>>): Promise<RunningSite> {
  const running = await startSite(name, { ...UNSAID, ...settings });
  onTestFinished(() => running.stop());
  return running;
}

const importFeed = (DATA_DIR: string) =>
  promisify(execFile)(process.execPath, ['src/cli/import.ts', feed], { env: environment({ DATA_DIR }) });
const printed = (name: string) => readFileSync(join('test-results', `server-${name}.log`), 'utf8');
const json = async <Data>({ port }: RunningSite, path: string) => (await request(port, 'fr', path)).json() as Data;
const slugsOf = async (running: RunningSite) =>
  (await json<{ slug: string }[]>(running, '/api/cinemas')).map(({ slug }) => slug);

/** How many people and vouchers are in the accounts of a data folder. */
function accountsIn(dataDir: string): { people: number; vouchers: number } {
  const db = new DatabaseSync(join(dataDir, 'accounts.db'), { readOnly: true });
  const count = (table: string) => Number(db.prepare(`select count(*) as n from ${table}`).get()!['n']);
  const counts = { people: count('account'), vouchers: count('voucher') };
  db.close();
  return counts;
}

describe('a store in which the demo was shown, and then a chain imported its feed', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await copyOfDemoStore(join(folder, 'data'));
    const demo = await startSite('own-data-before', { ...UNSAID, DATA_DIR: dataDir });
    await demo.stop();
    expect(accountsIn(dataDir).people).toBe(3);
    await importFeed(dataDir);
    // As when a day has begun since: the demo's programme is not today's.
    rmSync(join(dataDir, 'demo.json'));
  });

  test('is served as it is, without the demo’s people, vouchers and settings, and says so', async () => {
    const running = await start('own-data', { DATA_DIR: dataDir });
    expect(await slugsOf(running)).toEqual(['cinema-1', 'cinema-2', 'cinema-3']);
    expect(accountsIn(dataDir)).toEqual({ people: 0, vouchers: 0 });
    expect(await json(running, '/api/settings')).toMatchObject({ customerChat: null, feedback: null });
    expect(printed('own-data')).toContain('The demo is not loaded: the store has data that is not the demo’s');
    expect(printed('own-data')).not.toContain('People who can sign in');
  });
});

test('the command that writes the demo’s feed leaves a chain’s as it is', async () => {
  const refused = promisify(execFile)(process.execPath, ['src/cli/demo.ts', feed], { env: environment({}) });
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${feed} is not empty`) as string,
  });
  expect(readdirSync(join(feed, 'fr', 'fr'))).toContain('cinemas.json');
});

test('in production an empty store stays empty, and the start says how to fill it', async () => {
  const dataDir = join(folder, 'production');
  const running = await start('own-data-production', { NODE_ENV: 'production', CLOCK: '', DATA_DIR: dataDir });
  expect(await slugsOf(running)).toEqual([]);
  expect(accountsIn(dataDir)).toEqual({ people: 0, vouchers: 0 });
  expect(printed('own-data-production')).toContain('npm run import -- <folder>');
});
