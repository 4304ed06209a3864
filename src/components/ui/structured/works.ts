import type { CreativeWork, Movie, VideoObject } from 'schema-dts';
import type { Show, ShowDetails } from '../../../contract/show.ts';
import { plainText } from '../../../lib/plainText.ts';
import { knownDate } from '../../../domain/show/release.ts';
import { ratingMarks } from '../../../domain/show/rating.ts';
import { shortText } from '../../../lib/shortText.ts';
import { mainFirst } from '../../../domain/show/trailers.ts';
import type { Language, Site } from '../../../sites/sites.ts';
import { absolute, lengthOf, namesIn } from './jsonLd.ts';

/** Longer texts are only for people. */
const DESCRIPTION_LENGTH = 500;

/** The work shown, as a screening names it. `page` is the show's absolute address. */
export function workOf({ isMovie, title }: Pick<Show, 'isMovie' | 'title'>, page: string) {
  return { '@type': isMovie ? 'Movie' : 'CreativeWork', '@id': page, name: title } as const;
}

/** Everything known about a film or an event, for its own page. */
export function showData(
  show: Show,
  details: ShowDetails,
  { site, language, page, origin }: { site: Site; language: Language; page: string; origin: string },
): Movie | CreativeWork {
  const people = (names: readonly string[]) => names.map((name) => ({ '@type': 'Person', name }) as const);
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
  const [trailer] = trailersOf(details, page, origin, released);
  const duration = lengthOf(show.duration ?? 0);
  return {
    ...common,
    '@type': 'Movie',
    ...(duration && { duration }),
    director: people(namesIn(details.directors)),
    actor: people(namesIn(details.actors)),
    ...(details.nationality && { countryOfOrigin: { '@type': 'Country', name: details.nationality } }),
    ...(trailer && { trailer }),
  };
}

/** Its trailers, the main one first: only those with a date, which search engines require. */
function trailersOf(
  { trailers, title }: ShowDetails,
  page: string,
  origin: string,
  released: string | undefined,
): VideoObject[] {
  if (released === undefined) return [];
  return mainFirst(trailers).map((trailer) => ({
    '@type': 'VideoObject',
    name: trailer.title || title,
    description: trailer.title || title,
    thumbnailUrl: absolute(trailer.snapshot, origin),
    uploadDate: released,
    inLanguage: trailer.language,
    ...(trailer.videoType === 'S3' ? { contentUrl: absolute(trailer.externalId, origin) } : { embedUrl: page }),
  }));
}
