import type { ScreeningDetails } from '../content/views/screening.ts';
import { isoAt, instantOf } from '../domain/localTime.ts';
import type { Site } from '../sites/sites.ts';

type Addresses = { readonly page: string; readonly show: string; readonly cinema: string; readonly origin: string };

/** BCP 47 tags of what a version's sound and subtitles are in, where its slug says so for certain. */
const SPOKEN: Readonly<Record<string, string>> = { vf: 'fr', vfst: 'fr', vn: 'nl' };
const SUBTITLES: Readonly<Record<string, string>> = { vost: 'fr', vfst: 'fr' };

/**
 * A screening as schema.org has it (STANDARDS, "Structured data"): JSON to stand in a script, its `<` escaped so that no
 * text can end that script.
 */
export function screeningData(screening: ScreeningDetails, site: Site, addresses: Addresses): string {
  const { show, details, cinema, showtime, view, threeD } = screening;
  const [theater] = cinema.theaters;
  const at = (local: string) => isoAt(instantOf(local, site.timeZone), site.timeZone);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ScreeningEvent',
    name: show.title,
    url: addresses.page,
    startDate: at(showtime.time),
    endDate: at(showtime.endTime),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    videoFormat: threeD ? '3D' : '2D',
    inLanguage: SPOKEN[showtime.version],
    subtitleLanguage: site.code === 'fr' ? SUBTITLES[showtime.version] : undefined,
    image: show.posterPath && absolute(show.posterPath.lg, addresses.origin),
    workPresented: {
      '@type': show.isMovie ? 'Movie' : 'CreativeWork',
      name: show.title,
      url: addresses.show,
      ...(show.isMovie && {
        duration: show.duration > 0 ? `PT${Math.floor(show.duration / 60)}H${show.duration % 60}M` : undefined,
        director: show.directors.map((name) => ({ '@type': 'Person', name })),
        datePublished: details?.originalReleaseAt ?? undefined,
      }),
    },
    location: {
      '@type': 'MovieTheater',
      name: cinema.name,
      url: addresses.cinema,
      ...(theater && {
        address: {
          '@type': 'PostalAddress',
          streetAddress: theater.addressLine1,
          postalCode: theater.addressZip,
          addressLocality: theater.addressCity,
          addressCountry: site.country,
        },
        geo: { '@type': 'GeoCoordinates', latitude: theater.gpsPosition.x, longitude: theater.gpsPosition.y },
      }),
    },
    offers: screening.view.screening.showBookable
      ? {
          '@type': 'Offer',
          url: showtime.refCmd,
          availability: `https://schema.org/${view.state === 'soldout' ? 'SoldOut' : 'InStock'}`,
          availabilityStarts: showtime.reservabilityStart,
          availabilityEnds: showtime.reservabilityEnd,
        }
      : undefined,
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
