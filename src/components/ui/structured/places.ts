import type { MovieTheater } from 'schema-dts';
import type { CinemaDetails } from '../../../contract/cinema.ts';
import { plainText } from '../../../lib/plainText.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { Site } from '../../../sites/sites.ts';
import { absolute } from './jsonLd.ts';

/** Where a screening is: the cinema's name, address and coordinates. `page` is its absolute address. */
export function placeOf({ name, theaters: [theater] }: CinemaDetails, site: Site, page: string) {
  return {
    '@type': 'MovieTheater',
    '@id': `${page}#cinema`,
    name,
    url: page,
    ...(theater && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: [theater.addressLine1, theater.addressLine2].filter(Boolean).join(', '),
        ...(theater.addressZip !== null && { postalCode: theater.addressZip }),
        addressLocality: theater.addressCity,
        addressCountry: site.country,
      },
      ...(theater.gpsPosition && {
        geo: { '@type': 'GeoCoordinates', latitude: theater.gpsPosition.x, longitude: theater.gpsPosition.y },
      }),
    }),
  } as const satisfies MovieTheater;
}

/** All that is known of a cinema, for its own page. */
export function cinemaData(
  cinema: CinemaDetails,
  site: Site,
  page: string,
  origin: string,
  t: Translate,
): MovieTheater {
  // Wheelchair access may be among the services, too.
  const amenities = new Set(cinema.services.map(({ label }) => label));
  if (cinema.hasPmrService) amenities.add(t('Cinema.WheelchairAccess'));
  return {
    ...placeOf(cinema, site, page),
    ...(cinema.hallCount !== null && { screenCount: cinema.hallCount }),
    ...(cinema.seatCount !== null && { maximumAttendeeCapacity: cinema.seatCount }),
    ...(cinema.phone !== null && { telephone: cinema.phone }),
    ...(cinema.website !== null && { sameAs: cinema.website }),
    currenciesAccepted: site.currency,
    ...(cinema.description && { description: plainText(cinema.description) }),
    ...(cinema.backdrop && { image: absolute(cinema.backdrop, origin) }),
    ...(cinema.googleMapsUrl && { hasMap: cinema.googleMapsUrl }),
    amenityFeature: [...amenities].map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  };
}
