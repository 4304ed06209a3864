import type { SeasonDetails } from '../../contract/season.ts';
import type { Show } from '../../contract/show.ts';
import type { Catalogue } from '../catalogue.ts';
import { listedShows, type RankOf } from './shows.ts';

export type EventsView = {
  /** Active seasons and special events that have their own address (no redirect), in the editors' order. */
  readonly seasons: readonly SeasonDetails[];
  /** Every event by the key of events, those that can be booked first, each once. */
  readonly events: readonly Show[];
};

/** Everything shown besides films: single events, and the seasons that gather them (SPEC 2, "Entertainment"). */
export async function eventsView(catalogue: Catalogue, now: Date, rankOf?: RankOf): Promise<EventsView> {
  // Among them are all events that are listed anywhere.
  const { special, book, presales } = await listedShows(catalogue, now, { rankOf });
  const events = special.filter(({ isMovie }) => !isMovie);
  const onSale = new Set([...book, ...presales]);
  const seasons = [...catalogue.content.seasons.values()];
  return {
    seasons: seasons.filter(({ active, redirectSlug }) => active && redirectSlug === null),
    events: [...events.filter((show) => onSale.has(show)), ...events.filter((show) => !onSale.has(show))],
  };
}
