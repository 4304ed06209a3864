import type { CinemaDetails } from '../../src/contract/cinema.ts';
import type { CityDetails } from '../../src/contract/city.ts';
import { addDays } from '../../src/domain/programme/cinemaDay.ts';
import { href } from '../../src/routes/href.ts';
import { slugOf } from '../programme/films.ts';
import { showOf, showPath, written, type Edition, type Words } from './edition.ts';
import { subscription } from './chain/build.ts';
import { ecards } from './offers/build.ts';
import { backdropsOf, pictureOf, type Illustration } from './pictures.ts';

/** What editors add to a cinema: slides, what passes cost there, and the e-cards it sells. */
type CinemaContent = Pick<CinemaDetails, 'cinepassPrices' | 'ecards' | 'pushes'>;
/** What editors add to a city: a picture, and a few films. */
type CityContent = Pick<CityDetails, 'backdrop' | 'highlight'>;

type SlideText = {
  readonly tag: Words;
  readonly title: Words;
  /** HTML */
  readonly description: Words;
  /** A show's id: its picture, and its page is where the button leads. */
  readonly show: number;
  /** From the demo's day. */
  readonly inDays?: number;
  readonly colour?: string;
};

const legends: Readonly<Record<string, Words>> = {
  solo: {
    fr: 'Par mois, quatre mois au moins',
    en: 'A month, for four months or more',
    de: 'Im Monat, mindestens vier Monate',
    nl: 'Per maand, minstens vier maanden',
  },
  duo: {
    fr: 'Par mois, pour vous et qui vous voulez',
    en: 'A month, for you and anyone you like',
    de: 'Im Monat, für Sie und wen Sie wollen',
    nl: 'Per maand, voor jou en wie je maar wilt',
  },
  under26: {
    fr: 'Par mois, sans engagement',
    en: 'A month, stop whenever you like',
    de: 'Im Monat, jederzeit kündbar',
    nl: 'Per maand, op elk moment opzegbaar',
  },
};

const ticketsPictured: Words = {
  fr: 'Des billets de cinéma',
  en: 'Cinema tickets',
  de: 'Kinokarten',
  nl: 'Bioscoopkaartjes',
};
const seeFilm: Words = { fr: 'Voir le film', en: 'See the film', de: 'Zum Film', nl: 'Naar de film' };

/** The cinemas that have such content, each with its slides. */
const slides: Readonly<Record<string, readonly SlideText[]>> = {
  'aurore-annecy-lac': [
    {
      tag: { fr: 'Animation', en: 'Animation', de: 'Trickfilm', nl: 'Animatie' },
      title: {
        fr: 'Les ciseaux de Lotte Reiniger',
        en: 'The scissors of Lotte Reiniger',
        de: 'Lotte Reinigers Schere',
        nl: 'De schaar van Lotte Reiniger',
      },
      description: {
        fr: '<p>{film:44006} dans la salle qui porte son nom, puis <strong>un atelier de papier découpé</strong> dans le hall.</p>',
        en: '<p>{film:44006} in the hall named after her, and then <strong>a paper-cutting workshop</strong> in the foyer.</p>',
        de: '<p>{film:44006} im Saal, der ihren Namen trägt, und danach <strong>Scherenschnitt für alle</strong> im Foyer.</p>',
        nl: '<p>{film:44006} in de zaal die naar haar heet, en daarna <strong>samen papierknippen</strong> in de foyer.</p>',
      },
      show: 44006,
      inDays: 11,
      colour: '#14324f',
    },
    {
      tag: { fr: 'Jeune public', en: 'For children', de: 'Für Kinder', nl: 'Voor kinderen' },
      title: {
        fr: 'Gulliver et son goûter',
        en: 'Gulliver and a snack',
        de: 'Gulliver mit Zvieri',
        nl: 'Gulliver met een vieruurtje',
      },
      description: {
        fr: '<p>Le film, une brioche et un chocolat chaud, le dimanche à quatre heures.</p>',
        en: '<p>The film, a bun and a hot chocolate, on Sundays at four.</p>',
        de: '<p>Der Film, ein Brötchen und eine heisse Schokolade, sonntags um vier.</p>',
        nl: '<p>De film, een broodje en warme chocolademelk, op zondag om vier uur.</p>',
      },
      show: 44022,
    },
  ],
  'aurore-lausanne-flon': [
    {
      tag: { fr: 'Les lundis de l’archive', en: 'Archive Mondays', de: 'Archivmontag', nl: 'Archiefmaandag' },
      title: {
        fr: 'La copie teintée de Häxan',
        en: 'The tinted print of Häxan',
        de: 'Die getönte Kopie von Häxan',
        nl: 'De getinte kopie van Häxan',
      },
      description: {
        fr: '<p>Bobine par bobine, présentée par celles et ceux qui l’ont restaurée.</p>',
        en: '<p>Reel by reel, introduced by the people who restored it.</p>',
        de: '<p>Rolle um Rolle, eingeführt von den Leuten, die sie restauriert haben.</p>',
        nl: '<p>Rol voor rol, ingeleid door de mensen die haar hebben gerestaureerd.</p>',
      },
      show: 44016,
      inDays: 9,
      colour: '#f2c14e',
    },
  ],
  'aurore-haarlem-remise': [
    {
      tag: { fr: 'Films de trains', en: 'Films about trains', de: 'Eisenbahnfilme', nl: 'Treinenfilms' },
      title: {
        fr: 'Le Mécano, vu de la voiture-bar',
        en: 'The General, from the buffet car',
        de: 'Der General, vom Speisewagen aus',
        nl: 'The General, vanuit de restauratiewagen',
      },
      description: {
        fr: '<p>{film:44004} au piano, avec un café servi dans la voiture du foyer.</p>',
        en: '<p>{film:44004} with a piano, and coffee served in the carriage in the foyer.</p>',
        de: '<p>{film:44004} mit Klavier, und Kaffee im Wagen, der im Foyer steht.</p>',
        nl: '<p>{film:44004} met piano, en koffie in het rijtuig dat in de foyer staat.</p>',
      },
      show: 44004,
      inDays: 6,
    },
  ],
};

