import type { CinemaProgramme } from '../../contract/programme.ts';
import type { Show } from '../../contract/show.ts';
import type { ShowFragment } from './showFragments.ts';

/** SPEC 9, "Show ordering keys". */
export type OrderKey = 'default' | 'home' | 'upcoming' | 'kids' | 'specialAndEvent';

/** The keys by which the parts of a list of shows are ordered. */
export type FragmentOrders = Readonly<Record<ShowFragment, OrderKey>>;

/** Those of the page that lists them all. */
export const FRAGMENT_ORDER: FragmentOrders = {
  book: 'default',
  presales: 'upcoming',
  kids: 'kids',
  special: 'specialAndEvent',
  upcoming: 'upcoming',
};

/** Those of the home page. */
export const HOME_ORDER: FragmentOrders = { ...FRAGMENT_ORDER, book: 'home' };

type ShowOrders = Pick<Show, 'genericOrder' | 'homeOrder' | 'upcomingOrder'>;
export type CinemaOrders = Pick<
  CinemaProgramme['shows'][string],
  'cineOrder' | 'cineKidsOrder' | 'cineUpcomingOrder' | 'cineEntertainmentOrder'
>;

/**
 * A show's rank by a key in the chain's lists, lowest first. The contract has no chain-wide rank for kids and events.
 */
export function chainOrder(show: ShowOrders, key: OrderKey): number {
  if (key === 'home') return show.homeOrder;
  return key === 'upcoming' ? show.upcomingOrder : show.genericOrder;
}

/** A show's rank by a key in one cinema's lists, lowest first. */
export function cinemaOrder(show: CinemaOrders, key: OrderKey): number {
  if (key === 'upcoming') return show.cineUpcomingOrder;
  if (key === 'specialAndEvent') return show.cineEntertainmentOrder;
  return key === 'kids' ? (show.cineKidsOrder ?? show.cineOrder) : show.cineOrder;
}

/** A show's rank by a key where several cinemas list it: the best that one of them gives it; undefined if none lists it. */
export function bestOrder(entries: readonly CinemaOrders[], key: OrderKey): number | undefined {
  return entries.length === 0 ? undefined : Math.min(...entries.map((entry) => cinemaOrder(entry, key)));
}

/** What decides a show's place in a list. */
export type Ranked = {
  readonly slug: string;
  /** From `chainOrder` or `cinemaOrder`. */
  readonly order: number;
  /** It has a premiere's tag. */
  readonly premiere: boolean;
};

/** Among equal ranks the slug decides, so that a list comes out the same each time. */
function compareOrder(a: Pick<Ranked, 'slug' | 'order'>, b: Pick<Ranked, 'slug' | 'order'>): number {
  if (a.order !== b.order) return a.order - b.order;
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
}

/** Shows in the order of a list: premieres first (SPEC 9), then by rank. */
export function inListOrder<T extends Ranked>(shows: readonly T[]): T[] {
  return shows.toSorted((a, b) => Number(b.premiere) - Number(a.premiere) || compareOrder(a, b));
}

/** What gives a show weight on a cinema's day, for all visitors alike. */
type OnDay = {
  /** It has a special screening that day. */
  readonly special: boolean;
  readonly premiere: boolean;
  /** The day's upsell is about it. */
  readonly upsell: boolean;
};

/** The weight of a show on the visitor's wishlist, whatever else it has. */
export const WISH_WEIGHT = 3;

/** SPEC 9, "Sort weights". Only the greatest that applies counts, so that no two small reasons outdo a wish. */
export function dayWeight({ special, premiere, upsell }: OnDay): number {
  if (special) return WISH_WEIGHT;
  if (premiere) return 2;
  return upsell ? 1 : 0;
}

/** What decides a show's place on a cinema's day. */
export type RankedOnDay = Omit<Ranked, 'premiere'> & {
  readonly weight: number;
  /** Nothing of it can be reached any more. */
  readonly over: boolean;
};

/**
 * Shows in the order of a cinema's day: by weight, then by rank. People who look at today want what can still be
 * reached: what is over comes last.
 */
export function inDayOrder<T extends RankedOnDay>(shows: readonly T[]): T[] {
  return shows.toSorted((a, b) => Number(a.over) - Number(b.over) || b.weight - a.weight || compareOrder(a, b));
}
