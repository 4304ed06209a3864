import MiniSearch from 'minisearch';
import { foldedWords, foldText, spellingsOf, WORD } from '../../lib/foldText.ts';
import { oncePer } from '../../lib/oncePer.ts';
import type { Catalogue } from '../catalogue.ts';
import { joinedWords } from './joinedWords.ts';
import type { Attempt } from './options.ts';

/** The words by which an item is found, all in the language of its catalogue. */
type IndexedText = {
  readonly title: string;
  /** The original title, or the city a cinema is in. */
  readonly otherTitle?: string | undefined;
  readonly people?: string | undefined;
  /** What it is called besides: by its genres, services and formats. */
  readonly subjects?: string | undefined;
  /** Matched from their first digits (SPEC 5). */
  readonly postcodes?: string | undefined;
  /** Its text. */
  readonly text?: string | undefined;
};
/** An item, and by what it is found. */
export type FoundItem<Match> = { readonly match: Match; readonly words: IndexedText };

/** An item in an index; `joined` are words of its names that people write as one. */
export type IndexEntry = IndexedText & { readonly id: number; readonly joined: string };
/** Items, of which so many are looked through `first`. */
export type Part<Match> = { readonly items: readonly FoundItem<Match>[]; readonly first?: number };
/** Items that can be found by their words. */
export type Index<Match> = {
  readonly matches: readonly Match[];
  readonly first: number;
  /** Those after the first whose titles are all short words, by these. */
  readonly byTitle: ReadonlyMap<string, ReadonlySet<number>>;
  readonly words: MiniSearch<IndexEntry>;
};
/** Whether what is found will do: without the items after an index's first ones; without the next indexes. */
type Enough<Match> = Readonly<Record<'ofFirst' | 'ofIndex', (found: readonly Match[]) => boolean>>;

export const FIELDS = [
  'title',
  'otherTitle',
  'people',
  'subjects',
  'postcodes',
  'text',
  'joined',
] as const satisfies readonly (keyof IndexEntry)[];

/** The indexes of some parts of a catalogue, made once for each. */
export function indexesOf<Match>(
  parts: (catalogue: Catalogue) => readonly Part<Match>[],
): (catalogue: Catalogue) => Promise<readonly Index<Match>[]> {
  return oncePer((catalogue: Catalogue) => makeIndexes(parts(catalogue)));
}

/** Builds the indexes one after another: together they would hold up requests for longer. */
async function makeIndexes<Match>(parts: readonly Part<Match>[]): Promise<readonly Index<Match>[]> {
  const made: Index<Match>[] = [];
  for (const part of parts) made.push(await makeIndex(part));
  return made;
}

const WORDS = new RegExp(WORD, 'gv');

/** Some milliseconds of work: between chunks other requests are answered. */
const CHUNK = 250;

/** Builds the index in chunks. */
async function makeIndex<Match>({ items, first = items.length }: Part<Match>): Promise<Index<Match>> {
  // Thousands of articles have few different words: each is folded once. Words of searches are not stored.
  const folded = new Map<string, string | string[]>();
  const processTerm = (term: string) => {
    let made = folded.get(term);
    if (made === undefined) {
      const spellings = spellingsOf(foldText(term));
      folded.set(term, (made = spellings.length > 1 ? [...spellings] : spellings[0]!));
    }
    return made;
  };
  const words = new MiniSearch<IndexEntry>({
    fields: [...FIELDS],
    tokenize: (text) => text.match(WORDS) ?? [],
    processTerm,
  });
  await words.addAllAsync(
    items.map(({ words: own }, id) => ({ ...own, id, joined: joinedIn(own) })),
    { chunkSize: CHUNK },
  );
  folded.clear();
  return { matches: items.map(({ match }) => match), first, byTitle: titlesAfter(items, first), words };
}

/** Longer words are in few items. */
const MAX_LETTERS_OF_FREQUENT = 4;

/** A text whose words may all be in thousands of items, as it is compared; undefined for any other. */
function frequent(text: string): string | undefined {
  const words = foldedWords(text);
  const isFrequent = words.length > 0 && words.every(({ length }) => length <= MAX_LETTERS_OF_FREQUENT);
  return isFrequent ? words.join(' ') : undefined;
}

function titlesAfter(items: readonly FoundItem<unknown>[], first: number): Map<string, Set<number>> {
  const byTitle = new Map<string, Set<number>>();
  for (const [index, { words }] of items.slice(first).entries()) {
    for (const title of [words.title, words.otherTitle ?? '']) {
      const name = frequent(title);
      if (name !== undefined) byTitle.set(name, (byTitle.get(name) ?? new Set()).add(first + index));
    }
  }
  return byTitle;
}

function joinedIn({ title, otherTitle, people }: IndexedText): string {
  return [title, otherTitle, people].flatMap((text) => joinedWords(text ?? '')).join(' ');
}

const NEVER_ENOUGH: Enough<unknown> = { ofFirst: () => false, ofIndex: () => false };

/**
 * The results of the first way to search that finds anything: those of the first index, then those of the next ones, as
 * long as they are not enough.
 */
export function findIn<Match>(
  searched: readonly Index<Match>[],
  text: string,
  attempts: readonly Attempt[],
  enough: Enough<Match> = NEVER_ENOUGH,
): Match[] {
  const found: Match[] = [];
  for (const attempt of attempts) {
    for (const index of searched) {
      found.push(...matchesIn(index, text, attempt, enough));
      if (enough.ofIndex(found)) return found;
    }
    if (found.length > 0) return found;
  }
  return found;
}

/**
 * What a way to search finds in an index, best first: among its first items and those of that very title if that is enough,
 * else among all of them.
 */
function matchesIn<Match>(
  { matches, first, byTitle, words }: Index<Match>,
  text: string,
  attempt: Attempt,
  { ofFirst }: Enough<Match>,
): readonly Match[] {
  const matchesOf = (found: ReturnType<Attempt>) => found.map(({ id }) => matches[id as number]!);
  const typed = first < matches.length ? frequent(text) : undefined;
  if (typed !== undefined) {
    const titled = byTitle.get(typed);
    const found = matchesOf(attempt(words, text, (id) => id < first || titled?.has(id) === true));
    if (ofFirst(found)) return found;
  }
  return matchesOf(attempt(words, text));
}
