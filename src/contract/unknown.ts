import type { CinemaDetails, Theater } from './cinema.ts';
import type { CityDetails } from './city.ts';
import type { Showtime } from './programme.ts';
import type { Show, ShowDetails } from './show.ts';

/**
 * What stands on the wire for what a feed says is unknown: the contract's types have no null there (decision 29). A feed
 * may say it so, too: what one site answers, another can import. A screening whose end is unknown ends when it begins.
 */
export const UNKNOWN_ON_WIRE = {
  hallCount: 0,
  seatCount: 0,
  addressZip: '-',
  gpsPosition: { x: 0, y: 0 },
  postalCode: '',
  duration: 0,
  auditoriumName: '-',
  auditoriumCapacity: '0',
} as const;

/** With nothing left null, in the contract's types. */
type OnWire<T, Field extends keyof T> = Omit<T, Field> & { [Name in Field]: NonNullable<T[Name]> };

type WireTheater = OnWire<Theater, 'addressZip' | 'gpsPosition'>;
type WireCinema<T extends Pick<CinemaDetails, 'theaters' | 'hallCount' | 'seatCount'>> = Omit<
  OnWire<T, 'hallCount' | 'seatCount'>,
  'theaters'
> & { theaters: WireTheater[] };

/** A cinema, or its details, as the API answers it. */
export function cinemaOnWire<T extends Pick<CinemaDetails, 'theaters' | 'hallCount' | 'seatCount'>>(
  cinema: T,
): WireCinema<T> {
  return {
    ...cinema,
    hallCount: cinema.hallCount ?? UNKNOWN_ON_WIRE.hallCount,
    seatCount: cinema.seatCount ?? UNKNOWN_ON_WIRE.seatCount,
    theaters: cinema.theaters.map((theater) => ({
      ...theater,
      addressZip: theater.addressZip ?? UNKNOWN_ON_WIRE.addressZip,
      gpsPosition: theater.gpsPosition ?? UNKNOWN_ON_WIRE.gpsPosition,
    })),
  };
}

/** A city, or its details, as the API answers it. */
export function cityOnWire<T extends Pick<CityDetails, 'postalCode' | 'gpsPosition'>>(
  city: T,
): OnWire<T, 'postalCode' | 'gpsPosition'> {
  return {
    ...city,
    postalCode: city.postalCode ?? UNKNOWN_ON_WIRE.postalCode,
    gpsPosition: city.gpsPosition ?? UNKNOWN_ON_WIRE.gpsPosition,
  };
}

/** A show, or its details, as the API answers it: the contract does not have the languages of titles. */
export function showOnWire<T extends Pick<Show | ShowDetails, 'duration'>>(show: T): OnWire<T, 'duration'> {
  const duration = show.duration ?? UNKNOWN_ON_WIRE.duration;
  return { ...show, duration, titleLanguage: undefined, originalTitleLanguage: undefined };
}

export type ShowtimeOnWire = OnWire<Showtime, 'endTime' | 'auditoriumName' | 'auditoriumCapacity'>;

/** A screening as the API answers it. */
export function showtimeOnWire(showtime: Showtime): ShowtimeOnWire {
  return {
    ...showtime,
    endTime: showtime.endTime ?? showtime.time,
    auditoriumName: showtime.auditoriumName ?? UNKNOWN_ON_WIRE.auditoriumName,
    auditoriumCapacity: showtime.auditoriumCapacity ?? UNKNOWN_ON_WIRE.auditoriumCapacity,
  };
}

/** A field of a feed: null where it is unknown, or has what stands for that on the wire. */
export function knownOf<T>(value: T | null, onWire: T): T | null {
  if (typeof value !== 'object' || value === null) return value === onWire ? null : value;
  return JSON.stringify(value) === JSON.stringify(onWire) ? null : value;
}
