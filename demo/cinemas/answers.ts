import type { CinemaDetails } from '../../src/contract/cinema.ts';
import type { CityDetails } from '../../src/contract/city.ts';
import { nearest, type NearestLimits } from '../../src/domain/cinema/distance.ts';
import type { Language, Site } from '../../src/sites/sites.ts';
import { accessibilityDescriptionOf } from './access.ts';
import { demoPlaces, type DemoPlaces } from './cinemas.ts';
import { itineraryOf } from './itinerary.ts';
import { cinemaSeo, citySeo } from './seo.ts';
import { SERVICE_SLUGS, services } from './services.ts';
import { demoTagsOf } from './tags.ts';
import { pricingOf } from './tariffs.ts';
import { HALL_COMFORTS, HALL_TECHNOLOGIES, type DemoCinema, type DemoCity, type DemoTheater } from './types.ts';

/** Towns are further apart than cinemas: these limits include those that people would drive to for an evening. */
const TOWN_LIMITS: NearestLimits = { count: 6, kilometres: 120 };

/** What stands for the department of a city outside France (SPEC 9). */
const ABROAD = 'horsfrance';

const placesOf = (cinema: DemoCinema) => cinema.theaters.map((theater) => theater.position);
const gps = ([x, y]: DemoCity['position']) => ({ x, y });
const paragraph = (text: string) => `<p>${text}</p>`;

/** What GET /api/city/{slug} answers for every city of a site. */
export function citiesFor(site: Site, language: Language, places = demoPlaces(site)): CityDetails[] {
  const cinemasByCity = Map.groupBy(places.cinemas, ({ city }) => city);
  return places.cities.map((city) => {
    const cinemas = cinemasByCity.get(city.slug) ?? [];
    const open = cinemas.find((cinema) => cinema.closed === undefined) ?? cinemas[0];
    return {
      id: city.id,
      slug: city.slug,
      name: city.name[language],
      departement: city.isAbroad ? ABROAD : city.postalCode.slice(0, 2),
      isIdf: city.region === 'idf',
      gpsPosition: gps(city.position),
      cinemas: cinemas.map((cinema) => cinema.slug),
      postalCode: city.postalCode,
      theaterPostalCode: [...new Set(cinemas.flatMap((cinema) => cinema.theaters.map((theater) => theater.zip)))],
      mainRegion: city.region !== undefined,
      singlePage: cinemas.length === 1,
      defaultCinema: open?.slug ?? null,
      description: paragraph(city.description[language]),
      seo: citySeo(city, language),
      nearby: nearest(
        city.position,
        places.cities.filter((other) => other !== city),
        (other) => [other.position],
        TOWN_LIMITS,
      ).map(({ item }) => ({ slug: item.slug, name: item.name[language] })),
      backdrop: null,
      highlight: null,
      tracking: { slug: city.slug },
    };
  });
}

/**
 * What GET /api/cinema/{slug} answers for every cinema of a site, former addresses included: those have a redirectSlug
 * and are in no list. `front` gives the picture of a cinema's front.
 */
export function cinemasFor(
  site: Site,
  language: Language,
  front: (cinemaSlug: string) => string | null,
  places = demoPlaces(site),
): CinemaDetails[] {
  return places.cinemas.flatMap((cinema) => {
    const details = cinemaDetails(site, language, cinema, front(cinema.slug), places);
    const { former } = cinema;
    return former === undefined ? [details] : [details, { ...details, ...former, redirectSlug: cinema.slug }];
  });
}

