import { withoutWords, type Chip } from '../../../domain/search/sentence.ts';
import type { Catalogue } from '../../catalogue.ts';
import { search } from '../../search/search.ts';
import { townNamed, type SearchedPlace } from './place.ts';

/** As many films as a word of a title, a name or a genre stands for. */
const MOST_SHOWS = 60;

/** What words mean that are no whole name: films that the search finds by them, and a town without a cinema. */
type Guessed = { readonly chips: readonly Chip[]; readonly place: SearchedPlace | undefined };

/** What the words of a text that are no whole name may mean; undefined where they mean nothing that is known. */
export async function guess(catalogue: Catalogue, rest: Rest, now: Date): Promise<Guessed | undefined> {
  const whole = await filmsFound(catalogue, rest, now);
  if (whole) return { chips: [whole], place: undefined };
  for (const word of new Set(rest.words.split(' '))) {
    const place = await townNamed(catalogue, word);
    if (!place) continue;
    const others = rest.words.split(' ').filter((each) => each !== word);
    const town: Chip = { words: word, without: withoutWords(rest.text, [word]), facts: [{ kind: 'city', values: [] }] };
    if (others.length === 0) return { chips: [town], place };
    const without = withoutWords(rest.text, others);
    const films = await filmsFound(catalogue, { ...rest, words: others.join(' '), without }, now);
    if (films) return { chips: [films, town], place };
  }
  return undefined;
}

type Rest = { readonly text: string; readonly words: string; readonly without: string };

async function filmsFound(catalogue: Catalogue, { words, without }: Rest, now: Date): Promise<Chip | undefined> {
  const shows = (await search(catalogue, words, now)).flatMap(({ type, item }) => (type === 'show' ? [item.slug] : []));
  return shows.length === 0
    ? undefined
    : { words, without, facts: [{ kind: 'show', values: shows.slice(0, MOST_SHOWS) }] };
}
