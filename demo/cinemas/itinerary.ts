import type { CinemaDetails } from '../../src/contract/cinema.ts';
import type { Language } from '../../src/sites/sites.ts';
import type { DemoItinerary, TransportMode } from './types.ts';

type Words = {
  readonly labels: { readonly transit: string; readonly car: string; readonly bike: string };
  readonly modes: Readonly<Record<TransportMode, string>>;
  readonly stop: (mode: string, lines: string, stop: string, minutes: number) => string;
  readonly car: (name: string, spaces: number, minutes: number) => string;
  readonly carTerms: Readonly<Record<DemoItinerary['car']['terms'], string>>;
  readonly racks: (count: number) => string;
  readonly hire: (scheme: string, station: string) => string;
};

const words: Readonly<Record<Language, Words>> = {
  fr: {
    labels: { transit: 'En transports', car: 'En voiture', bike: 'À vélo' },
    modes: { metro: 'Métro', tram: 'Tram', bus: 'Bus', train: 'Train', ferry: 'Bateau' },
    stop: (mode, lines, stop, minutes) => `${named(mode, lines)}, arrêt ${stop}, à ${minutes} min à pied.`,
    car: (name, spaces, minutes) => `${name}, ${spaces} places, à ${minutes} min à pied.`,
    carTerms: {
      free: 'Gratuit pour les spectateurs.',
      validated: 'Faites valider votre ticket à la caisse pour le tarif cinéma.',
      paid: 'Payant, au tarif du quartier.',
    },
    racks: (count) => `${count} arceaux devant l’entrée.`,
    hire: (scheme, station) => `Station ${scheme} ${station} à proximité.`,
  },
  en: {
    labels: { transit: 'By public transport', car: 'By car', bike: 'By bike' },
    modes: { metro: 'Metro', tram: 'Tram', bus: 'Bus', train: 'Train', ferry: 'Ferry' },
    stop: (mode, lines, stop, minutes) => `${named(mode, lines)} to ${stop}, then ${minutes} min on foot.`,
    car: (name, spaces, minutes) => `${name}, ${spaces} spaces, ${minutes} min on foot.`,
    carTerms: {
      free: 'Free for our audience.',
      validated: 'Have your parking ticket stamped at the desk for the cinema rate.',
      paid: 'Paid, at the usual local rate.',
    },
    racks: (count) => `${count} bike stands at the door.`,
    hire: (scheme, station) => `${scheme} station nearby: ${station}.`,
  },
  de: {
    labels: { transit: 'Mit dem öffentlichen Verkehr', car: 'Mit dem Auto', bike: 'Mit dem Velo' },
    modes: { metro: 'Metro', tram: 'Tram', bus: 'Bus', train: 'Zug', ferry: 'Fähre' },
    stop: (mode, lines, stop, minutes) => `${named(mode, lines)} bis ${stop}, dann ${minutes} Min. zu Fuss.`,
    car: (name, spaces, minutes) => `${name}, ${spaces} Plätze, ${minutes} Min. zu Fuss.`,
    carTerms: {
      free: 'Für unser Publikum kostenlos.',
      validated: 'Lassen Sie das Parkticket an der Kasse stempeln, dann gilt der Kinotarif.',
      paid: 'Gebührenpflichtig, zum ortsüblichen Tarif.',
    },
    racks: (count) => `${count} Veloständer vor dem Eingang.`,
    hire: (scheme, station) => `${scheme}-Station in der Nähe: ${station}.`,
  },
  nl: {
    labels: { transit: 'Met het openbaar vervoer', car: 'Met de auto', bike: 'Met de fiets' },
    modes: { metro: 'Metro', tram: 'Tram', bus: 'Bus', train: 'Trein', ferry: 'Veer' },
    stop: (mode, lines, stop, minutes) => `${named(mode, lines)}, halte ${stop}, dan ${minutes} min lopen.`,
    car: (name, spaces, minutes) => `${name}, ${spaces} plaatsen, ${minutes} min lopen.`,
    carTerms: {
      free: 'Gratis voor bezoekers.',
      validated: 'Laat je parkeerkaart aan de kassa afstempelen voor het bioscooptarief.',
      paid: 'Betaald, tegen het gewone tarief.',
    },
    racks: (count) => `${count} fietsnietjes voor de deur.`,
    hire: (scheme, station) => `${scheme}-station dichtbij: ${station}.`,
  },
};

/** `Tram T1, T2`, or `Train` where lines have no number. */
function named(mode: string, lines: string): string {
  return lines === '' ? mode : `${mode} ${lines}`;
}

/** The ways to a cinema by public transport, car and bike, in the contract's shape: html each. */
export function itineraryOf(itinerary: DemoItinerary, language: Language): CinemaDetails['itinerary'] {
  const say = words[language];
  const { transit, car, bike } = itinerary;
  const stops = transit.map(([mode, lines, stop, minutes]) => say.stop(say.modes[mode], lines, stop, minutes));
  const ride = [say.racks(bike.racks), ...(bike.hire ? [say.hire(...bike.hire)] : [])];
  return [
    { label: say.labels.transit, description: `<ul>${stops.map((stop) => `<li>${stop}</li>`).join('')}</ul>` },
    {
      label: say.labels.car,
      description: `<p>${say.car(car.name, car.spaces, car.minutes)} ${say.carTerms[car.terms]}</p>`,
    },
    { label: say.labels.bike, description: `<p>${ride.join(' ')}</p>` },
  ];
}
