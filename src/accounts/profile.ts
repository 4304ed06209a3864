import type { Account } from '../contract/client.ts';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import { NoSuchAccount } from './changeClient.ts';
import { currentAccounts } from './store/current.ts';
import type { AccountsTransaction } from './changeClient.ts';
import type { ProfileTable } from './store/schema.ts';
import type { Bearer } from './token.ts';

/** What the chain knows about a client besides the account: mails, loyalty, subscription. */
export type Profile = Pick<
  Account,
  'newsletterSubscription' | 'cinepassType' | 'subscription' | 'mailCommunication' | 'loyaltyLevel'
>;

/**
 * The account of a token's bearer (SPEC 3, "The account answer uses"). People of another issuer have no account here,
 * so all of theirs comes from the token. Throws NoSuchAccount for a deleted account.
 */
export async function accountOf(identity: Bearer): Promise<Account> {
  const [person, profile] = await Promise.all([personOf(identity), profileOf(identity.account)]);
  return {
    icu: identity.account,
    ...person,
    photoUrl: identity.picture ?? null,
    newsletterSubscription: profile.newsletterSubscription,
    cinepassSubscription: profile.subscription !== null,
    cinepassType: profile.cinepassType,
    subscription: profile.subscription,
    mailCommunication: profile.mailCommunication,
    sendNewsletter: profile.newsletterSubscription,
    loyaltyLevel: profile.loyaltyLevel,
  };
}

type Person = Pick<Account, 'firstname' | 'lastname' | 'email' | 'registered' | 'emailVerify' | 'firstLogin'>;

async function personOf(identity: Bearer): Promise<Person> {
  if (!isIssuerEmbedded(currentSettings())) {
    return {
      firstname: identity.firstName ?? '',
      lastname: identity.lastName ?? '',
      email: identity.email ?? '',
      registered: true,
      emailVerify: identity.emailVerified ?? true,
      firstLogin: false,
    };
  }
  const db = await currentAccounts();
  const row = await db.selectFrom('account').selectAll().where('id', '=', identity.account).executeTakeFirst();
  if (!row) throw new NoSuchAccount(`There is no account ${identity.account}.`);
  return {
    firstname: row.first_name,
    lastname: row.last_name,
    email: row.email,
    registered: row.registered === 1,
    emailVerify: row.email_verified === 1,
    firstLogin: row.first_login === 1,
  };
}

/** A client's profile; one without anything if none is stored. */
export async function profileOf(account: string): Promise<Profile> {
  const db = await currentAccounts();
  const row = await db.selectFrom('profile').selectAll().where('account', '=', account).executeTakeFirst();
  return {
    newsletterSubscription: row?.newsletter === 1,
    cinepassType: row?.cinepass_type ?? null,
    // Only `saveProfile` writes this.
    subscription: row?.subscription ? (JSON.parse(row.subscription) as Account['subscription']) : null,
    mailCommunication: { product: row?.product_mails === 1 },
    loyaltyLevel: row?.loyalty_level ?? null,
  };
}

/** Stores a client's profile in place of the former one. */
export async function saveProfile(transaction: AccountsTransaction, account: string, profile: Profile): Promise<void> {
  const columns: Omit<ProfileTable, 'account'> = {
    newsletter: profile.newsletterSubscription ? 1 : 0,
    product_mails: profile.mailCommunication.product ? 1 : 0,
    loyalty_level: profile.loyaltyLevel,
    cinepass_type: profile.cinepassType,
    subscription: profile.subscription && JSON.stringify(profile.subscription),
  };
  await transaction
    .insertInto('profile')
    .values({ account, ...columns })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(columns))
    .execute();
}
