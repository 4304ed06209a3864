import { numberedHalls } from './halls.ts';
import { same } from './localised.ts';
import type { DemoCinema, DemoCity } from './types.ts';

/** The three towns of the Tunisian site. */
export const tnCities: readonly DemoCity[] = [
  {
    id: 71,
    slug: 'tunis',
    name: same('Tunis'),
    postalCode: '1000',
    position: [36.8065, 10.1815],
    description: {
      fr: 'Albert Samama-Chikli y filma la ville depuis un ballon, vers 1908. On la regarde maintenant assis, avenue Bourguiba.',
      en: 'Albert Samama-Chikli filmed the city from a balloon around 1908. These days we watch it sitting down, on avenue Bourguiba.',
      de: 'Albert Samama-Chikli filmte die Stadt um 1908 aus einem Ballon. Heute schaut man sie im Sitzen an, an der Avenue Bourguiba.',
      nl: 'Albert Samama-Chikli filmde de stad rond 1908 vanuit een ballon. Nu kijkt men er zittend naar, aan de avenue Bourguiba.',
    },
  },
  {
    id: 72,
    slug: 'la-marsa',
    name: same('La Marsa'),
    postalCode: '2070',
    position: [36.8782, 10.3247],
    description: {
      fr: 'Au bout de la ligne du TGM, la mer, les glaces et un cinéma qui ouvre ses volets à la tombée du jour.',
      en: 'At the end of the TGM line: the sea, ice cream and a cinema that opens its shutters at dusk.',
      de: 'Am Ende der TGM-Linie liegen das Meer, die Eisdielen und ein Kino, das bei Einbruch der Dunkelheit die Läden öffnet.',
      nl: 'Aan het eind van de TGM-lijn: de zee, ijsjes en een bioscoop die bij schemering de luiken opent.',
    },
  },
  {
    id: 73,
    slug: 'sousse',
    name: same('Sousse'),
    postalCode: '4000',
    position: [35.8256, 10.6369],
    description: {
      fr: 'Une médina, une plage et des soirées qui commencent tard. La séance de 22\u00a0h y est la première sérieuse.',
      en: 'A medina, a beach and evenings that start late. Ten o’clock is the first serious show.',
      de: 'Eine Medina, ein Strand und Abende, die spät beginnen. Die Vorstellung um 22 Uhr ist die erste ernsthafte.',
      nl: 'Een medina, een strand en avonden die laat beginnen. De voorstelling van tien uur is de eerste serieuze.',
    },
  },
];

