import type { Filters } from '../../contract/filters.ts';
import type { Show } from '../../contract/show.ts';
import { sequencesOrPairs, MAX_FILMS, type Sequence, type Placed } from '../../domain/programme/inARow.ts';
import type { Catalogue } from '../catalogue.ts';
import { cinemaDayView, stillReachable, type CinemaDayView } from './cinemaDay.ts';
import { stateUpdater, type ScreeningView } from './screenings.ts';

/** A screening of a sequence. */
export type RowScreening = Placed & { readonly show: Show; readonly view: ScreeningView };
/** A film that can be chosen, with those of its screenings that can still be booked. */
export type RowFilm = { readonly show: Show; readonly screenings: readonly ScreeningView[]; readonly chosen: boolean };

export type InARowView = Pick<CinemaDayView, 'today' | 'opening' | 'day' | 'published'> & {
  /** The films that can be chosen, in the order of the cinema's day. */
  readonly films: readonly RowFilm[];
  /** The chosen films, and the requested films that have no screening left that day. */
  readonly chosen: readonly Show[];
  readonly missing: readonly Show[];
  readonly sequences: readonly Sequence<RowScreening>[];
};

/**
 * The sequences in which to see the requested films one after another in a cinema on the filters' day, using only
 * screenings that can be booked and have not begun. Undefined when the site has no such cinema.
 */
export async function inARowView(
  catalogue: Catalogue,
  cinema: string,
  filters: Filters,
  requested: readonly string[],
  now: Date,
): Promise<InARowView | undefined> {
  const view = await cinemaDayView(catalogue, cinema, filters, now);
  if (!view) return undefined;
  const { today, opening, day, published } = view;
  const wanted = requested.slice(0, MAX_FILMS);
  const rows = stillReachable(
    view.rows.map((row) => ({ ...row, screenings: row.screenings.filter(({ hidden }) => !hidden) })),
  );
  const films = rows.map(({ show, screenings }) => ({ show, screenings, chosen: wanted.includes(show.slug) }));
  const chosen = films.filter((film) => film.chosen);
  const missing = wanted.flatMap((slug) => {
    const show = catalogue.showsBySlug.get(slug);
    return show && !chosen.some((film) => film.show.slug === slug) ? show : [];
  });
  const placed = chosen.flatMap(({ show, screenings }) => screenings.map((screening) => placedOf(show, screening)));
  const sequences = sequencesOrPairs(
    placed,
    chosen.map(({ show }) => show.slug),
  );
  return {
    today,
    opening,
    day,
    published,
    films,
    chosen: chosen.map(({ show }) => show),
    missing,
    sequences: golden(sequences, now),
  };
}

function placedOf(show: Show, view: ScreeningView): RowScreening {
  const { start } = view.screening;
  const isKnown = show.duration !== null && view.end !== undefined && view.end > start;
  return { film: show.slug, start, end: isKnown ? view.end : undefined, show, view };
}

/** The sequences with the states of their tickets determined together. */
function golden(sequences: readonly Sequence<RowScreening>[], now: Date): Sequence<RowScreening>[] {
  const update = stateUpdater(
    sequences.flatMap(({ screenings }) => screenings.map(({ view }) => view)),
    now,
  );
  return sequences.map((sequence) => ({
    ...sequence,
    screenings: sequence.screenings.map((placed) => ({ ...placed, view: update(placed.view) })),
  }));
}
