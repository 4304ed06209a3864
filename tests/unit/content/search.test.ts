import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCatalogue, type Catalogue } from '../../../src/content/catalogue.ts';
import { search } from '../../../src/content/search/search.ts';
import type { News } from '../../../src/contract/article.ts';
import { MAX_LISTED } from '../../../src/domain/search/search.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeNews } from '../../integration/store/content.ts';
import { makeSite, SMALL } from '../../integration/store/feed.ts';

const site = siteOf('fr');

type Film = { title: string; originalTitle?: string; actors?: string; directors?: string[]; genresSlug?: string[] };
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
      genres: [],
      genresSlug: film.genresSlug ?? [],
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
  return found.map(({ type, item }) => {
    if (type === 'show') return item.title;
    if (type === 'page') return `page ${'slug' in item ? item.slug : item.page}`;
    return `${type} ${'name' in item ? item.name : item.title}`;
  });
}

const FILMS = catalogueOf([
  { title: 'Metropolis', directors: ['Fritz Lang'], actors: 'Brigitte Helm, Alfred Abel' },
  { title: 'L’Œil du diable', originalTitle: 'Djävulens öga' },
  { title: 'Métro de nuit', actors: 'Maria Falconetti' },
  { title: 'La Passion de Jeanne d’Arc', originalTitle: 'Metropolis af troen' },
]);

describe('a person is found', () => {
  const people = async (text: string) => (await titles(FILMS, text)).filter((title) => title.startsWith('person '));

  test.each([
    ['by the whole name', 'fritz lang', ['person Fritz Lang']],
    ['by the beginning of a word of it, as it is typed', 'falco', ['person Maria Falconetti']],
    ['by both names in any order', 'helm brig', ['person Brigitte Helm']],
    ['beside words that mean something else', 'fritz lang vost samedi', ['person Fritz Lang']],
    ['not by a film', 'metropolis', []],
    ['not by signs', '!!', []],
  ])('%s', async (_, text, found) => {
    expect(await people(text)).toEqual(found);
  });
});

test('a person is not found by the middle of a word, even where the film is found', async () => {
  const catalogue = catalogueOf([{ title: 'Rose', directors: ['Jean Ambrose', 'Rose Marie'] }]);
  expect(await titles(catalogue, 'rose')).toEqual(['Rose', 'person Rose Marie']);
});

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

