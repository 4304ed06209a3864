import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { now } from '../settings/clock.ts';
import { supportedOrCommon } from './language.ts';
import { endSignIns } from './session.ts';
import type { Language } from '../sites/sites.ts';
import type { Accounts } from './store/open.ts';
import type { AccountTable } from './store/schema.ts';

/** A person who can sign in, without the password. */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailVerified: boolean;
  readonly registered: boolean;
  readonly firstLogin: boolean;
  readonly language: Language;
};

export type NewPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Hashed. */
  readonly password: string;
  readonly language: Language;
};

function personOf(row: Selectable<AccountTable>): Person {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    emailVerified: row.email_verified === 1,
    registered: row.registered === 1,
    firstLogin: row.first_login === 1,
    language: supportedOrCommon(row.language),
  };
}

/** A person by id, which is the `sub` of tokens. */
export async function personById(db: Accounts, id: string): Promise<Person | undefined> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  return row && personOf(row);
}

/** A person by e-mail address (see `normalEmail`), with the password's hash; null if there is no password. */
export async function personByEmail(
  db: Accounts,
  email: string,
): Promise<{ person: Person; password: string | null } | undefined> {
  const row = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
  return row && { person: personOf(row), password: row.password };
}

/** Registers a person; undefined if the e-mail address is taken. */
export async function addPerson(db: Accounts, person: NewPerson): Promise<Person | undefined> {
  const row = await db
    .insertInto('account')
    .values({
      id: randomUUID(),
      email: person.email,
      password: person.password,
      first_name: person.firstName,
      last_name: person.lastName,
      email_verified: 0,
      registered: 1,
      first_login: 1,
      language: person.language,
      created_at: now().getTime(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && personOf(row);
}

/** Changes a person's name. An account that was made without registration counts as registered after that. */
export async function renamePerson(db: Accounts, id: string, firstName: string, lastName: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ first_name: firstName, last_name: lastName, registered: 1 })
    .where('id', '=', id)
    .execute();
}

/**
 * Records a sign-in: from the second on, people are asked about an unverified e-mail address (SPEC 4). False if the
 * password's hash is another by now: checking takes a while, in which a new one may have been set.
 */
export async function recordSignIn(db: Accounts, id: string, password: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ first_login: 0 })
    .where('id', '=', id)
    .where('password', '=', password)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that the person has proved their e-mail address. */
export async function verifyEmail(db: Accounts, id: string): Promise<void> {
  await db.updateTable('account').set({ email_verified: 1 }).where('id', '=', id).execute();
}

/** Sets a new password's hash and ends every sign-in. The e-mail address counts as verified: the link came by mail. */
export async function renewPassword(db: Accounts, id: string, password: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('account').set({ password, email_verified: 1 }).where('id', '=', id).execute();
    await endSignIns(transaction, id);
    await transaction.deleteFrom('mail_token').where('account', '=', id).execute();
  });
}
