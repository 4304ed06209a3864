import { same } from './localised.ts';
import type { DemoTag } from './types.ts';

const access = ['cinemaFilters', 'showFilters', 'showtime', 'accessibility'] as const;
const occasion = ['showFilters', 'showtime', 'show'] as const;

/** Accessibility, occasions and series of the French-speaking sites. */
export const frenchTags: readonly DemoTag[] = [
  {
    slug: 'pmr',
    category: 'accessibility',
    title: {
      fr: 'Accessible en fauteuil roulant',
      en: 'Wheelchair accessible',
      de: 'Rollstuhlgängig',
      nl: 'Rolstoeltoegankelijk',
    },
    explanation: {
      fr: 'La salle s’atteint sans marche et des emplacements y sont réservés.',
      en: 'The hall can be reached without steps and has reserved spaces.',
      de: 'Der Saal ist stufenlos erreichbar und hat reservierte Plätze.',
      nl: 'De zaal is zonder treden te bereiken en heeft gereserveerde plaatsen.',
    },
    places: ['cinema', ...access],
    orders: [130, 130, 0],
    icon: { label: { fr: 'PMR', en: 'Wheelchair', de: 'Rollstuhl', nl: 'Rolstoel' }, sprite: 'accessibility' },
    accessibility: {
      fr: 'Salle accessible aux personnes à mobilité réduite, de l’entrée jusqu’à l’emplacement.',
      en: 'Hall accessible to people with reduced mobility, from the entrance to the space.',
      de: 'Saal für Menschen mit eingeschränkter Mobilität zugänglich, vom Eingang bis zum Platz.',
      nl: 'Zaal toegankelijk voor mensen die slecht ter been zijn, van de ingang tot de plaats.',
    },
  },
  {
    slug: 'audiodesc',
    category: 'accessibility',
    title: { fr: 'Audiodescription', en: 'Audio description', de: 'Audiodeskription', nl: 'Audiodescriptie' },
    explanation: {
      fr: 'Une voix décrit l’image entre les dialogues, dans un casque prêté à l’accueil.',
      en: 'A voice describes the picture between lines of dialogue, in headphones lent at the desk.',
      de: 'Eine Stimme beschreibt das Bild zwischen den Dialogen, über Kopfhörer von der Kasse.',
      nl: 'Een stem beschrijft het beeld tussen de dialogen, via een koptelefoon van de kassa.',
    },
    places: access,
    orders: [120, 120, 0],
    icon: { label: same('AD'), sprite: 'audio-lines' },
    accessibility: {
      fr: 'Pour les personnes aveugles ou malvoyantes.',
      en: 'For people who are blind or partially sighted.',
      de: 'Für blinde und sehbehinderte Menschen.',
      nl: 'Voor mensen die blind of slechtziend zijn.',
    },
  },
  {
    slug: 'hearing-impaired',
    category: 'accessibility',
    title: {
      fr: 'Sous-titres pour sourds et malentendants',
      en: 'Captions for the deaf and hard of hearing',
      de: 'Untertitel für Gehörlose und Hörgeschädigte',
      nl: 'Ondertiteling voor doven en slechthorenden',
    },
    explanation: {
      fr: 'Les sous-titres disent aussi qui parle, les bruits et la musique.',
      en: 'The captions also tell who is speaking, and give sounds and music.',
      de: 'Die Untertitel nennen auch Sprecher, Geräusche und Musik.',
      nl: 'De ondertitels vermelden ook wie er spreekt, de geluiden en de muziek.',
    },
    places: access,
    orders: [110, 110, 0],
    icon: { label: { fr: 'SME', en: 'Captions', de: 'UT', nl: 'ODS' }, sprite: 'captions' },
    accessibility: {
      fr: 'Pour les personnes sourdes ou malentendantes.',
      en: 'For people who are deaf or hard of hearing.',
      de: 'Für gehörlose und hörbehinderte Menschen.',
      nl: 'Voor mensen die doof of slechthorend zijn.',
    },
  },
  {
    slug: 'avp-equipe',
    category: 'event',
    title: {
      fr: 'Avant-première avec l’équipe',
      en: 'Premiere with the film’s makers',
      de: 'Premiere mit dem Filmteam',
      nl: 'Première met de makers',
    },
    explanation: {
      fr: 'Le film avant sa sortie, présenté par celles et ceux qui l’ont fait ou restauré.',
      en: 'The film before its release, introduced by those who made or restored it.',
      de: 'Der Film vor dem Kinostart, vorgestellt von denen, die ihn gemacht oder restauriert haben.',
      nl: 'De film voor de release, ingeleid door wie hem maakte of restaureerde.',
    },
    places: occasion,
    orders: [1, 140, 0],
    icon: { label: { fr: 'Avec l’équipe', en: 'With the makers', de: 'Mit Filmteam', nl: 'Met de makers' } },
    highlighted: true,
  },
  {
    slug: 'seancespeciale',
    category: 'event',
    title: { fr: 'Séance spéciale', en: 'Special screening', de: 'Sondervorstellung', nl: 'Speciale voorstelling' },
    explanation: {
      fr: 'Un invité, un débat, un musicien. Le détail est dans la fiche de la séance.',
      en: 'A guest, a talk, a musician. The details are with the screening.',
      de: 'Ein Gast, ein Gespräch, Livemusik. Näheres steht bei der Vorstellung.',
      nl: 'Een gast, een gesprek, een muzikant. De details staan bij de voorstelling.',
    },
    places: occasion,
    orders: [3, 160, 0],
    icon: { label: { fr: 'Séance spéciale', en: 'Special', de: 'Spezial', nl: 'Speciaal' } },
    highlighted: true,
  },
  {
    slug: 'live',
    category: 'event',
    title: { fr: 'En direct', en: 'Live', de: 'Live', nl: 'Live' },
    explanation: {
      fr: 'Opéra, ballet, théâtre ou concert, transmis depuis la scène pendant qu’on le joue.',
      en: 'Opera, ballet, theatre or concert, relayed from the stage as it happens.',
      de: 'Oper, Ballett, Theater oder Konzert, direkt von der Bühne übertragen.',
      nl: 'Opera, ballet, toneel of concert, rechtstreeks vanaf het podium.',
    },
    places: occasion,
    orders: [4, 150, 0],
    icon: { label: { fr: 'En direct', en: 'Live', de: 'Live', nl: 'Live' } },
    highlighted: true,
  },
  {
    slug: 'kids',
    category: 'programme',
    title: { fr: 'Jeune public', en: 'For children', de: 'Für Kinder', nl: 'Voor kinderen' },
    explanation: {
      fr: 'Un film à voir en famille, dès le plus jeune âge indiqué.',
      en: 'A film for families, from the age given.',
      de: 'Ein Film für die Familie, ab dem angegebenen Alter.',
      nl: 'Een film voor het hele gezin, vanaf de vermelde leeftijd.',
    },
    places: occasion,
    orders: [100, 100, 0],
    icon: { label: { fr: 'Jeune public', en: 'Children', de: 'Kinder', nl: 'Kinderen' } },
  },
  {
    slug: 'cinekids',
    category: 'programme',
    title: { fr: 'Ciné-goûter', en: 'Film and a snack', de: 'Kinderkino mit Zvieri', nl: 'Kinderfilm met lekkers' },
    explanation: {
      fr: 'Une heure de film au plus, son baissé, puis le goûter dans le hall.',
      en: 'An hour of film at most, with the sound down, then something to eat in the foyer.',
      de: 'Höchstens eine Stunde Film bei leiserem Ton, danach ein Zvieri im Foyer.',
      nl: 'Hoogstens een uur film met zachter geluid, daarna iets lekkers in de foyer.',
    },
    places: occasion,
    orders: [105, 105, 0],
    icon: { label: { fr: 'Ciné-goûter', en: 'Snack', de: 'Zvieri', nl: 'Met lekkers' } },
  },
];
