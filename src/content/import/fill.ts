import type { FeedDocument } from '../../contract/feed.ts';
import { SHARED_FIELDS } from '../../contract/show.ts';
import { knownOf, UNKNOWN_ON_WIRE } from '../../contract/unknown.ts';
import { isPlaceholderDay, UNKNOWN_DATE } from '../../domain/show/release.ts';
import { isRecord } from '../../lib/fields.ts';
import { foldText } from '../../lib/foldText.ts';
import type { Report } from './bookings.ts';
import type { SiteDocuments } from './documents.ts';
import type { Path } from './paths.ts';

type Raw = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * A document as it stands in a feed, with what follows from its other fields or from documents that were read before.
 * Whatever has another form than expected stays as it is: the schemas refuse it.
 */
export function filled(name: FeedDocument, value: unknown, before: Partial<SiteDocuments>): unknown {
  if (name === 'shows') {
    return isRecord(value) ? { ...value, shows: eachItem(value['shows'], filledShow) } : value;
  }
  if (name === 'cities') return eachItem(value, (city, index) => ({ id: index + 1, ...city }));
  if (name === 'cinemas') return eachItem(value, filledCinema);
  if (name === 'articles') return eachItem(value, filledArticle);
  if (name === 'versions') return eachItem(value, (version) => ({ description: version['label'], ...version }));
  if (name === 'show-details') {
    const shows = new Map<unknown, Raw>(before.shows?.map((show) => [show.slug, show]));
    return eachItem(value, (details) => ({ ...detailsFrom(shows.get(details['slug'])), ...details }));
  }
  return value;
}

function eachItem(value: unknown, fill: (item: Raw, index: number) => Raw): unknown {
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (isRecord(item) ? fill(item, index) : item))
    : value;
}

function filledCinema(cinema: Raw): Raw {
  const { name, slug, citySlug, theaters } = cinema;
  return {
    tracking: { citySlug, cinemaSlug: slug },
    ...cinema,
    theaters: eachItem(theaters, (theater) => ({ name, ...theater })),
  };
}

function filledArticle(article: Raw): Raw {
  const national = listOf(article['cinemas']).length === 0;
  return { tracking: { slug: article['slug'] }, national, ...article };
}

function filledShow(show: Raw, index: number): Raw {
  const order = index + 1;
  return {
    ...{ homeOrder: order, genericOrder: order, upcomingOrder: order, mostAwaitedOrder: order },
    genresSlug: listOf(show['genres']).map((genre) => slugOf(String(genre))),
    showRef: /\d+$/.exec(String(show['slug']))?.[0] ?? '',
    ...show,
  };
}

/** A genre's name in kebab case, other scripts' letters as they are; a name without letters and digits is itself. */
function slugOf(text: string): string {
  const kebab = foldText(text)
    .normalize('NFC')
    .replaceAll(/[^a-z0-9[[\p{L}\p{M}\p{Nd}]--\p{Script=Latin}]]+/gv, '-')
    .replaceAll(/^-|-$/g, '');
  return kebab === '' ? text : kebab;
}

function detailsFrom(show: Raw | undefined): Raw {
  if (!show) return {};
  return {
    ...Object.fromEntries(SHARED_FIELDS.map((field) => [field, show[field]])),
    titleTracking: show['title'],
    genresTracking: show['genresSlug'],
    directors: listOf(show['directors']).join(', '),
    actors: show['hubbleCasting'] ?? '',
  };
}

/** The details of every show, for a feed that has none of its own. */
export function detailsOfShows(shows: SiteDocuments['shows']): unknown {
  return shows.map((show) => ({ slug: show.slug, ...detailsFrom(show) }));
}

/** Gives cities that list no cinemas those whose city they are, and cities without a position the middle of theirs. */
export function completeCities({ cities, cinemas }: Partial<SiteDocuments>): void {
  const byCity = Map.groupBy(cinemas ?? [], ({ citySlug }) => citySlug);
  for (const city of cities ?? []) {
    // A cinema's former address is in no city's list.
    const own = (byCity.get(city.slug) ?? []).filter(({ redirectSlug }) => redirectSlug === null);
    if (city.cinemas.length === 0) city.cinemas.push(...own.map(({ slug }) => slug));
    city.gpsPosition ??= middleOf(own.flatMap(({ theaters }) => theaters));
  }
}

function middleOf(theaters: Item<'cinemas'>['theaters']): Item<'cities'>['gpsPosition'] {
  const known = theaters.flatMap(({ gpsPosition }) => gpsPosition ?? []);
  if (known.length === 0) return null;
  const mean = (of: 'x' | 'y') => Number((known.reduce((sum, each) => sum + each[of], 0) / known.length).toFixed(5));
  return { x: mean('x'), y: mean('y') };
}

type Item<Name extends keyof SiteDocuments> = SiteDocuments[Name][number];

/** Makes null of what stands for unknown on the wire, in place. */
export function readUnknown(name: FeedDocument, item: object): void {
  if (name === 'cities') {
    const city = item as Item<'cities'>;
    city.postalCode = knownOf(city.postalCode, UNKNOWN_ON_WIRE.postalCode);
    city.gpsPosition = knownOf(city.gpsPosition, UNKNOWN_ON_WIRE.gpsPosition);
  } else if (name === 'cinemas') {
    const cinema = item as Item<'cinemas'>;
    cinema.hallCount = knownOf(cinema.hallCount, UNKNOWN_ON_WIRE.hallCount);
    cinema.seatCount = knownOf(cinema.seatCount, UNKNOWN_ON_WIRE.seatCount);
    for (const theater of cinema.theaters) {
      theater.addressZip = knownOf(theater.addressZip, UNKNOWN_ON_WIRE.addressZip);
      theater.gpsPosition = knownOf(theater.gpsPosition, UNKNOWN_ON_WIRE.gpsPosition);
    }
  } else if (name === 'shows' || name === 'show-details') {
    const show = item as Item<'shows' | 'show-details'>;
    show.duration = knownOf(show.duration, UNKNOWN_ON_WIRE.duration);
  }
}

/** Makes the unknown date (SPEC 5) of what other systems write for none, in place. Each is reported. */
export function readNoDays(item: object, warn: Report): void {
  const read = (of: Record<string, unknown>, field: string, within: Path): void => {
    const day = of[field];
    if (typeof day !== 'string' || !isPlaceholderDay(day)) return;
    of[field] = UNKNOWN_DATE;
    warn([...within, field], `a day, or ${UNKNOWN_DATE}, as which it counts, where it is unknown`, day);
  };
  const fields = item as Record<string, unknown>;
  for (const field of ['originalReleaseAt', 'releaseDate']) read(fields, field, []);
  const { releaseAt } = fields;
  if (!isRecord(releaseAt)) return;
  for (const zone of Object.keys(releaseAt)) read(releaseAt, zone, ['releaseAt']);
}
