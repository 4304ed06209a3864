import MiniSearch, { type SearchOptions } from 'minisearch';
import type { EventArticle, News, Offer } from '../contract/article.ts';
import type { CinemaDetails, CityDetails } from '../contract/cinema.ts';
import type { Experience } from '../contract/experience.ts';
import type { FaqArticle } from '../contract/help.ts';
import type { MasterTemplate } from '../contract/masterTemplate.ts';
import type { Show } from '../contract/show.ts';
import { foldText } from '../lib/foldText.ts';
import { isOver } from '../domain/editorial/articleDate.ts';
import { localTimeAt } from '../domain/programme/localTime.ts';
import { isLongEnough, isLongEnoughForHelp, type SearchType } from '../domain/search/search.ts';
import type { Catalogue } from './catalogue.ts';
import { articlesOf } from './views/articles.ts';

export type SearchMatch =
  | { readonly type: 'show'; readonly item: Show }
  | { readonly type: 'cinema'; readonly item: CinemaDetails }
  | { readonly type: 'city'; readonly item: CityDetails }
  | { readonly type: 'offer'; readonly item: Offer | EventArticle }
  | { readonly type: 'news'; readonly item: News }
  | { readonly type: 'faq'; readonly item: FaqArticle };
/** Matches that only API clients get (SPEC 3, "Types"); the site's own search shows neither. */
export type FurtherMatch =
  | { readonly type: 'gpxp'; readonly item: Experience }
  | { readonly type: 'master_template'; readonly item: MasterTemplate };

/** The words by which an item is found, all in the language of its catalogue. */
type Words = {
  readonly title: string;
  /** The original title, or the city a cinema is in. */
  readonly otherTitle?: string | undefined;
  readonly people?: string | undefined;
  /** Matched from their first digits (SPEC 5). */
  readonly postcodes?: string | undefined;
  /** Its text. */
  readonly text?: string | undefined;
};
type Found<Match> = { readonly match: Match; readonly words: Words };

/** What is searched. A new kind of item is an entry here, and a number in the domain's PREVIEWS. */
const KINDS: Readonly<Record<SearchType, (catalogue: Catalogue) => readonly Found<SearchMatch>[]>> = {
  show: ({ shows, detailsBySlug }) =>
    shows.map((show) => {
      const more = detailsBySlug.get(show.slug);
      const people = [...show.directors, more?.actors, more?.entertainementCasting];
      return {
        match: { type: 'show', item: show },
        words: { title: show.title, otherTitle: more?.originalTitle ?? undefined, people: joined(people) },
      };
    }),
  cinema: ({ cinemas, citiesBySlug }) =>
    cinemas.map((cinema) => ({
      match: { type: 'cinema', item: cinema },
      words: {
        title: cinema.name,
        otherTitle: joined([
          citiesBySlug.get(cinema.citySlug)?.name,
          ...cinema.theaters.map((each) => each.addressCity),
        ]),
        postcodes: joined(cinema.theaters.map(({ addressZip }) => addressZip ?? '')),
      },
    })),
  city: ({ cities }) =>
    cities.map((city) => ({
      match: { type: 'city', item: city },
      words: { title: city.name, postcodes: joined([city.postalCode ?? '', ...city.theaterPostalCode]) },
    })),
  // Events are listed among the offers.
  offer: ({ content }) =>
    articlesOf(content, 'offer', 'event').map((article) => ({
      match: { type: 'offer', item: article },
      words: { title: article.title, text: article.headline },
    })),
  news: ({ content }) =>
    articlesOf(content, 'news').map((article) => ({
      match: { type: 'news', item: article },
      words: { title: article.title, otherTitle: article.topic ?? undefined, text: article.headline },
    })),
  faq: ({ content }) =>
    [...content['faq-articles'].values()].map((article) => ({
      match: { type: 'faq', item: article },
      words: { title: article.title, text: article.teaser },
    })),
};

type IndexEntry = Words & { readonly id: number };
type Index<Match> = { readonly matches: readonly Match[]; readonly words: MiniSearch<IndexEntry> };

const FIELDS = ['title', 'otherTitle', 'people', 'postcodes', 'text'] as const satisfies readonly (keyof Words)[];
/** As many words as a long title has; the time that a search takes grows with them. */
const MAX_WORDS = 8;
const wordsOf = MiniSearch.getDefault('tokenize') as (text: string) => string[];
/** Every word of the text must occur, whole or as a prefix, since the search runs while people type. */
const AS_TYPED = {
  combineWith: 'AND',
  tokenize: (text) => [...new Set(wordsOf(text))].slice(0, MAX_WORDS),
  // Words of one or two letters are prefixes only at the end, where the rest may follow: elsewhere they are articles,
  // and match nearly everything.
  prefix: (term, index, terms) => term.length > 2 || index === terms.length - 1,
  boost: { title: 4, otherTitle: 2, postcodes: 2 },
  // A word exactly as typed beats one that it is a prefix of, which beats one that is nearly the same.
  weights: { prefix: 0.6, fuzzy: 0.2 },
} as const satisfies SearchOptions;
/**
 * One typo in words of four to seven letters, two in longer ones; none in words with digits, which would be other
 * postcodes.
 */
