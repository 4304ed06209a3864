import { placeOf, type Coordinates } from './distance.ts';

/** A map service, and where it shows the way to a place: on a phone in its own app, where that is installed. */
type MapLink = { readonly name: string; readonly href: string };

const SERVICES: readonly (readonly [name: string, hrefOf: (at: Coordinates) => string])[] = [
  ['Apple Maps', (at) => `https://maps.apple.com/?daddr=${at.join(',')}`],
  ['Google Maps', (at) => `https://www.google.com/maps/dir/?api=1&destination=${at.join(',')}`],
  ['OpenStreetMap', ([latitude, longitude]) => `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`],
];

/** The ways to a position, by the visitor's own map; none where it is unknown. */
export function mapLinks(position: Parameters<typeof placeOf>[0]): MapLink[] {
  const at = placeOf(position);
  return at ? SERVICES.map(([name, hrefOf]) => ({ name, href: hrefOf(at) })) : [];
}
