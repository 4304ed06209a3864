import { addDays } from '../../../domain/programme/cinemaDay.ts';
import { cinemasAround } from '../evening.ts';
import { areFew, daysAhead, find, firstDay, type Finder, type FoundTicket } from './finding.ts';
import type { SearchedPlace } from './place.ts';
import type { ScreeningWish } from './wish.ts';

/** What is given up so that something is found. */
type GivenUp = 'hour' | 'day' | 'cinema' | 'version' | 'experience';

/** The nearest screenings that are not quite what was looked for. */
export type NearestTickets = { readonly givenUp: readonly GivenUp[]; readonly tickets: readonly FoundTicket[] };

/**
 * The nearest screenings, in this order: at another hour or on another day, in another cinema within reach, in another
 * version. A need is never given up. Where giving up one thing is not enough, two are.
 */
export async function nearestOf(finder: Finder, wish: ScreeningWish, place: SearchedPlace): Promise<NearestTickets[]> {
  const { catalogue } = finder;
  const reached = place.centre
    ? cinemasAround(catalogue, place.centre).filter(
        ({ cinema }) => !wish.cinemas.some((each) => each.cinema === cinema),
      )
    : [];
  const without: Readonly<Record<GivenUp, ((wish: ScreeningWish) => ScreeningWish) | undefined>> = {
    hour: wish.hours && ((each) => ({ ...each, hours: undefined })),
    day: wish.days && ((each) => ({ ...each, days: undefined })),
    cinema: reached.length > 0 ? (each) => ({ ...each, cinemas: reached }) : undefined,
    version: wish.versions && ((each) => ({ ...each, versions: undefined })),
    experience: wish.experiences.length > 0 ? (each) => ({ ...each, experiences: [] }) : undefined,
  };
  const attempt = async (...givenUp: GivenUp[]): Promise<NearestTickets[]> => {
    const asked = givenUp.reduce<ScreeningWish | undefined>((each, thing) => each && without[thing]?.(each), wish);
    if (!asked) return [];
    const found = givenUp.includes('day')
      ? await firstDay(finder, asked, otherDays(finder, wish))
      : await find(finder, asked);
    const tickets = givenUp.includes('cinema') ? ofNearest(found) : found;
    return tickets.length > 0 ? [{ givenUp, tickets }] : [];
  };
  const singly = [
    ...(await attempt('hour')),
    ...(await attempt('day')),
    ...(await attempt('cinema')),
    ...(await attempt('version')),
    ...(await attempt('experience')),
  ];
  if (singly.length > 0 || !areFew(wish)) return singly;
  const pairs = [
    ['hour', 'day'],
    ['day', 'cinema'],
    ['day', 'version'],
    ['cinema', 'version'],
    ['day', 'experience'],
  ] as const;
  for (const pair of pairs) {
    const found = await attempt(...pair);
    if (found.length > 0) return found;
  }
  return [];
}

/** The days around those that were named, the nearest first, and of two as near the later one. */
function otherDays({ today }: Finder, wish: ScreeningWish): string[] {
  const [first = today] = wish.days ?? [];
  const count = daysAhead(wish);
  return Array.from({ length: count }, (_, index) => index + 1)
    .flatMap((away) => [addDays(first, away), addDays(first, -away)])
    .filter((day) => day >= today && !wish.days?.includes(day))
    .slice(0, count);
}

/** The screenings in the nearest cinema that has any. */
function ofNearest(tickets: readonly FoundTicket[]): readonly FoundTicket[] {
  const [nearest] = tickets.toSorted((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity));
  return tickets.filter(({ cinema }) => cinema === nearest?.cinema);
}
