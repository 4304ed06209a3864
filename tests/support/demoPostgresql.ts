import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openAccounts } from '../../src/accounts/store/open.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open.ts';
import { preparedStore } from './prepared.ts';

const ROWS_AT_ONCE = 5000;

/** Copies the rows of the demo store into an empty PostgreSQL, which takes seconds; an import would take a minute. */
export async function fillWithDemo(url: string): Promise<void> {
  const settings = { DATABASE_URL: url, DATA_DIR: await preparedStore() };
  const programme = openDatabase(settings);
  await migrate(programme);
  await programme.destroy();
  await (await openAccounts(settings)).destroy();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await copy(client, join(settings.DATA_DIR, 'aurore.db'), 'public');
  await copy(client, join(settings.DATA_DIR, 'accounts.db'), 'accounts');
  await client.query('analyze');
  await client.end();
}

async function copy(client: pg.Client, file: string, schema: string): Promise<void> {
  const db = new DatabaseSync(file, { readOnly: true });
  const tables = db.prepare(`select name from sqlite_master where type = 'table' and name not like 'kysely%'`).all();
  for (const { name } of tables as { name: string }[]) {
    const table = `"${schema}"."${name}"`;
    await client.query(`truncate ${table} cascade`);
    let rows: object[] = [];
    const flush = async () => {
      const insert = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
      await client.query(insert, [JSON.stringify(rows)]);
      rows = [];
    };
    for (const row of db.prepare(`select * from "${name}"`).iterate()) {
      rows.push(row);
      if (rows.length === ROWS_AT_ONCE) await flush();
    }
    await flush();
  }
  db.close();
}
