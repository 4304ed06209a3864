import { same } from './localised.ts';
import type { DemoCity } from './types.ts';

/** The six towns of the Swiss site. */
export const chCities: readonly DemoCity[] = [
  {
    id: 51,
    slug: 'geneve',
    name: { fr: 'Genève', en: 'Geneva', de: 'Genf', nl: 'Genève' },
    postalCode: '1201',
    position: [46.2044, 6.1432],
    description: {
      fr: 'La Société des Nations y faisait traduire les discours, nous y sous-titrons les films. Deux maisons, une de chaque côté de la rade.',
      en: 'The League of Nations had its speeches translated here, and we show films with two lines of subtitles. Two houses, one on each side of the harbour.',
      de: 'Der Völkerbund liess hier Reden übersetzen, wir zeigen Filme mit zwei Zeilen Untertiteln. Zwei Häuser, eines auf jeder Seite des Seebeckens.',
      nl: 'De Volkenbond liet hier toespraken vertalen, wij vertonen films met twee regels ondertitels. Twee huizen, aan elke kant van het water één.',
    },
  },
  {
    id: 52,
    slug: 'lausanne',
    name: same('Lausanne'),
    postalCode: '1003',
    position: [46.5197, 6.6323],
    description: {
      fr: 'La Cinémathèque suisse garde les bobines, la pente garde les mollets. Tout ici se mérite un peu, même une place au premier rang.',
      en: 'The Swiss film archive looks after the reels, the slope looks after your calves. Everything here takes a little effort, even a front-row seat.',
      de: 'Die Cinémathèque suisse hütet die Filmrollen, die Steigung hält die Waden fit. Alles hier will ein wenig verdient sein, sogar ein Platz in der ersten Reihe.',
      nl: 'Het Zwitserse filmarchief zorgt voor de spoelen, de helling zorgt voor de kuiten. Alles kost hier wat moeite, zelfs een plaats op de eerste rij.',
    },
  },
  {
    id: 53,
    slug: 'zurich',
    name: { fr: 'Zurich', en: 'Zurich', de: 'Zürich', nl: 'Zürich' },
    postalCode: '8001',
    position: [47.3769, 8.5417],
    description: {
      fr: 'Dada y est né dans un cabaret, en 1916. Entr’acte y fait toujours salle comble.',
      en: 'Dada was born here in a cabaret in 1916. Entr’acte still plays to full houses.',
      de: 'Dada wurde hier 1916 in einem Kabarett geboren. Entr’acte läuft bis heute vor vollen Rängen.',
      nl: 'Dada werd hier in 1916 in een cabaret geboren. Entr’acte trekt nog altijd volle zalen.',
    },
  },
  {
    id: 54,
    slug: 'basel',
    name: { fr: 'Bâle', en: 'Basel', de: 'Basel', nl: 'Bazel' },
    postalCode: '4001',
    position: [47.5596, 7.5886],
    description: {
      fr: 'Trois pays se partagent le Rhin et, le samedi, le même rang de fauteuils.',
      en: 'Three countries share the Rhine and, on Saturdays, the same row of seats.',
      de: 'Drei Länder teilen sich den Rhein und samstags dieselbe Sitzreihe.',
      nl: 'Drie landen delen de Rijn en op zaterdag dezelfde rij stoelen.',
    },
  },
  {
    id: 55,
    slug: 'bern',
    name: { fr: 'Berne', en: 'Bern', de: 'Bern', nl: 'Bern' },
    postalCode: '3011',
    position: [46.948, 7.4474],
    description: {
      fr: 'Six kilomètres d’arcades, si bien que l’on va au cinéma sans parapluie. On y va lentement, mais on y va.',
      en: 'Six kilometres of arcades, so nobody needs an umbrella to go to the pictures. They go slowly, but they go.',
      de: 'Sechs Kilometer Lauben, also braucht niemand einen Schirm auf dem Weg ins Kino. Man geht langsam, aber man geht.',
      nl: 'Zes kilometer arcades, dus niemand heeft een paraplu nodig op weg naar de film. Men gaat langzaam, maar men gaat.',
    },
  },
  {
    id: 56,
    slug: 'fribourg',
    name: { fr: 'Fribourg', en: 'Fribourg', de: 'Freiburg', nl: 'Fribourg' },
    postalCode: '1700',
    position: [46.8065, 7.162],
    description: {
      fr: 'Chaque mars, son festival va chercher des films là où personne ne regarde. On y lit deux lignes de sous-titres sans y penser.',
      en: 'Each March its festival looks for films where nobody else does. People here read two lines of subtitles without a thought.',
      de: 'Jeden März sucht das Festival Filme dort, wo sonst niemand hinschaut. Zwei Zeilen Untertitel liest man hier ganz nebenbei.',
      nl: 'Elk jaar in maart zoekt het festival films waar niemand anders kijkt. Twee regels ondertitels leest men hier zonder erbij na te denken.',
    },
  },
];
