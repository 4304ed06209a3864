import pg from 'pg';
import { startPostgresql } from '../store/postgresql.ts';
import { lookedThroughByPostgresql } from './statements/plans.ts';
import { statementsSuite } from './statements/suite.ts';

statementsSuite('PostgreSQL', startPostgresql, async (url, statements) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set search_path = public, accounts');
  // These tables are small; this way, PostgreSQL scans one sequentially only if no index can be used.
  await client.query('set enable_seqscan = off');
  const found: string[][] = [];
  for (const statement of statements) found.push(await lookedThroughByPostgresql(client, statement));
  await client.end();
  return found;
});
