import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccounts } from '../../../src/accounts/store/open.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { makeSite, SMALL, writeSite } from '../store/feed.ts';
import { postgresqlOfTools } from './clientTools.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-pg-backup-'));
const [data, feed, backup] = ['data', 'feed', 'backup'].map((name) => join(folder, name)) as [string, string, string];
const tn = siteOf('tn');
const database = await postgresqlOfTools();

type Settings = Readonly<Record<string, string>>;

/** Runs one of our commands. Gives its output and exit code. */
function run(script: string, argument: string, settings: Settings, path = process.env['PATH']!) {
  const env = { ...environment(settings), PATH: path };
  return new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [`src/cli/${script}.ts`, argument], { env }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });
}

beforeAll(async () => {
  mkdirSync(join(data, 'media'), { recursive: true });
  writeFileSync(join(data, 'media', 'poster-1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(data, 'voucher-key'), 'a key');
  await writeSite(feed, tn, makeSite(tn, SMALL));
});
afterAll(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('without PostgreSQL’s client it says what is missing, and leaves nothing', async () => {
  const settings = { DATABASE_URL: 'postgres://aurore:secret@127.0.0.1:1/aurore', DATA_DIR: data };
  const { code, said } = await run('backup', backup, settings, join(folder, 'no-programs'));
  expect([code, said.trim()]).toEqual([1, 'pg_dump is not installed: it comes with PostgreSQL’s client.']);
  expect(existsSync(backup)).toBe(false);
});

// The tests' packages include a server but not pg_dump, so these tests need the tools of the machine.
if (database !== undefined) {
  describe('with PostgreSQL’s client', () => {
    const urlOf = (name: string) => database.url.replace(/\/\w+$/, `/${name}`);

    async function inDatabase<T>(name: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
      const client = new pg.Client({ connectionString: urlOf(name) });
      await client.connect();
      try {
        return await use(client);
      } finally {
        await client.end();
      }
    }
    const create = (name: string) => inDatabase('postgres', (client) => client.query(`create database ${name}`));

    /** Every row of every table, in a fixed order. */
    const contentOf = (name: string) =>
      inDatabase(name, async (client) => {
        const tables = await client.query<{ name: string }>(
          `select table_schema || '.' || table_name as name from information_schema.tables
           where table_schema in ('public', 'accounts') order by name`,
        );
        const content: Record<string, unknown> = {};
        for (const { name: table } of tables.rows) {
          content[table] = (await client.query(`select t::text as row from ${table} t order by row`)).rows;
        }
        return content;
      });

    beforeAll(async () => {
      await create('chain');
      const settings = { DATABASE_URL: urlOf('chain'), DATA_DIR: data };
      expect((await run('import', feed, settings)).said).toContain('tn: applied');
      const accounts = await openAccounts(settings);
      await accounts
        .insertInto('account')
        .values({
          ...{ id: 'ada', email: 'ada@example.org', password: 'hash', first_name: 'Ada', last_name: 'Ł’Éon' },
          ...{ email_verified: 1, registered: 1, first_login: 0, language: 'fr', created_at: 1_800_000_000_000 },
        })
        .execute();
      await accounts.destroy();
    });

    test('both schemas, pictures and keys come back as they were, and the next release starts on them', async () => {
      const backed = await run('backup', backup, { DATABASE_URL: urlOf('chain'), DATA_DIR: data });
      expect(backed).toEqual({
        code: 0,
        said: `Backed up to ${backup}: postgresql.dump, voucher-key, and 1 pictures.\n`,
      });
      expect(statSync(join(backup, 'postgresql.dump')).mode & 0o777).toBe(0o600);
      await create('other');
      const settings = { DATABASE_URL: urlOf('other'), DATA_DIR: join(folder, 'other') };
      expect(await run('restore', backup, settings)).toMatchObject({ code: 0 });
      const [before, after] = [await contentOf('chain'), await contentOf('other')];
      expect(after).toEqual(before);
      expect(Object.keys(after)).toContain('accounts.account');
      expect(after['accounts.account']).toHaveLength(1);
      expect(readFileSync(join(folder, 'other', 'media', 'poster-1.svg'), 'utf8')).toContain('<svg');
      expect(readFileSync(join(folder, 'other', 'voucher-key'), 'utf8')).toBe('a key');
      // Imports continue from there: this programme is known, and another one is accepted.
      expect((await run('import', feed, settings)).said).toContain('tn: unchanged');
      await writeSite(feed, tn, makeSite(tn, { ...SMALL, shows: 5 }));
      expect((await run('import', feed, settings)).said).toContain('tn: applied');
      await (await openAccounts(settings)).destroy();
    });

    test('nothing is restored over what is there, and nothing by half', async () => {
      await create('taken');
      await inDatabase('taken', (client) => client.query('create table showtime (id text)'));
      const settings = { DATABASE_URL: urlOf('taken'), DATA_DIR: join(folder, 'taken') };
      const { code, said } = await run('restore', backup, settings);
      expect(code).toBe(1);
      expect(said).toContain('pg_restore ended with 1.');
      expect(Object.keys(await contentOf('taken'))).toEqual(['public.showtime']);
      expect(existsSync(join(folder, 'taken', 'voucher-key'))).toBe(false);
    });

    test('a dump that breaks off leaves no backup', async () => {
      const broken = await run('backup', join(folder, 'broken'), { DATABASE_URL: urlOf('nowhere'), DATA_DIR: data });
      expect(broken.code).toBe(1);
      expect(broken.said).toContain('pg_dump ended with 1.');
      expect(existsSync(join(folder, 'broken'))).toBe(false);
    });

    test('the password is in no argument, which all users of a machine can read', async () => {
      const programs = join(folder, 'programs');
      mkdirSync(programs);
      const seen = join(folder, 'seen');
      writeFileSync(join(programs, 'pg_dump'), `#!/bin/sh\nprintf '%s\\n' "$@" > ${seen}\nexit 1\n`, { mode: 0o755 });
      symlinkSync(process.execPath, join(programs, 'node'));
      const settings = { DATABASE_URL: urlOf('chain'), DATA_DIR: data };
      await run('backup', join(folder, 'again'), settings, `${programs}:/usr/bin:/bin`);
      expect(readFileSync(seen, 'utf8')).toContain('--format=custom');
      expect(readFileSync(seen, 'utf8')).not.toContain(new URL(database.url).password);
    });
  });
}
