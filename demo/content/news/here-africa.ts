import type { ArticleText } from '../articleText.ts';

type French = ArticleText<'fr' | 'en'>;

const tunisianNews: readonly French[] = [
  {
    key: 'samama-chikli',
    type: 'news',
    picture: 'aurore-tunis-bourguiba',
    title: { fr: 'Tunis filmait déjà en 1922', en: 'Tunis was already filming in 1922' },
    teaser: {
      fr: 'Albert Samama-Chikli, son ballon, sa caméra et « Zohra », jouée par sa fille Haydée.',
      en: 'Albert Samama-Chikli, his balloon, his camera, and “Zohra”, with his daughter Haydée in the lead.',
    },
    body: {
      fr: '<p>Photographe, cycliste, plongeur, il avait rapporté de Paris l’un des premiers projecteurs du pays. Avec « Zohra », en 1922, il signe la première fiction tunisienne ; Haydée l’a écrite et y tient le rôle.</p><p>Nous exposons ses vues aériennes dans le hall de {cinema:aurore-tunis-bourguiba}. Et puisqu’il aimait ce qui vole, {film:44020} passe la même semaine.</p>',
      en: '<p>Photographer, cyclist and diver, he had brought one of the country’s first projectors back from Paris. “Zohra”, in 1922, was the first Tunisian fiction film; Haydée wrote it and plays the part.</p><p>His aerial views are on show in the foyer of {cinema:aurore-tunis-bourguiba}. And since he loved whatever flies, {film:44020} is on in the same week.</p>',
    },
  },
  {
    key: 'marsa-lemon',
    type: 'news',
    picture: 'aurore-la-marsa-corniche',
    title: { fr: 'La Marsa : le citronnier a fait son entrée', en: 'La Marsa: the lemon tree is part of the show' },
    teaser: {
      fr: 'Le patio est éclairé le soir, la citronnade est maison et la buvette reste ouverte après la dernière séance.',
      en: 'The courtyard is lit at night, the lemonade is our own, and the bar stays open after the last screening.',
    },
    body: {
      fr: '<p>Il avait quarante ans quand le cinéma s’est construit autour de lui. À {cinema:aurore-la-marsa-corniche}, douze tables tiennent désormais sous ses branches, et l’on y attend sa séance plutôt que dans la file.</p><p>Les enfants ont leur heure, le dimanche matin. Cette semaine, {film:44006}.</p>',
      en: '<p>It was forty years old when the cinema was built around it. At {cinema:aurore-la-marsa-corniche} twelve tables now fit beneath its branches, and you wait for your film there instead of in the queue.</p><p>Children have an hour of their own, on Sunday mornings. This week: {film:44006}.</p>',
    },
  },
];

