import { foldText } from '../../src/lib/foldText.ts';
import type { Language, Site } from '../../src/sites/sites.ts';
import { documentOf } from '../documents.ts';
import type { DemoShow } from '../types.ts';

const showsOf = (names: readonly string[]) => names.flatMap((name) => documentOf<DemoShow[]>(`shared/shows/${name}`));

/** Every film of the demo, by id. */
export const demoFilms: readonly DemoShow[] = showsOf([
  'keaton',
  'chaplin-and-lloyd',
  'german-fantasy',
  'german-cities',
  'american-drama',
  'france-and-italy',
  'north-and-east',
  'westerns-and-expeditions',
  'fairy-tales-and-cartoons',
  'noir-and-screwball',
  'drive-in',
]).toSorted((a, b) => a.id - b.id);

/** Its live events, by id. Their works are real, their theatres, companies and artists invented. */
export const demoEvents: readonly DemoShow[] = showsOf(['opera-and-ballet', 'concerts-and-theatre']);

export const demoShows: readonly DemoShow[] = [...demoFilms, ...demoEvents];

/** The films and events that are treated differently from all others, so that each rare case of a programme occurs. */
export const RARE = {
  /** It is to come, but nobody knows when. */
  withoutDate: 44056,
  /** It has never been rated. */
  unrated: 44055,
  /** It never leaves the programme: shown whole, once a week. The date is that of its restoration's release. */
  permanent: { id: 44046, released: '2024-07-10' },
  /** It was listed under another title before: by site language, for the address that redirects. */
  renamed: { id: 44010, formerly: { fr: 'Le fantôme du palais', en: 'The Opera Ghost', nl: 'Het spook' } },
  /** A film that has left the programme: nothing lists it, and its address says so. Known by another's details. */
  takenOff: { id: 44090, title: 'The Lodger', like: 44024 },
  /** Converted to 3D. */
  in3d: [44003, 44006, 44019, 44022, 44023, 44060, 44067] as readonly number[],
} as const;

/** Shorter than this, a film is shown as part of a programme of shorts. */
const SHORT_MINUTES = 40;
/** Films of at least this length are shown whole, with an interval, and only as events of their own. */
const MARATHON_MINUTES = 200;
const SHORTS_PROGRAMME_MINUTES = 65;
const INTERVAL_MINUTES = 30;

export const isShort = (film: DemoShow) => film.kind === 'film' && film.duration < SHORT_MINUTES;
export const isMarathon = (film: DemoShow) => film.kind === 'film' && film.duration >= MARATHON_MINUTES;
/** Only for children: never in the evening. */
export const isDaytimeOnly = (film: DemoShow) =>
  film.kids && film.genresSlug.some((genre) => genre === 'animation' || genre === 'fantasy' || genre === 'musical');

/** How many minutes a show occupies a hall's screen, trailers apart. */
export function minutesOnScreen(show: DemoShow): number {
  if (isShort(show)) return SHORTS_PROGRAMME_MINUTES;
  return isMarathon(show) ? show.duration + INTERVAL_MINUTES : show.duration;
}

/** A title in kebab case: no accents, and one hyphen for whatever is neither letter nor digit. */
export function kebab(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A show's title as posters and captions set it, with typographic apostrophes. */
export function titleOf(show: DemoShow, language: Language): string {
  return show.title[language].replaceAll("'", '’');
}

/** A show's slug on a site: its title in the site's default language, and its id. */
export function slugOf(show: DemoShow, site: Site): string {
  return `${kebab(show.title[site.defaultLanguage])}-${show.id}`;
}