const FORGIVING = {
  ...AS_TYPED,
  fuzzy: (term: string) => (term.length < 4 || /\d/.test(term) ? false : term.length < 8 ? 1 : 2),
} as const satisfies SearchOptions;

/** Some of the words, apart from short ones: nearly every sentence has those. */
const SOME_WORDS = {
  ...FORGIVING,
  combineWith: 'OR',
  tokenize: (text) => AS_TYPED.tokenize(text).filter((word) => word.length > 3),
} as const satisfies SearchOptions;

/** An index lives as long as its catalogue is cached. */
const indexes = new WeakMap<Catalogue, Promise<Index<SearchMatch>>>();
const helpIndexes = new WeakMap<Catalogue, Promise<Index<FaqArticle>>>();
const furtherIndexes = new WeakMap<Catalogue, Promise<Index<FurtherMatch>>>();

/**
 * Everything that a text finds in a catalogue, best first (SPEC 5): without accents and case, by the beginnings of
 * words. Only where that finds nothing a slip of the finger is forgiven: who types `Lyon` is not shown lions. Offers
 * that are over at `now` are left out, as they are in lists.
 */
export async function search(catalogue: Catalogue, text: string, now: Date): Promise<readonly SearchMatch[]> {
  if (!isLongEnough(text)) return [];
  const localNow = localTimeAt(now, catalogue.site.timeZone);
  const index = await cachedIndex(indexes, catalogue, () =>
    Object.values(KINDS).flatMap((itemsOf) => itemsOf(catalogue)),
  );
  const found = findIn(index, text, [AS_TYPED, FORGIVING]);
  return found.filter(({ type, item }) => type !== 'offer' || !isOver(item.date, localNow));
}

/**
 * The help articles that a text finds, best first (SPEC 5, "help search keeps only faq"). People ask in sentences:
 * where no article has all the words, those with some of them are found.
 */
export async function searchHelp(catalogue: Catalogue, text: string): Promise<readonly FaqArticle[]> {
  if (!isLongEnoughForHelp(text)) return [];
  const index = await cachedIndex(helpIndexes, catalogue, () => helpArticles(catalogue));
  return findIn(index, text, [AS_TYPED, FORGIVING, SOME_WORDS]);
}

/** The experiences and master templates that a text finds, best first. */
export async function searchFurther(catalogue: Catalogue, text: string): Promise<readonly FurtherMatch[]> {
  if (!isLongEnough(text)) return [];
  return findIn(await cachedIndex(furtherIndexes, catalogue, () => furtherItems(catalogue)), text, [
    AS_TYPED,
    FORGIVING,
  ]);
}

function furtherItems({ content }: Catalogue): Found<FurtherMatch>[] {
  const experiences = [...content.experiences.values()].filter(({ redirectSlug }) => redirectSlug === null);
  return [
    ...experiences.map((item) => ({
      match: { type: 'gpxp' as const, item },
      words: { title: item.title, text: item.teaser },
    })),
    ...[...content['master-templates'].values()].map((item) => ({
      match: { type: 'master_template' as const, item },
      words: { title: item.title },
    })),
  ];
}

function helpArticles({ content }: Catalogue): Found<FaqArticle>[] {
  return [...content['faq-articles'].values()].map((article) => ({
    match: article,
    words: {
      title: article.title,
      otherTitle: article.category.name,
      text: joined([article.teaser, article.content.replaceAll(/<[^>]*>/g, ' ')]),
    },
  }));
}

/** The results of the first way to search that finds anything. */
function findIn<Match>({ matches, words }: Index<Match>, text: string, attempts: readonly SearchOptions[]): Match[] {
  for (const attempt of attempts) {
    const found = words.search(text, attempt);
    if (found.length > 0) return found.map(({ id }) => matches[id as number]!);
  }
  return [];
}

function cachedIndex<Match>(
  of: WeakMap<Catalogue, Promise<Index<Match>>>,
  catalogue: Catalogue,
  foundIn: () => readonly Found<Match>[],
): Promise<Index<Match>> {
  let making = of.get(catalogue);
  if (!making) of.set(catalogue, (making = makeIndex(foundIn())));
  return making;
}

/** Builds the index in chunks, between which other requests are answered. */
async function makeIndex<Match>(found: readonly Found<Match>[]): Promise<Index<Match>> {
  const words = new MiniSearch<IndexEntry>({ fields: [...FIELDS], processTerm: foldedTerm });
  await words.addAllAsync(
    found.map((each, id) => ({ ...each.words, id })),
    { chunkSize: 100 },
  );
  return { matches: found.map(({ match }) => match), words };
}

function joined(texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}

/** A word as it is compared; null when nothing is left of it. */
function foldedTerm(term: string): string | null {
  return foldText(term) || null;
}
