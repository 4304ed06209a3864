import type { Language, SiteCode } from '../../src/sites/sites.ts';
import type { Words } from './edition.ts';
import type { ExperienceText } from './experiences/type.ts';
import type { Illustration } from './pictures.ts';
import type { PriceName } from './prices.ts';

/** When something is on, in days counted from its publication; `relay` is the time of the next live event. */
export type When =
  | { readonly type: 'relay' }
  | { readonly type: 'exactWithoutHours' | 'from'; readonly day: number }
  | { readonly type: 'interval'; readonly day: number; readonly last: number }
  | { readonly type: 'until'; readonly last: number }
  | { readonly type: 'noDate' };

/** What articles of every type have. */
export type ArticleText<L extends Language = Language> = {
  /** The same in every language, and unique in the demo. */
  readonly key: string;
  readonly type: 'news' | 'event';
  readonly picture: Illustration;
  /** Sites that it does not apply to. */
  readonly except?: readonly SiteCode[];
  /** Of events. */
  readonly when?: When;
  /** Its slug in the site's own language, where the title will not do because it has a price in it. */
  readonly slug?: Words<'fr' | 'en' | 'nl'>;
  readonly title: Words<L>;
  readonly headline: Words<L>;
  /** HTML, with what `written` fills in. */
  readonly content: Words<L>;
};

/** Articles about experiences (type `experience`), each part of a group. */
export type ExperienceArticleText = Omit<ArticleText, 'type' | 'when' | 'except'> & {
  readonly group: ExperienceText['group'];
  /** Of the cinemas it is about: a hall, a seat or a service. Without it, all. */
  readonly feature?: string;
  /** Shows whose pictures the gallery has. */
  readonly gallery: readonly number[];
  readonly guest?: { readonly name: string; readonly title: Words; readonly description: Words };
};

export type OfferText = Omit<ArticleText, 'type'> & {
  readonly category: 'promotion' | 'temporary';
  readonly when: When;
  /** A feature of the cinemas that take part; without it all do. */
  readonly only?: string;
  readonly cta?: { readonly label: Words; readonly url: string; readonly type: 'yellow' | 'black' | 'booking' };
  readonly label?: Words;
  readonly labelColor?: '1' | '2' | '3' | '4' | '5';
  readonly subtitle?: Words;
  readonly price?: PriceName;
};
