import { namedHalls } from './halls.ts';
import { same } from './localised.ts';
import type { DemoCinema, DemoCity } from './types.ts';

/** The one town of the Ivorian site. */
export const ciCities: readonly DemoCity[] = [
  {
    id: 95,
    slug: 'abidjan',
    name: same('Abidjan'),
    postalCode: '01',
    position: [5.36, -4.0083],
    description: {
      fr: 'Des tours, des lagunes et un public qui répond à l’écran. Ici, un film muet ne le reste jamais longtemps.',
      en: 'Towers, lagoons and an audience that talks back to the screen. Here no silent film stays silent for long.',
      de: 'Türme, Lagunen und ein Publikum, das der Leinwand antwortet. Hier bleibt kein Stummfilm lange stumm.',
      nl: 'Torens, lagunes en een publiek dat terugpraat tegen het doek. Hier blijft een stomme film nooit lang stom.',
    },
  },
];

/** The one cinema of Côte d’Ivoire. */
export const ciCinemas: readonly DemoCinema[] = [
  {
    slug: 'aurore-abidjan-plateau',
    city: 'abidjan',
    name: 'Aurore Abidjan Plateau',
    vistaRef: '7601',
    style: 'neon',
    theaters: [
      {
        address: '21 boulevard Botreau-Roussel',
        addressLine2: 'Rez-de-lagune',
        zip: '01 BP 318',
        town: 'Abidjan',
        position: [5.3226, -4.0161],
      },
    ],
    halls: namedHalls({
      'Salle Ébrié': [318, '3d'],
      'Salle Banco': 180,
      'Salle Cocody': [124, '3d'],
      'Salle Treichville': 90,
    }),
    services: ['wheelchair', 'hearing-loop', 'bar', 'sweets', 'terrace', 'booster-seats', 'parking', 'charging'],
    access: { entrance: 'lift', places: 10, loop: 2, toilets: true },
    tariff: 'ci',
    itinerary: {
      transit: [
        ['ferry', '', 'Gare lagunaire du Plateau', 8],
        ['bus', '21, 35, 42', 'Cité administrative', 4],
      ],
      car: { name: 'Parking Botreau-Roussel', spaces: 140, minutes: 2, terms: 'validated' },
      bike: { racks: 10 },
    },
    description: {
      fr: 'Au pied des tours du Plateau, un rez-de-chaussée de néons verts et orange que l’on aperçoit du pont. Quatre salles, dont l’Ébrié et ses 318 places, où le public commente, chante et réclame la suite. Les bateaux-bus ramènent tout le monde après la dernière séance.',
      en: 'At the foot of the Plateau towers, a ground floor of green and orange neon that you can see from the bridge. Four halls, among them the 318-seat Ébrié, where the audience comments, sings and demands a sequel. Water buses take everyone home after the last show.',
      de: 'Am Fuss der Türme des Plateau leuchtet ein Erdgeschoss in grünem und orangem Neon bis zur Brücke. Vier Säle, darunter der Ébrié mit 318 Plätzen, in dem das Publikum kommentiert, singt und eine Fortsetzung fordert. Nach der letzten Vorstellung bringen Wasserbusse alle nach Hause.',
      nl: 'Aan de voet van de torens van het Plateau een benedenverdieping vol groen en oranje neon, te zien vanaf de brug. Vier zalen, waaronder de Ébrié met 318 stoelen, waar het publiek meepraat, zingt en om een vervolg roept. Na de laatste voorstelling brengen waterbussen iedereen thuis.',
    },
  },
];