function cinemaDetails(
  site: Site,
  language: Language,
  cinema: DemoCinema,
  front: string | null,
  places: DemoPlaces,
): CinemaDetails {
  const [main] = cinema.theaters;
  const open = places.cinemas.filter((other) => other !== cinema && other.closed === undefined);
  const otherCities = places.cities.filter((city) => city.slug !== cinema.city);
  return {
    slug: cinema.slug,
    citySlug: cinema.city,
    name: cinema.name,
    tags: tagsOf(site, cinema),
    hasPmrService: cinema.services.includes('wheelchair'),
    theaters: cinema.theaters.map((theater) => theaterAnswer(cinema, theater)),
    phone: null,
    ticketingUrl: null,
    website: null,
    openingHours: [],
    hallCount: cinema.halls.length,
    seatCount: cinema.halls.reduce((seats, hall) => seats + hall.capacity, 0),
    services: SERVICE_SLUGS.filter((slug) => cinema.services.includes(slug)).map((slug) => ({
      label: services[slug].label[language],
      slug,
      description: paragraph(services[slug].description[language]),
      refImage: services[slug].icon,
      isAccessibility: services[slug].accessibility,
    })),
    backdrop: front,
    comment: cinema.closed?.[language] ?? null,
    status: cinema.closed === undefined,
    refImageItinerary: null,
    description: paragraph(cinema.description[language]),
    vistaRef: cinema.vistaRef,
    googleMyBusinessUrl: mapsUrl('search', 'query', `${cinema.name}, ${main.address}, ${main.zip} ${main.town}`),
    nearbySessionsCinema: cinema.nearbySessions?.cinema ?? null,
    nearbySessionsWording: cinema.nearbySessions?.wording[language] ?? null,
    cinepassPrices: [],
    ecards: [],
    nearbyCinemas: nearest(main.position, open, placesOf).map(({ item }) => item.slug),
    nearbyCities: nearest(main.position, otherCities, (city) => [city.position]).map(({ item }) => item.slug),
    itinerary: itineraryOf(cinema.itinerary, language),
    pricing: pricingOf(cinema, language),
    pushes: [],
    cinemaWeekOffset: cinema.weekOffset ?? weekOffsetOf(site),
    googleMapsUrl: mapsUrl('dir', 'destination', main.position.join(',')),
    redirectSlug: null,
    premium: cinema.premium ?? false,
    cinemaPremium: cinema.cinemaPremium ?? null,
    accessibilityDescription: accessibilityDescriptionOf(cinema, language),
    accesLibreUrl: null,
    seo: cinemaSeo(cinema, language),
    tracking: { citySlug: cinema.city, cinemaSlug: cinema.slug },
    alert: cinema.alert
      ? {
          title: cinema.alert.title[language],
          message: cinema.alert.message[language],
          warning: cinema.alert.warning,
          cta: null,
        }
      : null,
  };
}

function theaterAnswer(cinema: DemoCinema, theater: DemoTheater): CinemaDetails['theaters'][number] {
  return {
    name: theater.name ?? cinema.name,
    addressLine1: theater.address,
    addressLine2: theater.addressLine2 ?? null,
    addressZip: theater.zip,
    addressCity: theater.town,
    gpsPosition: gps(theater.position),
  };
}

/** The tags for what its halls and services offer, as far as the site has tags for it. */
function tagsOf(site: Site, cinema: DemoCinema): string[] {
  const offered = [
    ...HALL_TECHNOLOGIES.filter((technology) => cinema.halls.some((hall) => hall.technologies.includes(technology))),
    ...HALL_COMFORTS.filter((comfort) => cinema.halls.some((hall) => hall.comforts.includes(comfort))),
    ...(cinema.services.includes('wheelchair') ? ['pmr'] : []),
    ...(cinema.services.includes('audio-headset') ? ['audiodesc'] : []),
  ];
  const known = new Set(demoTagsOf(site.code).map((tag) => tag.slug));
  return offered.filter((slug) => known.has(slug));
}

/** Films are released on Thursdays in the Netherlands, on Wednesdays (null) elsewhere. */
function weekOffsetOf(site: Site): number | null {
  return site.code === 'nl' ? 3 : null;
}

function mapsUrl(action: 'search' | 'dir', parameter: string, value: string): string {
  return `https://www.google.com/maps/${action}/?api=1&${parameter}=${encodeURIComponent(value)}`;
}
