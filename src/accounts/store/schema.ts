import type { Emotion } from '../../domain/show/emotions.ts';
import type { Language, SiteCode } from '../../sites/sites.ts';

/**
 * The accounts' tables. They have their own database, since a programme can be imported again and accounts cannot.
 * Times are milliseconds since 1970, booleans are 0 or 1, JSON is text: what SQLite and PostgreSQL have in common.
 */
export type AccountsSchema = {
  account: AccountTable;
  oidc_payload: OidcPayloadTable;
  mail_token: MailTokenTable;
  holding: HoldingTable;
  client: ClientTable;
  profile: ProfileTable;
  favourite: FavouriteTable;
  wish: WishTable;
  emotion: EmotionTable;
  feeling_count: FeelingCountTable;
  voucher: VoucherTable;
  answered_captcha: AnsweredCaptchaTable;
  card_try: CardTryTable;
  mail_count: MailCountTable;
  ask: PollTable;
  ask_answer: PollAnswerTable;
  tell_me: TellMeTable;
};

/** A person who can sign in. */
export type AccountTable = {
  /** A UUID: the `sub` of every token. */
  id: string;
  /** In lower case, see `normalEmail`. */
  email: string;
  /** Made by `hashPassword`; null if there is no password yet. */
  password: string | null;
  first_name: string;
  last_name: string;
  email_verified: number;
  /** 0 while the registration form has yet to be filled in (SPEC 4: the sign-up frame opens). */
  registered: number;
  /** 1 until the first sign-in after registration (SPEC 4: the mail frame waits for the second). */
  first_login: number;
  /** The language of mails. */
  language: string;
  created_at: number;
};

/** The provider's data: sessions, interactions, grants, codes, refresh tokens. */
export type OidcPayloadTable = {
  model: string;
  id: string;
  /** The provider's JSON. */
  payload: string;
  account: string | null;
  grant_id: string | null;
  uid: string | null;
  expires_at: number | null;
  consumed_at: number | null;
};

/** A link in a mail. Only the SHA-256 of its secret is stored. */
export type MailTokenTable = {
  hash: string;
  account: string;
  purpose: 'verify' | 'password';
  expires_at: number;
};

/** A purchase; `data` is the JSON of a Holding. */
export type HoldingTable = { account: string; id: string; kind: string; data: string };

/**
 * A client with any data here. Each write first counts up `writes`, which locks the row, so a client's writes are
 * serialised.
 */
export type ClientTable = { account: string; writes: number };

/** What the chain knows about a client besides the account: mails, loyalty, subscription. No row means none of it. */
export type ProfileTable = {
  account: string;
  newsletter: number;
  /** Whether product news may be sent (SPEC 3, `mailCommunication{product}`). */
  product_mails: number;
  loyalty_level: string | null;
  cinepass_type: string | null;
  /** JSON of `subscription` in `src/contract`. */
  subscription: string | null;
};

/** A favourite cinema; `position` counts from 0 on each site, latest first. */
export type FavouriteTable = {
  account: string;
  site: SiteCode;
  /** `vistaRef`, which stays the same when slugs are renamed. */
  cinema: string;
  position: number;
};

/** A show by its key in all countries (`showKey`), with the site and slug where the client found it. */
type OfShow = { account: string; show: string; site: SiteCode; slug: string; since: number };

/** A show on the wishlist; the latest has the highest position. */
export type WishTable = OfShow & { position: number };
export type EmotionTable = OfShow & { emotion: Emotion };

/** How many clients have a show in `wish` and in `emotion`. Written in the same transaction as those. */
export type FeelingCountTable = { show: string; wishes: number } & Record<Emotion, number>;

/** A voucher or a gift card. Only the keyed hash of its code is stored. */
export type VoucherTable = {
  hash: string;
  site: SiteCode;
  /** JSON of VoucherCard. */
  card: string;
  /** YYYY-MM-DD, the last day on which it is valid. */
  expires_on: string | null;
  used_up: number;
};

/** A captcha that was answered, as each may be once. Stored for as long as the answer could be sent again. */
export type AnsweredCaptchaTable = { signature: string; expires_at: number };

/**
 * Wrong tries in a row of a voucher or a gift card, by the keyed hash of its number: when the last one was, and from when
 * on it may be tried again, in milliseconds since 1970.
 */
export type CardTryTable = { card: string; failures: number; failed_at: number; free_at: number };

/** How many mails visitors have asked for, by a keyed hash of from where or to whom, until `ends_at`, milliseconds since 1970. */
export type MailCountTable = { of: string; count: number; ends_at: number };

/** Polls. Only the SHA-256 of a URL's secret is stored. `writes` locks it, as in ClientTable. */
export type PollTable = {
  hash: string;
  site: SiteCode;
  /** JSON of PollScreening[]; `[]` once it has ended. */
  screenings: string;
  writes: number;
  expires_at: number;
};

/** A friend's answer, by the SHA-256 of the secret that their browser has. `marks`: JSON, by reference. */
export type PollAnswerTable = { ask: string; secret: string; name: string; marks: string; position: number };

/** What somebody has asked to be told of, and has confirmed. */
export type TellMeTable = {
  /** From the link that confirmed it, which makes it once. */
  id: string;
  site: SiteCode;
  /** The language of what is sent. */
  language: Language;
  channel: 'mail' | 'push';
  /** The e-mail address, or JSON of PushSubscription in `src/contract`; null once nothing more will be sent, until the link that confirmed it has expired. */
  recipient: string | null;
  /** The slug of the wish's film, or its person: what `topicOf` gives. */
  film: string;
  /** JSON of Wish in `src/contract`. */
  wish: string;
  /** JSON of Announced[] in `src/contract`: what was sent last of each screening. */
  announced: string;
  /** Before that nothing is sent: later while a server sends it, which is how it claims it, and between two mails. */
  next_at: number;
  /** How often sending has failed since it last succeeded. */
  failures: number;
  /** How many messages were recorded as sent. */
  deliveries: number;
  expires_at: number;
};