const senegaleseNews: readonly French[] = [
  {
    key: 'dakar-sunday',
    type: 'news',
    picture: 'aurore-dakar-corniche',
    title: { fr: 'Le dimanche matin est aux enfants de Fann', en: 'Sunday mornings belong to the children of Fann' },
    teaser: {
      fr: 'Une séance à {price:morning}, un goûter après le film et le droit de parler à l’écran.',
      en: 'A screening for {price:morning}, something to eat after the film, and permission to talk to the screen.',
    },
    body: {
      fr: '<p>À {cinema:aurore-dakar-corniche}, la séance de 10 h 30 se donne lumière à demi et son baissé. Les grands frères et les grandes sœurs entrent au même prix, les parents aussi.</p><p>Prochain rendez-vous : {film:44011}. Personne n’a encore réussi à regarder la fin sans un mot.</p>',
      en: '<p>At {cinema:aurore-dakar-corniche} the 10.30 screening is given with the lights half up and the sound down. Older brothers and sisters come in at the same price, and so do parents.</p><p>Next: {film:44011}. Nobody has yet managed to watch the end in silence.</p>',
    },
  },
  {
    key: 'dakar-schools',
    type: 'news',
    picture: 'aurore-dakar-corniche',
    title: { fr: 'Cent classes en un trimestre', en: 'A hundred classes in one term' },
    teaser: {
      fr: 'Le programme scolaire affiche complet jusqu’au mois prochain. Les inscriptions suivantes sont ouvertes.',
      en: 'The school programme is full until next month. You can now put your class down for the dates after that.',
    },
    body: {
      fr: '<p>Le principe est simple : un film, vingt minutes de discussion, une fiche pour la maîtresse ou le maître. Quatre titres sont proposés, dont {film:44054} et {film:44003}.</p><p>Les écoles écrivent à l’accueil de {cinema:aurore-dakar-corniche} ; le car est à la charge du cinéma dans un rayon de quinze kilomètres.</p>',
      en: '<p>The idea is simple: a film, twenty minutes of talk, and a sheet of notes for the teacher. Four titles are on offer, {film:44054} and {film:44003} among them.</p><p>Schools write to the desk at {cinema:aurore-dakar-corniche}; within fifteen kilometres the cinema pays for the bus.</p>',
    },
  },
  {
    key: 'dakar-terrace',
    type: 'event',
    when: { type: 'from', day: 3 },
    picture: 'coffee',
    title: { fr: 'On en reparle sur la terrasse', en: 'The talk goes on the terrace' },
    teaser: {
      fr: 'Après le film du mardi, un invité, des fauteuils d’osier et l’océan pour couper court aux longueurs.',
      en: 'After the Tuesday film: a guest, wicker chairs, and the ocean to cut short what goes on too long.',
    },
    body: {
      fr: '<p>Chaque mardi, quelqu’un du métier choisit un film et dit pourquoi. Une monteuse a pris {film:44031}, un ingénieur du son {film:44009}, qui n’en a pas.</p><p>L’entrée à la terrasse est libre, même sans billet. Le thé arrive en trois services ; les questions aussi.</p>',
      en: '<p>Every Tuesday someone in the trade chooses a film and says why. An editor took {film:44031}, a sound engineer {film:44009}, which has no sound.</p><p>The terrace is open to all, with or without a ticket. Tea comes in three rounds, and so do the questions.</p>',
    },
  },
];

const ivorianNews: readonly French[] = [
  {
    key: 'abidjan-boats',
    type: 'news',
    picture: 'ship',
    title: { fr: 'Un bateau-bus après la dernière séance', en: 'A water bus after the last screening' },
    teaser: {
      fr: 'Il part de la gare lagunaire du Plateau un quart d’heure après le générique, tous les vendredis et samedis.',
      en: 'It leaves the Plateau landing a quarter of an hour after the credits, every Friday and Saturday.',
    },
    body: {
      fr: '<p>Le billet de {cinema:aurore-abidjan-plateau} vaut passage vers Treichville et Cocody. Montrez-le à quai, sur papier ou sur téléphone.</p><p>Si le film se prolonge parce que la salle a redemandé la fin, le bateau attend. C’est arrivé deux fois, pour {film:44012}.</p>',
      en: '<p>A ticket from {cinema:aurore-abidjan-plateau} takes you across to Treichville and Cocody. Show it on the quay, on paper or on your phone.</p><p>Should the film run over because the hall has asked to see the end again, the boat waits. It has happened twice, for {film:44012}.</p>',
    },
  },
  {
    key: 'abidjan-answers',
    type: 'news',
    picture: 44037,
    title: { fr: 'À l’Ébrié, le public donne la réplique', en: 'In the Ébrié hall the audience speaks the lines' },
    teaser: {
      fr: 'Une séance muette par mois est faite pour cela : deux micros, trois cent dix-huit comédiens.',
      en: 'One silent screening a month is made for it: two microphones, three hundred and eighteen actors.',
    },
    body: {
      fr: '<p>Le principe nous a été soufflé par la salle elle-même. Puisque chacun parle, autant que l’on entende : deux micros circulent à {cinema:aurore-abidjan-plateau}, et les intertitres ne sont qu’une suggestion.</p><p>Le mois dernier, Buster Keaton parlait nouchi. Ce mois-ci, {film:44037}.</p>',
      en: '<p>The audience itself gave us the idea. Since everyone talks, everyone may as well be heard: two microphones go round at {cinema:aurore-abidjan-plateau}, and the intertitles are only a suggestion.</p><p>Last month Buster Keaton spoke Nouchi. This month: {film:44037}.</p>',
    },
  },
  {
    key: 'abidjan-family',
    type: 'event',
    when: { type: 'from', day: 0 },
    picture: 'balloons',
    title: { fr: 'Dimanche en famille : quatre places, un seul prix', en: 'Family Sunday: four seats, one price' },
    teaser: {
      fr: '{price:family} pour quatre, du plus petit au plus grand, toute la journée.',
      en: '{price:family} for four, from the smallest to the tallest, all day long.',
    },
    body: {
      fr: '<p>Deux adultes et deux enfants, une grand-mère et trois cousins : nous ne vérifions pas l’arbre généalogique. Le tarif vaut pour tous les films du dimanche, en 3D aussi, lunettes en sus.</p><p>Pour commencer, {film:44022} ; pour finir, <a href="{to:offers}">les autres offres</a>.</p>',
      en: '<p>Two adults and two children, a grandmother and three cousins: we do not check the family tree. The price is good for every film on Sunday, 3D included, glasses extra.</p><p>To begin with, {film:44022}; to finish with, <a href="{to:offers}">our other offers</a>.</p>',
    },
  },
];

