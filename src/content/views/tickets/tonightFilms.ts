import { NO_FILTERS } from '../../../contract/filters.ts';
import type { Show } from '../../../contract/show.ts';
import { chainOrder } from '../../../domain/show/showOrder.ts';
import type { Catalogue } from '../../catalogue.ts';
import { eveningView, type EveningView } from '../evening.ts';
import { canBeReached } from '../screenings.ts';
import { defaultCinema } from '../tonight.ts';
import { ownPlace, type SearchedPlace } from './place.ts';

type TonightFilm = { readonly show: Show; readonly time: string; readonly cinema: string };

/** The films of an evening: those that the chain lists first, each with its next screening. */
export type TonightFilms = Pick<EveningView, 'when' | 'day'> & {
  readonly films: readonly TonightFilm[];
  /** The place's name, undefined around the visitor's position; and its slug, if it is a city. */
  readonly place: string | undefined;
  readonly city: string | undefined;
};

/** As many as stand side by side. */
const MOST = 6;

/**
 * What plays tonight in the visitor's own place, by the locator's `cookie`, or in the main city or, if that has no cinema, in any.
 * At most two statements.
 */
export async function tonightFilms(
  catalogue: Catalogue,
  { now, cookie }: { readonly now: Date; readonly cookie: string | undefined },
): Promise<TonightFilms> {
  const place = withCinemas(catalogue, ownPlace(catalogue, cookie));
  const { when, day, parts } = await eveningView(catalogue, place.cinemas, NO_FILTERS, now);
  const films = new Map<Show, TonightFilm>();
  for (const entry of parts.flatMap(({ entries }) => entries)) {
    const { show, time, cinema } = entry;
    if (!films.has(show) && canBeReached(entry)) films.set(show, { show, time, cinema: cinema.name });
  }
  const ranked = [...films.values()].sort((a, b) => chainOrder(a.show, 'home') - chainOrder(b.show, 'home'));
  return { films: ranked.slice(0, MOST), when, day, place: place.name, city: place.city };
}

function withCinemas(catalogue: Catalogue, place: SearchedPlace): SearchedPlace {
  const cinema = place.cinemas.length === 0 ? defaultCinema(catalogue) : undefined;
  return cinema ? { name: cinema.name, centre: undefined, cinemas: [{ cinema, kilometres: undefined }] } : place;
}
