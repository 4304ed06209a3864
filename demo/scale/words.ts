import type { Localised } from '../types.ts';

/** Names that cinemas have had in every French town since 1910: many towns have the same. */
export const CINEMA_NAMES = [
  'Le Rex',
  'Le Majestic',
  'Le Vox',
  'Le Lux',
  'L’Éden',
  'Le Palace',
  'L’Étoile',
  'Le Familia',
  'L’Apollo',
  'Le Casino',
  'Le Foyer',
  'Le Régent',
  'Le Trianon',
  'L’Alhambra',
  'Le Kursaal',
  'Le Select',
  'L’Idéal',
  'Le Capitole',
  'Le Colisée',
  'L’Olympia',
  'Le Méliès',
  'Le Lumière',
  'La Scène',
  'Le Club',
  'L’Espace',
  'Le Moderne',
  'Le Celtic',
  'Le Paradiso',
  'La Rotonde',
  'La Cigale',
] as const;

/** What tells apart cinemas of one town that have one name. */
export const QUARTERS = ['', 'Gare', 'Vieux-Port', 'Les Halles', 'Université', 'Saint-Michel'] as const;

export const STREETS = [
  'rue de la République',
  'place du Marché',
  'avenue Jean-Jaurès',
  'rue Victor-Hugo',
  'boulevard Gambetta',
  'place de la Gare',
  'rue du Général-de-Gaulle',
  'rue des Écoles',
  'cours de la Liberté',
  'rue Pasteur',
] as const;

export const DESCRIPTIONS: readonly Localised[] = [
  {
    fr: '<p>Un cinéma de quartier, à deux pas du marché, où l’on connaît ses voisins de rangée.</p>',
    en: '<p>A neighbourhood cinema near the market, where you know the people in your row.</p>',
    de: '<p>Ein Kino im Quartier, gleich beim Markt, wo man die Leute in seiner Reihe kennt.</p>',
    nl: '<p>Een buurtbioscoop vlak bij de markt, waar men de mensen in zijn rij kent.</p>',
  },
  {
    fr: '<p>Une façade des années trente, un balcon, et un projecteur tout neuf.</p>',
    en: '<p>A front from the thirties, a balcony, and a brand-new projector.</p>',
    de: '<p>Eine Fassade aus den Dreissigern, ein Balkon und ein nagelneuer Projektor.</p>',
    nl: '<p>Een gevel uit de jaren dertig, een balkon en een gloednieuwe projector.</p>',
  },
  {
    fr: '<p>On s’y retrouve avant la séance au bar, et après pour en parler.</p>',
    en: '<p>People meet at the bar before the film, and after it to talk it over.</p>',
    de: '<p>Vor dem Film trifft man sich an der Bar, danach bleibt man und redet darüber.</p>',
    nl: '<p>Voor de film treft men elkaar aan de bar, erna om erover te praten.</p>',
  },
];

export const CLOSED: Localised = {
  fr: 'Le cinéma est fermé pour travaux jusqu’au printemps.',
  en: 'The cinema is closed for building work until spring.',
  de: 'Das Kino ist wegen Umbau bis zum Frühling geschlossen.',
  nl: 'De bioscoop is wegens verbouwing gesloten tot het voorjaar.',
};

