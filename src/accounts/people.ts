import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { now } from '../settings/clock.ts';
import { supportedOrEnglish } from './language.ts';
import type { Language } from '../sites/sites.ts';
import type { Accounts } from './store/open.ts';
import type { AccountTable } from './store/schema.ts';

/** Who can sign in, without the password. */
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
    language: supportedOrEnglish(row.language),
  };
}

/** A person by the id that tokens name. */
export async function personById(db: Accounts, id: string): Promise<Person | undefined> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  return row && personOf(row);
}

/** A person by a normal e-mail address, with the password's hash. */
export async function personByEmail(
  db: Accounts,
  email: string,
): Promise<{ person: Person; password: string | null } | undefined> {
  const row = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
  return row && { person: personOf(row), password: row.password };
}

/** Registers somebody; undefined when the address is taken. */
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

/** Changes a name; with it, an account that was made without registration is registered. */
export async function renamePerson(db: Accounts, id: string, firstName: string, lastName: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ first_name: firstName, last_name: lastName, registered: 1 })
    .where('id', '=', id)
    .execute();
}

/** From the second sign-in on, an address that was not verified is asked about (SPEC 4). */
export async function noteSignIn(db: Accounts, id: string): Promise<void> {
  await db.updateTable('account').set({ first_login: 0 }).where('id', '=', id).where('first_login', '=', 1).execute();
}

export async function verifyEmail(db: Accounts, id: string): Promise<void> {
  await db.updateTable('account').set({ email_verified: 1 }).where('id', '=', id).execute();
}

/** Sets a new password, which proves the mailbox as well, and ends every sign-in that knew the old one. */
export async function renewPassword(db: Accounts, id: string, password: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('account').set({ password, email_verified: 1 }).where('id', '=', id).execute();
    await transaction.deleteFrom('oidc_payload').where('account', '=', id).execute();
    await transaction.deleteFrom('mail_token').where('account', '=', id).execute();
  });
}
