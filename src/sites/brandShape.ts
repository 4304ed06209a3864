import type { LanguageFolder } from './languageFiles.ts';
import type { Language } from './sites.ts';

/** What the exports of brand/brand.ts have. */

/** Words in each language of a site; those of other languages are not read. */
export type BrandWords = Readonly<Record<Language, string> & Partial<Record<LanguageFolder, string>>>;

/** The company behind the site. */
export type LegalEntity = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** Where it is registered, and its number there; null where there is none to be named. */
  readonly register: string | null;
  /** The person who answers for what is published; null where the law names nobody. */
  readonly responsible: string | null;
  /** Who hosts the site, with the address, in one line; null where that need not be said. */
  readonly host: string | null;
  readonly mail: string | null;
  readonly telephone: string | null;
  /** Where to write about one's data; null for `mail`. */
  readonly dataMail: string | null;
};

/** A page of the chain elsewhere; `url` is absolute. */
export type SocialNetwork = { readonly label: string; readonly url: string };

/** What the chain promises; the sentence of one that is false is not on any page. */
export type Promises = {
  /** The seat beside a wheelchair's place costs nothing. */
  readonly companionSeatFree: boolean;
  /** The desk lends headphones for audio description. */
  readonly headphonesLent: boolean;
  /** Relaxed screenings have lower sound, soft light and no advertisements. */
  readonly calmRelaxedScreenings: boolean;
  /** The subscription is worth as many films as one likes. */
  readonly unlimitedPass: boolean;
  /** Clients of the level gold exchange their seat without a fee until the screening. */
  readonly freeExchangeForGold: boolean;
};

/** The claims of the accessibility statement, by their keys in the dictionaries. */
export type AccessibilityClaims = {
  /** Where to write to; null for none, and then no reply is promised either. */
  readonly mail: string | null;
  /** Within how many working days a message is answered; null for no promise. */
  readonly replyDays: number | null;
  /** How far WCAG 2.2 AA is met; null while nobody has checked. */
  readonly level: 'partial' | null;
  /** The day on which a person last compared the claims with the tests (`YYYY-MM-DD`); null for never. */
  readonly checked: string | null;
  readonly tested: readonly ('Engines' | 'Keyboard' | 'Order' | 'Sizes' | 'Looks' | 'Script' | 'Browsers')[];
  readonly known: readonly ('Audit' | 'Readers' | 'Text' | 'Trailers' | 'Others')[];
};

/** Six hexadecimal digits. */
type Colour = `#${string}`;

/** The colours of one scheme. */
export type Palette = {
  /** Behind everything. */
  readonly ground: Colour;
  /** Tickets that can be booked, notices. */
  readonly raised: Colour;
  /** Text. */
  readonly ink: Colour;
  /** Secondary text. */
  readonly dim: Colour;
  /** Ruled lines. */
  readonly line: Colour;
  /** Borders of controls. */
  readonly edge: Colour;
  /** The focus ring. */
  readonly focus: Colour;
  /** Notices that warn. */
  readonly warning: Colour;
  /** Links in the API's documentation. */
  readonly link: Colour;
};

/** All colours of the brand. */
export type Palettes = {
  readonly dark: Palette;
  readonly light: Palette;
  /** What can be acted on now, and the text on it: whatever colour that is. */
  readonly gold: Colour;
  readonly onGold: Colour;
  /** Secondary text over pictures, which are dark in both schemes: beside tickets, and below a city's name. */
  readonly overPictures: { readonly soft: Colour; readonly lead: Colour };
  /** SPEC 9, flag colours by number; white text stands on them, on the second that of `onGold`. */
  readonly flags: readonly [Colour, Colour, Colour, Colour, Colour];
};
