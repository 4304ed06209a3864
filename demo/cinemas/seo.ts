import type { CinemaDetails } from '../../src/contract/cinema.ts';
import type { CityDetails } from '../../src/contract/city.ts';
import type { Language } from '../../src/sites/sites.ts';
import { technologyNames } from './tags-experiences.ts';
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

/** What a search engine shows of a cinema: where it is, how big it is, and its technologies. */
export function cinemaSeo(cinema: DemoCinema, language: Language): NonNullable<CinemaDetails['seo']> {
  const say = words[language];
  const [main] = cinema.theaters;
  const seats = cinema.halls.reduce((sum, hall) => sum + hall.capacity, 0);
  const technologies = HALL_TECHNOLOGIES.filter((slug) =>
    cinema.halls.some((hall) => hall.technologies.includes(slug)),
  );
  const facts = [say.halls(cinema.halls.length, seats), ...technologies.map((slug) => technologyNames[slug])];
  return {
    title: `${cinema.name} · ${say.cinema}`,
    description: `${cinema.name}, ${main.address}, ${main.zip} ${main.town}. ${facts.join(', ')}.`,
  };
}

/** What a search engine shows of a town. */
export function citySeo(city: DemoCity, language: Language): NonNullable<CityDetails['seo']> {
  return { title: words[language].city(city.name[language]), description: city.description[language] };
}
