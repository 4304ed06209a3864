import { randomOf } from '../random.ts';
import { siteVersions, type DemoVersion } from '../cinemas/versions.ts';
import type { DemoShow } from '../types.ts';
import { weekdayOf } from './dates.ts';
import { isDaytimeOnly } from './films.ts';
import { weekNumber } from './releases.ts';
import type { CinemaDay } from './occasions.ts';
import type { Screening } from './screening.ts';

/** The versions in which a talking film is shown, and how likely each is. */
type Chances = Partial<Record<DemoVersion, number>>;

const EVENING = 18 * 60;
/** The languages of a site's intertitles: a silent film made in one of them needs no subtitles. */
const INTERTITLES: Readonly<Record<string, readonly string[]>> = { ch: ['fr', 'de'], be: ['fr', 'nl'], nl: ['nl'] };

/**
 * The version of a screening, one of those that the site has. It depends on film, hall, time and week, so that a film
 * keeps its version at a time of the day all week.
 */
export function versionOf(at: CinemaDay, { show, hall, start, kind }: Screening): DemoVersion {
  const known = siteVersions[at.site.code];
  const dutch = at.site.code === 'nl';
  const local = INTERTITLES[at.site.code] ?? ['fr'];
  const seed = `version ${at.cinema.slug} ${weekNumber(at.day, at.zone)} ${hall} ${start} ${show.id}`;
  const draw = (chances: Chances) => drawFrom(known, chances, randomOf(seed).next());

  if (show.kind === 'ballet' || show.kind === 'concert') return draw(dutch ? { ov: 1 } : { vo: 1 });
  if (show.kind === 'theatre' && show.originalLanguage === 'fr' && !dutch && at.zone !== 'BE_NL')
    return draw({ vf: 1 });
  if (show.kind !== 'film') return draw(dutch ? { ov: 1 } : { vost: 1 });
  if (show.silent) {
    if (kind === 'liveMusic' || local.includes(show.originalLanguage) || start < EVENING) return draw({ muet: 1 });
    return draw(dutch ? { muet: 2, ov: 1 } : { muet: 2, vost: 1 });
  }
  if (dutch) return draw(isDaytimeOnly(show) && start < EVENING ? { nlnl: 4, ov: 1 } : { ov: 1 });
  if (at.zone === 'BE_NL') return draw(isDaytimeOnly(show) && start < EVENING ? { nlnl: 1 } : { vost: 9, vo: 1 });
  return draw(chancesInFrench(at, show, start));
}

function chancesInFrench({ site, cinema, day }: CinemaDay, show: DemoShow, start: number): Chances {
  if (isDaytimeOnly(show) && start < EVENING) return { vf: 8, vfst: 1, vost: 1 };
  if (site.code === 'ch') return { vost: 5, vf: 2, vo: 3 };
  if (site.code === 'be') return { vost: 6, vf: 3, vfst: 1 };
  if (site.code !== 'fr') return { vf: 7, vost: 2, vfst: 1 };
  // Captions are shown most on Sundays and Tuesdays, as those who need them have asked.
  const captions = weekdayOf(day) === 0 || weekdayOf(day) === 2 ? 1.5 : 0.3;
  return cinema.citySlug === 'paris' ? { vost: 7, vf: 2, vo: 0.5, vfst: captions } : { vost: 4, vf: 5, vfst: captions };
}

function drawFrom(known: readonly DemoVersion[], chances: Chances, share: number): DemoVersion {
  const possible = known.filter((version) => chances[version]);
  let left = share * possible.reduce((sum, version) => sum + chances[version]!, 0);
  for (const version of possible) if ((left -= chances[version]!) < 0) return version;
  return possible.at(-1) ?? known[0]!;
}
