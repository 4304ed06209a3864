import { namedHalls, numberedHalls } from './halls.ts';
import { same } from './localised.ts';
import type { DemoCinema, DemoCity } from './types.ts';

/** The three towns of the Moroccan site. */
export const maCities: readonly DemoCity[] = [
  {
    id: 81,
    slug: 'casablanca',
    name: same('Casablanca'),
    postalCode: '20000',
    position: [33.5731, -7.5898],
    description: {
      fr: 'Le film du même nom n’y fut pas tourné, personne ne s’en plaint. La ville blanche a ses propres palais de cinéma.',
      en: 'The film of that name was not shot here and nobody minds. The white city has picture palaces of its own.',
      de: 'Der gleichnamige Film wurde nicht hier gedreht, und niemand beklagt sich. Die weisse Stadt hat ihre eigenen Filmpaläste.',
      nl: 'De gelijknamige film is hier niet gedraaid en niemand vindt dat erg. De witte stad heeft haar eigen filmpaleizen.',
    },
  },
  {
    id: 82,
    slug: 'rabat',
    name: same('Rabat'),
    postalCode: '10000',
    position: [34.0209, -6.8416],
    description: {
      fr: 'Une capitale tranquille, de l’ombre sur les trottoirs et un public qui lit les critiques avant de venir.',
      en: 'A quiet capital, shade on the pavements and an audience that reads the reviews first.',
      de: 'Eine ruhige Hauptstadt, Schatten auf den Gehsteigen und ein Publikum, das vorher die Kritiken liest.',
      nl: 'Een rustige hoofdstad, schaduw op de stoepen en een publiek dat eerst de recensies leest.',
    },
  },
  {
    id: 83,
    slug: 'marrakech',
    name: { fr: 'Marrakech', en: 'Marrakesh', de: 'Marrakesch', nl: 'Marrakesh' },
    postalCode: '40000',
    position: [31.6295, -7.9811],
    description: {
      fr: 'Sur la place, les conteurs travaillent sans écran depuis mille ans. Nous avons beaucoup appris d’eux.',
      en: 'On the square, storytellers have worked without a screen for a thousand years. We have learned a great deal from them.',
      de: 'Auf dem Platz arbeiten die Geschichtenerzähler seit tausend Jahren ohne Leinwand. Wir haben viel von ihnen gelernt.',
      nl: 'Op het plein werken de vertellers al duizend jaar zonder doek. We hebben veel van hen geleerd.',
    },
  },
];

