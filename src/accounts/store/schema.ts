/**
 * Tables of accounts: a store of its own, since programmes are made anew and accounts are not. Times are milliseconds
 * since 1970, truth is 0 or 1, JSON is text: the part that SQLite and PostgreSQL have in common.
 */
export type AccountsSchema = {
  account: AccountTable;
  oidc_payload: OidcPayloadTable;
  mail_token: MailTokenTable;
};

/** A person who can sign in. */
export type AccountTable = {
  /** A UUID: the `sub` of every token. */
  id: string;
  /** In small letters, see `normalEmail`. */
  email: string;
  /** What `hashPassword` made; null for who has none yet. */
  password: string | null;
  first_name: string;
  last_name: string;
  email_verified: number;
  /** 0 while the form of registration is still to be filled in (SPEC 4: the sign-up frame opens). */
  registered: number;
  /** 1 until the first sign-in after the one that registered (SPEC 4: the mail frame waits for the second). */
  first_login: number;
  /** In which mails are written. */
  language: string;
  created_at: number;
};

/** What the provider keeps: sessions, interactions, grants, codes, refresh tokens. */
export type OidcPayloadTable = {
  model: string;
  id: string;
  /** JSON of the provider's. */
  payload: string;
  account: string | null;
  grant_id: string | null;
  uid: string | null;
  expires_at: number | null;
  consumed_at: number | null;
};

/** A link in a mail, known here by the SHA-256 of its secret only. */
export type MailTokenTable = {
  hash: string;
  account: string;
  purpose: 'verify' | 'password';
  expires_at: number;
};
