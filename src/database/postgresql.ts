import { PostgresDialect, type Dialect } from 'kysely';

const INT8 = 20;

/** PostgreSQL through `pg`, which is loaded only where it is used. */
export function postgresqlDialect(url: string): Dialect {
  return new PostgresDialect({
    pool: async () => {
      const { default: pg } = await import('pg');
      const types = new pg.TypeOverrides();
      // Counts come as 64-bit integers; none of ours is beyond what a number holds.
      types.setTypeParser(INT8, Number);
      const pool = new pg.Pool({ connectionString: url, types, connectionTimeoutMillis: 5_000 });
      // A connection that breaks while idle is replaced; without a listener it would end the process.
      pool.on('error', () => undefined);
      return pool;
    },
  });
}