/** A film’s title is one of these and one of those below. */
export const WHO: readonly Localised[] = [
  { fr: 'L’Horloger', en: 'The Clockmaker', de: 'Der Uhrmacher', nl: 'De horlogemaker' },
  { fr: 'La Passagère', en: 'The Passenger', de: 'Die Reisende', nl: 'De passagier' },
  { fr: 'Le Gardien', en: 'The Keeper', de: 'Der Wärter', nl: 'De wachter' },
  { fr: 'La Pianiste', en: 'The Pianist', de: 'Die Pianistin', nl: 'De pianiste' },
  { fr: 'Le Facteur', en: 'The Postman', de: 'Der Postbote', nl: 'De postbode' },
  { fr: 'L’Enfant', en: 'The Child', de: 'Das Kind', nl: 'Het kind' },
  { fr: 'Les Fantômes', en: 'The Ghosts', de: 'Die Geister', nl: 'De spoken' },
  { fr: 'La Voleuse', en: 'The Thief', de: 'Die Diebin', nl: 'De dievegge' },
  { fr: 'Le Capitaine', en: 'The Captain', de: 'Der Kapitän', nl: 'De kapitein' },
  { fr: 'Les Amants', en: 'The Lovers', de: 'Die Liebenden', nl: 'De geliefden' },
  { fr: 'La Nuit', en: 'The Night', de: 'Die Nacht', nl: 'De nacht' },
  { fr: 'Le Secret', en: 'The Secret', de: 'Das Geheimnis', nl: 'Het geheim' },
  { fr: 'L’Hiver', en: 'The Winter', de: 'Der Winter', nl: 'De winter' },
  { fr: 'Le Chant', en: 'The Song', de: 'Das Lied', nl: 'Het lied' },
  { fr: 'La Maison', en: 'The House', de: 'Das Haus', nl: 'Het huis' },
  { fr: 'Le Dernier Train', en: 'The Last Train', de: 'Der letzte Zug', nl: 'De laatste trein' },
];
export const OF_WHAT: readonly Localised[] = [
  { fr: 'de minuit', en: 'of Midnight', de: 'der Mitternacht', nl: 'van middernacht' },
  { fr: 'de Brest', en: 'of Brest', de: 'von Brest', nl: 'van Brest' },
  { fr: 'du fleuve', en: 'of the River', de: 'des Flusses', nl: 'van de rivier' },
  { fr: 'des îles', en: 'of the Isles', de: 'der Inseln', nl: 'van de eilanden' },
  { fr: 'de Samarcande', en: 'of Samarkand', de: 'von Samarkand', nl: 'van Samarkand' },
  { fr: 'du sixième étage', en: 'of the Sixth Floor', de: 'vom sechsten Stock', nl: 'van de zesde verdieping' },
  { fr: 'de verre', en: 'of Glass', de: 'aus Glas', nl: 'van glas' },
  { fr: 'du phare', en: 'of the Lighthouse', de: 'des Leuchtturms', nl: 'van de vuurtoren' },
  { fr: 'des neiges', en: 'of the Snows', de: 'des Schnees', nl: 'van de sneeuw' },
  { fr: 'de Lisbonne', en: 'of Lisbon', de: 'von Lissabon', nl: 'van Lissabon' },
  { fr: 'du dimanche', en: 'of Sunday', de: 'am Sonntag', nl: 'van de zondag' },
  { fr: 'des collines', en: 'of the Hills', de: 'der Hügel', nl: 'van de heuvels' },
  { fr: 'de Montmartre', en: 'of Montmartre', de: 'von Montmartre', nl: 'van Montmartre' },
  { fr: 'du silence', en: 'of Silence', de: 'der Stille', nl: 'van de stilte' },
];

/** What an article about a film in a town says, in its title; `#` is the film, `@` the town. */
export const ARTICLE_TITLES: readonly Localised[] = [
  {
    fr: '« # » à @ : la rencontre',
    en: '“#” in @: the meeting',
    de: '«#» in @: die Begegnung',
    nl: '‘#’ in @: de ontmoeting',
  },
  {
    fr: '@ : « # » en avant-première',
    en: '@: “#” before anyone else',
    de: '@: «#» als Vorpremiere',
    nl: '@: ‘#’ in voorpremière',
  },
  {
    fr: 'Le ciné-club de @ reprend avec « # »',
    en: 'The film club of @ is back with “#”',
    de: 'Der Filmklub von @ beginnt wieder mit «#»',
    nl: 'De filmclub van @ begint weer met ‘#’',
  },
  {
    fr: 'Les écoles de @ ont vu « # »',
    en: 'The schools of @ have seen “#”',
    de: 'Die Schulen von @ haben «#» gesehen',
    nl: 'De scholen van @ hebben ‘#’ gezien',
  },
];
export const ARTICLE_TEXT: Localised = {
  fr: '<p>La salle de @ était pleine pour « # ». On y a parlé du film, de la ville et du temps qu’il faut pour qu’une salle devienne un lieu.</p><p>La prochaine soirée est déjà à l’affiche.</p>',
  en: '<p>The cinema in @ was full for “#”. People talked about the film, the town and how long it takes for a hall to become a place.</p><p>The next evening is on the programme already.</p>',
  de: '<p>Das Kino in @ war voll für «#». Man sprach über den Film, die Stadt und darüber, wie lange es dauert, bis aus einem Saal ein Ort wird.</p><p>Der nächste Abend steht schon im Programm.</p>',
  nl: '<p>De bioscoop van @ zat vol voor ‘#’. Men sprak over de film, de stad en hoe lang het duurt voor een zaal een plek wordt.</p><p>De volgende avond staat al op het programma.</p>',
};