type CityText = {
  readonly picture: Illustration;
  readonly title: Words;
  /** HTML */
  readonly description: Words;
  readonly shows: readonly number[];
};

const cities: Readonly<Record<string, CityText>> = {
  lyon: {
    picture: 'projector',
    title: {
      fr: 'Dans la ville des Lumière',
      en: 'In the city of the Lumières',
      de: 'In der Stadt der Lumières',
      nl: 'In de stad van de Lumières',
    },
    description: {
      fr: '<p>Une manivelle, une ville qui passe, quelqu’un qui tombe : <strong>tout est parti d’ici</strong>. Trois films qui s’en souviennent.</p>',
      en: '<p>A crank, a city going by, somebody falling over: <strong>it all began here</strong>. Three films that remember it.</p>',
      de: '<p>Eine Kurbel, eine Stadt in Bewegung, jemand, der stolpert: <strong>Hier fing alles an</strong>. Drei Filme wissen das noch.</p>',
      nl: '<p>Een slinger, een stad die voorbijtrekt, iemand die valt: <strong>hier is het begonnen</strong>. Drie films die het nog weten.</p>',
    },
    shows: [44003, 44009, 44012],
  },
  zurich: {
    picture: 'tram',
    title: { fr: 'Une nuit dada', en: 'A dada night', de: 'Eine Dada-Nacht', nl: 'Een dada-nacht' },
    description: {
      fr: '<p>Rien n’y est droit, ni les murs ni l’histoire. Trois films à voir avant de rentrer par le dernier tram.</p>',
      en: '<p>Nothing in them is straight, neither walls nor story. Three films to see before the last tram home.</p>',
      de: '<p>Nichts ist darin gerade, weder die Wände noch die Geschichte. Drei Filme für die Zeit vor dem letzten Tram.</p>',
      nl: '<p>Niets is er recht, de muren niet en het verhaal ook niet. Drie films voor je met de laatste tram naar huis gaat.</p>',
    },
    shows: [44005, 44009, 44021],
  },
  rotterdam: {
    picture: 'ship',
    title: { fr: 'Au port', en: 'At the harbour', de: 'Am Hafen', nl: 'Aan de haven' },
    description: {
      fr: '<p>Des navires, des mutins et une traversée à deux : le cinéma muet avait le pied marin.</p>',
      en: '<p>Ships, mutineers and a crossing for two: silent film had its sea legs.</p>',
      de: '<p>Schiffe, Meuterer und eine Überfahrt zu zweit: Der Stummfilm war seefest.</p>',
      nl: '<p>Schepen, muiters en een overtocht met z’n tweeën: de stomme film had zeebenen.</p>',
    },
    shows: [44008, 44002, 44001],
  },
};

/** A cinema's content in the contract's shape; most cinemas have none. */
export function cinemaContent(edition: Edition, cinema: string): CinemaContent | undefined {
  const texts = slides[cinema];
  if (!texts) return undefined;
  const { site, language } = edition;
  return {
    cinepassPrices: subscription(edition).offers.flatMap(({ id, title, price, image }) => {
      const legend = legends[id]?.[language];
      return legend === undefined ? [] : { label: title, price, image, legend };
    }),
    ecards: ecards(edition)
      .slice(0, 2)
      .map(({ title, price, placesCount, image, highlightMessage }) => ({
        label: title,
        singleTtcAmount: price / placesCount,
        ttcAmount: price,
        image,
        imageAlt: ticketsPictured[language],
        refCmd: href(site, language, 'giftCard'),
        highlightMessage,
      })),
    pushes: texts.map(({ tag, title, description, show, inDays, colour }) => ({
      title: written(edition, title),
      date: inDays === undefined ? null : addDays(edition.today, inDays),
      cta: { label: seeFilm[language], url: showPath(edition, showOf(show)) },
      backdrop: pictureOf(edition, show).image,
      contentTag: tag[language],
      goal: null,
      description: written(edition, description),
      backgroundColor: colour ?? null,
    })),
  };
}

/** A city's content in the contract's shape; most cities have none. */
export function cityContent(edition: Edition, city: string): CityContent | undefined {
  const text = cities[city];
  if (!text) return undefined;
  return {
    backdrop: backdropsOf(edition, text.picture),
    highlight: {
      title: text.title[edition.language],
      description: written(edition, text.description),
      shows: text.shows.map((id) => slugOf(showOf(id), edition.site)),
    },
  };
}
