import type { HelpText } from './type.ts';

export const programmeHelp: readonly HelpText[] = [
  {
    id: '201',
    title: {
      fr: 'Quand paraît le programme de la semaine ?',
      en: 'When is the week’s programme published?',
      nl: 'Wanneer komt het programma van de week?',
    },
    teaser: {
      fr: 'Deux semaines entières sont toujours en ligne ; les directs et les préventes, six semaines.',
      en: 'Two whole weeks are always online; live events and presales, six weeks.',
      nl: 'Twee hele weken staan altijd online; live-uitzendingen en voorverkoop zes weken.',
    },
    content: {
      fr: '<p>Le programme avance d’un jour chaque matin. Une séance publiée garde son heure et sa salle ; si elle doit changer, les personnes qui ont réservé sont prévenues.</p><p>Vous pouvez abonner votre agenda au programme d’un cinéma : le lien est au bas de sa page.</p>',
      en: '<p>The programme moves on by a day each morning. A screening once published keeps its time and its hall; if it must change, those who have booked are told.</p><p>Your calendar can subscribe to the programme of a cinema: the link is at the foot of its page.</p>',
      nl: '<p>Het programma schuift elke ochtend een dag op. Een voorstelling houdt haar tijd en zaal; moet er toch iets veranderen, dan krijgt iedereen met een reservering bericht.</p><p>Je agenda kan zich op het programma van een bioscoop abonneren: de link staat onder aan de pagina.</p>',
    },
  },
  {
    id: '202',
    title: {
      fr: 'Que veulent dire les versions d’un film ?',
      en: 'What do the versions of a film mean?',
      nl: 'Wat betekenen de versies van een film?',
    },
    teaser: {
      fr: 'Elles disent la langue parlée et celle des sous-titres ; les muets ont la leur.',
      en: 'They give the language spoken and that of the subtitles; silent films have one of their own.',
      nl: 'Ze zeggen welke taal er klinkt en in welke taal de ondertitels zijn; stomme films hebben een eigen versie.',
    },
    content: {
      fr: '<dl><dt>VF</dt><dd>Version française.</dd><dt>VOST</dt><dd>Version originale, sous-titrée.</dd><dt>VF sous-titrée</dt><dd>En français, avec des sous-titres pour sourds et malentendants.</dd><dt>Muet</dt><dd>Des intertitres, de la musique, pas un mot.</dd></dl>',
      en: '<dl><dt>Original</dt><dd>In the film’s own language.</dd><dt>Subtitled</dt><dd>The same, with subtitles in the language of the country.</dd><dt>Captioned</dt><dd>The captions also tell who is speaking, and give sounds and music.</dd><dt>Silent</dt><dd>Intertitles, music, not a word.</dd></dl>',
      nl: '<dl><dt>OV</dt><dd>Originele versie met Nederlandse ondertitels.</dd><dt>NL</dt><dd>Nederlands gesproken.</dd><dt>Stom</dt><dd>Tussentitels, muziek, geen woord.</dd></dl>',
    },
  },
  {
    id: '203',
    title: {
      fr: 'À partir de quel âge peut-on voir un film ?',
      en: 'From what age can one see a film?',
      nl: 'Vanaf welke leeftijd mag je een film zien?',
    },
    teaser: {
      fr: 'L’âge est indiqué sur la page du film ; une interdiction vaut aussi avec les parents.',
      en: 'The age is given on the film’s page; where the law sets one, it holds with parents too.',
      nl: 'De leeftijd staat op de pagina van de film; bij 16 en 18 geldt die ook met ouders erbij.',
    },
    content: {
      fr: '<p>« Tout public » et les avertissements sont des conseils. « Interdit aux moins de 12, 16 ou 18 ans » est une règle : nous demandons une pièce d’identité et nous ne pouvons pas faire d’exception, pas même pour {film:44018}.</p>',
      en: '<p>Advice is advice. A minimum age set by law is a rule: we ask for an identity card and can make no exception, not even for {film:44018}.</p>',
      nl: '<p>Kijkwijzer geeft advies tot en met 14 jaar. Bij 16 en 18 is het een regel: we vragen om een legitimatiebewijs en maken geen uitzondering, ook niet voor {film:44018}.</p>',
    },
  },
  {
    id: '204',
    title: {
      fr: 'Comment savoir qu’une vente va ouvrir ?',
      en: 'How do I know when a sale opens?',
      nl: 'Hoe weet ik wanneer een verkoop begint?',
    },
    teaser: {
      fr: 'Toutes les ouvertures sont sur une page, jour par jour, et votre agenda peut s’y abonner.',
      en: 'All openings are on one page, day by day, and your calendar can subscribe to it.',
      nl: 'Alle starts van de verkoop staan op één pagina, per dag, en je agenda kan zich erop abonneren.',
    },
    content: {
      fr: '<p>Les grandes sorties se vendent trois semaines avant leur date, les directs trois mois avant, toujours à dix heures. <a href="{to:saleOpenings}">Voir les ouvertures des ventes</a>.</p>',
      en: '<p>Big releases go on sale three weeks before their date and live events three months before, always at ten in the morning. <a href="{to:saleOpenings}">See the sale openings</a>.</p>',
      nl: '<p>Grote films gaan drie weken van tevoren in de verkoop, live-uitzendingen drie maanden van tevoren, altijd om tien uur. <a href="{to:saleOpenings}">Bekijk de start van de voorverkoop</a>.</p>',
    },
  },
  {
    id: '205',
    title: {
      fr: 'Un film muet est-il vraiment sans son ?',
      en: 'Is a silent film really without sound?',
      nl: 'Is een stomme film echt zonder geluid?',
    },
    teaser: {
      fr: 'Jamais : il a une musique, enregistrée ou jouée dans la salle.',
      en: 'Never: it has music, recorded or played in the hall.',
      nl: 'Nooit: er is muziek, opgenomen of gespeeld in de zaal.',
    },
    content: {
      fr: '<p>Nous donnons la partition d’origine quand elle existe, comme pour {film:44019}, et sinon une musique écrite pour la restauration. Les séances avec musiciens portent la mention « Ciné-concert ».</p>',
      en: '<p>We use the original score where there is one, as for {film:44019}, and otherwise music written for the restoration. Screenings with musicians say so.</p>',
      nl: '<p>We gebruiken de oorspronkelijke muziek als die er is, zoals bij {film:44019}, en anders muziek die voor de restauratie is geschreven. Bij voorstellingen met musici staat het erbij.</p>',
    },
  },
];
