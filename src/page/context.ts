import type { AccountsView } from '../accounts/view.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { Filters } from '../contract/filters.ts';
import type { Mark } from '../domain/polls/polls.ts';
import type { Variant } from '../domain/shell/variant.ts';
import type { Translate } from '../i18n/translator.ts';
import type { Difference } from '../content/preview/differences.ts';
import type { Preview } from '../content/preview/token.ts';
import type { RouteData, Screen } from '../routes/screens.ts';
import type { CheckStep, TypedCode, VoucherOutcome } from '../domain/offers/voucher.ts';
import type { TellMeStep } from '../domain/tellMe/wish.ts';
import type { Feature } from '../sites/featureFacts.ts';
import type { Product } from '../sites/products.ts';
import type { Language, Site } from '../sites/sites.ts';
import type { ItemsByKind } from './item.ts';

/** What pages and components know about the request: `Astro.locals.page`. Do not use `Astro.url`, which is internal. */
export type PageContext = {
  readonly site: Site;
  readonly language: Language;
  /** BCP 47: `fr-CH`. */
  readonly locale: string;
  /** The site's data in this language as it was when the request came: everything on a page is made from it. */
  readonly catalogue: Catalogue;
  readonly screen: Screen;
  readonly route: RouteData;
  readonly params: { readonly slug?: string | undefined; readonly id?: string | undefined };
  /** What the page is about, as its guard found it; pages read it by `itemOf`. */
  readonly item: ItemsByKind[keyof ItemsByKind] | undefined;
  readonly filters: Filters;
  /** Whether the page is shown inside the app, which its address or its variant decides. */
  readonly webview: boolean;
  readonly variant: Variant;
  /** The public path, without query. */
  readonly path: string;
  /** The site's public origin, without a slash at the end. */
  readonly origin: string;
  /** `PROD`, or the host's prefix (SPEC 9). */
  readonly environment: string;
  /** The features that this site has. */
  readonly features: ReadonlySet<Feature>;
  readonly query: URLSearchParams;
  readonly t: Translate;
  /** The instant that is shown: the present or, in a preview, the one that the editor chose. */
  readonly now: Date;
  /** The instant from which clocks on the page go on, if that is not the present. */
  readonly clock: Date | undefined;
  /** Result of checking a code that was sent without script; such a page is private. */
  readonly outcome?: VoucherOutcome | undefined;
  /** The code that could not be checked or is worth nothing. */
  readonly typed?: TypedCode | undefined;
  /** Where the visitor is on the way to such a check; such a page is private too. */
  readonly step?: CheckStep | undefined;
  /** Where the visitor is on the way to be told of screenings; such a page is private too. */
  readonly tellMe?: TellMeStep | undefined;
  /** Why a poll's form, or an answer's, was refused; such a page is private too. */
  readonly refused?: PollRefusal;
  /** Set in an editor's preview: drafts are shown, and nothing is cached. */
  readonly preview: Preview | undefined;
};

export type PollRefusal = {
  readonly fault: 'Screenings' | 'Busy' | 'Name' | 'Marks' | 'Full';
  /** What was filled in, to show it again. */
  readonly name?: string;
  readonly marks?: Readonly<Record<string, Mark>>;
};

/** What the preview bar and the page of differences show: `Astro.locals.previewBar`. */
export type PreviewBarContext = {
  /** In the bar those on the page shown; on the page of differences all. */
  readonly differences: readonly Difference[];
  /** How many more there are on other pages. */
  readonly elsewhere: number;
};

/** What a link to the stand-in contains: `<ticketing origin>/{language}/V{vistaRef}S{session}/booking`. */
export type BookingContext = {
  readonly reference: string;
  readonly language: Language;
  readonly t: Translate;
};

/** What is bought in the shop of the stand-in: `Astro.locals.shop`. */
export type ShopContext = {
  readonly product: Product;
  readonly language: Language;
  readonly t: Translate;
};

/** What the accounts host's pages know about the request: `Astro.locals.account`. */
export type AccountContext = {
  readonly view: AccountsView;
  readonly site: Site;
  /** The features of the site. */
  readonly features: ReadonlySet<Feature>;
  /** BCP 47: `fr-CH`. */
  readonly locale: string;
  readonly t: Translate;
  readonly now: Date;
};
