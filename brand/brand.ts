import type {
  AccessibilityClaims,
  BrandWords,
  LegalEntity,
  Palettes,
  Promises,
  SocialNetwork,
} from '../src/sites/brandShape.ts';
import type { LanguageFolder } from '../src/sites/languageFiles.ts';

/**
 * All that says whose website this is, besides what stands beside this file: `logo.svg`, `favicon.svg`, and the
 * countries in `sites.ts`. brand/README.md says how each is used. Nothing else in the program names the chain.
 */

/** As it is written in sentences: “the Aurore cinemas”. */
export const NAME = 'Aurore';
/** Where there is little room: beside the logo, under an icon. At most some 14 letters. */
export const SHORT_NAME = 'Aurore';
/** Whether SHORT_NAME is written beside the logo. False for a logo that has the name in itself. */
export const NAME_BESIDE_LOGO = true;
/**
 * The prefix of what browsers store (cookies, storage, caches) and of files that people download: small letters. After
 * the launch a change signs everybody out.
 */
export const ID = 'aurore';
/** How the chain's app names itself, before a slash and its version, at the end of its user agent. */
export const APP_NAME = 'AuroreApp';

/**
 * The language, of those with a folder in i18n, whose strings and paths stand in where another's folder lacks its own. It
 * need not be a site's.
 */
export const FALLBACK_LANGUAGE: LanguageFolder = 'en';

/** One sentence for the footer, shared pages and search engines; empty for none. The demo has its own (demo/claims.json). */
export const MOTTO: BrandWords = { fr: '', en: '', de: '', nl: '' };

/** What the subscription is called. */
export const PASS_NAME: BrandWords = {
  fr: 'Cinépass',
  en: 'The pass',
  de: 'Cinépass',
  nl: 'Abonnementen',
};
/** What a card for several seats is called. */
export const SEAT_CARD_NAME: BrandWords = {
  fr: 'Cinécarte',
  en: 'Seat card',
  de: 'Platzkarte',
  nl: 'Plaatsenkaart',
};

/** The company, in the legal notice and at the end of mails; null where it need not be named. */
export const LEGAL: LegalEntity | null = {
  name: 'Aurore Cinémas',
  street: '12 rue de l’Aube',
  postcode: '75009',
  city: 'Paris',
  register: 'RCS Paris 000 000 000',
  responsible: 'Camille Aurore',
  host: 'Aurore Cinémas',
  mail: 'contact@aurore.example',
  telephone: null,
  dataMail: 'donnees@aurore.example',
};

/** Where pages lead to the chain's accounts, on sites whose feed has no footer of its own. */
export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [];

/** Where features lead that have no page of this site, unless a site's settings say otherwise. */
export const ADDRESSES = {
  business: 'https://business.aurore.example',
  provider: 'https://more.aurore.example',
  homeVideo: 'https://video.aurore.example',
  appStore: 'https://apps.apple.com/app/id6450000000',
  playStore: 'https://play.google.com/store/apps/details?id=example.aurore.app',
} as const;

/**
 * The sender of mails (`Rex <accounts@rex.example>`) and where security faults are reported (`mailto:…` or `https://…`),
 * unless the settings MAIL_FROM and SECURITY_CONTACT say; null for none. Without the latter there is no security.txt.
 */
export const MAIL_FROM: string | null = null;
export const SECURITY_CONTACT: string | null = null;
/** A sign before the name at the head of a mail, where pictures are often not loaded; empty for none. */
export const MAIL_SIGN = '◗';

/**
 * What the chain promises on pages. What is false is not mentioned; set only what every cinema keeps. While the demo is
 * shown, pages make the demo's promises and claims besides (demo/claims.json).
 */
export const PROMISES: Promises = {
  companionSeatFree: false,
  headphonesLent: false,
  calmRelaxedScreenings: false,
  unlimitedPass: false,
  freeExchangeForGold: false,
};

/** What the accessibility statement claims. Each claim is somebody's to check: list only what was. */
export const ACCESSIBILITY: AccessibilityClaims = {
  mail: null,
  replyDays: null,
  level: null,
  checked: null,
  tested: [],
  known: [],
};

/**
 * The colours: `src/styles/colours.css` is written from these whenever the site is built. Each pair that text is read on
 * keeps the contrast of WCAG 2.2 AA (`tests/unit/styles/contrast.test.ts` checks them).
 */
export const COLOURS: Palettes = {
  dark: {
    ground: '#11100e',
    raised: '#1b1917',
    ink: '#f5f0e6',
    dim: '#a9a296',
    line: '#2e2b27',
    edge: '#6f6a61',
    focus: '#ffc72e',
    warning: '#ff8d6b',
    link: '#ffc72e',
  },
  light: {
    ground: '#faf7f1',
    raised: '#ffffff',
    ink: '#171510',
    dim: '#6b655a',
    line: '#e2dccf',
    edge: '#8c8577',
    focus: '#171510',
    warning: '#a8381a',
    link: '#7a4a00',
  },
  gold: '#ffc72e',
  onGold: '#171308',
  overPictures: { soft: '#cfc8bb', lead: '#d8d1c4' },
  flags: ['#1f7a4d', '#ffc72e', '#5d5952', '#c0392b', '#2f5fb3'],
};
