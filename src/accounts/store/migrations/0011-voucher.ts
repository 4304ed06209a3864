import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds vouchers, gift cards, and the captchas that were answered. */
export const voucher: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('voucher')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('expires_on', 'text')
      .addColumn('used_up', 'integer', (column) => column.notNull())
      .execute();

    await schema
      .createTable('answered_captcha')
      .addColumn('signature', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('answered_captcha_by_expires_at').on('answered_captcha').column('expires_at').execute();
  },
};