/** The three cinemas of Tunisia. */
export const tnCinemas: readonly DemoCinema[] = [
  {
    slug: 'aurore-tunis-bourguiba',
    city: 'tunis',
    name: 'Aurore Tunis Bourguiba',
    vistaRef: '7101',
    style: 'art-deco',
    theaters: [{ address: '48 avenue Habib-Bourguiba', zip: '1000', town: 'Tunis', position: [36.8003, 10.1838] }],
    halls: numberedHalls(
      'Salle',
      [410, 'imax', '3d'],
      [268, 'dolby', 'atmos'],
      [196, '3d'],
      150,
      118,
      [76, 'duo'],
      [54, 'steps'],
    ),
    services: ['wheelchair', 'hearing-loop', 'cafe', 'sweets', 'prayer-room', 'booster-seats', 'schools'],
    access: { entrance: 'lift', places: 12, loop: 3, toilets: true },
    tariff: 'tn',
    itinerary: {
      transit: [
        ['tram', '1, 2, 3, 4, 5', 'République', 8],
        ['train', 'TGM', 'Tunis Marine', 6],
      ],
      car: { name: 'Parking Palmarium', spaces: 300, minutes: 4, terms: 'paid' },
      bike: { racks: 12 },
    },
    description: {
      fr: 'Sous les ficus de l’avenue, une façade blanche de 1936 et son enseigne en fer forgé. Sept salles, du jasmin à l’entrée et un projectionniste qui a connu le nitrate. Aux Journées cinématographiques, la file fait le tour du pâté de maisons et l’on y apprend tout.',
      en: 'Under the fig trees of the avenue stands a white front of 1936 with a wrought-iron sign. Seven halls, jasmine at the door and a projectionist who knew nitrate film. During the autumn film days the queue goes around the block, and it is where you learn everything.',
      de: 'Unter den Feigenbäumen der Avenue steht eine weisse Fassade von 1936 mit schmiedeeisernem Schriftzug. Sieben Säle, Jasmin am Eingang und ein Vorführer, der noch Nitratfilm kannte. Während der Filmtage im Herbst reicht die Schlange um den Block, und dort erfährt man alles.',
      nl: 'Onder de vijgenbomen van de avenue staat een witte gevel uit 1936 met smeedijzeren letters. Zeven zalen, jasmijn bij de ingang en een operateur die nog nitraatfilm heeft gekend. Tijdens de filmdagen in het najaar staat de rij om het blok, en daar hoor je alles.',
    },
  },
  {
    slug: 'aurore-la-marsa-corniche',
    city: 'la-marsa',
    name: 'Aurore La Marsa Corniche',
    vistaRef: '7102',
    style: 'riad',
    theaters: [{ address: '17 rue de la Corniche', zip: '2070', town: 'La Marsa', position: [36.8805, 10.3312] }],
    halls: numberedHalls('Salle', [186, 'atmos', '3d'], 124, [90, 'duo'], 60),
    services: ['wheelchair', 'cafe', 'terrace', 'sweets', 'prayer-room', 'exhibition'],
    access: { entrance: 'ramp', places: 6, loop: 'desk', toilets: true },
    tariff: 'tn',
    itinerary: {
      transit: [['train', 'TGM', 'Marsa Plage', 6]],
      car: { name: 'Parking de la Corniche', spaces: 120, minutes: 3, terms: 'free' },
      bike: { racks: 20 },
    },
    description: {
      fr: 'Une maison à patio, des carreaux de Qallaline et des moucharabiehs derrière lesquels se cachent les cabines. Les quatre salles s’ouvrent sur un citronnier. De juin à septembre, la première séance se donne dehors, avec la mer en fond sonore.',
      en: 'A courtyard house with Qallaline tiles and lattice screens that hide the projection rooms. The four halls open on to a lemon tree. From June to September the first show is held outdoors with the sea as its score.',
      de: 'Ein Haus mit Innenhof, Kacheln aus Qallaline und geschnitzten Gittern, hinter denen die Vorführräume liegen. Die vier Säle öffnen sich auf einen Zitronenbaum. Von Juni bis September findet die erste Vorstellung im Freien statt, mit dem Meer als Begleitmusik.',
      nl: 'Een huis met binnenhof, tegels uit Qallaline en houten roosters waarachter de cabines schuilgaan. De vier zalen komen uit bij een citroenboom. Van juni tot september is de eerste voorstelling buiten, met de zee als begeleiding.',
    },
  },
  {
    slug: 'aurore-sousse-boujaffar',
    city: 'sousse',
    name: 'Aurore Sousse Boujaffar',
    vistaRef: '7103',
    style: 'modernist',
    theaters: [{ address: '30 boulevard Hédi-Chaker', zip: '4000', town: 'Sousse', position: [35.8339, 10.6389] }],
    halls: numberedHalls('Salle', [240, 'dolby', '3d'], [176, '3d'], 140, 108, 80),
    services: ['wheelchair', 'hearing-loop', 'cafe', 'sweets', 'prayer-room', 'booster-seats', 'birthdays', 'parking'],
    access: { entrance: 'level', places: 10, loop: 2, toilets: true },
    tariff: 'tn',
    itinerary: {
      transit: [
        ['train', '', 'Sousse', 9],
        ['bus', '8, 12, 22', 'Boujaffar', 2],
      ],
      car: { name: 'Parking Boujaffar', spaces: 160, minutes: 2, terms: 'paid' },
      bike: { racks: 16 },
    },
    description: {
      fr: 'Un paquebot de béton blanc amarré à la corniche, bâti l’année où tout le monde voulait des pilotis. Cinq salles climatisées et un toit-terrasse d’où l’on voit arriver les retardataires. Les familles viennent après le dîner et restent pour la suivante.',
      en: 'A liner of white concrete moored on the seafront, built in the year when everyone wanted stilts. Five cool halls and a roof terrace from which to watch the latecomers. Families come after dinner and stay for the next show.',
      de: 'Ein Dampfer aus weissem Beton an der Strandpromenade, gebaut in dem Jahr, als alle Pfahlbauten wollten. Fünf kühle Säle und eine Dachterrasse, von der man die Nachzügler kommen sieht. Familien kommen nach dem Abendessen und bleiben für die nächste Vorstellung.',
      nl: 'Een oceaanschip van wit beton aan de boulevard, gebouwd in het jaar dat iedereen op palen wilde wonen. Vijf koele zalen en een dakterras vanwaar je de laatkomers ziet aankomen. Gezinnen komen na het eten en blijven voor de volgende film.',
    },
  },
];
