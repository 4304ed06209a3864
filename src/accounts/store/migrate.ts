import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrationsOf } from '../../database/laterMigrations.ts';
import { identity } from './migrations/0001-identity.ts';
import { holdings } from './migrations/0002-holdings.ts';
import { client } from './migrations/0010-client.ts';
import { voucher } from './migrations/0011-voucher.ts';
import { asks } from './migrations/0012-asks.ts';
import type { AccountsSchema } from './schema.ts';

/** Named one by one, since the server is bundled and has no folder to look into. */
const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-holdings': holdings,
  '0010-client': client,
  '0011-voucher': voucher,
  '0012-asks': asks,
};

/** Brings a store of accounts to this version's tables. `schema`: PostgreSQL's, which has the programme's beside it. */
export async function migrateAccounts(db: Kysely<AccountsSchema>, schema: string | undefined): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: migrationsOf(db, migrations),
    // Each part of the accounts has numbers of its own, and they grow side by side.
    allowUnorderedMigrations: true,
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
