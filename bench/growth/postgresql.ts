import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open.ts';
import { startPostgresql } from '../../tests/integration/store/postgresql.ts';
import { COPIED, copied, SAME_FILMS } from './fill.ts';

const ROWS_A_STATEMENT = 500;

/** A PostgreSQL with the small store as it is, and another with that store multiplied as in SQLite. */
export async function startStores(small: string, showtimes: number) {
  const server = await startPostgresql();
  try {
    const large = new URL(server.url);
    large.pathname = '/large';
    await connected(server.url, (client) => client.query('create database large'));
    for (const url of [server.url, large.href]) {
      const db = openDatabase({ DATABASE_URL: url, DATA_DIR: '' });
      await migrate(db);
      await db.destroy();
      await connected(url, (client) => copy(small, client));
    }
    const made = await connected(large.href, (client) => multiply(client, showtimes));
    return { small: server.url, large: { url: large.href, showtimes: made }, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function copy(small: string, client: pg.Client): Promise<void> {
  const db = new DatabaseSync(small, { readOnly: true });
  const tables = db.prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%'").all();
  for (const { name } of tables) {
    const table = String(name);
    const rows = db.prepare(`select * from ${table}`).all();
    await client.query(`delete from ${table}`);
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      const some = JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT));
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [some]);
    }
  }
  db.close();
  await client.query('analyze');
}

async function multiply(client: pg.Client, showtimes: number): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) as count from showtime');
  const copies = Math.ceil(showtimes / Number(rows[0]!.count));
  await client.query(
    `create temp table copies as select number, case when number % ${SAME_FILMS} = 0 then '' else '~' || number end as ending
     from generate_series(0, ${copies - 1}) as number`,
  );
  for (const table of COPIED) {
    await client.query(`create temp table real as select row_number() over () as place, * from ${table}`);
    await client.query(`truncate ${table}`);
    const { fields } = await client.query(`select * from ${table}`);
    const values = fields.map(({ name }) => copied(name, "lpad(copies.number::text, 5, '0')"));
    const columns = fields.map(({ name }) => `"${name}"`);
    await client.query(
      `insert into ${table} (${columns.join()}) select ${values.join()} from real cross join copies order by place, number`,
    );
    await client.query('drop table real');
  }
  await client.query('vacuum analyze');
  return copies * Number(rows[0]!.count);
}
