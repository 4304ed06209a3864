import { expect, test } from 'vitest';
import { get } from '../../support/site.ts';

const near = async (typed: string) => (await get('fr', `/autour-de-moi?q=${encodeURIComponent(typed)}`)).text;
const cinemasOf = (text: string) => [...text.matchAll(/href="\/cinemas\/(aurore-[a-z-]+)"/g)].map(([, slug]) => slug!);

test('a town without a cinema is a place to go from', async () => {
  const text = await near('Rambouillet');
  expect(/<h2 id="around"[^>]*>[^<]*Rambouillet/.test(text)).toBe(true);
  // After the map, whose pins go from north to south.
  expect(cinemasOf(text.split('<article')[1]!)[0]).toBe('aurore-versailles-royal');
});

test('the chain’s own places come before towns that begin alike', async () => {
  expect(/<h2 id="around"[^>]*>[^<]*Paris/.test(await near('paris'))).toBe(true);
});

test('what nobody knows is shown as unknown', async () => {
  const text = await near('Atlantis');
  expect(text.includes('id="results"')).toBe(false);
  expect(/role="status"[^>]*>\s*<h2[^>]*>[^<]*Atlantis/.test(text)).toBe(true);
});
