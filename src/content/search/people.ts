import type { Sentence } from '../../domain/search/sentence.ts';
import { foldedWords } from '../../lib/foldText.ts';
import type { Catalogue } from '../catalogue.ts';
import { castingOf, peopleOf, type FilmPerson } from '../people.ts';
import type { SearchMatch } from './items.ts';

/** Among the people of as many of the films that are found, the best ones, those are looked for whom a text names. */
const MOST_FILMS = 200;

/**
 * The people whom a text names: those whom it names wholly, and of the people of the films that it finds those whose names
 * begin with its words. Those of the most films come first.
 */
export function peopleFound(
  catalogue: Catalogue,
  text: string,
  found: readonly SearchMatch[],
  { chips }: Pick<Sentence, 'chips'>,
): SearchMatch[] {
  const people = peopleOf(catalogue);
  const words = foldedWords(text);
  const named = chips.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'person' ? fact.values.flatMap((slug) => people.get(slug) ?? []) : [])),
  );
  const slugs = new Set(
    found.slice(0, MOST_FILMS).flatMap(({ type, item }) => {
      if (type !== 'show') return [];
      const { directors, cast } = castingOf(catalogue, item);
      return [...directors, ...cast];
    }),
  );
  // An address has a name's words, folded.
  const begun = [...slugs]
    .filter((slug) => words.every((word) => slug.split('-').some((part) => part.startsWith(word))))
    .flatMap((slug) => people.get(slug) ?? [])
    .sort((a, b) => filmsOf(b) - filmsOf(a));
  return [...new Set([...named, ...begun])].map((item) => ({ type: 'person', item }));
}

const filmsOf = ({ directed, playedIn }: FilmPerson) => directed.length + playedIn.length;
