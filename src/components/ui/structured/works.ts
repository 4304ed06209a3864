import type { CreativeWork, Movie, Person as PersonData, VideoObject } from 'schema-dts';
import type { FilmPerson, NamedPerson } from '../../../content/people.ts';
import type { Show, ShowDetails } from '../../../contract/show.ts';
import { plainText } from '../../../lib/plainText.ts';
import { knownDate } from '../../../domain/show/release.ts';
import { ratingMarks } from '../../../domain/show/rating.ts';
import { shortText } from '../../../lib/shortText.ts';
import { mainFirst, playerOf } from '../../../domain/show/trailers.ts';
import type { Language, Site } from '../../../sites/sites.ts';
import { absolute, lengthOf } from './jsonLd.ts';

/** Longer texts are only for people. */
const DESCRIPTION_LENGTH = 500;

/** The work shown, as a screening names it. `page` is the show's absolute address. */
export function workOf({ isMovie, title }: Pick<Show, 'isMovie' | 'title'>, page: string) {
  return { '@type': isMovie ? 'Movie' : 'CreativeWork', '@id': page, name: title } as const;
}

/** The page that structured data is on. */
export type DataPage = {
  readonly site: Site;
  readonly language: Language;
  /** Absolute address. */
  readonly page: string;
  readonly origin: string;
};
/** Who directed a show and who is in it, and the path of a person's page. */
type ShowPeople = {
  readonly directors: readonly NamedPerson[];
  readonly cast: readonly NamedPerson[];
  readonly pathOf: (person: FilmPerson) => string;
};

/** More are only for people. */
const MOST_FILMS = 20;

/** A person, for their own page, and the works that they made or are in. `pageOf` gives a show's absolute address. */
export function personData(
  { name, directed, playedIn }: FilmPerson,
  page: string,
  pageOf: (show: Show) => string,
): (PersonData | Movie)[] {
  const work = (show: Show) => ({ ...workOf(show, pageOf(show)), '@type': 'Movie', url: pageOf(show) }) as const;
  const films = (shows: readonly Show[]) => shows.filter(({ isMovie }) => isMovie).slice(0, MOST_FILMS);
  return [
    { '@type': 'Person', '@id': page, name, url: page },
    ...films(directed).map((show) => ({ ...work(show), director: { '@id': page } })),
    ...films(playedIn).map((show) => ({ ...work(show), actor: { '@id': page } })),
  ];
}

/** Everything known about a film or an event, for its own page. */
export function showData(
  show: Show,
  details: ShowDetails,
  { directors, cast, pathOf }: ShowPeople,
  { site, language, page, origin }: DataPage,
): Movie | CreativeWork {
  const people = (named: readonly NamedPerson[]) =>
    named.map(({ name, person }) => {
      const url = person && origin + pathOf(person);
      return { '@type': 'Person', name, ...(url && { url }) } as const;
    });
  const zone = site.releaseZones[language];
  const released = knownDate(details.originalReleaseAt) ?? knownDate(zone && show.releaseAt[zone]);
  const image = show.posterPath ? absolute(show.posterPath.lg, origin) : undefined;
  const rating = ratingMarks(show, site.ratingSystem).flatMap((mark) => (mark.kind === 'general' ? [] : [mark.ref]));
  const common = {
    ...workOf(show, page),
    url: page,
    ...(image && { image }),
    ...(details.synopsis && { description: shortText(plainText(details.synopsis), DESCRIPTION_LENGTH) }),
    ...(released && { datePublished: released }),
    ...(show.genres.length > 0 && { genre: show.genres }),
    ...(rating.length > 0 && { contentRating: rating.join(', ') }),
    ...(details.originalTitle && details.originalTitle !== show.title && { alternateName: details.originalTitle }),
  };
  if (!show.isMovie) return { ...common, '@type': 'CreativeWork' };
  const [trailer] = trailersOf(details, origin, language);
  const duration = lengthOf(show.duration ?? 0);
  return {
    ...common,
    '@type': 'Movie',
    ...(duration && { duration }),
    director: people(directors),
    actor: people(cast),
    ...(details.nationality && { countryOfOrigin: { '@type': 'Country', name: details.nationality } }),
    ...(trailer && { trailer }),
  };
}

/**
 * Its trailers, the main one first: those whose file or player has an address. No feed says when a video was uploaded,
 * so neither does this.
 */
function trailersOf({ trailers, title }: ShowDetails, origin: string, language: Language): VideoObject[] {
  return mainFirst(trailers).flatMap((trailer) => {
    const address = videoAddress(trailer, origin, language);
    if (!address) return [];
    return {
      '@type': 'VideoObject',
      name: trailer.title || title,
      description: trailer.title || title,
      thumbnailUrl: absolute(trailer.snapshot, origin),
      inLanguage: trailer.language,
      ...address,
    };
  });
}

function videoAddress(trailer: ShowDetails['trailers'][number], origin: string, language: Language) {
  if (trailer.videoType.toLowerCase() === 's3') return { contentUrl: absolute(trailer.externalId, origin) };
  const player = playerOf(trailer, language, []);
  if (!player) return undefined;
  const url = new URL(player.address);
  // Only in our pages a press has come before.
  url.searchParams.delete('autoplay');
  return { embedUrl: url.href };
}
