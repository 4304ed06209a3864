import { describe, expect, test } from 'vitest';
import { castingOf, peopleNamed, peopleOf } from '../../../src/content/people.ts';
import { emptyCatalogue } from '../../../src/content/catalogue.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite, SMALL } from '../../integration/store/feed.ts';

const site = siteOf('fr');
const { shows, ...feed } = makeSite(site, { ...SMALL, shows: 1, cinemas: 1 }).languages.fr!;
const [show, details] = [shows.shows[0]!, feed['show-details'][0]!];

const FILMS = [
  { slug: 'metropolis-1', directors: ['Fritz Lang'], actors: 'Brigitte Helm,  Alfred Abel, ' },
  { slug: 'siegfried-2', directors: ['Fritz  LANG'], actors: 'Paul Richter' },
  { slug: 'danton-3', directors: ['Dimitri Buchowetzki'], actors: 'Émil Jannings, Fritz Lang' },
  { slug: 'odd-4', directors: ['黒澤', 'a'.repeat(120)], actors: '' },
];
const catalogue = {
  ...emptyCatalogue(site, 'fr'),
  shows: FILMS.map(({ slug, directors }) => ({ ...show, slug, directors })),
  detailsBySlug: new Map(FILMS.map(({ slug, actors }) => [slug, { ...details, slug, actors }])),
};

describe('the people of a catalogue', () => {
  test('are those whom its films name, each once, by a name without accents and case', () => {
    expect([...peopleOf(catalogue).keys()].toSorted()).toEqual([
      'alfred-abel',
      'brigitte-helm',
      'dimitri-buchowetzki',
      'emil-jannings',
      'fritz-lang',
      'paul-richter',
    ]);
  });

  test('have the films that they directed, and those that they are in', () => {
    const lang = peopleOf(catalogue).get('fritz-lang')!;
    expect(lang.name).toBe('Fritz Lang');
    expect(lang.directed.map(({ slug }) => slug)).toEqual(['metropolis-1', 'siegfried-2']);
    expect(lang.playedIn.map(({ slug }) => slug)).toEqual(['danton-3']);
  });

  test('are known by a film', () => {
    expect(castingOf(catalogue, catalogue.shows[0]!)).toEqual({
      directors: ['fritz-lang'],
      cast: ['brigitte-helm', 'alfred-abel'],
    });
    expect(castingOf(catalogue, { ...show, slug: 'unknown' })).toEqual({ directors: [], cast: [] });
  });

  test('are found in a list of names; a name that no address can be made of has none', () => {
    const named = peopleNamed(catalogue, 'Fritz Lang, 黒澤, Nobody Known');
    expect(named.map(({ name, person }) => [name, person?.slug])).toEqual([
      ['Fritz Lang', 'fritz-lang'],
      ['黒澤', undefined],
      ['Nobody Known', undefined],
    ]);
  });
});