describe('words that are joined or split are found either way', () => {
  const films = catalogueOf([
    { title: 'Spider-Man' },
    { title: 'L’Homme qui rit', directors: ['Paul O\u2019Brien'] },
    { title: 'WALL·E' },
    { title: 'M.A.S.H.' },
    { title: 'Spiderman et les autres' },
    { title: 'Star Wars' },
    { title: 'Le Samouraï' },
    { title: 'Les Yeux sans visage', originalTitle: 'Rendez\u2010vous' },
    { title: 'L\u02BCÉtoile du Nord' },
  ]);

  test.each([
    ['spiderman', ['Spider-Man', 'Spiderman et les autres']],
    ['spider man', ['Spider-Man', 'Spiderman et les autres']],
    ['spider-man', ['Spider-Man', 'Spiderman et les autres']],
    ['spiderm', ['Spider-Man', 'Spiderman et les autres']],
    ['spidermna', ['Spider-Man', 'Spiderman et les autres']],
    ['lhomme', ['L’Homme qui rit']],
    ['lhomme qui rit', ['L’Homme qui rit']],
    ['l hommequi', ['L’Homme qui rit']],
    ['homme rit', ['L’Homme qui rit']],
    ['walle', ['WALL·E']],
    ['wall e', ['WALL·E']],
    ['wall-e', ['WALL·E']],
    ['mash', ['M.A.S.H.']],
    ['starwars', ['Star Wars']],
    ['rendezvous', ['Les Yeux sans visage']],
    ['rendez vous', ['Les Yeux sans visage']],
    ['letoile', ['L\u02BCÉtoile du Nord']],
    ["l'etoile", ['L\u02BCÉtoile du Nord']],
    ['l\u2018étoile', ['L\u02BCÉtoile du Nord']],
    ['etoile', ['L\u02BCÉtoile du Nord']],
    ['obrien', ['L’Homme qui rit']],
  ])('%s', async (text, expected) => {
    const found = (await titles(films, text)).filter((title) => !title.startsWith('person '));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('but a few letters are no beginning of joined words', async () => {
    expect(await titles(films, 'les')).not.toContain('Le Samouraï');
  });

  test('whatever signs and spaces stand between the words of a title', async () => {
    const word = fc.stringMatching(/^[a-z]{3,7}$/);
    const sign = fc.constantFrom('-', '’', "'", '.', '·', ' ', '\u2013', '\u02BC', '');
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 2, maxLength: 3 }), sign, sign, async (words, written, typed) => {
        const title = words.join(written);
        const catalogue = catalogueOf([{ title }, { title: 'Zzz' }]);
        expect(await titles(catalogue, words.join(typed)), title).toContain(title);
      }),
      { numRuns: 60 },
    );
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
  expect(await titles(catalogue, 'rose')).toEqual(['Rose', 'Verdun', 'person Jean Rose']);
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
  });

  test('are found with their saints whole or in short, and with or without the space of a postcode', async () => {
    const saints = catalogueOf(
      [],
      [
        { name: 'Saint-Malo', postcode: '35400' },
        { name: 'St. Gallen', postcode: '9000' },
        { name: 'Amsterdam', postcode: '1012 AB' },
      ],
    );
    const cities = async (text: string) => (await titles(saints, text)).filter((title) => title.startsWith('city '));
    for (const text of ['st malo', 'saint malo', 'St-Malo', 'saint\u2011m', 'st. malo']) {
      expect(await cities(text), text).toEqual(['city Saint-Malo']);
    }
    for (const text of ['sankt gallen', 'st gallen', 'skt. gallen']) {
      expect(await cities(text), text).toEqual(['city St. Gallen']);
    }
    for (const text of ['1012AB', '1012 ab', '1012', '1012 ZZ']) {
      expect(await cities(text), text).toEqual(['city Amsterdam']);
    }
  });

  test('are the nearest city and its cinemas where a whole postcode has none', async () => {
    expect((await titles(places, '69003')).toSorted()).toEqual(['cinema Aurore Lyon', 'city Lyon']);
    expect(await titles(places, '6901')).toEqual([]);
  });

  test('stand below what else a text names', async () => {
    expect(await titles(places, 'lion lyon')).toEqual(['Lion', 'city Lyon', 'cinema Aurore Lyon']);
    expect(await titles(places, 'lyon, lion')).toEqual(['Lion', 'city Lyon', 'cinema Aurore Lyon']);
    expect(await titles(places, 'qxzqxz lyon')).toEqual([]);
  });

  test('a slip is forgiven only where the text as it was typed finds nothing', async () => {
    expect((await titles(places, 'lyon')).toSorted()).toEqual(['cinema Aurore Lyon', 'city Lyon']);
    expect(await titles(places, 'nymes')).toContain('city Nîmes');
  });
});

