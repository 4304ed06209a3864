import type { CityDetails } from '../../contract/city.ts';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { Show } from '../../contract/show.ts';
import type { Wish } from '../../contract/wish.ts';
import { needsOffered, type Need } from '../../domain/programme/needs.ts';
import { ENDS, STARTS } from '../../domain/programme/hours.ts';
import type { Catalogue } from '../catalogue.ts';
import { peopleOf, type FilmPerson } from '../people.ts';
import { cinemasOfCity } from './city.ts';
import { screeningDetails, type ScreeningDetails } from './screening.ts';

/** What somebody may ask to be told of: a person's films, a film, or one screening of it that they can not book now. */
export type TellMeSubject =
  | { readonly person: FilmPerson }
  | { readonly person?: undefined; readonly show: Show; readonly screening: ScreeningDetails | undefined };

/**
 * What an address asks about: `film` or `person`, slugs, or `screening`, a reference; undefined if the site does not have
 * it.
 */
export async function tellMeSubject(
  catalogue: Catalogue,
  query: URLSearchParams,
  now: Date,
): Promise<TellMeSubject | undefined> {
  const reference = query.get('screening');
  if (reference !== null) {
    const screening = await screeningDetails(catalogue, reference, now);
    return screening && { show: screening.show, screening };
  }
  const slug = query.get('person');
  if (slug !== null) {
    const person = peopleOf(catalogue).get(slug);
    return person && { person };
  }
  const show = catalogue.showsBySlug.get(query.get('film') ?? '');
  return show && { show, screening: undefined };
}

/** What a wish that is not of one screening can be narrowed by. */
export type TellMeOptions = {
  readonly cities: readonly { readonly city: CityDetails; readonly cinemas: readonly CinemaDetails[] }[];
  readonly versions: Catalogue['versions'];
  readonly formats: Catalogue['technologies'];
  readonly needs: readonly Need[];
};

/** The choices of the form. Cities and cinemas in the site's order, without those that are closed. */
export function tellMeOptions(catalogue: Catalogue): TellMeOptions {
  const cities = catalogue.cities.map((city) => ({
    city,
    cinemas: cinemasOfCity(catalogue, city).filter(({ status }) => status),
  }));
  return {
    cities: cities.filter(({ cinemas }) => cinemas.length > 0),
    versions: catalogue.versions,
    formats: catalogue.technologies,
    needs: needsOffered((slug) => catalogue.tags.has(slug)),
  };
}

/** The wish of a form. What it names and the site does not have is left out: a mail quotes nothing that anybody typed. */
export function wishFrom(catalogue: Catalogue, subject: TellMeSubject, form: URLSearchParams): Wish {
  const follow = form.has('follow');
  if (!subject.person && subject.screening) {
    const { show, screening } = subject;
    const since = screening.view.state === 'soldout' ? 'soldout' : 'locked';
    return { film: show.slug, screening: screening.reference, since, pace: 'once', follow };
  }
  const { citiesBySlug, cinemasBySlug, versions, technologies } = catalogue;
  const [kind, slug = ''] = (form.get('place') ?? '').split('/', 2);
  const places = { city: citiesBySlug, cinema: cinemasBySlug };
  const chosen = (name: string, isOffered: (value: string) => boolean) => {
    const value = form.get(name);
    return value !== null && isOffered(value) ? { [name]: value } : {};
  };
  const needs = needsOffered((need) => catalogue.tags.has(need)).filter((need) => form.getAll('need').includes(need));
  return {
    ...(subject.person ? { person: subject.person.slug } : { film: subject.show.slug }),
    ...((kind === 'city' || kind === 'cinema') && places[kind].has(slug) && { place: { kind, slug } }),
    ...chosen('version', (value) => versions.has(value)),
    ...chosen('format', (value) => technologies.some((technology) => technology.slug === value)),
    ...chosen('from', (value) => STARTS.includes(value)),
    ...chosen('until', (value) => ENDS.includes(value)),
    ...(needs.length > 0 && { needs }),
    since: null,
    pace: form.get('pace') === 'weekly' ? 'weekly' : 'once',
    // Of a person, films are news; what becomes of a screening is for those who have chosen it.
    follow: follow && !subject.person,
  };
}
