import type { Words } from '../edition.ts';

export const pushLabels = {
  season: { fr: 'Voir la saison', en: 'See the season', de: 'Zur Saison', nl: 'Bekijk het seizoen' },
  read: { fr: 'Lire', en: 'Read on', de: 'Weiterlesen', nl: 'Lees verder' },
} as const satisfies Record<string, Words>;

/** What pages other than the home page promote. */
export const featuredTexts = {
  news: {
    title: {
      fr: 'On a retrouvé Metropolis',
      en: 'Metropolis has been found',
      de: 'Metropolis ist wieder da',
      nl: 'Metropolis is terecht',
    },
    description: {
      fr: 'Vingt-cinq minutes, une boîte de 16 mm et quatre-vingts ans d’attente.',
      en: 'Twenty-five minutes, a 16 mm can, and eighty years of waiting.',
      de: 'Fünfundzwanzig Minuten, eine 16-mm-Büchse und achtzig Jahre Warten.',
      nl: 'Vijfentwintig minuten, een 16mm-blik en tachtig jaar wachten.',
    },
  },
  offers: {
    title: {
      fr: 'Trois soirs à l’opéra pour {price:liveThree}',
      en: 'Three nights at the opera for {price:liveThree}',
      de: 'Drei Abende Oper für {price:liveThree}',
      nl: 'Drie avonden opera voor {price:liveThree}',
    },
    description: {
      fr: 'Carmen, Violetta, Tosca : aucune ne finit bien, toutes sont belles à entendre.',
      en: 'Carmen, Violetta, Tosca: it ends well for none of them, and all are a joy to hear.',
      de: 'Carmen, Violetta, Tosca: Für keine geht es gut aus, und alle hört man gern.',
      nl: 'Carmen, Violetta, Tosca: met geen van drieën loopt het goed af, mooi om te horen zijn ze allemaal.',
    },
  },
  experiences: {
    title: {
      fr: 'La musique joue dans la salle',
      en: 'The music plays in the hall',
      de: 'Die Musik spielt im Saal',
      nl: 'De muziek speelt in de zaal',
    },
    description: {
      fr: 'Un film muet, un piano, et personne qui sache ce qu’il va jouer.',
      en: 'A silent film, a piano, and nobody who knows what it will play.',
      de: 'Ein Stummfilm, ein Klavier und niemand, der weiss, was es spielen wird.',
      nl: 'Een stomme film, een piano, en niemand die weet wat er gespeeld gaat worden.',
    },
  },
} as const satisfies Record<string, { title: Words; description: Words }>;

/** The chain's own advertisements; the last is shown when no other is. */
export const autopromoTexts = [
  {
    id: 'gift-card',
    picture: 'gift',
    to: '{to:giftCard}',
    title: {
      fr: 'Offrez un film, ou la rangée',
      en: 'Give a film, or the whole row',
      de: 'Schenken Sie einen Film oder die ganze Reihe',
      nl: 'Geef een film cadeau, of de hele rij',
    },
    description: {
      fr: 'Les cartes cadeaux vont de {price:giftSmall} à {price:giftLarge} et durent trois ans.',
      en: 'Gift cards go from {price:giftSmall} to {price:giftLarge} and last three years.',
      de: 'Geschenkkarten gibt es von {price:giftSmall} bis {price:giftLarge}, gültig drei Jahre.',
      nl: 'Cadeaukaarten lopen van {price:giftSmall} tot {price:giftLarge} en zijn drie jaar geldig.',
    },
    label: { fr: 'Choisir une carte', en: 'Choose a card', de: 'Karte wählen', nl: 'Kies een kaart' },
  },
  {
    id: 'app',
    picture: 'phone',
    to: '{to:mobileApp}',
    title: {
      fr: 'Votre billet, sans papier',
      en: 'Your ticket, without paper',
      de: 'Ihr Ticket, ohne Papier',
      nl: 'Je kaartje, zonder papier',
    },
    description: {
      fr: 'L’application le garde, même quand le foyer n’a pas de réseau.',
      en: 'The app keeps it, even where the foyer has no signal.',
      de: 'Die App bewahrt es auf, auch wenn das Foyer kein Netz hat.',
      nl: 'De app bewaart het, ook als de foyer geen bereik heeft.',
    },
    label: { fr: 'Voir l’application', en: 'See the app', de: 'Zur App', nl: 'Bekijk de app' },
  },
  {
    id: 'accessible',
    picture: 'headphones',
    to: '{to:accessible}',
    permanent: true,
    title: {
      fr: 'Un cinéma où chacun suit',
      en: 'A cinema everyone can follow',
      de: 'Ein Kino, dem alle folgen können',
      nl: 'Een bioscoop die iedereen kan volgen',
    },
    description: {
      fr: 'Sous-titres, audiodescription, salles sans marche : toutes les séances, sur une page.',
      en: 'Captions, audio description, halls without steps: every screening, on one page.',
      de: 'Untertitel, Audiodeskription, Säle ohne Stufen: alle Vorstellungen auf einer Seite.',
      nl: 'Ondertiteling, audiodescriptie, zalen zonder treden: alle voorstellingen op één pagina.',
    },
    label: { fr: 'Voir les séances', en: 'See the screenings', de: 'Zu den Vorstellungen', nl: 'Bekijk ze' },
  },
] as const;

/** Another company's advertisement. */
export const nativeAdText = {
  advertiser: 'Éditions du Praxinoscope',
  title: {
    fr: 'Le cinéma avant le cinéma, en carton',
    en: 'Cinema before cinema, in cardboard',
    de: 'Kino vor dem Kino, aus Karton',
    nl: 'Film van vóór de film, van karton',
  },
  description: {
    fr: 'Six jouets d’optique à monter soi-même, sans colle : thaumatrope, zootrope et quatre autres.',
    en: 'Six optical toys to put together yourself, without glue: thaumatrope, zoetrope and four more.',
    de: 'Sechs optische Spielzeuge zum Selberbauen, ohne Leim: Thaumatrop, Zoetrop und vier weitere.',
    nl: 'Zes optische speeltjes om zelf te bouwen, zonder lijm: thaumatroop, zoötroop en nog vier.',
  },
  label: { fr: 'Voir le coffret', en: 'See the set', de: 'Zum Set', nl: 'Bekijk de doos' },
} as const;
