import type { AccountsView } from './accounts/view.ts';
import type { Catalogue } from './content/catalogue.ts';
import type { Filters } from './contract/filters.ts';
import type { Mark } from './domain/asks.ts';
import type { Variant } from './domain/variant.ts';
import type { Translate } from './i18n/translator.ts';
import type { Difference } from './preview/differences.ts';
import type { Preview } from './preview/token.ts';
import type { RouteData, Screen } from './routes/screens.ts';
import type { VoucherOutcome } from './domain/voucher.ts';
import type { Feature } from './sites/features.ts';
import type { Language, Site } from './sites/sites.ts';

/** What every page and component knows of the request: `Astro.locals.page`. Never `Astro.url`, which is internal. */
export type PageContext = {
  readonly site: Site;
  readonly language: Language;
  /** BCP 47: `fr-CH`. */
  readonly locale: string;
  /** Of the site in this language, as it was when the request came: everything on a page is made of this one. */
  readonly catalogue: Catalogue;
  readonly screen: Screen;
  readonly route: RouteData;
  readonly params: { readonly slug?: string | undefined; readonly id?: string | undefined };
  readonly filters: Filters;
  /** Whether it is shown inside the app: by its address, or by its variant. */
  readonly webview: boolean;
  readonly variant: Variant;
  /** The public address without query. */
  readonly path: string;
  /** The site's public origin, without a slash at the end. */
  readonly origin: string;
  /** `PROD`, or the host's prefix (SPEC 9). */
  readonly environment: string;
  /** What this site has of what a site may lack. */
  readonly features: ReadonlySet<Feature>;
  readonly query: URLSearchParams;
  readonly t: Translate;
  /** The instant that is shown: the present one or, in a preview, any. */
  readonly now: Date;
  /** What the check of a code came to that was sent without script; such a page is the sender's alone. */
  readonly outcome?: VoucherOutcome;
  /** Why a form was not kept by which friends are asked or answer; such a page is the sender's alone, too. */
  readonly refused?: AskRefusal;
  /** Of an editor's preview: drafts are shown, and nothing is kept. */
  readonly preview: Preview | undefined;
};

export type AskRefusal = {
  readonly fault: 'Screenings' | 'Busy' | 'Name' | 'Marks' | 'Full';
  /** What was filled in, to be shown again. */
  readonly name?: string;
  readonly marks?: Readonly<Record<string, Mark>>;
};

/** What the bar and the page of differences tell an editor: `Astro.locals.previewBar`. */
export type PreviewBarContext = {
  /** Under a page those on it, else all. */
  readonly differences: readonly Difference[];
  /** How many there are on other pages. */
  readonly elsewhere: number;
};

/** What a booking link names: `<ticketing origin>/{language}/V{vistaRef}S{session}/booking`. */
export type BookingContext = {
  readonly reference: string;
  readonly language: Language;
  readonly t: Translate;
};

/** What the accounts host's pages know of the request: `Astro.locals.account`. */
export type AccountContext = {
  readonly view: AccountsView;
  readonly site: Site;
  /** BCP 47: `fr-CH`. */
  readonly locale: string;
  readonly t: Translate;
  readonly now: Date;
};
