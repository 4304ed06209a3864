import type { CinemaDetails } from '../../src/contract/cinema.ts';
import type { CityDetails } from '../../src/contract/city.ts';
import type { Language } from '../../src/sites/sites.ts';
import { inLanguage } from '../documents.ts';
import { demoTagsOf } from './tags.ts';
import { HALL_TECHNOLOGIES, type DemoCinema, type DemoCity } from './types.ts';

type Words = {
  readonly cinema: string;
  readonly city: (name: string) => string;
  readonly halls: (halls: number, seats: number) => string;
};

const words: Readonly<Record<Language, Words>> = {
  fr: {
    cinema: 'horaires et réservation',
    city: (name) => `Cinéma ${name} · films à l’affiche et séances`,
    halls: (halls, seats) => `${halls} salles, ${seats} places`,
  },
  en: {
    cinema: 'film times and booking',
    city: (name) => `${name} cinema · what’s on and film times`,
    halls: (halls, seats) => `${halls} halls, ${seats} seats`,
  },
  de: {
    cinema: 'Spielzeiten und Tickets',
    city: (name) => `Kino ${name} · Programm und Spielzeiten`,
    halls: (halls, seats) => `${halls} Säle, ${seats} Plätze`,
  },
  nl: {
    cinema: 'filmtijden en kaartjes',
    city: (name) => `Bioscoop ${name} · films en tijden`,
    halls: (halls, seats) => `${halls} zalen, ${seats} stoelen`,
  },
};

/** Trade names, the same in every language and on every site. */
const tagTitles = new Map(demoTagsOf('fr').map(({ slug, title }) => [slug, title]));

/** What a search engine shows of a cinema: where it is, how big it is, and its technologies. */
export function cinemaSeo(cinema: DemoCinema, language: Language): NonNullable<CinemaDetails['seo']> {
  const say = words[language];
  const main = cinema.theaters[0]!;
  const seats = cinema.halls.reduce((sum, hall) => sum + hall.capacity, 0);
  const technologies = HALL_TECHNOLOGIES.filter((slug) =>
    cinema.halls.some((hall) => hall.technologies.includes(slug)),
  );
  const facts = [
    say.halls(cinema.halls.length, seats),
    ...technologies.map((slug) => inLanguage(tagTitles.get(slug)!, language)),
  ];
  return {
    title: `${cinema.name} · ${say.cinema}`,
    description: `${cinema.name}, ${main.addressLine1}, ${main.addressZip} ${main.addressCity}. ${facts.join(', ')}.`,
  };
}

/** What a search engine shows of a town. */
export function citySeo(city: DemoCity, language: Language): NonNullable<CityDetails['seo']> {
  const { name, description } = inLanguage(city, language);
  return { title: words[language].city(name), description: description.slice('<p>'.length, -'</p>'.length) };
}
