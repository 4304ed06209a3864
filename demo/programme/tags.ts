import { DEFAULT_TAG } from '../../src/domain/programme/tags.ts';
import type { SiteCode } from '../../src/sites/sites.ts';
import { randomOf } from '../random.ts';
import { demoTagsOf } from '../cinemas/tags.ts';
import type { HallTechnology } from '../cinemas/types.ts';
import type { DemoVersion } from '../cinemas/versions.ts';
import type { DemoShow, Genre } from '../types.ts';
import { weekdayOf } from './dates.ts';
import { isShort, RARE } from './films.ts';
import type { CinemaDay } from './occasions.ts';
import { popularityOf, stateOf, weekNumber } from './releases.ts';
import type { Screening, ScreeningKind } from './screening.ts';

/** The tags of each kind of screening, on the French-speaking sites and on the Dutch one. */
const KIND_TAGS: Readonly<Partial<Record<ScreeningKind, readonly string[]>>> = {
  premiere: ['avp'],
  premiereWithMakers: ['avp-equipe', 'avp'],
  relay: ['live', 'LIVE'],
  liveMusic: ['seancespeciale', 'music'],
  marathon: ['seancespeciale', 'arthouse'],
  talk: ['seancespeciale', 'arthouse'],
  filmClub: ['seancespeciale', 'arthouse'],
  shorts: ['arthouse'],
  snack: ['cinekids', 'kids'],
  holidays: ['kids'],
  firstFilm: ['kleuter'],
  seniors: ['50plus'],
  relaxed: ['relaxed'],
  ladiesNight: ['ladiesnight'],
};
const EVENT_TAGS: Readonly<Record<DemoShow['kind'], readonly string[]>> = {
  film: [],
  opera: ['opera'],
  ballet: ['ballet'],
  concert: ['music'],
  theatre: ['theater'],
};
/** The sound technologies for relays from a stage and films with a musician in the hall. */
const SOUND: readonly HallTechnology[] = ['dolby', 'atmos'];
/** Seats that shake and walls that light up suit films in which much happens, silent comedy first of all. */
const MOVING: readonly HallTechnology[] = ['4dx', 'screenx'];
const MOVING_GENRES: readonly Genre[] = ['adventure', 'fantasy', 'horror', 'science-fiction', 'war', 'western'];
const ACCESSIBILITY = ['hearing-impaired', 'audiodesc', 'pmr'];
const LONG_ENOUGH_FOR_AN_INTERVAL = 120;
const EVENING = 18 * 60;

const known = new Map<SiteCode, ReadonlySet<string>>();

function knownTags({ site }: CinemaDay): ReadonlySet<string> {
  let tags = known.get(site.code);
  if (!tags) known.set(site.code, (tags = new Set(demoTagsOf(site.code).map(({ slug }) => slug))));
  return tags;
}

/** The tags of a screening: only those that the site has, and DEFAULT where it has no experience of its own. */
export function tagsOf(at: CinemaDay, screening: Screening, version: DemoVersion): string[] {
  const allowed = knownTags(at);
  const experiences = [
    ...(KIND_TAGS[screening.kind] ?? []),
    ...EVENT_TAGS[screening.show.kind],
    ...technologiesOf(at, screening),
    ...at.cinema.halls[screening.hall]!.comforts,
    ...audienceTags(at, screening),
  ];
  const own = [...new Set(experiences)].filter((tag) => allowed.has(tag));
  const access = accessibilityOf(at, screening, version).filter((tag) => allowed.has(tag));
  return own.length > 0 ? [...own, ...access] : [DEFAULT_TAG, ...access];
}

function technologiesOf(at: CinemaDay, { show, kind, hall, start }: Screening): readonly HallTechnology[] {
  const { technologies } = at.cinema.halls[hall]!;
  if (kind === 'liveMusic' || kind === 'talk' || kind === 'filmClub') return [];
  if (show.kind !== 'film') return technologies.filter((technology) => SOUND.includes(technology));
  const random = randomOf(`picture ${at.cinema.slug} ${weekNumber(at.day, at.zone)} ${hall} ${start} ${show.id}`);
  const in3d = RARE.in3d.includes(show.id) && random.chance(0.6);
  const moves = !isShort(show) && isLively(show) && random.chance(0.85);
  return technologies.filter((technology) => (technology === '3d' ? in3d : moves || !MOVING.includes(technology)));
}

function isLively({ genresSlug: genres, silent }: DemoShow): boolean {
  return genres.some((genre) => MOVING_GENRES.includes(genre)) || (silent && genres.includes('comedy'));
}

function audienceTags({ site, zone, day }: CinemaDay, { show, kind, start }: Screening): string[] {
  if (show.kind !== 'film') return [];
  const weekday = weekdayOf(day);
  const tags: string[] = [];
  const isFamilyDay = weekday === 0 || weekday === 3 || weekday === 6;
  if (show.kids && isFamilyDay && start < EVENING && kind === 'ordinary') tags.push('kids');
  if (site.code === 'nl') {
    if (show.duration >= LONG_ENOUGH_FOR_AN_INTERVAL) tags.push('PAUSE');
    if (show.genresSlug.includes('documentary')) tags.push('docs');
    else if (show.genresSlug.includes('experimental') || (show.genresSlug[0] === 'drama' && popularityOf(show) < 0.7)) {
      tags.push('arthouse');
    }
    if (stateOf(show, zone, day).weeksLeft === 1) tags.push('lastchance');
  }
  return tags;
}

function accessibilityOf(at: CinemaDay, { show, hall, start, kind }: Screening, version: DemoVersion): string[] {
  const { services, halls } = at.cinema;
  const random = randomOf(`access ${at.cinema.slug} ${weekNumber(at.day, at.zone)} ${hall} ${start} ${show.id}`);
  const isDescribed = randomOf(`described ${show.id}`).chance(0.5) && random.chance(0.5);
  const isOf: Record<string, boolean> = {
    'hearing-impaired': version === 'vfst' || (kind === 'ordinary' && random.chance(0.03)),
    audiodesc: services.includes('audio-headset') && kind === 'ordinary' && isDescribed,
    pmr: services.includes('wheelchair') && halls[hall]!.stepFree,
  };
  return ACCESSIBILITY.filter((tag) => isOf[tag]);
}
