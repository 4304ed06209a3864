import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CinemaDetails } from '../../../src/contract/cinema.ts';
import type { CityDetails } from '../../../src/contract/city.ts';
import type { FeedShowtimes } from '../../../src/contract/feed.ts';
import type { CinemaProgramme, Showtime, Tag, Technology, Version } from '../../../src/contract/programme.ts';
import type { Show, ShowDetails } from '../../../src/contract/show.ts';
import { addDays } from '../../../src/domain/programme/cinemaDay.ts';
import { boundsOf } from '../../../src/sites/bounds.ts';
import type { Language, Site } from '../../../src/sites/sites.ts';
import type { FeedEditorial } from './content.ts';

/** What a feed has for a site in one language. */
export type FeedLanguage = {
  cities: CityDetails[];
  cinemas: CinemaDetails[];
  shows: { shows: Show[]; labels: []; contentratings: [] };
  'show-details': ShowDetails[];
  tags: Tag[];
  versions: Version[];
  technologies: Technology[];
  /** Lines of showtimes.ndjson. Those of the default language hold the screenings. */
  showtimes: FeedShowtimes[];
} & Partial<FeedEditorial>;
/** A site's part of a feed, which a test may change before it is written. */
export type FeedSite = {
  languages: Partial<Record<Language, FeedLanguage>>;
  programme: Record<string, CinemaProgramme>;
};

export type FeedSize = { cinemas: number; shows: number; days: number; screeningsADay: number; firstDay: string };

export const SMALL: FeedSize = { cinemas: 3, shows: 4, days: 3, screeningsADay: 2, firstDay: '2026-11-21' };

const HOURS = [10, 12, 14, 16, 18, 20, 22];

/**
 * A feed of cinemas `cinema-1`… (two a city: `city-1`…), shows `film-1-44001`… (the last of them an event), each show
 * in each cinema on each day. The last screening of a day begins at 00:30 and belongs to the day before; a day's first
 * screening of `film-1-44001` is special.
 */
export function makeSite(site: Site, size: FeedSize = SMALL): FeedSite {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const cinemas = numbers(size.cinemas);
  const shows = numbers(size.shows);
  const days = Array.from({ length: size.days }, (_, index) => addDays(size.firstDay, index));
  const cities = numbers(Math.ceil(size.cinemas / 2));
  const lines = (language: Language) => {
    let session = 0;
    return cinemas.flatMap((cinema) =>
      shows.map((show): FeedShowtimes => {
        const ofDay = (day: string) =>
          Array.from({ length: size.screeningsADay }, (_, index) => {
            const isLast = index === size.screeningsADay - 1;
            const isSpecial = show === 1 && index === 0;
            session += 1;
            return makeShowtime({
              day,
              index,
              isLast,
              isSpecial,
              language,
              cinema,
              session,
              isMovie: show < size.shows,
            });
          });
        return {
          show: showSlug(show),
          cinema: `cinema-${cinema}`,
          showtimes: Object.fromEntries(days.map((day) => [day, ofDay(day)])),
        };
      }),
    );
  };
  const at = centreOf(site);
  const ofLanguage = (language: Language): FeedLanguage => ({
    cities: cities.map((city) =>
      makeCity(
        city,
        cinemas.filter((cinema) => Math.ceil(cinema / 2) === city),
        at,
      ),
    ),
    cinemas: cinemas.map((cinema) => makeCinema(cinema, language, at)),
    shows: {
      shows: shows.map((show) => makeShow(show, language, show < size.shows)),
      labels: [],
      contentratings: [],
    },
    'show-details': shows.map((show) => makeDetails(show, language, show < size.shows)),
    tags: [makeTag('imax', 'experience'), makeTag('audiodesc', 'accessibility')],
    versions: [{ slug: 'vost', label: 'VOST', description: `Original version (${language})` }],
    technologies: [{ slug: 'imax', title: 'IMAX', teaser: '<p>Larger</p>', logo: '/media/imax.svg' }],
    showtimes:
      language === site.defaultLanguage ? lines(language) : lines(language).filter(({ show }) => show === showSlug(1)),
  });
  return {
    languages: Object.fromEntries(site.languages.map((language) => [language, ofLanguage(language)])),
    programme: Object.fromEntries(
      cinemas.map((cinema) => [`cinema-${cinema}`, makeProgramme(days, shows.map(showSlug), showSlug(1))]),
    ),
  };
}

/** Removes the pictures that `makeSite` names, which nobody has. */
export function withoutPictures(feed: FeedSite): FeedSite {
  for (const language of Object.values(feed.languages)) {
    for (const item of [...language.shows.shows, ...language['show-details']]) {
      Object.assign(item, { posterPath: null, backgroundPath: null });
    }
    for (const technology of language.technologies) technology.logo = null;
  }
  return feed;
}

