import { expect, test } from 'vitest';
import { demoCinemas, demoCities } from '../../../demo/cinemas/cinemas.ts';
import { withNews } from '../../../demo/scale/articles.ts';
import { scalePlaces } from '../../../demo/scale/places.ts';
import { castingOf, twinsOf, withTwins } from '../../../demo/scale/shows.ts';
import type { News } from '../../../src/contract/article.ts';
import type { Show } from '../../../src/contract/show.ts';

const { cinemas, cities } = scalePlaces();
const film = (number: number) => ({ slug: `film-${number}`, title: `Film ${number}`, isMovie: true }) as Show;
const films = Array.from({ length: 100 }, (_, number) => film(number));

test('the chain at scale has 2,000 cinemas, those of the demo among them, each in a town of its list', () => {
  expect(cinemas.length).toBe(2000);
  expect(new Set(cinemas.map(({ slug }) => slug)).size).toBe(2000);
  expect(new Set(cinemas.map(({ vistaRef }) => vistaRef)).size).toBe(2000);
  const towns = new Set(cities.map(({ slug }) => slug));
  expect(towns.size).toBe(cities.length);
  expect(cinemas.filter(({ citySlug }) => !towns.has(citySlug))).toEqual([]);
  expect(cinemas).toEqual(expect.arrayContaining([...demoCinemas.fr]));
  expect(cities).toEqual(expect.arrayContaining([...demoCities.fr]));
});

test('at least three towns have a cinema of the same name', () => {
  const towns = cinemas.filter(({ name }) => name === 'Le Rex').map(({ citySlug }) => citySlug);
  expect(new Set(towns).size).toBeGreaterThanOrEqual(3);
});

test('it is the same each time it is made', () => {
  expect(scalePlaces()).toEqual({ cinemas, cities, days: { whole: 7, ahead: 14 } });
});

test('films get twins until there are 300, and added cinemas play them in place of the films', () => {
  const twins = twinsOf(films);
  const shows = withTwins(films, twins, 'fr');
  expect(new Set(shows.map(({ slug }) => slug)).size).toBe(300);
  const casting = castingOf(twins);
  expect(casting(demoCinemas.fr[0]!.slug, 'film-1')).toBe('film-1');
  const played = new Set(cinemas.map(({ slug }) => casting(slug, 'film-1')));
  expect([...played].sort()).toEqual(
    ['film-1', ...twins.filter(({ of }) => of === 'film-1').map(({ slug }) => slug)].sort(),
  );
});

test('articles become 30,000, with slugs of their own, the newest first', () => {
  const model = { type: 'news', slug: 'model', releaseDate: '2026-11-21' } as News;
  const articles = withNews({ articles: [model], shows: films, towns: ['Aix'], language: 'fr', today: '2026-11-21' });
  expect(articles.length).toBe(30_000);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(30_000);
  const dates = articles.slice(1).map((article) => (article.type === 'news' ? article.releaseDate : ''));
  expect(dates).toEqual(dates.toSorted().reverse());
});
