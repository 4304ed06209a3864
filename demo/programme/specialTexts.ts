import type { Localised } from '../types.ts';
import type { ScreeningKind } from './screening.ts';

type SpecialText = {
  readonly title: Localised;
  /** `{title}` stands for the film's. */
  readonly description: Localised;
  /** Whether every screening with a tag is special, or only single ones. */
  readonly source: 'showtime' | 'tag';
  readonly highlighted: boolean;
};

/** The texts for special screenings, by kind. */
export const specialTexts: Readonly<Partial<Record<ScreeningKind, SpecialText>>> = {
  liveMusic: {
    title: { fr: 'Ciné-concert', en: 'Film with live music', de: 'Filmkonzert', nl: 'Film met livemuziek' },
    description: {
      fr: '{title} accompagné au piano, en direct dans la salle. La musique naît avec les images et ne sera plus jamais jouée de la même façon. Une courte présentation précède la séance.',
      en: '{title} with a pianist in the hall. The music is made up as the pictures pass and will never be played quite like this again. A short introduction comes first.',
      de: '{title} mit Live-Begleitung am Klavier. Die Musik entsteht mit den Bildern und erklingt so nur dieses eine Mal. Davor eine kurze Einführung.',
      nl: '{title} met een pianist in de zaal. De muziek ontstaat bij de beelden en klinkt zo maar één keer. Vooraf een korte inleiding.',
    },
    source: 'showtime',
    highlighted: true,
  },
  talk: {
    title: { fr: 'Séance suivie d’un débat', en: 'Film and talk', de: 'Film und Gespräch', nl: 'Film met nagesprek' },
    description: {
      fr: 'Après {title}, une historienne du cinéma raconte le tournage, répond à vos questions et montre quelques photographies de plateau.',
      en: 'After {title} a film historian talks about how it was made, answers your questions and shows some photographs from the set.',
      de: 'Nach {title} erzählt eine Filmhistorikerin von den Dreharbeiten, beantwortet Ihre Fragen und zeigt Fotografien vom Set.',
      nl: 'Na {title} vertelt een filmhistorica over de opnamen, beantwoordt ze je vragen en laat ze foto’s van de set zien.',
    },
    source: 'showtime',
    highlighted: true,
  },
  filmClub: {
    title: { fr: 'Ciné-club', en: 'Film club', de: 'Filmclub', nl: 'Filmclub' },
    description: {
      fr: 'Un seul soir pour revoir {title} sur grand écran. La séance est présentée, et l’on en reparle au bar.',
      en: 'One evening only to see {title} on the big screen again. With an introduction, and the conversation goes on at the bar.',
      de: 'Nur an diesem Abend ist {title} wieder auf der grossen Leinwand zu sehen. Mit Einführung; weiter geht es an der Bar.',
      nl: 'Eén avond is {title} weer op het grote doek te zien. Met een inleiding vooraf en een gesprek aan de bar na afloop.',
    },
    source: 'showtime',
    highlighted: false,
  },
  shorts: {
    title: {
      fr: 'Programme de courts métrages',
      en: 'A programme of shorts',
      de: 'Kurzfilmprogramm',
      nl: 'Kortefilmprogramma',
    },
    description: {
      fr: '{title}, entouré d’autres courts métrages de la même époque : un peu plus d’une heure en tout.',
      en: '{title} among other short films of its day: a little over an hour in all.',
      de: '{title} zusammen mit weiteren Kurzfilmen der Zeit, insgesamt gut eine Stunde.',
      nl: '{title} samen met andere korte films uit die tijd, in totaal ruim een uur.',
    },
    source: 'showtime',
    highlighted: false,
  },
  marathon: {
    title: {
      fr: 'Version intégrale avec entracte',
      en: 'Complete, with an interval',
      de: 'Ungekürzt, mit Pause',
      nl: 'Integraal, met pauze',
    },
    description: {
      fr: '{title} en entier, le même après-midi, avec un entracte d’une demi-heure. Une boisson est comprise.',
      en: '{title} complete and in one sitting, with a half-hour interval. A drink is included.',
      de: '{title} in voller Länge an einem Nachmittag, mit einer halben Stunde Pause. Ein Getränk ist inbegriffen.',
      nl: '{title} in zijn geheel op één middag, met een halfuur pauze. Een drankje is inbegrepen.',
    },
    source: 'showtime',
    highlighted: true,
  },
  premiereWithMakers: {
    title: {
      fr: 'En présence des restaurateurs',
      en: 'With the restorers',
      de: 'In Anwesenheit des Restaurierungsteams',
      nl: 'Met de restauratoren',
    },
    description: {
      fr: 'Avant la sortie de {title}, l’équipe qui l’a restauré montre d’où viennent les images, photogramme par photogramme.',
      en: 'Before {title} is released, the team that restored it shows where the pictures came from, frame by frame.',
      de: 'Vor dem Kinostart von {title} zeigt das Restaurierungsteam, woher die Bilder stammen, Einzelbild für Einzelbild.',
      nl: 'Voordat {title} uitkomt, laat het restauratieteam zien waar de beelden vandaan komen, beeldje voor beeldje.',
    },
    source: 'showtime',
    highlighted: true,
  },
  snack: {
    title: { fr: 'Ciné-goûter', en: 'Film and a snack', de: 'Kinderkino mit Zvieri', nl: 'Kinderfilm met lekkers' },
    description: {
      fr: 'Le son est un peu baissé, la lumière reste un peu allumée, et le goûter attend dans le hall. Les parents sont admis.',
      en: 'The sound is a little lower, the lights stay up a little, and there is something to eat in the foyer. Parents are welcome.',
      de: 'Der Ton ist etwas leiser, das Licht bleibt ein wenig an, und im Foyer wartet ein Zvieri. Eltern sind willkommen.',
      nl: 'Het geluid staat wat zachter, het licht blijft een beetje aan en in de foyer staat iets lekkers klaar. Ouders mogen mee.',
    },
    source: 'tag',
    highlighted: false,
  },
  firstFilm: {
    title: { fr: 'Premier film', en: 'First film', de: 'Erster Kinobesuch', nl: 'Kleuterbios' },
    description: {
      fr: '{title} pour les 3 à 6 ans : on peut bouger, parler tout haut et sortir quand on veut.',
      en: '{title} for ages 3 to 6: you may move about, talk aloud and leave whenever you like.',
      de: '{title} für Kinder von 3 bis 6 Jahren: Zappeln, Reden und Hinausgehen sind erlaubt.',
      nl: '{title} voor kinderen van 3 tot 6 jaar: wiebelen, praten en even weglopen mag.',
    },
    source: 'tag',
    highlighted: false,
  },
  holidays: {
    title: { fr: 'Matinée des vacances', en: 'School-holiday matinee', de: 'Ferienmatinee', nl: 'Vakantiematinee' },
    description: {
      fr: 'Pendant les vacances, {title} dès dix heures, au tarif enfant pour toute la famille.',
      en: 'In the school holidays, {title} at ten in the morning, at the child’s price for the whole family.',
      de: 'In den Schulferien läuft {title} schon um zehn, zum Kinderpreis für die ganze Familie.',
      nl: 'In de schoolvakantie draait {title} al om tien uur, voor de kinderprijs voor het hele gezin.',
    },
    source: 'showtime',
    highlighted: true,
  },
  relaxed: {
    title: {
      fr: 'Séance en douceur',
      en: 'Relaxed screening',
      de: 'Entspannte Vorstellung',
      nl: 'Prikkelarme voorstelling',
    },
    description: {
      fr: '{title}, son baissé et lumière tamisée, sans publicité. On peut bouger, parler, sortir et revenir ; une salle au calme reste ouverte à côté.',
      en: '{title} with the sound down, the lights half up and no advertisements. Move, talk, go out and come back; a quiet room stays open next door.',
      de: '{title} mit leiserem Ton, gedämpftem Licht und ohne Werbung. Man darf sich bewegen, reden, hinaus- und hereingehen; nebenan steht ein ruhiger Raum offen.',
      nl: '{title} met zachter geluid, gedimd licht en zonder reclame. Bewegen, praten, even weglopen: het mag allemaal. Ernaast is een rustige ruimte open.',
    },
    source: 'tag',
    highlighted: false,
  },
  ladiesNight: {
    title: { fr: 'Ladies Night', en: 'Ladies Night', de: 'Ladies Night', nl: 'Ladies Night' },
    description: {
      fr: '{title}, un verre à l’arrivée et une surprise sur le fauteuil.',
      en: '{title}, a drink on arrival and a surprise on your seat.',
      de: '{title}, ein Getränk zur Begrüssung und eine Überraschung auf dem Sessel.',
      nl: '{title}, een drankje bij binnenkomst en een verrassing op je stoel.',
    },
    source: 'tag',
    highlighted: true,
  },
};
