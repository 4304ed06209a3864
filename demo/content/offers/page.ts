import type { Words } from '../edition.ts';
import type { Illustration } from '../pictures.ts';
import type { PriceName } from '../prices.ts';

export const offersPageWords = {
  title: {
    fr: 'Venir plus souvent, payer moins',
    en: 'Come more often, pay less',
    de: 'Öfter kommen, weniger zahlen',
    nl: 'Vaker komen, minder betalen',
  },
  description: {
    fr: 'Le matin, à quatre, avant 26 ans, pour un soir ou pour l’année : chacun a son prix.',
    en: 'In the morning, with three others, under 26, for an evening or for a year: there is a price for each.',
    de: 'Am Vormittag, zu viert, unter 26, für einen Abend oder das ganze Jahr: Für alle gibt es einen Preis.',
    nl: '’s Ochtends, met z’n vieren, onder de 26, voor één avond of een heel jaar: voor elk is er een prijs.',
  },
  restriction: {
    fr: 'Les offres ne se cumulent pas.',
    en: 'Offers cannot be combined.',
    de: 'Angebote sind nicht kombinierbar.',
    nl: 'Aanbiedingen zijn niet te combineren.',
  },
  ctaInfo: {
    fr: 'Dès {price:under26} par mois.',
    en: 'From {price:under26} a month.',
    de: 'Ab {price:under26} im Monat.',
    nl: 'Vanaf {price:under26} per maand.',
  },
  cta: { fr: 'Voir le Cinépass', en: 'See the pass', de: 'Zum Cinépass', nl: 'Bekijk de abonnementen' },
} as const satisfies Record<string, Words>;

export const offerBlocks = {
  promotion: {
    title: { fr: 'Toute l’année', en: 'All year round', de: 'Das ganze Jahr', nl: 'Het hele jaar' },
    description: null,
  },
  event: {
    title: { fr: 'Événements', en: 'Events', de: 'Events', nl: 'Evenementen' },
    description: {
      fr: 'Des soirs qui ont leur propre prix.',
      en: 'Evenings with a price of their own.',
      de: 'Abende mit eigenem Preis.',
      nl: 'Avonden met een eigen prijs.',
    },
  },
  temporary: {
    title: { fr: 'En ce moment', en: 'Just now', de: 'Zurzeit', nl: 'Nu' },
    description: {
      fr: 'Regardez la date : ces offres ne durent pas.',
      en: 'Mind the date: these do not last.',
      de: 'Achten Sie auf das Datum: Diese Angebote vergehen.',
      nl: 'Let op de datum: deze aanbiedingen gaan voorbij.',
    },
  },
  ecards: {
    title: { fr: 'Les e-cartes', en: 'E-cards', de: 'E-Karten', nl: 'E-kaarten' },
    description: {
      fr: 'Des places achetées d’avance, à garder ou à offrir.',
      en: 'Seats bought in advance, to keep or to give away.',
      de: 'Plätze im Voraus, zum Behalten oder Verschenken.',
      nl: 'Plaatsen op voorraad, om te houden of weg te geven.',
    },
  },
} as const satisfies Record<string, { title: Words; description: Words | null }>;

export type EcardText = {
  readonly id: string;
  readonly price: PriceName;
  readonly places: number;
  readonly picture: Illustration;
  readonly title: Words;
  readonly highlight?: Words;
  /** HTML */
  readonly terms: Words;
};

export const ecards: readonly EcardText[] = [
  {
    id: 'five-seats',
    price: 'fiveSeats',
    places: 5,
    picture: 'tickets',
    title: { fr: 'E-carte 5 places', en: 'E-card for five', de: 'E-Karte für fünf', nl: 'E-kaart voor vijf' },
    highlight: { fr: 'La plus choisie', en: 'Chosen most', de: 'Am beliebtesten', nl: 'Meest gekozen' },
    terms: {
      fr: '<p>Cinq places, douze mois, jusqu’à cinq personnes à la fois. Suppléments pour les grands écrans.</p>',
      en: '<p>Five seats, twelve months, up to five people at a time. Supplements for big screens.</p>',
      de: '<p>Fünf Plätze, zwölf Monate, bis zu fünf Personen aufs Mal. Zuschläge für grosse Leinwände.</p>',
      nl: '<p>Vijf plaatsen, twaalf maanden, tot vijf personen tegelijk. Toeslag voor grote doeken.</p>',
    },
  },
  {
    id: 'three-seats',
    price: 'threeSeats',
    places: 3,
    picture: 'ticket',
    title: { fr: 'E-carte 3 places', en: 'E-card for three', de: 'E-Karte für drei', nl: 'E-kaart voor drie' },
    terms: {
      fr: '<p>Trois places, six mois, seul ou à plusieurs. Suppléments pour les grands écrans.</p>',
      en: '<p>Three seats, six months, alone or in company. Supplements for big screens.</p>',
      de: '<p>Drei Plätze, sechs Monate, allein oder in Gesellschaft. Zuschläge für grosse Leinwände.</p>',
      nl: '<p>Drie plaatsen, zes maanden, alleen of samen. Toeslag voor grote doeken.</p>',
    },
  },
  {
    id: 'live-evenings',
    price: 'liveThree',
    places: 3,
    picture: 'swan',
    title: {
      fr: 'E-carte 3 directs',
      en: 'E-card for three live evenings',
      de: 'E-Karte für drei Live-Abende',
      nl: 'E-kaart voor drie live-avonden',
    },
    highlight: {
      fr: 'Opéra, ballet, théâtre',
      en: 'Opera, ballet, theatre',
      de: 'Oper, Ballett, Theater',
      nl: 'Opera, ballet, toneel',
    },
    terms: {
      fr: '<p>Trois soirées en direct au choix, dans l’année. Valable aussi pour les reprises.</p>',
      en: '<p>Any three live evenings within a year. Good for encores as well.</p>',
      de: '<p>Drei Live-Abende nach Wahl innerhalb eines Jahres. Gilt auch für Wiederholungen.</p>',
      nl: '<p>Drie live-avonden naar keuze, binnen een jaar. Ook voor herhalingen.</p>',
    },
  },
];
