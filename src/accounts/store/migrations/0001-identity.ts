import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds accounts, the provider's data, and links in mails. */
export const identity: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password', 'text')
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email_verified', 'integer', (column) => column.notNull())
      .addColumn('registered', 'integer', (column) => column.notNull())
      .addColumn('first_login', 'integer', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await schema
      .createTable('oidc_payload')
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('account', 'text')
      .addColumn('grant_id', 'text')
      .addColumn('uid', 'text')
      .addColumn('expires_at', 'bigint')
      .addColumn('consumed_at', 'bigint')
      .addPrimaryKeyConstraint('oidc_payload_key', ['model', 'id'])
      .execute();
    for (const column of ['account', 'grant_id', 'uid', 'expires_at']) {
      await schema.createIndex(`oidc_payload_by_${column}`).on('oidc_payload').column(column).execute();
    }

    await schema
      .createTable('mail_token')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('mail_token_by_account').on('mail_token').column('account').execute();
  },
};
