import type { CinemaProgramme } from '../../src/contract/programme.ts';
import { fallUnder } from '../../src/domain/programme/tags.ts';
import type { Site, Zone } from '../../src/sites/sites.ts';
import { randomOf } from '../random.ts';
import { demoTagsOf } from '../cinemas/tags.ts';
import type { DemoShow } from '../types.ts';
import { eventDate } from './eventCalendar.ts';
import { slugOf } from './films.ts';
import { flagOf } from './flags.ts';
import { popularityOf, stateOf } from './releases.ts';
import type { ScreeningKind } from './screening.ts';
import type { DemoShowtime } from './showtimes.ts';

type ProgrammeShow = CinemaProgramme['shows'][string];
type ProgrammeDay = ProgrammeShow['days'][string];
type Ranks = ReadonlyMap<DemoShow, number>;

/** The kinds of screenings that a cinema highlights on a day. */
const HIGHLIGHTED: readonly ScreeningKind[] = ['relay', 'premiereWithMakers', 'liveMusic', 'marathon'];
/** The place of shows that are not in a list. */
const LAST = 999;
/** The share of days on which an experience is recommended. */
const UPSELL_SHARE = 0.6;

/**
 * A cinema's programme as GET /api/cinema/{slug}/shows answers it, made from its screenings. `today` is a cinema day.
 */
export function matrixOf(site: Site, zone: Zone, showtimes: readonly DemoShowtime[], today: string): CinemaProgramme {
  const byShow = Map.groupBy(showtimes, ({ show }) => show);
  const byDay = Map.groupBy(showtimes, ({ at }) => at.day);
  const days = [...byDay.keys()].sort();
  const dayRanks = new Map(days.map((day) => [day, ranksBy(countsOf(byDay.get(day)!))]));
  const isToCome = (show: DemoShow) =>
    show.kind === 'film' ? stateOf(show, zone, today).state === 'coming' : eventDate(show, today) > today;
  const all = ranksBy(countsOf(showtimes));
  const among = (belongs: (show: DemoShow) => boolean) =>
    new Map([...all.keys()].filter(belongs).map((show, rank) => [show, rank + 1]));
  const ranks = {
    all,
    kids: among((show) => show.kids),
    coming: among(isToCome),
    events: among((show) => show.kind !== 'film'),
  };
  const upsells = upsellOrders(site);
  return {
    days: Object.fromEntries(days.map((day) => [day, pushesOf(site, byDay.get(day)!, upsells)])),
    shows: Object.fromEntries(
      [...all.keys()].map((show) => {
        const ofShow = byShow.get(show)!;
        const entry = showEntry(ofShow, { show, ranks, isToCome: isToCome(show), today });
        return [slugOf(show, site), { ...entry, days: daysOf(site, show, ofShow, dayRanks, today) }];
      }),
    ),
  };
}

function countsOf(showtimes: readonly DemoShowtime[]): Map<DemoShow, number> {
  const counts = new Map<DemoShow, number>();
  for (const { show } of showtimes) counts.set(show, (counts.get(show) ?? 0) + 1);
  return counts;
}

/** Ranks from 1, by number of screenings and then by how popular a film is. */
function ranksBy(counts: ReadonlyMap<DemoShow, number>): Ranks {
  const weight = (show: DemoShow) => counts.get(show)! + popularityOf(show);
  const sorted = [...counts.keys()].toSorted((a, b) => weight(b) - weight(a) || a.id - b.id);
  return new Map(sorted.map((show, index) => [show, index + 1]));
}

