import type { Emotion } from '../../domain/emotions.ts';
import type { SiteCode } from '../../sites/sites.ts';

/**
 * Tables of accounts: a store of its own, since programmes are made anew and accounts are not. Times are milliseconds
 * since 1970, truth is 0 or 1, JSON is text: the part that SQLite and PostgreSQL have in common.
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
  ask: AskTable;
  ask_answer: AskAnswerTable;
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

/** What somebody has bought; JSON of a Holding. */
export type HoldingTable = { account: string; id: string; kind: string; data: string };

/** Whoever keeps anything here. Each write counts itself first, which locks the row: a client's writes take turns. */
export type ClientTable = { account: string; writes: number };

/** What the chain knows of a client besides: mails, loyalty, subscription. Who has no row has none of it. */
export type ProfileTable = {
  account: string;
  newsletter: number;
  /** Whether news of products may be sent (SPEC 3, `mailCommunication{product}`). */
  product_mails: number;
  loyalty_level: string | null;
  cinepass_type: string | null;
  /** JSON of the contract's `subscription`. */
  subscription: string | null;
};

/** A favourite cinema; `position` counts from 0, latest first, on each site. */
export type FavouriteTable = {
  account: string;
  site: SiteCode;
  /** `vistaRef`, which stays while slugs are renamed. */
  cinema: string;
  position: number;
};

/** A show that is one and the same in all countries (`showKey`), and where and by which slug it was met. */
type OfShow = { account: string; show: string; site: SiteCode; slug: string; since: number };

/** A show on the wishlist; the higher the position the later. */
export type WishTable = OfShow & { position: number };
export type EmotionTable = OfShow & { emotion: Emotion };

/** How many clients keep a show in `wish` and in `emotion`: written with each of them, in one transaction. */
export type FeelingCountTable = { show: string; wishes: number } & Record<Emotion, number>;

/** A voucher or a gift card, known by the keyed hash of its code only. */
export type VoucherTable = {
  hash: string;
  site: SiteCode;
  /** JSON of the contract's. */
  card: string;
  /** YYYY-MM-DD, the last day on which it is good. */
  expires_on: string | null;
  used_up: number;
};

/** A captcha that was answered, which it may be once; kept for as long as it could be sent again. */
export type AnsweredCaptchaTable = { signature: string; expires_at: number };

/** What friends were asked, known by the SHA-256 of its address's secret only. Each write counts itself first, as a client's. */
export type AskTable = {
  hash: string;
  site: SiteCode;
  /** JSON of AskedScreening[]; of one that has ended, none. */
  screenings: string;
  writes: number;
  expires_at: number;
};

/** What one of them answered, known by the SHA-256 of the secret that their browser keeps. `marks`: JSON, by reference. */
export type AskAnswerTable = { ask: string; secret: string; name: string; marks: string; position: number };
