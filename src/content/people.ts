import type { Show } from '../contract/show.ts';
import { foldText } from '../lib/foldText.ts';
import { oncePer } from '../lib/oncePer.ts';
import type { Language } from '../sites/sites.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';

/** A person who has directed films of the site's, or is in them. */
export type FilmPerson = {
  readonly slug: string;
  readonly name: string;
  readonly directed: readonly Show[];
  readonly playedIn: readonly Show[];
};

/** A name as a film has it, and the person; undefined for a name that no address can be made of. */
export type NamedPerson = { readonly name: string; readonly person: FilmPerson | undefined };

/** Who has directed a show, and who is in it, by slug. */
type Casting = { readonly directors: readonly string[]; readonly cast: readonly string[] };

type People = { readonly bySlug: ReadonlyMap<string, FilmPerson>; readonly castings: ReadonlyMap<Show, Casting> };

/** They live as long as their catalogue is cached. */
const peopleIn = oncePer(readPeople);

/** The people of a catalogue's films and events, by slug. */
export function peopleOf(catalogue: Catalogue): ReadonlyMap<string, FilmPerson> {
  return peopleIn(catalogue).bySlug;
}

/** More films than this are of a name that is nobody's, such as that of an orchestra. */
const MOST_FILMS = 60;

/** The films of a person, each once. */
export function filmsOf({ directed, playedIn }: Pick<FilmPerson, 'directed' | 'playedIn'>): readonly Show[] {
  return [...new Set([...directed, ...playedIn])].slice(0, MOST_FILMS);
}

/** The people of one of a catalogue's shows. */
export function castingOf(catalogue: Catalogue, show: Show): Casting {
  return peopleIn(catalogue).castings.get(show) ?? { directors: [], cast: [] };
}

/** Who a list of names, separated by commas, names among the people of a catalogue. */
export function peopleNamed(catalogue: Catalogue, names: string): NamedPerson[] {
  const known = peopleOf(catalogue);
  return namesIn(names).map((name) => ({ name, person: known.get(personSlug(name)) }));
}

/** The languages of a catalogue's site in which a person is known, by slug. One statement for each other language. */
export async function languagesOfPerson(own: Catalogue, slug: string): Promise<readonly Language[]> {
  const { site } = own;
  const catalogues = await Promise.all(
    site.languages.map((language) => (language === own.language ? Promise.resolve(own) : catalogueOf(site, language))),
  );
  return catalogues.filter((catalogue) => peopleOf(catalogue).has(slug)).map(({ language }) => language);
}

function readPeople({ shows, detailsBySlug }: Catalogue): People {
  const bySlug = new Map<string, { slug: string; name: string; directed: Show[]; playedIn: Show[] }>();
  const castings = new Map<Show, Casting>();
  const add = (name: string, role: 'directed' | 'playedIn', show: Show): string[] => {
    const slug = personSlug(name);
    if (slug === '') return [];
    let person = bySlug.get(slug);
    if (!person) bySlug.set(slug, (person = { slug, name, directed: [], playedIn: [] }));
    if (!person[role].includes(show)) person[role].push(show);
    return [slug];
  };
  for (const show of shows) {
    const actors = namesIn(detailsBySlug.get(show.slug)?.actors ?? '');
    castings.set(show, {
      directors: show.directors.flatMap((name) => add(name.trim(), 'directed', show)),
      cast: actors.flatMap((name) => add(name, 'playedIn', show)),
    });
  }
  return { bySlug, castings };
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Longer texts are no name, and no address has them. */
const MAX_SLUG = 100;

/** A person's name in an address, `fritz-lang`; empty if it has none. */
function personSlug(name: string): string {
  const slug = (foldText(name).match(/[a-z0-9]+/g) ?? []).join('-');
  // In addresses, filters follow that word.
  return slug.length > MAX_SLUG || slug === 'filters' ? '' : slug;
}
