import type { Featured } from '../../src/contract/push.ts';
import { href } from '../../src/routes/href.ts';
import { slugOf } from '../programme/films.ts';
import { backgroundPathOf } from '../programme/pictures.ts';
import { nextEvents, showOf, showPath, written, type Edition, type Words } from './edition.ts';

type PushText = {
  readonly key: string;
  /** A show's id, or the next live event. */
  readonly show: number | 'next';
  readonly title: Words;
  readonly text: Words;
  readonly label: Words;
  readonly type: 'yellow' | 'black' | 'booking';
  readonly tags?: readonly string[];
  readonly sponsored?: true;
  /** Where its button leads, if not to the show. */
  readonly to?: 'near';
};

const pushes: readonly PushText[] = [
  {
    key: 'sunrise',
    show: 44001,
    title: {
      fr: 'Le film qui nous a donné son nom',
      en: 'The film we are named after',
      de: 'Der Film, nach dem wir heissen',
      nl: 'De film waar we naar heten',
    },
    text: {
      fr: '{title:44001}, de Murnau : une ville, un lac, une nuit pour se pardonner.',
      en: '{title:44001} by Murnau: a city, a lake, and one night to forgive each other.',
      de: '{title:44001} von Murnau: eine Stadt, ein See und eine Nacht, um sich zu verzeihen.',
      nl: '{title:44001} van Murnau: een stad, een meer en één nacht om elkaar te vergeven.',
    },
    label: { fr: 'Réserver', en: 'Book', de: 'Buchen', nl: 'Reserveren' },
    type: 'booking',
  },
  {
    key: 'next-live',
    show: 'next',
    title: {
      fr: '{title:next1}, en direct',
      en: '{title:next1}, live',
      de: '{title:next1}, live',
      nl: '{title:next1}, live',
    },
    text: {
      fr: 'Le {relay:next1}, avec l’entracte et sans le vestiaire.',
      en: 'On {relay:next1}, with the interval and without the cloakroom.',
      de: 'Am {relay:next1}, mit Pause und ohne Garderobe.',
      nl: 'Op {relay:next1}, met pauze en zonder garderobe.',
    },
    label: { fr: 'Choisir un cinéma', en: 'Choose a cinema', de: 'Kino wählen', nl: 'Kies een bioscoop' },
    type: 'black',
    tags: ['live', 'LIVE'],
  },
  {
    key: 'lanterne',
    show: 44045,
    title: {
      fr: 'La revue Lanterne vous invite en Sicile',
      en: 'Lanterne magazine takes you to Sicily',
      de: 'Die Zeitschrift Lanterne lädt nach Sizilien ein',
      nl: 'Het tijdschrift Lanterne neemt je mee naar Sicilië',
    },
    text: {
      fr: 'Une séance de Cabiria par semaine, présentée par sa rédaction.',
      en: 'One screening of Cabiria a week, introduced by its editors.',
      de: 'Jede Woche eine Vorstellung von Cabiria, eingeführt von der Redaktion.',
      nl: 'Elke week één voorstelling van Cabiria, ingeleid door de redactie.',
    },
    label: { fr: 'Découvrir', en: 'Find out more', de: 'Mehr dazu', nl: 'Meer weten' },
    type: 'black',
    sponsored: true,
  },
  {
    key: 'near',
    show: 44040,
    title: {
      fr: 'Un film dans l’heure, tout près',
      en: 'A film within the hour, round the corner',
      de: 'Ein Film in der nächsten Stunde, gleich nebenan',
      nl: 'Binnen het uur een film, om de hoek',
    },
    text: {
      fr: 'Tapez votre ville : les prochaines séances, la plus proche d’abord.',
      en: 'Type your town: the next screenings, the nearest first.',
      de: 'Ort eingeben: die nächsten Vorstellungen, die nächstgelegene zuerst.',
      nl: 'Typ je plaats: de eerstvolgende voorstellingen, de dichtstbijzijnde eerst.',
    },
    label: { fr: 'Autour de moi', en: 'Near me', de: 'In der Nähe', nl: 'In de buurt' },
    type: 'yellow',
    to: 'near',
  },
];

/** What the home page promotes. */
export function homePushesFor(edition: Edition): Featured[] {
  const { site, language, pictures } = edition;
  return pushes.map((push) => {
    const show = push.show === 'next' ? nextEvents(edition.today)[0]! : showOf(push.show);
    const desktop = backgroundPathOf(pictures, show)?.lg;
    return {
      id: push.key,
      type: 'home',
      title: written(edition, push.title),
      description: written(edition, push.text),
      show: push.to ? null : slugOf(show, site),
      tags: [...(push.tags ?? [])],
      ctaType: push.type,
      cta: {
        label: push.label[language],
        url: push.to ? href(site, language, push.to) : showPath(edition, show),
        target: '_self',
      },
      sponsored: push.sponsored ?? false,
      backdrops: desktop === undefined ? null : { desktop, mobile: desktop },
      logo: null,
      trailer: null,
      movie: show.kind === 'film',
    };
  });
}
