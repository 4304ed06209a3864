import MiniSearch from 'minisearch';
import type { CinemaDetails } from '../contract/cinema.ts';
import type { Show } from '../contract/show.ts';
import { foldText } from '../domain/foldText.ts';
import type { Catalogue } from './catalogue.ts';

export type TitleMatch =
  { readonly type: 'show'; readonly show: Show } | { readonly type: 'cinema'; readonly cinema: CinemaDetails };

type Entry = { id: string; title: string; otherTitle: string; item: TitleMatch };

/** An index lives as long as its catalogue is kept. */
const indexes = new WeakMap<Catalogue, MiniSearch<Entry>>();

/** Shows by title, cinemas by name and city: best match first, forgiving accents, case and a slip of the finger. */
export function searchTitles(catalogue: Catalogue, text: string, limit: number): readonly TitleMatch[] {
  let index = indexes.get(catalogue);
  if (!index) indexes.set(catalogue, (index = indexOf(catalogue)));
  return index
    .search(text)
    .slice(0, limit)
    .map((result) => result['item'] as TitleMatch);
}

function indexOf(catalogue: Catalogue): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'otherTitle'],
    storeFields: ['item'],
    processTerm: foldedTerm,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      boost: { title: 2 },
    },
  });
  index.addAll(
    catalogue.shows.map((show) => ({
      id: `show:${show.slug}`,
      title: show.title,
      otherTitle: catalogue.details.get(show.slug)?.originalTitle ?? '',
      item: { type: 'show', show },
    })),
  );
  index.addAll(
    catalogue.cinemas.map((cinema) => ({
      id: `cinema:${cinema.slug}`,
      title: cinema.name,
      otherTitle: catalogue.city.get(cinema.citySlug)?.name ?? '',
      item: { type: 'cinema', cinema },
    })),
  );
  return index;
}

/** A word as it is compared; none when nothing is left of it. */
function foldedTerm(term: string): string | null {
  return foldText(term) || null;
}
