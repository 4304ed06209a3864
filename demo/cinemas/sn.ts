import { numberedHalls } from './halls.ts';
import { same } from './localised.ts';
import type { DemoCinema, DemoCity } from './types.ts';

/** The one town of the Senegalese site. */
export const snCities: readonly DemoCity[] = [
  {
    id: 91,
    slug: 'dakar',
    name: same('Dakar'),
    postalCode: '10000',
    position: [14.6928, -17.4467],
    description: {
      fr: 'La ville de Sembène et de Djibril Diop Mambéty n’a pas de leçon de cinéma à recevoir. Elle voulait juste de bons fauteuils.',
      en: 'The city of Sembène and Djibril Diop Mambéty needs no lessons in cinema. It just wanted good seats.',
      de: 'Die Stadt von Sembène und Djibril Diop Mambéty braucht keine Nachhilfe in Sachen Kino. Sie wollte nur gute Sessel.',
      nl: 'De stad van Sembène en Djibril Diop Mambéty hoeft niemand iets over film te leren. Ze wilde alleen goede stoelen.',
    },
  },
];

/** The one cinema of Senegal. */
export const snCinemas: readonly DemoCinema[] = [
  {
    slug: 'aurore-dakar-corniche',
    city: 'dakar',
    name: 'Aurore Dakar Corniche',
    vistaRef: '7501',
    style: 'brutalist',
    theaters: [{ address: '12 corniche Ouest, Fann', zip: '10700', town: 'Dakar', position: [14.6891, -17.4662] }],
    halls: numberedHalls('Salle', [276, '3d'], 168, [120, '3d'], 74),
    services: ['wheelchair', 'hearing-loop', 'restaurant', 'terrace', 'prayer-room', 'schools', 'parking'],
    access: { entrance: 'ramp', places: 10, loop: 2, toilets: true },
    tariff: 'sn',
    itinerary: {
      transit: [['bus', '1, 7, 10', 'Fann', 5]],
      car: { name: 'Parking Aurore', spaces: 90, minutes: 1, terms: 'free' },
      bike: { racks: 12 },
    },
    description: {
      fr: 'Un triangle de béton couleur de latérite, posé sur la falaise face aux îles. Quatre salles, la brise pour climatiser le hall et une terrasse où l’on commente le film avec ceux qui ne l’ont pas vu. Le dimanche matin est réservé aux enfants du quartier.',
      en: 'A triangle of laterite-coloured concrete on the cliff facing the islands. Four halls, a breeze that cools the foyer, and a terrace where films are discussed with people who have not seen them. Sunday mornings are for the children of the district.',
      de: 'Ein Dreieck aus lateritrotem Beton auf der Klippe, den Inseln gegenüber. Vier Säle, ein Foyer, das der Wind kühlt, und eine Terrasse, auf der man Filme mit Leuten bespricht, die sie nicht gesehen haben. Der Sonntagmorgen gehört den Kindern des Quartiers.',
      nl: 'Een driehoek van laterietrood beton op de klif, tegenover de eilanden. Vier zalen, een foyer die door de wind wordt gekoeld en een terras waar je films bespreekt met wie ze niet heeft gezien. De zondagochtend is voor de kinderen uit de buurt.',
    },
  },
];