/** Writes a site's part of a feed, replacing what the folder has for that site. */
export async function writeSite(folder: string, site: Site, feed: FeedSite): Promise<void> {
  const root = join(folder, site.code);
  await rm(root, { recursive: true, force: true });
  await mkdir(join(root, 'programme'), { recursive: true });
  const ndjson = (lines: readonly FeedShowtimes[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  for (const [language, { showtimes, ...documents }] of Object.entries(feed.languages)) {
    await mkdir(join(root, language));
    for (const [name, document] of Object.entries(documents)) {
      await writeFile(join(root, language, `${name}.json`), JSON.stringify(document));
    }
    const file = language === site.defaultLanguage ? 'showtimes.ndjson' : join(language, 'showtimes.ndjson');
    await writeFile(join(root, file), ndjson(showtimes));
  }
  for (const [cinema, programme] of Object.entries(feed.programme)) {
    await writeFile(join(root, 'programme', `${cinema}.json`), JSON.stringify(programme));
  }
}

/** `film-1-44001` for 1. */
export function showSlug(show: number): string {
  return `film-${show}-${44000 + show}`;
}

function makeShowtime(of: {
  day: string;
  index: number;
  isLast: boolean;
  isSpecial: boolean;
  language: Language;
  cinema: number;
  session: number;
  isMovie: boolean;
}): Showtime {
  const hour = HOURS[of.index % HOURS.length]!;
  const next = addDays(of.day, 1);
  return {
    time: of.isLast ? `${next} 00:30:00` : `${of.day} ${hour}:15:00`,
    endTime: of.isLast ? `${next} 02:20:00` : `${of.day} ${hour + 1}:55:00`,
    version: 'vost',
    tags: of.index % 2 === 0 ? ['DEFAULT', 'imax'] : ['DEFAULT'],
    status: of.index % 3 === 2 ? 'soldout' : 'available',
    reservabilityStart: '2026-11-01T08:00:00+01:00',
    reservabilityEnd: `${of.day}T23:30:00+01:00`,
    isMovie: of.isMovie,
    refCmd: `https://elsewhere.example/${of.language}/V${3000 + of.cinema}S${of.session}/booking`,
    auditoriumName: `Salle ${1 + (of.session % 8)}`,
    auditoriumCapacity: '148',
    specialShowtimeDetails: of.isSpecial
      ? {
          titleShowtimeDetails: `With its director (${of.language})`,
          descriptionShowtimeDetails: '<p>A talk follows</p>',
          titleScreening: null,
          titleModal: null,
          source: 'showtime',
          highlightedTitle: null,
          backgroundColor: '#102030',
          color: '#ffffff',
          pictoBanner: null,
        }
      : null,
  };
}

function makeProgramme(days: readonly string[], shows: readonly string[], pushed: string): CinemaProgramme {
  return {
    days: Object.fromEntries(
      days.map((day, index) => [
        day,
        index === 0
          ? { upsell: { tag: 'imax', showSlug: pushed }, highlightedShowtime: { type: 'tag', showSlug: pushed } }
          : { upsell: null, highlightedShowtime: null },
      ]),
    ),
    shows: Object.fromEntries(
      shows.map((show, index) => [
        show,
        {
          days: Object.fromEntries(
            days.map((day) => [
              day,
              {
                tags: ['imax'],
                bookable: true,
                versions: ['vost'],
                flag: null,
                flagColor: null,
                cineOrder: index + 1,
                specialEvent: null,
                specialShowtime: show === pushed,
                labelCategory: null,
              },
            ]),
          ),
          bookable: true,
          isBookable: true,
          isNew: index === 0,
          isComingSoon: false,
          isEarlyVisible: false,
          isEarlyBookable: false,
          isEarlyAVP: false,
          cineOrder: index + 1,
          cineKidsOrder: null,
          cineUpcomingOrder: index + 1,
          cineEntertainmentOrder: 0,
          cineEntertainmentOrder2: 0,
          specialEvent: null,
          isKids: index === 1,
          next24ShowtimesCount: 2,
        },
      ]),
    ),
  };
}

type Position = { readonly x: number; readonly y: number };

/** Somewhere in a site's country. */
function centreOf(site: Site): Position {
  const { south, north, west, east } = boundsOf(site.country)!;
  return site.code === 'fr' ? { x: 48, y: 2 } : { x: (south + north) / 2, y: (west + east) / 2 };
}

function makeCity(city: number, cinemas: readonly number[], at: Position): CityDetails {
  return {
    id: city,
    slug: `city-${city}`,
    name: `City ${city}`,
    departement: '75',
    isIdf: true,
    gpsPosition: { x: at.x + city / 1000, y: at.y },
    cinemas: cinemas.map((cinema) => `cinema-${cinema}`),
    postalCode: '75001',
    theaterPostalCode: ['75001'],
    mainRegion: true,
    singlePage: false,
    defaultCinema: `cinema-${cinemas[0]}`,
    description: '<p>A city</p>',
    seo: null,
    nearby: [],
    backdrop: null,
    highlight: { title: 'Seen most', description: '<p>Here</p>', shows: [showSlug(1)] },
    tracking: null,
  };
}

function makeCinema(cinema: number, language: Language, at: Position): CinemaDetails {
  return {
    slug: `cinema-${cinema}`,
    citySlug: `city-${Math.ceil(cinema / 2)}`,
    name: `Cinéma ${cinema}`,
    tags: ['imax'],
    hasPmrService: true,
    theaters: [
      {
        name: `Cinéma ${cinema}`,
        addressLine1: '1 rue du Phare',
        addressLine2: null,
        addressZip: '75001',
        addressCity: 'Paris',
        gpsPosition: { x: at.x + cinema / 1000, y: at.y },
      },
    ],
    phone: null,
    ticketingUrl: null,
    website: null,
    openingHours: [],
    hallCount: 8,
    seatCount: 1200,
    services: [{ label: 'Bar', slug: 'bar', description: '<p>Open</p>', refImage: 'bar', isAccessibility: false }],
    backdrop: null,
    comment: null,
    status: true,
    refImageItinerary: null,
    description: `<p>In ${language}</p>`,
    vistaRef: String(3000 + cinema),
    googleMyBusinessUrl: '',
    nearbySessionsCinema: null,
    nearbySessionsWording: null,
    cinepassPrices: [],
    ecards: [],
    nearbyCinemas: [],
    nearbyCities: [],
    itinerary: [],
    pricing: null,
    pushes: [],
    cinemaWeekOffset: null,
    googleMapsUrl: 'https://maps.example/1',
    redirectSlug: null,
    premium: false,
    cinemaPremium: null,
    accessibilityDescription: null,
    accesLibreUrl: null,
    seo: null,
    tracking: { citySlug: 'city', cinemaSlug: 'cinema' },
    alert: null,
  };
}

function makeShow(show: number, language: Language, isMovie: boolean): Show {
  return {
    slug: showSlug(show),
    title: show === 2 ? "L'Éveil" : `Film ${show} ${language}`,
    releaseAt: { FR_FR: '2026-11-18', NL_NL: '2026-11-19' },
    posterPath: { lg: '/media/poster-640.webp', md: '/media/poster-320.webp' },
    backgroundPath: null,
    label: null,
    contentRating: [],
    cinechecks: [],
    isMovie,
    isNew: false,
    isEventSpecial: false,
    isComingSoon: false,
    homeOrder: show,
    genericOrder: show,
    upcomingOrder: show,
    mostAwaitedOrder: show,
    hubbleCasting: null,
    type: null,
    duration: 94,
    genres: ['Drama'],
    genresSlug: ['drama'],
    warning: null,
    directors: ['F. W. Murnau'],
    flag: null,
    flagColor: null,
    next24ShowtimesCount: 2,
    notComingSoon: true,
    salesOpeningDatetime: null,
    showtimesDisplayDatetime: null,
    backgroundDominantColor: '#102030',
    labelFlagColor: null,
    originalReleaseAt: '1927-09-23',
    showRef: String(44000 + show),
    specialEvent: false,
    labelCategory: null,
  };
}

function makeDetails(show: number, language: Language, isMovie: boolean): ShowDetails {
  const { title, releaseAt, duration, posterPath, backgroundDominantColor } = makeShow(show, language, isMovie);
  return {
    ...{ slug: showSlug(show), title, releaseAt, duration, posterPath, backgroundDominantColor, isMovie },
    titleTracking: title,
    contentRating: [],
    cinechecks: [],
    genres: ['Drama'],
    genresTracking: ['drama'],
    directors: 'F. W. Murnau',
    actors: 'Janet Gaynor, George O’Brien',
    synopsis: 'One.<br/>Two.',
    entertainementLogo: null,
    entertainementSubtitle: null,
    entertainementCasting: null,
    distribution: null,
    backgroundPath: null,
    trailers: [],
    presentation: null,
    calendar: null,
    warning: null,
    nationality: null,
    nationalityTracking: null,
    originalTitle: show === 3 ? 'Sonnenaufgang' : null,
    feelings: { countWishList: 0, countEmotionDisappointed: 0, countEmotionLike: 0, countEmotionLove: 0 },
    similarShows: [],
    event: [],
    redirectSlug: null,
    refHubble: null,
    refVista: null,
    visaHubble: null,
    isNew: false,
    notComingSoon: true,
    copiesCount: 0,
    next24ShowtimesCount: 2,
    tags: [],
    salesOpeningDatetime: null,
    showtimesDisplayDatetime: null,
    vodAvailability: false,
    vod: null,
    labelFlagColor: null,
    label: null,
    originalReleaseAt: '1927-09-23',
    extraInformation: null,
    logoTitle: null,
  };
}

function makeTag(slug: string, category: Tag['category']): Tag {
  return {
    slug,
    title: slug.toUpperCase(),
    category,
    premium: false,
    versionFilter: false,
    places: ['showtime'],
    tooltip: null,
    orders: { showtime: 1, filter: 1, upsell: 1 },
    icon: null,
    highlighted: false,
    accessibilityDescription: null,
    ctaUrl: null,
    labelColor: null,
    backgroundColor: null,
    thumbnailTitle: null,
    modalTitle: null,
    modalDescription: null,
    pictoBanner: null,
    pictoImage: null,
    badgeTitle: null,
    badgeDescription: null,
    badgeImage: null,
    upsellBackdrop: null,
    upsellText: null,
    categoryOrder: 0,
  };
}
