import type { SeasonDetails } from '../../contract/season.ts';
import type { Show } from '../../contract/show.ts';
import type { Catalogue } from '../catalogue.ts';
import { listedShows } from './shows.ts';

export type EventsView = {
  /** Active seasons and special events that have their own address (no redirect), in the editors' order. */
  readonly seasons: readonly SeasonDetails[];
  /** Every event, those that can be booked first, each once. */
  readonly events: readonly Show[];
};

/** Everything shown besides films: single events, and the seasons that gather them (SPEC 2, "Entertainment"). */
export async function eventsView(catalogue: Catalogue, now: Date): Promise<EventsView> {
  const { book, presales, special, upcoming } = await listedShows(catalogue, now);
  const listed = new Set([...book, ...presales, ...special, ...upcoming].filter(({ isMovie }) => !isMovie));
  const seasons = [...catalogue.content.seasons.values()];
  return {
    seasons: seasons.filter(({ active, redirectSlug }) => active && redirectSlug === null),
    events: [...listed],
  };
}
