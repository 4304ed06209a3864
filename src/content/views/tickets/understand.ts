import { isLongEnough } from '../../../domain/search/search.ts';
import { recognise, type Chip, type Fact, type NamedKind, type Sentence } from '../../../domain/search/sentence.ts';
import { foldedWords } from '../../../lib/foldText.ts';
import type { Catalogue } from '../../catalogue.ts';
import { lexiconOf } from '../../lexicon.ts';
import { peopleOf } from '../../people.ts';
import { guess } from './guess.ts';
import { placeNamed, type SearchedPlace } from './place.ts';

/** A text that asks for screenings, as it is understood. */
export type Understood = {
  readonly chips: readonly (Chip & { readonly name: string })[];
  /** Words that nothing is known of. */
  readonly unknown: string | undefined;
  readonly facts: readonly Fact[];
  /** The place that it names. */
  readonly place: SearchedPlace | undefined;
};

/** What a text asks for, in words and facts; undefined where it is about something else than screenings. `today`: a cinema day. */
export async function understand(
  catalogue: Catalogue,
  text: string,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<Understood | undefined> {
  if (!isLongEnough(text)) return undefined;
  const recognised = recognise(text, await lexiconOf(catalogue), today);
  const { chips, rest } = recognised.chips.length > 0 ? recognised : bySurname(catalogue, text);
  if (chips.length === 0) return undefined;
  const guessed = rest && (await guess(catalogue, { text, ...rest }, now));
  const all = [...chips, ...(guessed?.chips ?? [])];
  const facts = all.flatMap((chip) => chip.facts);
  const isAbout = (...kinds: Fact['kind'][]) => facts.some(({ kind }) => kinds.includes(kind));
  const isKnown = !rest || guessed !== undefined;
  if (!isAbout('show', 'person') && !(isKnown && isAbout('version', 'experience', 'need', 'day', 'hours'))) {
    return undefined;
  }
  return {
    chips: all.map((chip) => ({ ...chip, name: nameOf(catalogue, chip, chips.includes(chip)) })),
    unknown: isKnown ? undefined : rest?.words,
    facts,
    place: guessed?.place ?? placeNamed(catalogue, facts),
  };
}

/** A text that is nothing but the last words of the names of people, as most search for them: `murnau`. */
function bySurname(catalogue: Catalogue, text: string): Sentence {
  // An address has a name's words, folded.
  const end = `-${foldedWords(text).join('-')}`;
  const values = [...peopleOf(catalogue).keys()].filter((slug) => slug.endsWith(end));
  const chip: Chip = { words: text.trim(), without: '', facts: [{ kind: 'person', values }] };
  return { chips: values.length > 0 ? [chip] : [], rest: undefined };
}

/**
 * What a chip is called: the name that the site has for it, or the words as they were typed. `isWhole`: they are the whole
 * name of what they mean.
 */
function nameOf(catalogue: Catalogue, { words, facts }: Chip, isWhole: boolean): string {
  const [fact, ...others] = facts;
  // Several films of one title have one name; other words for several things are a name themselves.
  const isOne = fact && others.length === 0 && fact.kind !== 'hours' && (isWhole || fact.values.length === 1);
  if (!isOne || (fact.kind !== 'show' && fact.values.length > 1)) return words;
  const [slug] = fact.values;
  const names: Readonly<Partial<Record<NamedKind, string | undefined>>> = {
    show: catalogue.showsBySlug.get(slug!)?.title,
    person: peopleOf(catalogue).get(slug!)?.name,
    city: catalogue.citiesBySlug.get(slug!)?.name,
    cinema: catalogue.cinemasBySlug.get(slug!)?.name,
    version: catalogue.versions.get(slug!)?.label,
    experience: catalogue.tags.get(slug!)?.title,
    need: catalogue.tags.get(slug!)?.title,
  };
  return Object.hasOwn(names, fact.kind) ? (names[fact.kind as NamedKind] ?? words) : words;
}
