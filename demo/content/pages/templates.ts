/** A page about visits by groups: blocks header, explanation, mosaic, listing and cinemas. */
export const groupsPage = {
  slug: 'groups',
  picture: 'crowd',
  title: {
    fr: 'Groupes et privatisations',
    en: 'Groups and private hire',
    de: 'Gruppen und Saalmiete',
    nl: 'Groepen en zaalhuur',
  },
  seo: {
    fr: 'Une classe, une équipe, une salle entière : venir à plusieurs dans les cinémas Aurore, choisir le film et le prix.',
    en: 'A class, a team, a whole hall: coming as a group to Aurore cinemas, choosing the film and the price.',
    de: 'Eine Klasse, ein Team, ein ganzer Saal: als Gruppe in die Aurore-Kinos, mit Film und Preis nach Wahl.',
    nl: 'Een klas, een team, een hele zaal: als groep naar Aurore, met de film en de prijs die je kiest.',
  },
  subtitle: {
    fr: 'De quinze à neuf cents',
    en: 'From fifteen to nine hundred',
    de: 'Von fünfzehn bis neunhundert',
    nl: 'Van vijftien tot negenhonderd',
  },
  lead: {
    fr: 'Une classe le mardi matin, une équipe un soir d’hiver, une famille un dimanche : dites-nous combien vous êtes.',
    en: 'A class on a Tuesday morning, a team on a winter evening, a family on a Sunday: tell us how many you are.',
    de: 'Eine Klasse am Dienstagmorgen, ein Team an einem Winterabend, eine Familie am Sonntag: Sagen Sie uns, wie viele Sie sind.',
    nl: 'Een klas op dinsdagochtend, een team op een winteravond, een familie op zondag: laat weten met hoeveel jullie zijn.',
  },
  cta: { fr: 'Choisir un cinéma', en: 'Choose a cinema', de: 'Kino wählen', nl: 'Kies een bioscoop' },
  how: {
    title: { fr: 'Comment cela se passe', en: 'How it goes', de: 'So läuft es ab', nl: 'Zo gaat het' },
    description: {
      fr: '<p>Le cinéma que vous choisissez répond sous deux jours ouvrés, avec un prix ferme.</p>',
      en: '<p>The cinema you choose answers within two working days, with a firm price.</p>',
      de: '<p>Das Kino Ihrer Wahl antwortet innert zwei Arbeitstagen, mit einem festen Preis.</p>',
      nl: '<p>De bioscoop van je keuze antwoordt binnen twee werkdagen, met een vaste prijs.</p>',
    },
    steps: [
      {
        picture: 'reel',
        title: { fr: 'Le film', en: 'The film', de: 'Der Film', nl: 'De film' },
        description: {
          fr: 'À l’affiche ou dans notre catalogue ; nous nous chargeons des droits.',
          en: 'One that is showing or one from our catalogue; we see to the rights.',
          de: 'Aus dem Programm oder aus unserem Katalog; um die Rechte kümmern wir uns.',
          nl: 'Uit het programma of uit onze catalogus; de rechten regelen wij.',
        },
      },
      {
        picture: 'calendar',
        title: { fr: 'L’heure', en: 'The hour', de: 'Die Zeit', nl: 'De tijd' },
        description: {
          fr: 'Tôt le matin, tard le soir, ou en même temps que tout le monde.',
          en: 'Early in the morning, late at night, or when everyone else comes.',
          de: 'Frühmorgens, spätabends oder wenn alle kommen.',
          nl: 'Vroeg in de ochtend, laat op de avond, of tegelijk met iedereen.',
        },
      },
      {
        picture: 'champagne',
        title: { fr: 'Ce qu’il y a autour', en: 'What goes with it', de: 'Was dazugehört', nl: 'Wat erbij hoort' },
        description: {
          fr: 'Un mot d’accueil, un micro, un verre, un pianiste : demandez.',
          en: 'A word of welcome, a microphone, a drink, a pianist: just ask.',
          de: 'Eine Begrüssung, ein Mikrofon, ein Glas, ein Pianist: Fragen Sie.',
          nl: 'Een welkomstwoord, een microfoon, een glas, een pianist: vraag het gerust.',
        },
      },
    ],
  },
  mosaic: {
    title: {
      fr: 'Ils sont venus voir',
      en: 'What others came for',
      de: 'Das haben andere gesehen',
      nl: 'Wat anderen kwamen zien',
    },
    shows: [44011, 44018, 44057, 44006],
  },
  listing: {
    title: { fr: 'Trois façons de faire', en: 'Three ways of doing it', de: 'Drei Möglichkeiten', nl: 'Drie manieren' },
    items: [
      {
        picture: 44054,
        title: { fr: 'Une classe', en: 'A class', de: 'Eine Schulklasse', nl: 'Een schoolklas' },
        description: {
          fr: '<p>Un film du programme scolaire, une fiche pour l’enseignant, deux accompagnateurs invités.</p>',
          en: '<p>A film from the school programme, notes for the teacher, two adults free.</p>',
          de: '<p>Ein Film aus dem Schulprogramm, Unterlagen für die Lehrperson, zwei Begleitpersonen gratis.</p>',
          nl: '<p>Een film uit het schoolprogramma, een lesbrief voor de leraar, twee begeleiders gratis.</p>',
        },
      },
      {
        picture: 'seat',
        title: { fr: 'Un groupe', en: 'A group', de: 'Eine Gruppe', nl: 'Een groep' },
        description: {
          fr: '<p>À partir de quinze, des fauteuils ensemble dans une séance ordinaire, au tarif réduit.</p>',
          en: '<p>From fifteen on, seats side by side at an ordinary screening, at the reduced price.</p>',
          de: '<p>Ab fünfzehn Personen Plätze nebeneinander in einer gewöhnlichen Vorstellung, zum ermässigten Preis.</p>',
          nl: '<p>Vanaf vijftien personen stoelen naast elkaar in een gewone voorstelling, tegen verlaagd tarief.</p>',
        },
      },
      {
        picture: 44019,
        title: { fr: 'La salle entière', en: 'The whole hall', de: 'Der ganze Saal', nl: 'De hele zaal' },
        description: {
          fr: '<p>La salle, la cabine et le hall pour vous, avec le nom de votre choix sur l’enseigne.</p>',
          en: '<p>The hall, the projector and the foyer to yourselves, with any name you like over the door.</p>',
          de: '<p>Saal, Projektor und Foyer für Sie, mit dem Namen Ihrer Wahl über der Tür.</p>',
          nl: '<p>De zaal, de cabine en de foyer voor jou alleen, met de naam van je keuze boven de deur.</p>',
        },
      },
    ],
    label: { fr: 'Voir les cinémas', en: 'See the cinemas', de: 'Zu den Kinos', nl: 'Bekijk de bioscopen' },
  },
  cinemas: {
    fr: 'Les maisons qui s’y prêtent le mieux',
    en: 'The houses best suited to it',
    de: 'Die Häuser, die sich dafür eignen',
    nl: 'De huizen die zich er het best voor lenen',
  },
} as const;

