import type { Language } from '../../src/sites/sites.ts';
import type { Localised } from '../types.ts';
import type { DemoCinema } from './types.ts';

type Sentences = {
  readonly entrance: Readonly<Record<DemoCinema['access']['entrance'], string>>;
  readonly halls: (reachable: number, all: number, others: readonly string[]) => string;
  readonly places: (places: number) => string;
  readonly loop: (loop: DemoCinema['access']['loop']) => string;
  readonly toilets: string;
};

const sentences: Readonly<Record<Language, Sentences>> = {
  fr: {
    entrance: {
      level: 'L’entrée est de plain-pied, avec des portes automatiques.',
      ramp: 'Une rampe à pente douce longe les marches de l’entrée.',
      lift: 'Un ascenseur relie la rue au hall et aux étages.',
      side: 'L’entrée sans marche est sur le côté du bâtiment. Sonnez, quelqu’un vient vous ouvrir.',
    },
    halls: (reachable, all, others) =>
      others.length === 0
        ? `Les ${all} salles sont accessibles en fauteuil.`
        : `${reachable} salles sur ${all} sont accessibles en fauteuil, toutes sauf ${list(others, 'et')}.`,
    places: (places) =>
      `${places} emplacements sont réservés aux fauteuils roulants, à choisir au moment de la réservation.`,
    loop: (loop) =>
      loop === 'all'
        ? 'Toutes les salles et la caisse ont une boucle magnétique.'
        : loop === 'desk'
          ? 'La caisse a une boucle magnétique et prête des casques amplifiés pour les salles.'
          : `La caisse et ${loop} salles ont une boucle magnétique.`,
    toilets: 'Des toilettes adaptées se trouvent au niveau du hall.',
  },
  en: {
    entrance: {
      level: 'The entrance is level with the street, with automatic doors.',
      ramp: 'A gentle ramp runs beside the entrance steps.',
      lift: 'A lift goes from the street to the foyer and the upper floors.',
      side: 'The step-free door is at the side of the building. Ring, and someone will open it for you.',
    },
    halls: (reachable, all, others) =>
      others.length === 0
        ? `All ${all} halls can be reached in a wheelchair.`
        : `${reachable} of the ${all} halls can be reached in a wheelchair, all but ${list(others, 'and')}.`,
    places: (places) => `${places} spaces are kept for wheelchairs; choose yours when you book.`,
    loop: (loop) =>
      loop === 'all'
        ? 'Every hall and the ticket desk have an induction loop.'
        : loop === 'desk'
          ? 'The ticket desk has an induction loop and lends amplified headphones for the halls.'
          : `The ticket desk and ${loop} halls have an induction loop.`,
    toilets: 'Accessible toilets are on the foyer level.',
  },
  de: {
    entrance: {
      level: 'Der Eingang ist ebenerdig und hat automatische Türen.',
      ramp: 'Neben den Eingangsstufen führt eine flache Rampe ins Haus.',
      lift: 'Ein Lift führt von der Strasse ins Foyer und in die oberen Stockwerke.',
      side: 'Der stufenlose Eingang liegt an der Seite des Gebäudes. Bitte klingeln, wir öffnen Ihnen.',
    },
    halls: (reachable, all, others) =>
      others.length === 0
        ? `Alle ${all} Säle sind mit dem Rollstuhl erreichbar.`
        : `${reachable} von ${all} Sälen sind mit dem Rollstuhl erreichbar, alle ausser ${list(others, 'und')}.`,
    places: (places) => `${places} Rollstuhlplätze sind freigehalten und können direkt gebucht werden.`,
    loop: (loop) =>
      loop === 'all'
        ? 'Alle Säle und die Kasse haben eine induktive Höranlage.'
        : loop === 'desk'
          ? 'Die Kasse hat eine induktive Höranlage und leiht Kopfhörer mit Verstärker für die Säle aus.'
          : `Die Kasse und ${loop} Säle haben eine induktive Höranlage.`,
    toilets: 'Rollstuhlgängige Toiletten befinden sich auf der Ebene des Foyers.',
  },
  nl: {
    entrance: {
      level: 'De ingang ligt gelijk met de straat en heeft automatische deuren.',
      ramp: 'Naast de treden bij de ingang ligt een flauwe hellingbaan.',
      lift: 'Een lift gaat van de straat naar de foyer en de verdiepingen.',
      side: 'De ingang zonder drempel is aan de zijkant van het gebouw. Bel aan, dan doen we open.',
    },
    halls: (reachable, all, others) =>
      others.length === 0
        ? `Alle ${all} zalen zijn met een rolstoel bereikbaar.`
        : `${reachable} van de ${all} zalen zijn met een rolstoel bereikbaar, alleen ${list(others, 'en')} niet.`,
    places: (places) => `Er zijn ${places} rolstoelplaatsen, te kiezen bij het reserveren.`,
    loop: (loop) =>
      loop === 'all'
        ? 'Alle zalen en de kassa hebben een ringleiding.'
        : loop === 'desk'
          ? 'De kassa heeft een ringleiding en leent koptelefoons met versterking uit voor in de zaal.'
          : `De kassa en ${loop} zalen hebben een ringleiding.`,
    toilets: 'Op de verdieping van de foyer is een aangepast toilet.',
  },
};

/** `a, b and c` */
function list(words: readonly string[], and: string): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** How visitors get in, sit and hear without climbing or straining, as html. */
export function accessibilityDescriptionOf(cinema: DemoCinema, language: Language): string {
  const say = sentences[language];
  const { entrance, places, loop, toilets } = cinema.access;
  const others = cinema.halls.filter((hall) => !hall.stepFree).map((hall) => hall.name);
  const way = [
    say.entrance[entrance],
    say.halls(cinema.halls.length - others.length, cinema.halls.length, others),
    say.places(places),
    ...(toilets ? [say.toilets] : []),
  ];
  return `<p>${way.join(' ')}</p><p>${say.loop(loop)} ${question[language]}</p>`;
}

const question: Localised = {
  fr: 'Une question avant de venir, un besoin particulier\u00a0? L’équipe répond à l’accueil pendant les heures d’ouverture.',
  en: 'A question before you come, or a need we should know of? Ask at the desk whenever we are open.',
  de: 'Haben Sie vorab eine Frage oder einen besonderen Wunsch? Das Team an der Kasse hilft während der Öffnungszeiten.',
  nl: 'Een vraag vooraf of een bijzondere wens? Het team aan de kassa helpt je tijdens openingstijden.',
};