function showEntry(
  showtimes: readonly DemoShowtime[],
  of: {
    show: DemoShow;
    ranks: { all: Ranks; kids: Ranks; coming: Ranks; events: Ranks };
    isToCome: boolean;
    today: string;
  },
): Omit<ProgrammeShow, 'days'> {
  const { show, ranks, isToCome, today } = of;
  const bookable = showtimes.some(({ status }) => status === 'available');
  const isComingFilm = isToCome && show.kind === 'film';
  return {
    bookable,
    isBookable: bookable,
    isNew: flagIsNew(showtimes[0]!, today),
    isComingSoon: isToCome,
    isEarlyVisible: isComingFilm,
    isEarlyBookable: isComingFilm && bookable,
    isEarlyAVP: isComingFilm && showtimes.some(({ tags }) => fallUnder('premiere', tags)),
    cineOrder: ranks.all.get(show)!,
    cineKidsOrder: ranks.kids.get(show) ?? null,
    cineUpcomingOrder: ranks.coming.get(show) ?? LAST,
    cineEntertainmentOrder: ranks.events.get(show) ?? LAST,
    cineEntertainmentOrder2: ranks.events.get(show) ?? LAST,
    specialEvent: show.kind === 'film' ? null : show.kind,
    isKids: show.kids,
    next24ShowtimesCount: showtimes.filter(({ at }) => at.day === today).length,
  };
}

function flagIsNew({ show, at }: DemoShowtime, today: string): boolean {
  if (show.kind !== 'film') return false;
  const { state, age } = stateOf(show, at.zone, today);
  return state === 'playing' && age < 7;
}

function daysOf(
  site: Site,
  show: DemoShow,
  showtimes: readonly DemoShowtime[],
  ranks: ReadonlyMap<string, Ranks>,
  today: string,
): Record<string, ProgrammeDay> {
  const flag = flagOf(show, site, today);
  const byDay = Map.groupBy(showtimes, ({ at }) => at.day);
  return Object.fromEntries(
    [...byDay]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, ofDay]) => [
        day,
        {
          tags: [...new Set(ofDay.flatMap(({ tags }) => tags))],
          bookable: ofDay.some(({ status }) => status === 'available'),
          versions: [...new Set(ofDay.map(({ version }) => version))],
          flag: flag?.text[site.defaultLanguage] ?? null,
          flagColor: flag?.colour ?? null,
          cineOrder: ranks.get(day)!.get(show)!,
          specialEvent: show.kind === 'film' ? null : show.kind,
          specialShowtime: ofDay.some(({ isSpecial }) => isSpecial),
          labelCategory: null,
        },
      ]),
  );
}

/** The tags that a cinema's day may recommend, each with its weight. */
function upsellOrders(site: Site): ReadonlyMap<string, number> {
  return new Map(
    demoTagsOf(site.code).flatMap(({ slug, orders }) => (orders.upsell > 0 ? [[slug, orders.upsell]] : [])),
  );
}

/** What a cinema promotes on a day: its special screening, and an experience for the most popular film. */
function pushesOf(
  site: Site,
  showtimes: readonly DemoShowtime[],
  upsells: ReadonlyMap<string, number>,
): CinemaProgramme['days'][string] {
  const open = showtimes.filter(({ status }) => status === 'available');
  const special = open.find(({ kind }) => HIGHLIGHTED.includes(kind));
  const { cinema, day } = showtimes[0]!.at;
  const offers = (randomOf(`upsell ${cinema.slug} ${day}`).chance(UPSELL_SHARE) ? open : [])
    .flatMap((showtime) => showtime.tags.flatMap((tag) => (upsells.has(tag) ? [{ showtime, tag }] : [])))
    .toSorted(
      (a, b) =>
        upsells.get(a.tag)! - upsells.get(b.tag)! ||
        popularityOf(b.showtime.show) - popularityOf(a.showtime.show) ||
        a.showtime.show.id - b.showtime.show.id,
    );
  const [best] = offers;
  return {
    upsell: best ? { tag: best.tag, showSlug: slugOf(best.showtime.show, site) } : null,
    highlightedShowtime: special
      ? { type: special.kind === 'relay' ? 'tag' : 'showtime', showSlug: slugOf(special.show, site) }
      : null,
  };
}