describe('words of the language', () => {
  const films = catalogueOf(
    [
      { title: 'Le Dictateur', genresSlug: ['comedy'] },
      { title: 'Le Monde perdu', originalTitle: 'The Lost World', actors: 'Max Schreck' },
    ],
    [{ name: 'Lyon', postcode: '69002' }],
  );
  const catalogue: Catalogue = {
    ...films,
    cinemas: films.cinemas.map((cinema) => ({
      ...cinema,
      tags: ['duo'],
      services: [{ label: 'Stationnement', slug: 'parking', description: '', refImage: '', isAccessibility: false }],
    })),
    versions: new Map([['vost', { slug: 'vost', label: 'VOST', description: '' }]]),
  };

  test.each([
    ['a genre', 'comique', ['Le Dictateur']],
    ['a service', 'garer', ['cinema Aurore Lyon']],
    ['a service, at a place', 'garer lyon', ['cinema Aurore Lyon']],
    ['a format, from its first letters', 'canap', ['cinema Aurore Lyon']],
    ['a page', 'carte cadeau', ['page giftCard']],
    ['a page, in the plural', 'cartes cadeaux', ['page giftCard']],
    ['a version', 'VOST', ['page vost']],
    ['a version, in two letters', 'vo', ['page vost']],
  ])('find %s', async (_what, text, expected) => {
    expect(await titles(catalogue, text)).toEqual(expected);
  });

  test('are looked for whole where they are short, and not what is a letter away', async () => {
    // “The Lost World” and “Max Schreck”.
    expect(await titles(catalogue, 'vost')).toEqual(['page vost']);
    expect(await titles(catalogue, 'imax')).toEqual([]);
  });

  test('are those of the page’s language alone', async () => {
    expect(await titles(catalogue, 'gutschein')).toEqual([]);
    expect(await titles({ ...catalogue, language: 'de' }, 'Gutschein')).toEqual(['page voucher', 'page giftCard']);
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

describe('among thousands of news', () => {
  const news = (count: number, title: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ({
      ...makeNews(`news-${index}`),
      title: title(index),
      // The first is the latest.
      releaseDate: `2026-${String(12 - Math.floor(index / 300)).padStart(2, '0')}-01`,
    }));
  const withNews = (articles: readonly News[]): Catalogue => ({
    ...FILMS,
    content: { ...FILMS.content, articles: new Map(articles.map((article) => [article.slug, article])) },
  });

  test('a frequent word finds one more than are listed, of the latest', async () => {
    const found = await titles(withNews(news(3000, (index) => `Cinema ${index}`)), 'cinema');
    expect(found).toHaveLength(MAX_LISTED + 1);
    expect(found.every((title) => Number(title.replace('news Cinema ', '')) < 500)).toBe(true);
  });

  test('a rare word is found in the oldest, and so is a slip', async () => {
    const catalogue = withNews(news(3000, (index) => (index % 1000 === 499 ? `Potemkine ${index}` : 'Cinema')));
    const all = ['news Potemkine 499', 'news Potemkine 1499', 'news Potemkine 2499'];
    expect((await titles(catalogue, 'potemkine')).toSorted()).toEqual(all.toSorted());
    expect((await titles(catalogue, 'potemkime')).toSorted()).toEqual(all.toSorted());
    expect((await titles(catalogue, 'potemkine'))[0]).toBe('news Potemkine 499');
  });

  test('a slip is not looked for where older news have the word as it was typed', async () => {
    const catalogue = withNews(news(1500, (index) => (index === 1400 ? 'Lyon' : index === 3 ? 'Lion' : 'Cinema')));
    expect(await titles(catalogue, 'lyon')).toEqual(['news Lyon']);
  });
});

describe('among thousands of shows', () => {
  const LAST: Readonly<Record<number, string>> = { 1300: 'Ça', 1400: 'Le Rail' };
  const shows = catalogueOf(
    Array.from({ length: 1500 }, (_, index) => ({
      // Shorter titles are the better matches.
      title: LAST[index] ?? (index < 500 ? `Le Film ${index} en couleurs` : `Le Film ${index}`),
      actors: index === 3 ? 'Jean Rail' : 'Carl',
    })),
    [{ name: 'Lehaucourt', postcode: '02100' }],
  );

  test.each(['le', 'fil', 'le film', 'LE FI'])('of %j, which most have, the first in lists are found', async (text) => {
    const found = (await titles(shows, text)).filter((title) => title.startsWith('Le '));
    expect(found).toHaveLength(MAX_LISTED + 1);
    expect(found.every((title) => title.endsWith(' en couleurs'))).toBe(true);
  });

  test('no place, person or page is missing for that', async () => {
    expect(await titles(shows, 'le')).toEqual(expect.arrayContaining(['city Lehaucourt', 'cinema Aurore Lehaucourt']));
  });

  test('a short title is found wherever it is', async () => {
    const found = await titles(shows, 'ça');
    expect(found[0]).toBe('Ça');
    expect(found.filter((title) => !title.startsWith('person '))).toHaveLength(MAX_LISTED + 1);
  });

  test.each(['rail', 'le rail', 'ra', 'le raill'])('%j finds the best first, wherever it is', async (text) => {
    expect((await titles(shows, text))[0]).toBe('Le Rail');
  });
});
