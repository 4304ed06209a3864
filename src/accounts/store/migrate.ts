import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrationsOf } from '../../database/laterMigrations.ts';
import { identity } from './migrations/0001-identity.ts';
import { holdings } from './migrations/0002-holdings.ts';
import { client } from './migrations/0010-client.ts';
import { voucher } from './migrations/0011-voucher.ts';
import { asks } from './migrations/0012-asks.ts';
import { cardTries } from './migrations/0013-card-tries.ts';
import { tellMe } from './migrations/0014-tell-me.ts';
import { tellMeFailures } from './migrations/0015-tell-me-failures.ts';
import { tellMeDeliveries } from './migrations/0016-tell-me-deliveries.ts';
import { tellMeInTurn } from './migrations/0017-tell-me-in-turn.ts';
import { mailCounts } from './migrations/0018-mail-counts.ts';
import type { AccountsSchema } from './schema.ts';

/** Listed one by one, since the server is bundled and has no folder to read. */
const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-holdings': holdings,
  '0010-client': client,
  '0011-voucher': voucher,
  '0012-asks': asks,
  '0013-card-tries': cardTries,
  '0014-tell-me': tellMe,
  '0015-tell-me-failures': tellMeFailures,
  '0016-tell-me-deliveries': tellMeDeliveries,
  '0017-tell-me-in-turn': tellMeInTurn,
  '0018-mail-counts': mailCounts,
};

/**
 * Migrates an accounts database to this version's tables. `schema`: on PostgreSQL, which has the programme's tables
 * too.
 */
export async function migrateAccounts(db: Kysely<AccountsSchema>, schema: string | undefined): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: migrationsOf(db, migrations),
    // Each part of the accounts has its own range of numbers.
    allowUnorderedMigrations: true,
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
