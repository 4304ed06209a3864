import { same } from './localised.ts';
import type { DemoTag, HallTechnology } from './types.ts';

/** Trade names, the same in every language. */
export const technologyNames: Readonly<Record<HallTechnology, string>> = {
  imax: 'IMAX',
  '4dx': '4DX',
  dolby: 'Dolby Cinema',
  ice: 'ICE',
  screenx: 'ScreenX',
  atmos: 'Dolby Atmos',
  '3d': '3D',
};

const everywhere = ['cinema', 'cinemaFilters', 'showFilters', 'showtime', 'show'] as const;
const seats = ['cinema', 'cinemaFilters', 'showtime'] as const;

/** The technologies of halls. Common to all sites except ICE, which only France has. */
export const technologyTags: readonly DemoTag[] = [
  {
    slug: 'imax',
    category: 'experience',
    title: same(technologyNames.imax),
    explanation: {
      fr: 'Un écran du sol au plafond, une image plus haute et un son réglé pour chaque rang.',
      en: 'A screen from floor to ceiling, a taller picture and sound tuned for every row.',
      de: 'Eine Leinwand vom Boden bis zur Decke, ein höheres Bild und ein auf jede Reihe abgestimmter Ton.',
      nl: 'Een doek van vloer tot plafond, een hoger beeld en geluid dat op elke rij is afgesteld.',
    },
    places: everywhere,
    orders: [10, 10, 10],
    icon: { label: same('IMAX') },
    premium: true,
    highlighted: true,
  },
  {
    slug: '4dx',
    category: 'experience',
    title: same(technologyNames['4dx']),
    explanation: {
      fr: 'Des fauteuils qui bougent avec l’image, du vent, de l’eau et des odeurs.',
      en: 'Seats that move with the picture, with wind, water and scents.',
      de: 'Sitze, die sich mit dem Bild bewegen, dazu Wind, Wasser und Düfte.',
      nl: 'Stoelen die met het beeld meebewegen, met wind, water en geuren.',
    },
    places: everywhere,
    orders: [20, 20, 20],
    icon: { label: same('4DX') },
    accessibility: {
      fr: 'Secousses, jets d’eau et flashs. Déconseillé aux femmes enceintes et en cas d’épilepsie ou de mal de dos. Taille minimale de 1\u00a0m.',
      en: 'Jolts, sprays of water and flashes. Not advised during pregnancy or with epilepsy or back trouble. Minimum height 1 m.',
      de: 'Erschütterungen, Wasserspritzer und Lichtblitze. Bei Schwangerschaft, Epilepsie oder Rückenleiden nicht empfohlen. Mindestgrösse 1 m.',
      nl: 'Schokken, waterstralen en lichtflitsen. Afgeraden bij zwangerschap, epilepsie of rugklachten. Minimale lengte 1 m.',
    },
    premium: true,
    highlighted: true,
  },
  {
    slug: 'dolby',
    category: 'experience',
    title: same(technologyNames.dolby),
    explanation: {
      fr: 'Des noirs vraiment noirs, deux lasers et un son qui vient aussi du plafond.',
      en: 'Blacks that are truly black, two lasers and sound that also comes from above.',
      de: 'Wirklich schwarzes Schwarz, zwei Laser und Ton, der auch von oben kommt.',
      nl: 'Zwart dat echt zwart is, twee lasers en geluid dat ook van boven komt.',
    },
    places: everywhere,
    orders: [30, 30, 30],
    icon: { label: same('Dolby') },
    premium: true,
    highlighted: true,
  },
  {
    slug: 'screenx',
    category: 'experience',
    title: same(technologyNames.screenx),
    explanation: {
      fr: 'L’image déborde sur les murs et entoure la salle sur 270 degrés.',
      en: 'The picture spills on to the side walls and surrounds the hall over 270 degrees.',
      de: 'Das Bild läuft über die Seitenwände weiter und umgibt den Saal auf 270 Grad.',
      nl: 'Het beeld loopt door op de zijmuren en omringt de zaal over 270 graden.',
    },
    places: everywhere,
    orders: [40, 40, 40],
    icon: { label: same('ScreenX') },
    accessibility: {
      fr: 'Images en mouvement sur les côtés, qui peuvent donner le vertige.',
      en: 'Moving pictures at the sides may cause dizziness.',
      de: 'Bewegte Bilder an den Seiten können Schwindel auslösen.',
      nl: 'Bewegende beelden opzij kunnen duizeligheid veroorzaken.',
    },
    premium: true,
  },
  {
    slug: 'atmos',
    category: 'experience',
    title: same(technologyNames.atmos),
    explanation: {
      fr: 'Chaque son a sa place, devant, derrière et au-dessus de vous.',
      en: 'Every sound has its place, in front of you, behind you and above.',
      de: 'Jeder Ton hat seinen Ort, vor, hinter und über Ihnen.',
      nl: 'Elk geluid heeft zijn plek, voor, achter en boven je.',
    },
    places: everywhere,
    orders: [60, 60, 60],
    icon: { label: same('Atmos') },
  },
  {
    slug: '3d',
    category: 'experience',
    title: same(technologyNames['3d']),
    explanation: {
      fr: 'Le film en relief, avec des lunettes prêtées ou vendues à l’entrée.',
      en: 'The film in depth, with glasses lent or sold at the door.',
      de: 'Der Film räumlich, mit Brillen, die am Eingang geliehen oder verkauft werden.',
      nl: 'De film met diepte, met een bril die je bij de ingang leent of koopt.',
    },
    places: everywhere,
    orders: [70, 70, 70],
    icon: { label: same('3D') },
    versionFilter: true,
  },
];

