import type { CinemaProgramme } from '../../contract/programme.ts';
import type { Show } from '../../contract/show.ts';
import type { ShowFragment } from './showFragments.ts';

/** SPEC 9, "Show ordering keys". */
export type OrderKey = 'default' | 'home' | 'upcoming' | 'kids' | 'specialAndEvent';

/** The key by which a part of the shows list is ordered. */
export const FRAGMENT_ORDER = {
  book: 'default',
  presales: 'upcoming',
  kids: 'kids',
  special: 'specialAndEvent',
  upcoming: 'upcoming',
} as const satisfies Record<ShowFragment, OrderKey>;

type ShowOrders = Pick<Show, 'genericOrder' | 'homeOrder' | 'upcomingOrder'>;
type CinemaOrders = Pick<
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

/** What decides a show's place in a list. */
export type Ranked = {
  readonly slug: string;
  /** From `chainOrder` or `cinemaOrder`. */
  readonly order: number;
  /** It has a premiere's tag. */
  readonly premiere: boolean;
};

/** Among equal ranks the slug decides, so that a list comes out the same each time. */
function compareOrder(a: Ranked, b: Ranked): number {
  if (a.order !== b.order) return a.order - b.order;
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
}

/** Shows in the order of a list: premieres first (SPEC 9), then by rank. */
export function inListOrder<T extends Ranked>(shows: readonly T[]): T[] {
  return shows.toSorted((a, b) => Number(b.premiere) - Number(a.premiere) || compareOrder(a, b));
}

/** What also decides a show's place on a cinema's day. */
export type RankedOnDay = Ranked & {
  /** On the visitor's wishlist. */
  readonly wished: boolean;
  /** It has a special screening that day. */
  readonly special: boolean;
  /** The day's upsell is about it. */
  readonly upsell: boolean;
};

/** SPEC 9, "Sort weights". Only the greatest that applies counts, so that no two small reasons outdo a wish. */
function dayWeight(show: RankedOnDay): number {
  if (show.wished || show.special) return 3;
  if (show.premiere) return 2;
  return show.upsell ? 1 : 0;
}

/** Shows in the order of a cinema's day: by weight, then by rank. */
export function inDayOrder<T extends RankedOnDay>(shows: readonly T[]): T[] {
  return shows.toSorted((a, b) => dayWeight(b) - dayWeight(a) || compareOrder(a, b));
}
