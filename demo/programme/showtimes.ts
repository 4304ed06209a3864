import type { Showtime } from '../../src/contract/programme.ts';
import type { Language } from '../../src/sites/sites.ts';
import { addDays } from '../../src/domain/programme/cinemaDay.ts';
import { randomOf } from '../random.ts';
import type { DemoVersion } from '../cinemas/versions.ts';
import { dayNumber, localTimeOf, type isoWriter } from './dates.ts';
import type { CinemaDay } from './occasions.ts';
import { hasPresale, presaleDays, releaseDay, stateOf } from './releases.ts';
import type { Screening } from './screening.ts';
import { specialDetails } from './specials.ts';
import { tagsOf } from './tags.ts';
import { versionOf } from './versions.ts';

/** The origin of the feed's booking links; servers put their own in its place. */
const TICKETING_ORIGIN = 'https://tickets.aurore.example';
const EVENING = 18 * 60;
const TEN = 600;
/** How many days before a screening its sales open. */
const SALE_DAYS = { film: 21, event: 90 };
/** The share of screenings that are only sold at the cinema's desk. */
const LOCKED_SHARE = 0.008;
/** The share of screenings sold out: this many days ahead, in the evening, in the daytime. */
const SOLD_OUT = [
  [0, 0.26, 0.06],
  [1, 0.15, 0.04],
  [3, 0.1, 0.03],
  [7, 0.05, 0.015],
  [Infinity, 0.025, 0.008],
] as const;

/** A screening with everything that the contract says of it, in any language. */
export type DemoShowtime = Screening & {
  readonly at: CinemaDay;
  readonly session: string;
  readonly version: DemoVersion;
  readonly tags: readonly string[];
  readonly status: Showtime['status'];
  readonly isSpecial: boolean;
  /** The contract's showtime but for what differs by language. */
  readonly facts: Omit<Showtime, 'refCmd' | 'specialShowtimeDetails'>;
};

/**
 * The number by which a screening is booked, unique at its cinema. It is made of day, hall and time, so it stays the
 * same however often the programme is made.
 */
export function sessionOf(day: string, hall: number, start: number): string {
  return `${dayNumber(day)}${String(hall).padStart(2, '0')}${String(start / 5).padStart(3, '0')}`;
}

/** A screening as it is on sale, sold out or locked `today`, the cinema day on which the programme is made. */
export function demoShowtime(
  at: CinemaDay,
  screening: Screening,
  today: string,
  iso: ReturnType<typeof isoWriter>,
): DemoShowtime {
  const { day, cinema } = at;
  const { show, hall, start, end } = screening;
  const session = sessionOf(day, hall, start);
  const random = randomOf(`sales ${cinema.vistaRef} ${session}`);
  const version = versionOf(at, screening);
  const tags = tagsOf(at, screening, version);
  const saleDay = saleDayOf(at, screening);
  const status = statusOf(at, screening, {
    today,
    saleDay,
    share: random.next(),
    isDeskOnly: random.chance(LOCKED_SHARE),
  });
  const grace = screening.kind === 'ordinary' && random.chance(0.4) ? 15 : 0;
  const { name, capacity } = cinema.halls[hall]!;
  return {
    ...screening,
    at,
    session,
    version,
    tags,
    status,
    isSpecial: specialDetails(screening, at.site.defaultLanguage) !== null,
    facts: {
      time: localTimeOf(day, start),
      endTime: localTimeOf(day, end),
      version,
      tags,
      status,
      reservabilityStart: iso(saleDay, TEN),
      reservabilityEnd: iso(day, start + grace),
      isMovie: show.kind === 'film',
      auditoriumName: name,
      auditoriumCapacity: String(capacity),
    },
  };
}

/** A screening in the contract's shape, in a language of its site. */
export function inLanguage(showtime: DemoShowtime, language: Language): Showtime {
  const reference = `V${showtime.at.cinema.vistaRef}S${showtime.session}`;
  return {
    ...showtime.facts,
    refCmd: `${TICKETING_ORIGIN}/${language}/${reference}/booking`,
    specialShowtimeDetails: showtime.isSpecial ? specialDetails(showtime, language) : null,
  };
}

function saleDayOf({ zone, day }: CinemaDay, { show }: Screening): string {
  if (show.kind !== 'film') return addDays(day, -SALE_DAYS.event);
  const { state, age } = stateOf(show, zone, day);
  const isSoldBefore = hasPresale(show) && (state === 'coming' || age < 7);
  return isSoldBefore ? presaleDays(releaseDay(show, zone, day)).sales : addDays(day, -SALE_DAYS.film);
}

function statusOf(
  { day }: CinemaDay,
  { start, kind }: Screening,
  sale: { today: string; saleDay: string; share: number; isDeskOnly: boolean },
): Showtime['status'] {
  if (sale.saleDay > sale.today) return 'locked';
  const ahead = dayNumber(day) - dayNumber(sale.today);
  const [, evening, daytime] = SOLD_OUT.find(([days]) => ahead <= days)!;
  const asked = start >= EVENING ? evening : daytime;
  if (sale.share < (kind === 'ordinary' ? asked : asked * 1.5)) return 'soldout';
  return sale.isDeskOnly ? 'locked' : 'available';
}