/** A page about silent films for beginners: blocks header, explanation, shows, labels, guest and mobileApp. */
export const silentPage = {
  slug: 'silent-films',
  picture: 44001,
  title: {
    fr: 'Par où commencer avec le muet',
    en: 'Where to start with silent films',
    de: 'Stummfilm: wo anfangen?',
    nl: 'Stomme films: waar te beginnen?',
  },
  seo: {
    fr: 'Six films muets pour commencer, comment les lire et où les voir avec de la musique en direct.',
    en: 'Six silent films to begin with, how to read them, and where to see them with live music.',
    de: 'Sechs Stummfilme für den Anfang, wie man sie liest und wo sie mit Livemusik laufen.',
    nl: 'Zes stomme films om mee te beginnen, hoe je ze leest en waar ze met livemuziek draaien.',
  },
  subtitle: {
    fr: 'Six films, une heure à la fois',
    en: 'Six films, an hour at a time',
    de: 'Sechs Filme, je eine Stunde',
    nl: 'Zes films, telkens een uur',
  },
  lead: {
    fr: 'On n’apprend pas à regarder un muet : on se tait, et au bout de dix minutes on a oublié qu’il l’est.',
    en: 'Nobody has to learn how to watch one: you stop talking, and ten minutes later you have forgotten that it is silent.',
    de: 'Man muss nicht lernen, Stummfilme zu sehen: Man schweigt, und nach zehn Minuten hat man vergessen, dass sie stumm sind.',
    nl: 'Je hoeft het niet te leren: je zwijgt, en na tien minuten ben je vergeten dat de film stom is.',
  },
  cta: {
    fr: 'La saison avec musique',
    en: 'The season with live music',
    de: 'Die Saison mit Livemusik',
    nl: 'Het seizoen met livemuziek',
  },
  how: {
    title: {
      fr: 'Ce qu’il faut savoir, et rien de plus',
      en: 'What to know, and no more',
      de: 'Was man wissen muss, mehr nicht',
      nl: 'Wat je moet weten, meer niet',
    },
    description: {
      fr: '<p>Les intertitres disent l’essentiel. Les couleurs aussi : le bleu est la nuit, l’ambre est la lampe, le rouge est le feu ou la colère.</p>',
      en: '<p>The intertitles say what matters. So do the colours: blue is night, amber is lamplight, red is fire or rage.</p>',
      de: '<p>Die Zwischentitel sagen das Wichtige. Die Farben auch: Blau ist Nacht, Bernstein ist Lampenlicht, Rot ist Feuer oder Zorn.</p>',
      nl: '<p>De tussentitels zeggen het belangrijkste. De kleuren ook: blauw is nacht, amber is lamplicht, rood is vuur of woede.</p>',
    },
  },
  shows: {
    title: {
      fr: 'Six pour commencer',
      en: 'Six to begin with',
      de: 'Sechs für den Anfang',
      nl: 'Zes om mee te beginnen',
    },
    ids: [44007, 44037, 44001, 44011, 44006, 44002],
  },
  labels: {
    title: {
      fr: 'Ce que vous lirez sur les billets',
      en: 'What you will read on tickets',
      de: 'Was auf den Tickets steht',
      nl: 'Wat er op de kaartjes staat',
    },
    items: [
      {
        label: { fr: 'Muet', en: 'Silent', de: 'Stumm', nl: 'Stom' },
        description: {
          fr: 'Une musique enregistrée pour la restauration.',
          en: 'Music recorded for the restoration.',
          de: 'Mit Musik, die für die Restaurierung aufgenommen wurde.',
          nl: 'Met muziek die voor de restauratie is opgenomen.',
        },
      },
      {
        label: { fr: 'Ciné-concert', en: 'Film with live music', de: 'Filmkonzert', nl: 'Film met livemuziek' },
        description: {
          fr: 'Quelqu’un joue dans la salle.',
          en: 'Someone is playing in the hall.',
          de: 'Im Saal spielt jemand.',
          nl: 'In de zaal speelt iemand.',
        },
      },
      {
        label: { fr: 'Courts métrages', en: 'Shorts', de: 'Kurzfilme', nl: 'Korte films' },
        description: {
          fr: 'Plusieurs films de la même époque, une heure en tout.',
          en: 'Several films of one period, an hour in all.',
          de: 'Mehrere Filme einer Zeit, zusammen eine Stunde.',
          nl: 'Een paar films uit dezelfde tijd, samen een uur.',
        },
      },
    ],
  },
  guest: {
    name: 'Séverin Delaubier',
    title: { fr: 'Pianiste', en: 'Pianist', de: 'Pianist', nl: 'Pianist' },
    description: {
      fr: '<p>Il accompagne des films depuis trente ans, sans partition, et ne regarde jamais ses mains. « Le film sait ce qu’il veut, dit-il. Moi, j’écoute. »</p>',
      en: '<p>He has accompanied films for thirty years, without a score, and never looks at his hands. “The film knows what it wants,” he says. “I listen.”</p>',
      de: '<p>Er begleitet seit dreissig Jahren Filme, ohne Noten, und schaut nie auf seine Hände. «Der Film weiss, was er will», sagt er. «Ich höre zu.»</p>',
      nl: '<p>Hij begeleidt al dertig jaar films, zonder bladmuziek, en kijkt nooit naar zijn handen. ‘De film weet wat hij wil,’ zegt hij. ‘Ik luister.’</p>',
    },
  },
  app: {
    title: { fr: 'Être prévenu', en: 'Be told in time', de: 'Rechtzeitig erfahren', nl: 'Op tijd weten' },
    description: {
      fr: 'L’application annonce le prochain ciné-concert près de chez vous, une fois, sans insister.',
      en: 'The app tells you of the next film with live music near you, once, and does not press the point.',
      de: 'Die App meldet das nächste Filmkonzert in Ihrer Nähe, einmal, ohne zu drängen.',
      nl: 'De app meldt de volgende film met livemuziek bij jou in de buurt, één keer, zonder aan te dringen.',
    },
  },
} as const;