export const iceTag: DemoTag = {
  slug: 'ice',
  category: 'experience',
  title: same(technologyNames.ice),
  explanation: {
    fr: 'Des panneaux lumineux sur les côtés prolongent les couleurs du film dans toute la salle.',
    en: 'Panels of light along the sides carry the colours of the film into the whole hall.',
    de: 'Lichtpaneele an den Seiten tragen die Farben des Films in den ganzen Saal.',
    nl: 'Lichtpanelen opzij laten de kleuren van de film de hele zaal in lopen.',
  },
  places: everywhere,
  orders: [50, 50, 50],
  icon: { label: same('ICE') },
  premium: true,
};

export const frenchSeatTags: readonly DemoTag[] = [
  {
    slug: 'premium',
    category: 'experience',
    title: same('Premium'),
    explanation: {
      fr: 'Petit salon, fauteuils inclinables, service à la place et vestiaire.',
      en: 'A small hall with reclining armchairs, service at your seat and a cloakroom.',
      de: 'Kleiner Saal mit verstellbaren Sesseln, Service am Platz und Garderobe.',
      nl: 'Een kleine zaal met verstelbare fauteuils, bediening aan je stoel en een garderobe.',
    },
    places: [...seats, 'showFilters'],
    orders: [55, 55, 55],
    icon: { label: same('Premium') },
    premium: true,
  },
  {
    slug: 'duo',
    category: 'experience',
    title: { fr: 'Sièges duo', en: 'Duo seats', de: 'Duo-Sitze', nl: 'Duozetels' },
    explanation: {
      fr: 'Des banquettes pour deux, sans accoudoir au milieu.',
      en: 'Sofas for two, with no armrest in between.',
      de: 'Sofas für zwei, ohne Armlehne dazwischen.',
      nl: 'Bankjes voor twee, zonder leuning ertussen.',
    },
    places: seats,
    orders: [90, 90, 90],
    icon: { label: same('Duo') },
  },
];

export const dutchSeatTags: readonly DemoTag[] = [
  {
    slug: 'relaxseats',
    category: 'experience',
    title: { fr: 'Fauteuils relax', en: 'Relax seats', de: 'Relax-Sitze', nl: 'Relaxstoelen' },
    explanation: {
      fr: 'Dossier inclinable et repose-pieds, à régler soi-même.',
      en: 'Reclining back and footrest, set just as you like.',
      de: 'Verstellbare Lehne und Fussstütze, ganz nach Wunsch.',
      nl: 'Verstelbare rugleuning en voetsteun, zelf in te stellen.',
    },
    places: seats,
    orders: [90, 90, 90],
    icon: { label: same('Relax') },
  },
  {
    slug: 'luxeseats',
    category: 'experience',
    title: { fr: 'Fauteuils de luxe', en: 'Luxury seats', de: 'Luxus-Sitze', nl: 'Luxe stoelen' },
    explanation: {
      fr: 'Des fauteuils de cuir larges, avec une tablette et de la place pour les jambes.',
      en: 'Wide leather armchairs with a side table and room for your legs.',
      de: 'Breite Ledersessel mit Ablage und viel Beinfreiheit.',
      nl: 'Brede leren fauteuils met een tafeltje en ruimte voor de benen.',
    },
    places: seats,
    orders: [80, 80, 80],
    icon: { label: { fr: 'Luxe', en: 'Luxury', de: 'Luxus', nl: 'Luxe' } },
    premium: true,
  },
  {
    slug: 'boutiqueseats',
    category: 'experience',
    title: { fr: 'Salon boutique', en: 'Boutique hall', de: 'Boutique-Saal', nl: 'Boutiquezaal' },
    explanation: {
      fr: 'Une petite salle de clubs et de canapés, comme chez des amis qui auraient un très grand écran.',
      en: 'A small hall of club chairs and sofas, like visiting friends who own a very large screen.',
      de: 'Ein kleiner Saal mit Clubsesseln und Sofas, wie bei Freunden mit sehr grosser Leinwand.',
      nl: 'Een kleine zaal met clubfauteuils en banken, als bij vrienden met een heel groot doek.',
    },
    places: seats,
    orders: [75, 75, 75],
    icon: { label: same('Boutique') },
    premium: true,
  },
  {
    slug: 'grotezaal',
    category: 'experience',
    title: { fr: 'Grande salle', en: 'Big hall', de: 'Grosser Saal', nl: 'Grote zaal' },
    explanation: {
      fr: 'Le film dans la plus grande salle de la maison.',
      en: 'The film in the biggest hall of the house.',
      de: 'Der Film im grössten Saal des Hauses.',
      nl: 'De film in de grootste zaal van het huis.',
    },
    places: seats,
    orders: [95, 95, 95],
    icon: { label: { fr: 'Grande salle', en: 'Big hall', de: 'Grosser Saal', nl: 'Grote zaal' } },
  },
];
