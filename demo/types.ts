import type { Language } from '../src/sites/sites.ts';

/** Text in all four languages. */
export type Localised = Readonly<Record<Language, string>>;

/** Text that is the same in every language, or not. */
export type Text = string | Localised;

export const GENRES = [
  'adventure',
  'animation',
  'comedy',
  'crime',
  'documentary',
  'drama',
  'fantasy',
  'history',
  'horror',
  'musical',
  'romance',
  'science-fiction',
  'thriller',
  'war',
  'western',
  'experimental',
  'family',
  'opera',
  'ballet',
  'concert',
  'theatre',
] as const;
export type Genre = (typeof GENRES)[number];

/** A film in the public domain, or a live event, with its real facts (feed/shared/shows). */
export type DemoShow = {
  /** Stable and unique in the whole demo; ends every slug of the show and identifies it across countries. */
  readonly id: number;
  readonly kind: 'film' | 'opera' | 'ballet' | 'concert' | 'theatre';
  /** As shown in each language's country. */
  readonly title: Localised;
  /** Where that title is in another language: which (BCP 47). Names and what every language says alike have none. */
  readonly titleLanguage?: Partial<Record<Language, string>>;
  readonly originalTitle: string;
  /** BCP 47 of the spoken language or, for a silent film, of its intertitles. */
  readonly originalLanguage: string;
  readonly silent: boolean;
  readonly year: number;
  readonly directors: readonly string[];
  /** Main actors; for events the company, conductor, soloists. */
  readonly cast: readonly string[];
  /** ISO 3166-1 alpha-2 */
  readonly countries: readonly string[];
  /** In minutes. */
  readonly duration: number;
  readonly genresSlug: readonly Genre[];
  /** The youngest age that it is suitable for; 0 is everyone. */
  readonly age: 0 | 6 | 9 | 10 | 12 | 14 | 16 | 18;
  /** Kijkwijzer's descriptors. */
  readonly warnings: readonly ('fear' | 'violence' | 'sex' | 'discrimination' | 'drugs' | 'language')[];
  readonly kids: boolean;
  /** Two to four sentences in the present tense; `<br/>` separates paragraphs. */
  readonly synopsis: Localised;
  /** One sentence that sells it, at most 110 characters. */
  readonly entertainementSubtitle: Localised;
  readonly distribution: string;
};

/** The 24 most seen films: programmed most widely, and each with a poster motif of its own. */
export const MOST_SEEN: readonly number[] = [
  44001, 44002, 44003, 44004, 44005, 44006, 44007, 44008, 44009, 44010, 44011, 44012, 44013, 44014, 44015, 44016, 44017,
  44018, 44019, 44020, 44021, 44022, 44023, 44024,
];
