import { execFile, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { ticketingFault } from '../../../src/content/ticketing.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { siteOf, type SiteCode } from '../../../src/sites/sites.ts';
import { freePort } from '../../support/server.ts';
import { makeSite, SMALL, writeSite } from '../store/feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-start-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

type Options = Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>;

/** Starts the site, by default as `npm start` does, with settings that cannot work. */
async function start(
  settings: Record<string, string>,
  options: Options = {},
  program = 'src/cli/start.ts',
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DEMO: 'off', DATA_DIR: folder, HOST: '127.0.0.1', PORT: '43219', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...options,
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode ?? -1, said: said.trim() };
}

// SPEC 8.12
test('a bad setting is named in one sentence, and the end is not zero', async () => {
  const { code, said } = await start({ PORT: 'http' });
  expect(said).toMatch(/^Bad setting: PORT: .*\.$/);
  expect(code).toBe(1);
});

test.each([
  ['src/cli/start.ts', 'PORT'],
  ['src/cli/start.ts', 'METRICS_PORT'],
  // As a service manager may start it, without what is checked before.
  ['src/cli/serve.ts', 'PORT'],
  ['src/cli/serve.ts', 'METRICS_PORT'],
])('%s names a %s that is taken in one sentence, and ends', async (program, setting) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()), [setting]: String(port) };
  const { code, said } = await start(ports, {}, program);
  other.close();
  expect(said).toBe(`Port ${port} is taken: end what listens there, or set ${setting} to another.`);
  expect(code).toBe(1);
});

test('a data folder that cannot be made is named in one sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, said } = await start({ DATA_DIR: join(file, 'data') });
  expect(said).toMatch(/^The folder of DATA_DIR, .*file\/data, cannot be made: .+$/);
  expect(said.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

/** Somebody who may not write where they are not let: root may everywhere. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test('a data folder that cannot be written to is named in one sentence with what to do', async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  chmodSync(folder, 0o755);
  const { code, said } = await start({ DATA_DIR: closed }, nobody);
  expect(said).toBe(
    `The site stores its data in DATA_DIR, ${closed}, which cannot be written to: ` +
      'make it writable for this user, or set DATA_DIR to another.',
  );
  expect(code).toBe(1);
});

test('a folder of the site in which it cannot be built is named in one sentence with what to do', async () => {
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  const parts = ['src', 'i18n', 'tests', 'demo', 'node_modules', 'astro.config.mjs', 'tsconfig.json'];
  for (const name of [...parts, 'package.json', 'package-lock.json']) symlinkSync(resolve(name), join(copy, name));
  chmodSync(copy, 0o555);
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(data, 0o777);
  const { code, said } = await start({ DATA_DIR: data }, { cwd: copy, ...nobody });
  // Else only root could remove what is in it.
  chmodSync(copy, 0o755);
  expect(said).toBe(
    `The site has to be built in its folder, ${copy}, which cannot be written to: ` +
      'make it writable for this user, or copy the site to one that is.',
  );
  expect(code).toBe(1);
});

describe('screenings that lead to a wrong ticketing', () => {
  const data = join(folder, 'ticketing');
  const TICKETING_ORIGINS = 'https://tickets.example';

  /** Imports a feed whose screenings have these links, as a chain that still has the demo's settings. */
  async function importWith(refCmd: ((session: number) => string) | undefined): Promise<void> {
    const feed = makeSite(siteOf('fr'), { ...SMALL, cinemas: 1, days: 1 });
    const lines = Object.values(feed.languages).flatMap(({ showtimes }) => showtimes);
    const screenings = lines.flatMap(({ showtimes }) => Object.values(showtimes).flat());
    if (refCmd) for (const [index, screening] of screenings.entries()) screening.refCmd = refCmd(index);
    await writeSite(join(folder, 'feed'), siteOf('fr'), feed);
    const env = { ...process.env, DATA_DIR: data, TICKETING_ORIGINS };
    await promisify(execFile)(process.execPath, ['src/cli/import.ts', join(folder, 'feed')], { env });
  }

  test('without the demo the stand-in is refused, with the setting that names the real one', async () => {
    await importWith(undefined);
    const { code, said } = await start({ DATA_DIR: data });
    expect(said).toMatch(/^Bad setting: TICKETING_URL: screenings of site fr lead to the stand-in, .*DEMO=off.*\.$/);
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('what the store has of a site that is gone from the table, as one of the demo, is shown to nobody', async () => {
    await importWith(undefined);
    const settings = parseSettings({ DATA_DIR: data, TICKETING_ORIGINS, DEMO: 'off' });
    const db = openDatabase(settings);
    expect(await ticketingFault(db, settings)).toContain('site fr');
    await db
      .updateTable('site_generation')
      .set({ site: 'gone' as SiteCode })
      .execute();
    expect(await ticketingFault(db, settings)).toBeUndefined();
    await db.destroy();
    rmSync(data, { recursive: true });
  });

  test('of the demo’s screenings it is said besides how to begin without them', async () => {
    await importWith(undefined);
    const db = new DatabaseSync(join(data, 'aurore.db'));
    db.exec('update site_generation set demo_generation = generation');
    db.close();
    const { code, said } = await start({ DATA_DIR: data });
    expect(said).toMatch(/^Bad setting: TICKETING_URL: .*\. What the store has is the demo’s: .* in DATA_DIR or .*\.$/);
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('an origin that is not listed any more is refused by name', async () => {
    await importWith((session) => `https://tickets.example/reservationSeances.html?id=${session}`);
    const refused = await start({ DATA_DIR: data, TICKETING_ORIGINS: 'https://tickets.example.org' });
    expect(refused.said).toMatch(
      /^Bad setting: TICKETING_ORIGINS: .* lead to https:\/\/tickets\.example, which is not/,
    );
    expect(refused.code).toBe(1);
  });
});