/** The three cinemas of Morocco. */
export const maCinemas: readonly DemoCinema[] = [
  {
    slug: 'aurore-casablanca-corniche',
    city: 'casablanca',
    name: 'Aurore Casablanca Corniche',
    vistaRef: '7301',
    style: 'modernist',
    theaters: [
      { address: '88 boulevard de la Corniche', zip: '20180', town: 'Casablanca', position: [33.5968, -7.6672] },
    ],
    halls: numberedHalls(
      'Salle',
      [402, 'imax', '3d'],
      [286, 'dolby', 'atmos'],
      [128, '4dx', '3d'],
      [238, 'screenx', '3d'],
      204,
      178,
      150,
      [48, 'premium'],
    ),
    services: [
      'wheelchair',
      'hearing-loop',
      'audio-headset',
      'restaurant',
      'sweets',
      'terrace',
      'prayer-room',
      'birthdays',
      'parking',
      'charging',
    ],
    access: { entrance: 'level', places: 20, loop: 'all', toilets: true },
    tariff: 'ma',
    itinerary: {
      transit: [
        ['tram', 'T1', 'Aïn Diab Plage', 9],
        ['bus', 'L009', 'Corniche', 2],
      ],
      car: { name: 'Parking de la Corniche', spaces: 480, minutes: 1, terms: 'free' },
      bike: { racks: 30 },
    },
    description: {
      fr: 'Face à l’Atlantique, une longue barre blanche percée d’un seul trou rond, par lequel le soleil passe deux fois l’an dans l’axe du hall. Huit salles, le grand jeu des technologies et un salon premium. On finit la soirée sur la terrasse, en laine dès octobre.',
      en: 'Facing the Atlantic, a long white slab with a single round opening, through which the sun shines straight down the foyer twice a year. Eight halls with every technology, and a premium lounge. Evenings end on the terrace, in wool from October on.',
      de: 'Am Atlantik ein langer weisser Riegel mit einer einzigen runden Öffnung, durch die zweimal im Jahr die Sonne genau in die Achse des Foyers fällt. Acht Säle mit allem, was die Technik hergibt, und ein Premium-Salon. Der Abend endet auf der Terrasse, ab Oktober in Wolle.',
      nl: 'Aan de Atlantische Oceaan een lang wit blok met één ronde opening, waardoor de zon tweemaal per jaar recht de foyer in schijnt. Acht zalen met alle techniek en een premiumsalon. De avond eindigt op het terras, vanaf oktober in wol.',
    },
  },
  {
    slug: 'aurore-rabat-agdal',
    city: 'rabat',
    name: 'Aurore Rabat Agdal',
    vistaRef: '7302',
    style: 'art-deco',
    theaters: [{ address: '36 avenue de France', zip: '10080', town: 'Rabat', position: [33.9993, -6.8516] }],
    halls: numberedHalls('Salle', [260, 'dolby', '3d'], [188, '3d'], 150, 120, 92, 60),
    services: ['wheelchair', 'hearing-loop', 'cafe', 'sweets', 'bookshop', 'prayer-room', 'booster-seats', 'schools'],
    access: { entrance: 'ramp', places: 12, loop: 3, toilets: true },
    tariff: 'ma',
    itinerary: {
      transit: [
        ['tram', 'L1', 'Avenue de France', 2],
        ['train', '', 'Rabat Agdal', 12],
      ],
      car: { name: 'Parking Agdal', spaces: 180, minutes: 3, terms: 'paid' },
      bike: { racks: 24 },
    },
    description: {
      fr: 'Des balcons arrondis, un jardin de bougainvillées et une librairie dont le rayon Cocteau fait des jaloux. Six salles pour les étudiants de l’après-midi et les fonctionnaires du soir, qui ne rient pas aux mêmes endroits.',
      en: 'Rounded balconies, a garden of bougainvillea, and a bookshop whose Cocteau shelf is widely envied. Six halls for afternoon students and evening civil servants, who never laugh at the same moments.',
      de: 'Runde Balkone, ein Garten voller Bougainvilleen und eine Buchhandlung, um deren Cocteau-Regal man sie beneidet. Sechs Säle für Studierende am Nachmittag und Beamte am Abend, die nie an denselben Stellen lachen.',
      nl: 'Ronde balkons, een tuin met bougainville en een boekhandel die om zijn plank Cocteau wordt benijd. Zes zalen voor studenten in de middag en ambtenaren in de avond, die nooit op dezelfde momenten lachen.',
    },
  },
  {
    slug: 'aurore-marrakech-gueliz',
    city: 'marrakech',
    name: 'Aurore Marrakech Guéliz',
    vistaRef: '7303',
    style: 'riad',
    theaters: [{ address: '48 rue de Yougoslavie', zip: '40000', town: 'Marrakech', position: [31.6347, -8.0108] }],
    halls: namedHalls({
      'Salle Ocre': [214, 'atmos', '3d'],
      'Salle Menara': [150, '3d'],
      'Salle Oukaïmeden': 110,
      'Salle Palmeraie': 76,
      'Le Salon': [36, 'premium'],
    }),
    services: ['wheelchair', 'cafe', 'terrace', 'exhibition', 'prayer-room', 'hire'],
    access: { entrance: 'level', places: 10, loop: 'desk', toilets: true },
    tariff: 'ma',
    itinerary: {
      transit: [
        ['bus', '1, 15', 'Place du 16-Novembre', 5],
        ['train', '', 'Marrakech', 18],
      ],
      car: { name: 'Parking Plaza', spaces: 240, minutes: 5, terms: 'paid' },
      bike: { racks: 28, hire: ['Medina Bike', 'Guéliz'] },
    },
    description: {
      fr: 'Un patio de tadelakt ocre, un bassin, et cinq salles rangées autour comme les chambres d’un riad. La nuit venue, on tend un drap entre les orangers pour les courts métrages. Le thé est servi de haut, pendant l’entracte seulement.',
      en: 'A courtyard of ochre plaster, a pool, and five halls set around it like the rooms of a riad. After dark a sheet is hung between the orange trees for the shorts. Tea is poured from a height, in the interval only.',
      de: 'Ein Innenhof aus ockerfarbenem Tadelakt, ein Wasserbecken und fünf Säle ringsum wie die Zimmer eines Riads. Nachts spannt man zwischen den Orangenbäumen ein Tuch für die Kurzfilme. Der Tee wird von hoch oben eingeschenkt, aber nur in der Pause.',
      nl: 'Een binnenhof van oker tadelakt, een waterbekken en daaromheen vijf zalen als de kamers van een riad. Na het donker hangt er een laken tussen de sinaasappelbomen voor de korte films. Thee wordt van grote hoogte geschonken, maar alleen in de pauze.',
    },
  },
];
