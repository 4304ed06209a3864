import { describe, expect, test } from 'vitest';
import { emptyCatalogue, type Catalogue } from '../../../src/content/catalogue.ts';
import { search } from '../../../src/content/search.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite, SMALL } from '../../integration/store/feed.ts';

const site = siteOf('fr');

type Film = { title: string; originalTitle?: string; actors?: string; directors?: string[] };
type Place = { name: string; postcode: string };

/** A catalogue of the given films and cities, with a cinema in each city. */
function catalogueOf(films: readonly Film[], places: readonly Place[] = []): Catalogue {
  const { cinemas, cities, shows, ...feed } = makeSite(site, { ...SMALL, shows: 1, cinemas: 1 }).languages.fr!;
  const [cinema, city, show, details] = [cinemas[0]!, cities[0]!, shows.shows[0]!, feed['show-details'][0]!];
  const slug = (index: number) => `film-${index + 1}-${44001 + index}`;
  return {
    ...emptyCatalogue(site, 'fr'),
    shows: films.map((film, index) => ({
      ...show,
      slug: slug(index),
      title: film.title,
      directors: film.directors ?? [],
    })),
    detailsBySlug: new Map(
      films.map(({ originalTitle = null, actors = '' }, index) => [slug(index), { ...details, originalTitle, actors }]),
    ),
    cinemas: places.map(({ name, postcode }) => ({
      ...cinema,
      slug: `aurore-${name}`,
      citySlug: name,
      name: `Aurore ${name}`,
      theaters: [{ ...cinema.theaters[0]!, addressZip: postcode, addressCity: name }],
    })),
    cities: places.map(({ name, postcode }) => ({
      ...city,
      slug: name,
      name,
      postalCode: postcode,
      theaterPostalCode: [],
    })),
    citiesBySlug: new Map(
      places.map(({ name, postcode }) => [name, { ...city, slug: name, name, postalCode: postcode }]),
    ),
  };
}

async function titles(catalogue: Catalogue, text: string): Promise<string[]> {
  const found = await search(catalogue, text, new Date('2026-11-21T12:00:00Z'));
  return found.map(({ type, item }) =>
    type === 'show' ? item.title : `${type} ${'name' in item ? item.name : item.title}`,
  );
}

const FILMS = catalogueOf([
  { title: 'Metropolis', directors: ['Fritz Lang'], actors: 'Brigitte Helm, Alfred Abel' },
  { title: 'L’Œil du diable', originalTitle: 'Djävulens öga' },
  { title: 'Métro de nuit', actors: 'Maria Falconetti' },
  { title: 'La Passion de Jeanne d’Arc', originalTitle: 'Metropolis af troen' },
]);

describe('a film is found', () => {
  test.each([
    ['by its title in any case', 'METROPOLIS', 'Metropolis'],
    ['as it is typed', 'metropo', 'Metropolis'],
    ['without its accents and ligatures', 'oeil', 'L’Œil du diable'],
    ['with accents it does not have', 'mètropólis', 'Metropolis'],
    ['by its original title', 'djavulens', 'L’Œil du diable'],
    ['by its director', 'fritz lang', 'Metropolis'],
    ['by an actor', 'helm', 'Metropolis'],
    ['by words of several kinds', 'metropolis lang', 'Metropolis'],
    ['with a letter too many, too few, or another', 'metroppolis', 'Metropolis'],
    ['with two slips in a long word', 'metrapolys', 'Metropolis'],
    ['with a slip in one of its words', 'pasion jeanne', 'La Passion de Jeanne d’Arc'],
  ])('%s', async (_how, text, title) => {
    expect((await titles(FILMS, text))[0]).toBe(title);
  });

  test('only if it has all the words', async () => {
    expect(await titles(FILMS, 'metropolis falconetti')).toEqual([]);
  });

  test('not from one letter', async () => {
    expect(await titles(FILMS, 'm')).toEqual([]);
    expect(await titles(FILMS, ' m ')).toEqual([]);
  });
});

test('a title comes before an original title, and a whole word before a beginning', async () => {
  expect(await titles(FILMS, 'metropolis')).toEqual(['Metropolis', 'La Passion de Jeanne d’Arc']);
  expect((await titles(FILMS, 'metro'))[0]).toBe('Métro de nuit');
});

test('a title comes before people of that name', async () => {
  const catalogue = catalogueOf([
    { title: 'Verdun', directors: ['Jean Rose'] },
    { title: 'Rose', directors: ['Jean Verdun'] },
  ]);
  expect(await titles(catalogue, 'rose')).toEqual(['Rose', 'Verdun']);
});

describe('places', () => {
  const places = catalogueOf(
    [{ title: 'Lion' }],
    [
      { name: 'Lyon', postcode: '69002' },
      { name: 'Nîmes', postcode: '30900' },
    ],
  );

  test('are found by the name of the city, as cinema and city', async () => {
    expect((await titles(places, 'nimes')).toSorted()).toEqual(['cinema Aurore Nîmes', 'city Nîmes']);
  });

  test('are found by the first figures of a postcode, never by others', async () => {
    expect((await titles(places, '690')).toSorted()).toEqual(['cinema Aurore Lyon', 'city Lyon']);
    expect(await titles(places, '9002')).toEqual([]);
    expect(await titles(places, '69003')).toEqual([]);
  });

  test('a slip is forgiven only where the text as it was typed finds nothing', async () => {
    expect((await titles(places, 'lyon')).toSorted()).toEqual(['cinema Aurore Lyon', 'city Lyon']);
    expect(await titles(places, 'lyin')).toContain('city Lyon');
  });
});

test('what comes after the eighth word is not looked at', async () => {
  const catalogue = catalogueOf([{ title: 'one two three four five six seven eight' }]);
  expect(await titles(catalogue, 'one two three four five six seven eight nine')).toHaveLength(1);
  expect(await titles(catalogue, 'one two three four five six seven nine')).toEqual([]);
});

test('figures and signs alone, and words of no letters, are no error', async () => {
  for (const text of ['  ', '??', '«»', '\u0301\u0301', '((', '*.*', '😀😀', 'constructor', '__proto__']) {
    expect(await titles(FILMS, text), text).toEqual([]);
  }
});
