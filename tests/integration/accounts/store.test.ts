import { mkdtempSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { issuerKeys, publicKeys } from '../../../src/accounts/keys.ts';
import { openAccounts } from '../../../src/accounts/store/open.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { startPostgresql } from '../store/postgresql.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-accounts-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each([
  { name: 'SQLite', start: async () => ({ url: undefined, stop: async () => undefined }) },
  { name: 'PostgreSQL', start: startPostgresql },
])('the store of accounts on $name', ({ name, start }) => {
  test('opens twice at once, lies beside the programme, and keeps what was written', async () => {
    const { url, stop } = await start();
    const settings = { DATABASE_URL: url, DATA_DIR: join(folder, name) };
    const programme = openDatabase(settings);
    await migrate(programme);
    const [one, two] = await Promise.all([openAccounts(settings), openAccounts(settings)]);
    try {
      const account = { id: 'a', email: 'ada@example.org', password: null, first_name: 'Ada', last_name: 'L' };
      const state = { email_verified: 0, registered: 1, first_login: 1, language: 'fr', created_at: 1_800_000_000_000 };
      await one
        .insertInto('account')
        .values({ ...account, ...state })
        .execute();
      expect(await two.selectFrom('account').selectAll().execute()).toEqual([{ ...account, ...state }]);
      const same = two.insertInto('account').values({ ...account, ...state, id: 'b' });
      await expect(same.execute()).rejects.toThrow(/unique/i);
      await one
        .insertInto('mail_token')
        .values({ hash: 'h', account: 'a', purpose: 'verify', expires_at: 1 })
        .execute();
      await two.deleteFrom('account').execute();
      expect(await one.selectFrom('mail_token').selectAll().execute()).toEqual([]);
    } finally {
      await Promise.all([one.destroy(), two.destroy(), programme.destroy()]);
      await stop();
    }
  });
});

test('the keys are made once, however many ask, for their owner alone; the public half holds nothing secret', async () => {
  const data = join(folder, 'keys');
  const [one, two] = await Promise.all([issuerKeys(data), issuerKeys(data)]);
  expect(two).toEqual(one);
  expect(await readdir(data)).toEqual(['issuer-keys.json']);
  expect(statSync(join(data, 'issuer-keys.json')).mode & 0o777).toBe(0o600);
  const { keys } = await publicKeys(data);
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  expect(keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', kid: one.signing[0]!.kid });
});