const moroccanNews: readonly French[] = [
  {
    key: 'casablanca-sun',
    type: 'news',
    picture: 'aurore-casablanca-corniche',
    title: {
      fr: 'Deux matins par an, le soleil entre sans billet',
      en: 'Twice a year the sun comes in without a ticket',
    },
    teaser: {
      fr: 'L’architecte avait calculé l’axe du hall à la minute. Nous servons le café à temps pour le voir.',
      en: 'The architect worked out the line of the foyer to the minute. We serve coffee in time to see it.',
    },
    body: {
      fr: '<p>Le trou rond de la façade de {cinema:aurore-casablanca-corniche} n’est pas un ornement : aux équinoxes, le rayon traverse le hall et touche la porte de la grande salle. Cela dure quatre minutes.</p><p>Le reste de l’année, nous produisons la lumière nous-mêmes, par exemple avec <a href="{to:experience:imax}">l’IMAX</a>.</p>',
      en: '<p>The round hole in the front of {cinema:aurore-casablanca-corniche} is no ornament: at the equinoxes the beam crosses the foyer and touches the door of the great hall. It lasts four minutes.</p><p>For the rest of the year we make the light ourselves, for instance in <a href="{to:experience:imax}">IMAX</a>.</p>',
    },
  },
  {
    key: 'marrakech-patio',
    type: 'event',
    when: { type: 'interval', day: 0, last: 70 },
    picture: 'candle',
    title: { fr: 'Courts métrages entre les orangers', en: 'Short films among the orange trees' },
    teaser: {
      fr: 'Un drap, un projecteur et une heure de films de Méliès, McCay et Clair, à la nuit tombée.',
      en: 'A sheet, a projector, and an hour of films by Méliès, McCay and Clair after nightfall.',
    },
    body: {
      fr: '<p>Le patio de {cinema:aurore-marrakech-gueliz} compte soixante chaises et aucune mauvaise place. On y donne {film:44003}, {film:44071} et {film:44048}, dans cet ordre, avec une pause pour le thé.</p><p>Prix unique : {price:festival}. S’il pleut, on rentre ; il n’a pas plu depuis l’ouverture.</p>',
      en: '<p>The courtyard of {cinema:aurore-marrakech-gueliz} has sixty chairs and no bad seats. The films are {film:44003}, {film:44071} and {film:44048}, in that order, with a pause for tea.</p><p>One price for all: {price:festival}. If it rains we go inside; it has not rained since we opened.</p>',
    },
  },
];

export const africanNews = { tn: tunisianNews, sn: senegaleseNews, ci: ivorianNews, ma: moroccanNews } as const;
