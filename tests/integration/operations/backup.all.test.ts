import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { Visitor } from '../../support/visitor.ts';
import {
  newEmail,
  registerSomebody,
  signInSomebody,
  startAccountsServer,
  type AccountsServer,
} from '../accounts/accountsServer.ts';

const PATHS = ['/api/shows', '/api/cinemas', '/api/cinema/aurore-paris-grands-boulevards/shows'];

const folder = mkdtempSync(join(tmpdir(), 'aurore-backup-'));
const backup = join(folder, 'backup');
const restored = join(folder, 'restored');
let accountsServer: AccountsServer;
beforeAll(async () => {
  accountsServer = await startAccountsServer('backup');
  // A few pictures of the demo's thousands.
  const media = join(accountsServer.dataDir, 'media');
  const names = readdirSync(media)
    .filter((name) => /^poster.*\.(?:webp|svg)$/.test(name))
    .slice(0, 3);
  const few = join(folder, 'few');
  mkdirSync(few);
  for (const name of names) copyFileSync(join(media, name), join(few, name));
  rmSync(media);
  mkdirSync(media);
  for (const name of names) copyFileSync(join(few, name), join(media, name));
});
afterAll(async () => {
  await accountsServer.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (script: 'backup' | 'restore', dataDir: string, from: string) =>
  promisify(execFile)(process.execPath, [`src/cli/${script}.ts`, from], { env: environment({ DATA_DIR: dataDir }) });
const refusal = (script: 'backup' | 'restore', dataDir: string, from: string) =>
  run(script, dataDir, from).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );

test('what was backed up under writes answers the same in another place', async () => {
  const before = await registerSomebody(accountsServer);
  let writing = true;
  const written: string[] = [];
  const writer = (async () => {
    while (writing) {
      const email = newEmail();
      await registerSomebody(accountsServer, email);
      written.push(email);
    }
  })();
  const { stdout } = await run('backup', accountsServer.dataDir, backup);
  expect(stdout).toContain('aurore.db, accounts.db, issuer-keys.json');
  writing = false;
  await writer;
  // No write in the meantime was refused.
  expect(written.length).toBeGreaterThan(0);

  await run('restore', restored, backup);
  const site = await startAccountsServer('restored', { DATA_DIR: restored });
  try {
    for (const path of PATHS) {
      const [old, now] = await Promise.all([accountsServer.port, site.port].map((port) => request(port, 'fr', path)));
      expect(now!.status).toBe(200);
      expect(now!.text.replaceAll(`:${site.port}`, ':PORT'), path).toBe(
        old!.text.replaceAll(`:${accountsServer.port}`, ':PORT'),
      );
    }
    for (const name of readdirSync(join(accountsServer.dataDir, 'media'))) {
      const [old, now] = await Promise.all(
        [accountsServer.port, site.port].map((port) => request(port, 'fr', `/media/${name}`)),
      );
      expect([now!.status, now!.body.equals(old!.body)], name).toEqual([200, true]);
    }
    const keysOf = async (port: number) =>
      (await request(port, 'fr', '/oidc/jwks', { host: `accounts.aurore.localhost:${port}` })).json();
    expect(await keysOf(site.port)).toEqual(await keysOf(accountsServer.port));
    expect((await signInSomebody(site, new Visitor(site.port), before.email)).url.searchParams.has('code')).toBe(true);
  } finally {
    await site.stop();
  }
});

test('it is for its owner’s eyes', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  for (const name of ['accounts.db', 'issuer-keys.json']) {
    expect(statSync(join(backup, name)).mode & 0o777, name).toBe(0o600);
    expect(statSync(join(restored, name)).mode & 0o777, name).toBe(0o600);
  }
});

test('nothing is overwritten, and a damaged backup restores nothing', async () => {
  expect(await refusal('backup', accountsServer.dataDir, backup)).toContain('is there already');
  expect(await refusal('restore', accountsServer.dataDir, backup)).toContain('is there already');
  const empty = join(folder, 'empty');
  const pictures = readdirSync(join(backup, 'media'));
  rmSync(join(backup, 'media', pictures[0]!));
  expect(await refusal('restore', empty, backup)).toContain(`media has ${pictures.length - 1} pictures, not`);
  writeFileSync(join(backup, 'accounts.db'), 'no store');
  expect(await refusal('restore', empty, backup)).toContain('accounts.db is not as it was backed up');
  expect(() => statSync(empty)).toThrow('ENOENT');
  expect(await refusal('restore', empty, folder)).toContain('is no backup that can be read');
  expect(await refusal('backup', empty, join(folder, 'other'))).toContain('There is no store');
  expect(readdirSync(folder).sort()).toEqual(['backup', 'few', 'restored']);
});
