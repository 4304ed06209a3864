import type { Language, SiteCode } from '../sites/sites.ts';
import type { Favourite } from './favourites.ts';
import type { Holding } from './holdings.ts';
import type { Profile } from './profile.ts';

/** The pages of the accounts host, by the names of their files in src/pages/account/host. */
export type AccountsPageName =
  | 'signIn'
  | 'register'
  | 'mail'
  | 'forgotten'
  | 'newPassword'
  | 'signOut'
  | 'signedOut'
  | 'problem'
  | 'outbox'
  | 'profile'
  | 'data'
  | 'benefits'
  | 'favourites'
  | 'bookings'
  | 'wallet'
  | 'pass';

/** A fault in a form: its field, or `form` for the whole, and the text that is shown (`Account.Fault.…`). */
export type FormFault = {
  readonly field: 'email' | 'password' | 'firstName' | 'lastName' | 'form';
  readonly fault: FaultName;
  readonly values?: Readonly<Record<string, string | number>>;
};
export type FaultName =
  | 'Email'
  | 'FirstName'
  | 'LastName'
  | 'Password'
  | 'TooShort'
  | 'TooLong'
  | 'Common'
  | 'Wrong'
  | 'WrongPassword'
  | 'Taken'
  | 'TooMany'
  | 'Busy'
  | 'Link';

/** What a signed-in person sees of their own data. */
export type OwnView = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly profile: Profile;
  readonly favourites: readonly Favourite[];
  readonly holdings: readonly Holding[];
};

/** Everything that a page of the accounts host shows. Passed to the page as JSON. */
export type AccountsView = {
  readonly page: AccountsPageName;
  readonly status: number;
  readonly language: Language;
  /** The site that the person came from and returns to. */
  readonly site: SiteCode;
  /** The path of this page after its language, for links to the other languages. */
  readonly path: string;
  /** Whether it is shown in a frame of the site. */
  readonly framed: boolean;
  readonly values?: Readonly<Record<string, string>>;
  readonly faults?: readonly FormFault[];
  /** After how many seconds the form may be sent again. */
  readonly retryAfter?: number;
  /** The proof of work that goes with a form while the server is busy, as JSON. */
  readonly challenge?: string;
  /** The state that the page is in. */
  readonly state?: string;
  /** The message to the parent page (SPEC 4, "Frame messages"). */
  readonly message?: { readonly type: 'parent_exchange' | 'register_complete'; readonly data: object };
  readonly person?: OwnView;
  readonly mails?: readonly {
    readonly name: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
  }[];
};
