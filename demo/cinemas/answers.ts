import type { CinemaDetails } from '../../src/contract/cinema.ts';
import type { CityDetails } from '../../src/contract/city.ts';
import { nearest, placesOf, type NearestLimits } from '../../src/domain/cinema/distance.ts';
import type { Language, Site } from '../../src/sites/sites.ts';
import { accessibilityDescriptionOf } from './access.ts';
import { inLanguage } from '../documents.ts';
import { demoPlaces, isOpen, type DemoPlaces } from './cinemas.ts';
import { itineraryOf } from './itinerary.ts';
import { cinemaSeo, citySeo } from './seo.ts';
import { services } from './services.ts';
import { demoTagsOf } from './tags.ts';
import { pricingOf } from './tariffs.ts';
import { HALL_COMFORTS, HALL_TECHNOLOGIES, type DemoCinema, type DemoCity } from './types.ts';

/** Towns are further apart than cinemas: these limits include those that people would drive to for an evening. */
const TOWN_LIMITS: NearestLimits = { count: 6, kilometres: 120 };

const positionsOf = (cinema: DemoCinema) => placesOf(cinema.theaters);
const positionOf = (city: DemoCity) => placesOf([city]);

/** What GET /api/city/{slug} answers for every city of a site. */
export function citiesFor(site: Site, language: Language, places = demoPlaces(site)): CityDetails[] {
  const cinemasByCity = Map.groupBy(places.cinemas, ({ citySlug }) => citySlug);
  return places.cities.map((city) => {
    const cinemas = cinemasByCity.get(city.slug) ?? [];
    const first = cinemas.find(isOpen) ?? cinemas[0];
    const others = places.cities.filter((other) => other !== city);
    return {
      ...inLanguage(city, language),
      cinemas: cinemas.map((cinema) => cinema.slug),
      theaterPostalCode: [...new Set(cinemas.flatMap(({ theaters }) => theaters.map((each) => each.addressZip)))],
      singlePage: cinemas.length === 1,
      defaultCinema: first?.slug ?? null,
      seo: citySeo(city, language),
      nearby: nearest(positionOf(city)[0]!, others, positionOf, TOWN_LIMITS).map(({ item }) => ({
        slug: item.slug,
        name: inLanguage(item.name, language),
      })),
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
  const main = cinema.theaters[0]!;
  const position = positionsOf(cinema)[0]!;
  const open = places.cinemas.filter((other) => other !== cinema && isOpen(other));
  const otherCities = places.cities.filter((city) => city.slug !== cinema.citySlug);
  return {
    slug: cinema.slug,
    citySlug: cinema.citySlug,
    name: cinema.name,
    vistaRef: cinema.vistaRef,
    description: cinema.description[language],
    status: isOpen(cinema),
    comment: cinema.comment?.[language] ?? null,
    premium: cinema.premium ?? false,
    cinemaPremium: cinema.cinemaPremium ?? null,
    nearbySessionsCinema: cinema.nearbySessionsCinema ?? null,
    nearbySessionsWording: cinema.nearbySessionsWording?.[language] ?? null,
    cinemaWeekOffset: cinema.cinemaWeekOffset ?? null,
    tags: tagsOf(site, cinema),
    hasPmrService: cinema.services.includes('wheelchair'),
    theaters: cinema.theaters.map((theater) => ({ addressLine2: null, ...theater })),
    phone: null,
    ticketingUrl: null,
    website: null,
    openingHours: [],
    hallCount: cinema.halls.length,
    seatCount: cinema.halls.reduce((seats, hall) => seats + hall.capacity, 0),
    services: inLanguage(
      services.filter(({ slug }) => cinema.services.includes(slug)),
      language,
    ),
    backdrop: front,
    refImageItinerary: null,
    googleMyBusinessUrl: mapsUrl(
      'search',
      'query',
      `${cinema.name}, ${main.addressLine1}, ${main.addressZip} ${main.addressCity}`,
    ),
    cinepassPrices: [],
    ecards: [],
    nearbyCinemas: nearest(position, open, positionsOf).map(({ item }) => item.slug),
    nearbyCities: nearest(position, otherCities, positionOf).map(({ item }) => item.slug),
    itinerary: itineraryOf(cinema.itinerary, language),
    pricing: pricingOf(cinema, language),
    pushes: [],
    googleMapsUrl: mapsUrl('dir', 'destination', position.join(',')),
    redirectSlug: null,
    accessibilityDescription: accessibilityDescriptionOf(cinema, language),
    accesLibreUrl: null,
    seo: cinemaSeo(cinema, language),
    tracking: { citySlug: cinema.citySlug, cinemaSlug: cinema.slug },
    alert: cinema.alert ? inLanguage(cinema.alert, language) : null,
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

function mapsUrl(action: 'search' | 'dir', parameter: string, value: string): string {
  return `https://www.google.com/maps/${action}/?api=1&${parameter}=${encodeURIComponent(value)}`;
}
