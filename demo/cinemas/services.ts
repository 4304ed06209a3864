import type { Localised } from '../types.ts';

type DemoService = {
  readonly label: Localised;
  readonly description: Localised;
  /** The name of a lucide icon. */
  readonly icon: string;
  readonly accessibility: boolean;
};

/** What a cinema can offer besides films. Accessibility services come first, as on the page. */
export const services = {
  wheelchair: {
    label: {
      fr: 'Accès en fauteuil roulant',
      en: 'Wheelchair access',
      de: 'Rollstuhlgängig',
      nl: 'Rolstoeltoegankelijk',
    },
    description: {
      fr: 'Des emplacements sont réservés en salle. La place de l’accompagnateur, juste à côté, est offerte.',
      en: 'Spaces are kept free in the halls. The seat next to yours is free for a companion.',
      de: 'In den Sälen sind Plätze freigehalten. Die Begleitperson sitzt kostenlos daneben.',
      nl: 'In de zalen zijn plaatsen vrijgehouden. Een begeleider zit er gratis naast.',
    },
    icon: 'accessibility',
    accessibility: true,
  },
  'hearing-loop': {
    label: { fr: 'Boucle magnétique', en: 'Induction loop', de: 'Induktive Höranlage', nl: 'Ringleiding' },
    description: {
      fr: 'Réglez votre appareil auditif sur la position T. L’accueil prête aussi des colliers à induction.',
      en: 'Switch your hearing aid to T. The desk also lends neck loops.',
      de: 'Stellen Sie Ihr Hörgerät auf T. An der Kasse leihen wir auch Induktionsschleifen für den Hals aus.',
      nl: 'Zet je hoortoestel op stand T. Aan de kassa leen je ook een halslus.',
    },
    icon: 'ear',
    accessibility: true,
  },
  'audio-headset': {
    label: {
      fr: 'Casques d’audiodescription',
      en: 'Audio description headsets',
      de: 'Kopfhörer für Audiodeskription',
      nl: 'Koptelefoons voor audiodescriptie',
    },
    description: {
      fr: 'Prêtés à l’accueil contre une pièce d’identité, pour toutes les séances signalées AD.',
      en: 'Lent at the desk against an identity card, for every screening marked AD.',
      de: 'Gegen einen Ausweis an der Kasse erhältlich, für alle mit AD gekennzeichneten Vorstellungen.',
      nl: 'Te leen aan de kassa op vertoon van een identiteitsbewijs, bij alle voorstellingen met AD.',
    },
    icon: 'headphones',
    accessibility: true,
  },
  'guide-dogs': {
    label: {
      fr: 'Chiens guides bienvenus',
      en: 'Guide dogs welcome',
      de: 'Blindenführhunde willkommen',
      nl: 'Geleidehonden welkom',
    },
    description: {
      fr: 'Une place en bout de rang, avec de l’espace au sol et une gamelle d’eau sur demande.',
      en: 'A seat at the end of a row, with room on the floor and a bowl of water if you ask.',
      de: 'Ein Platz am Reihenende, mit Raum am Boden und auf Wunsch einem Napf Wasser.',
      nl: 'Een plaats aan het eind van de rij, met ruimte op de vloer en desgewenst een bakje water.',
    },
    icon: 'dog',
    accessibility: true,
  },
  'relaxed-screenings': {
    label: {
      fr: 'Séances en douceur',
      en: 'Relaxed screenings',
      de: 'Entspannte Vorstellungen',
      nl: 'Prikkelarme voorstellingen',
    },
    description: {
      fr: 'Un dimanche par mois, son baissé et lumière tamisée. On peut bouger, parler, sortir et revenir.',
      en: 'One Sunday a month, with the sound down and the lights half up. Move, talk, go out and come back.',
      de: 'An einem Sonntag im Monat, mit leiserem Ton und gedämpftem Licht. Man darf sich bewegen, reden, hinaus- und hereingehen.',
      nl: 'Eén zondag per maand, met zachter geluid en gedimd licht. Bewegen, praten, even weglopen: het mag allemaal.',
    },
    icon: 'hand',
    accessibility: true,
  },
  bar: {
    label: { fr: 'Bar', en: 'Bar', de: 'Bar', nl: 'Bar' },
    description: {
      fr: 'Ouvert une heure avant la première séance et jusqu’au dernier générique. Le verre entre en salle.',
      en: 'Open from an hour before the first screening until the last credits. Glasses may come into the hall.',
      de: 'Eine Stunde vor der ersten Vorstellung bis zum letzten Abspann geöffnet. Das Glas darf mit in den Saal.',
      nl: 'Open vanaf een uur voor de eerste voorstelling tot de laatste aftiteling. Het glas mag mee de zaal in.',
    },
    icon: 'wine',
    accessibility: false,
  },
  cafe: {
    label: { fr: 'Café', en: 'Café', de: 'Café', nl: 'Café' },
    description: {
      fr: 'Café, gâteaux maison et journaux du jour, même sans billet.',
      en: 'Coffee, home-made cake and the day’s papers, with or without a ticket.',
      de: 'Kaffee, hausgemachter Kuchen und die Zeitungen des Tages, auch ohne Eintrittskarte.',
      nl: 'Koffie, zelfgebakken taart en de krant van vandaag, ook zonder kaartje.',
    },
    icon: 'coffee',
    accessibility: false,
  },
  restaurant: {
    label: { fr: 'Restaurant', en: 'Restaurant', de: 'Restaurant', nl: 'Restaurant' },
    description: {
      fr: 'Une carte courte qui change avec le marché. Dites l’heure de votre film, nous servons à temps.',
      en: 'A short menu that follows the market. Say when your film starts and we serve in time.',
      de: 'Eine kleine Karte nach Marktlage. Sagen Sie, wann Ihr Film beginnt, wir servieren rechtzeitig.',
      nl: 'Een kleine kaart die met de markt meegaat. Zeg hoe laat de film begint, dan staat het op tijd op tafel.',
    },
    icon: 'utensils',
    accessibility: false,
  },
  sweets: {
    label: { fr: 'Confiserie', en: 'Popcorn and sweets', de: 'Popcorn und Süsses', nl: 'Popcorn en snoep' },
    description: {
      fr: 'Pop-corn éclaté sur place, bonbons au poids et bouteilles consignées.',
      en: 'Popcorn popped on the spot, sweets by weight and bottles with a deposit.',
      de: 'Frisches Popcorn, Süssigkeiten nach Gewicht und Getränke in Pfandflaschen.',
      nl: 'Vers gepofte popcorn, snoep per gewicht en flesjes met statiegeld.',
    },
    icon: 'popcorn',
    accessibility: false,
  },
  terrace: {
    label: { fr: 'Terrasse', en: 'Terrace', de: 'Terrasse', nl: 'Terras' },
    description: {
      fr: 'Aux beaux jours, et certains soirs d’été avec un écran.',
      en: 'When the weather is kind, and with a screen on some summer nights.',
      de: 'Bei schönem Wetter, und an manchen Sommerabenden mit Leinwand.',
      nl: 'Bij mooi weer, en op sommige zomeravonden met een scherm.',
    },
    icon: 'umbrella',
    accessibility: false,
  },
  piano: {
    label: { fr: 'Piano de salle', en: 'House piano', de: 'Hauspiano', nl: 'Huispiano' },
    description: {
      fr: 'Un vrai piano au pied de l’écran, et un musicien pour accompagner les muets plusieurs soirs par semaine.',
      en: 'A real piano below the screen, and someone to play it for the silents several nights a week.',
      de: 'Ein richtiges Klavier vor der Leinwand, an dem mehrmals pro Woche jemand Stummfilme begleitet.',
      nl: 'Een echte piano onder het doek, en een pianist die meerdere avonden per week de stomme films begeleidt.',
    },
    icon: 'piano',
    accessibility: false,
  },
  organ: {
    label: { fr: 'Orgue de cinéma', en: 'Cinema organ', de: 'Kinoorgel', nl: 'Bioscooporgel' },
    description: {
      fr: 'Restauré tuyau par tuyau, il sort de la fosse pour les grands soirs.',
      en: 'Restored pipe by pipe, it rises from the pit on big nights.',
      de: 'Pfeife für Pfeife restauriert, fährt sie an grossen Abenden aus dem Graben.',
      nl: 'Pijp voor pijp gerestaureerd, en op grote avonden komt het uit de bak omhoog.',
    },
    icon: 'music',
    accessibility: false,
  },
  bookshop: {
    label: { fr: 'Librairie de cinéma', en: 'Film bookshop', de: 'Filmbuchhandlung', nl: 'Filmboekhandel' },
    description: {
      fr: 'Livres, affiches et disques, choisis par l’équipe.',
      en: 'Books, posters and discs, picked by the people who work here.',
      de: 'Bücher, Plakate und Discs, ausgesucht vom Team.',
      nl: 'Boeken, affiches en platen, uitgezocht door ons team.',
    },
    icon: 'book-open',
    accessibility: false,
  },
  exhibition: {
    label: { fr: 'Galerie d’affiches', en: 'Poster gallery', de: 'Plakatgalerie', nl: 'Affichegalerij' },
    description: {
      fr: 'Une exposition d’affiches par saison, libre d’accès pendant les heures d’ouverture.',
      en: 'A poster show each season, free to see while we are open.',
      de: 'Jede Saison eine Plakatausstellung, während der Öffnungszeiten frei zugänglich.',
      nl: 'Elk seizoen een affichetentoonstelling, vrij te bezoeken tijdens openingstijden.',
    },
    icon: 'images',
    accessibility: false,
  },
  'booster-seats': {
    label: { fr: 'Rehausseurs', en: 'Booster seats', de: 'Sitzerhöhungen', nl: 'Zitverhogers' },
    description: {
      fr: 'À prendre à l’entrée de la salle, pour voir par-dessus le rang de devant.',
      en: 'Take one at the door of the hall, to see over the row in front.',
      de: 'Am Saaleingang zum Mitnehmen, damit Kinder über die Vorderreihe sehen.',
      nl: 'Te pakken bij de ingang van de zaal, om over de rij ervoor heen te kijken.',
    },
    icon: 'baby',
    accessibility: false,
  },
  birthdays: {
    label: { fr: 'Anniversaires', en: 'Birthday parties', de: 'Kindergeburtstage', nl: 'Kinderfeestjes' },
    description: {
      fr: 'Un film, un gâteau et la visite de la cabine de projection, pour six à quinze enfants.',
      en: 'A film, a cake and a look at the projection room, for six to fifteen children.',
      de: 'Ein Film, ein Kuchen und ein Blick in den Vorführraum, für sechs bis fünfzehn Kinder.',
      nl: 'Een film, een taart en een kijkje in de cabine, voor zes tot vijftien kinderen.',
    },
    icon: 'cake',
    accessibility: false,
  },
  schools: {
    label: { fr: 'Séances scolaires', en: 'School screenings', de: 'Schulvorstellungen', nl: 'Schoolvoorstellingen' },
    description: {
      fr: 'Les matins de semaine, sur demande, avec un dossier pour la classe.',
      en: 'On weekday mornings, on request, with material for the class.',
      de: 'An Wochentagen vormittags auf Anfrage, mit Unterrichtsmaterial.',
      nl: 'Op doordeweekse ochtenden, op aanvraag, met lesmateriaal.',
    },
    icon: 'school',
    accessibility: false,
  },
  hire: {
    label: { fr: 'Privatisation', en: 'Private hire', de: 'Saalmiete', nl: 'Zaalverhuur' },
    description: {
      fr: 'Une salle, un projectionniste et le film de votre choix, de 20 à 400 invités.',
      en: 'A hall, a projectionist and the film you choose, for 20 to 400 guests.',
      de: 'Ein Saal, eine Vorführerin und der Film Ihrer Wahl, für 20 bis 400 Gäste.',
      nl: 'Een zaal, een operateur en de film van je keuze, voor 20 tot 400 gasten.',
    },
    icon: 'presentation',
    accessibility: false,
  },
  parking: {
    label: { fr: 'Parking', en: 'Car park', de: 'Parkhaus', nl: 'Parkeren' },
    description: {
      fr: 'Sous le cinéma ou à deux pas. Le détail est dans l’accès en voiture.',
      en: 'Under the cinema or a few steps away. See the way by car.',
      de: 'Unter dem Kino oder wenige Schritte entfernt. Näheres bei der Anfahrt mit dem Auto.',
      nl: 'Onder de bioscoop of vlakbij. Zie de route met de auto.',
    },
    icon: 'car',
    accessibility: false,
  },
  cloakroom: {
    label: { fr: 'Vestiaire', en: 'Cloakroom', de: 'Garderobe', nl: 'Garderobe' },
    description: {
      fr: 'Gratuit, pour les manteaux, les casques et les valises de cabine.',
      en: 'Free, for coats, helmets and cabin bags.',
      de: 'Kostenlos, für Mäntel, Helme und Handgepäck.',
      nl: 'Gratis, voor jassen, helmen en handbagage.',
    },
    icon: 'shirt',
    accessibility: false,
  },
  charging: {
    label: { fr: 'Bornes de recharge', en: 'Chargers', de: 'Ladestationen', nl: 'Laadpunten' },
    description: {
      fr: 'Pour les téléphones dans le hall, pour les voitures au parking.',
      en: 'For phones in the foyer, for cars in the car park.',
      de: 'Für Telefone im Foyer, für Autos im Parkhaus.',
      nl: 'Voor telefoons in de foyer, voor auto’s in de garage.',
    },
    icon: 'plug-zap',
    accessibility: false,
  },
  'prayer-room': {
    label: { fr: 'Salle de prière', en: 'Prayer room', de: 'Gebetsraum', nl: 'Gebedsruimte' },
    description: {
      fr: 'Au calme, près du hall, ouverte à toutes les heures de séance.',
      en: 'Quiet, near the foyer, open whenever films are shown.',
      de: 'Ruhig gelegen beim Foyer und zu allen Vorstellungszeiten offen.',
      nl: 'Rustig gelegen bij de foyer, open zolang er films draaien.',
    },
    icon: 'moon',
    accessibility: false,
  },
} as const satisfies Record<string, DemoService>;

export type ServiceSlug = keyof typeof services;

/** The services in the order of the table, whatever order a cinema lists them in. */
export const SERVICE_SLUGS = Object.keys(services) as ServiceSlug[];
