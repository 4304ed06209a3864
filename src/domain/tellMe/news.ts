import type { Announced, Wish } from '../../contract/wish.ts';
import type { Instant } from '../../lib/localTime.ts';
import { isWished, type WishedScreening } from './wish.ts';

/** What there is to tell somebody: of which screenings, and why. One message is of one reason. */
export type TellMeNews = {
  /**
   * `first`: what was wished can be booked; `opened`, `seats`: the same, after it was not on sale, or sold out; `more`:
   * further ones. The others are of screenings that were told before.
   */
  readonly reason: 'first' | 'opened' | 'seats' | 'more' | 'moved' | 'cancelled' | 'soldOut';
  /** As they are now; a cancelled one as it was. */
  readonly screenings: readonly Announced[];
};

/** The most screenings of one message; its link leads to all. */
export const MAX_ANNOUNCED = 5;

/** In this order: who is on the way must hear first that there is nothing to go to. */
const SAD = ['cancelled', 'moved', 'soldOut'] as const;
const CHANGES = [...SAD, 'seats'] as const;

/**
 * What there is to tell of a wish, of which `announced` was told before, with all screenings that its film has now; undefined if
 * there is nothing. It looks at what is, not at what happened, so that nothing is missed by who looks late.
 */
export function newsOf(
  wish: Wish,
  announced: readonly Announced[],
  screenings: readonly WishedScreening[],
  now: Instant,
): TellMeNews | undefined {
  const changed = wish.follow ? changesOf(announced, screenings, now) : undefined;
  if (changed) return changed;
  if (announced.length > 0 && wish.pace === 'once') return undefined;
  // Of a person, further films are news, and further screenings of a film are not.
  const key = wish.person === undefined ? 'reference' : 'film';
  const known = new Set([...(wish.known ?? []), ...announced.map((each) => each[key])]);
  const fresh = screeningsToBook(wish, screenings, now).filter((screening) => !known.has(screening[key]));
  if (fresh.length === 0) return undefined;
  const soonest = fresh.sort((a, b) => a.start - b.start).slice(0, MAX_ANNOUNCED);
  return { reason: announced.length > 0 ? 'more' : reasonOf(wish), screenings: soonest.map(toAnnounced) };
}

/** The films of what is wished that can be booked, by slug. */
export function filmsToBook(wish: Wish, screenings: readonly WishedScreening[], now: Instant): string[] {
  return [...new Set(screeningsToBook(wish, screenings, now).map(({ film }) => film))];
}

function screeningsToBook(wish: Wish, screenings: readonly WishedScreening[], now: Instant): WishedScreening[] {
  return screenings.filter(
    (screening) => screening.state === 'bookable' && screening.start > Number(now) && isWished(wish, screening),
  );
}

function reasonOf({ since }: Wish): TellMeNews['reason'] {
  if (since === null) return 'first';
  return since === 'soldout' ? 'seats' : 'opened';
}

/** What has become of screenings that were told and have not begun. */
function changesOf(
  announced: readonly Announced[],
  screenings: readonly WishedScreening[],
  now: Instant,
): TellMeNews | undefined {
  const present = new Map(screenings.map((screening) => [screening.reference, screening]));
  const changes = announced.flatMap((before) => {
    const change = before.start > Number(now) && changeOf(before, present.get(before.reference));
    return change ? [change] : [];
  });
  const reason = CHANGES.find((each) => changes.some((change) => change.reason === each));
  if (reason === undefined) return undefined;
  const ofReason = changes.filter((change) => change.reason === reason).slice(0, MAX_ANNOUNCED);
  return { reason, screenings: ofReason.map(({ screening }) => screening) };
}

type Change = { readonly reason: (typeof CHANGES)[number]; readonly screening: Announced };

function changeOf(before: Announced, present: WishedScreening | undefined): Change | undefined {
  if (!present) {
    if (before.state === 'cancelled') return undefined;
    return { reason: 'cancelled', screening: { ...before, state: 'cancelled' } };
  }
  const screening = toAnnounced(present);
  if (present.time !== before.time) return { reason: 'moved', screening };
  if (present.state === 'soldout' && before.state !== 'soldout') return { reason: 'soldOut', screening };
  if (present.state === 'bookable' && before.state !== 'bookable') return { reason: 'seats', screening };
  return undefined;
}

function toAnnounced({ reference, film, cinema, time, start, state }: WishedScreening): Announced {
  return { reference, film, cinema, time, start, state: state === 'soldout' ? 'soldout' : 'bookable' };
}

/**
 * The news of one person, by the message that tells them: who has asked twice, or for a film in a city and anywhere, is told of
 * the same screenings once. The first of each group says all that the others say.
 */
export function together<T extends { readonly news: TellMeNews }>(all: readonly T[]): [T, ...T[]][] {
  const groups: [T, ...T[]][] = [];
  for (const each of all.toSorted((a, b) => b.news.screenings.length - a.news.screenings.length)) {
    const group = groups.find(([first]) => says(first.news, each.news));
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Whether news say all that others say. */
function says(news: TellMeNews, others: TellMeNews): boolean {
  return (
    kindOf(news) === kindOf(others) &&
    others.screenings.every(({ reference }) => news.screenings.some((screening) => screening.reference === reference))
  );
}

/** All reasons but those that somebody on the way must hear come to the same: it can be booked. */
const kindOf = ({ reason }: TellMeNews) => (SAD.some((each) => each === reason) ? reason : 'bookable');

/** What was told, with what is told now. */
export function withNews(announced: readonly Announced[], { screenings }: TellMeNews): Announced[] {
  const again = new Set(screenings.map(({ reference }) => reference));
  return [...announced.filter(({ reference }) => !again.has(reference)), ...screenings];
}

/** Until when there may be more to tell, epoch milliseconds; undefined once nothing more will be told. */
export function endOfWish(
  { pace, follow }: Wish,
  announced: readonly Announced[],
  expires: number,
): number | undefined {
  if (pace === 'weekly' || announced.length === 0) return expires;
  return follow ? Math.max(...announced.map(({ start }) => start)) : undefined;
}
