import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyPaths } from '../../../src/routes/likelyPaths.ts';
import { match } from '../../../src/routes/match.ts';
import { href } from '../../../src/routes/href.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { paramsFor, PLACES } from './samples.ts';

const fr = siteOf('fr');

test.each([
  ['/films.', '/films'],
  ['/films)', '/films'],
  ['/films%E2%80%8B', '/films'],
  ['/films%20', '/films'],
  ['/films%C2%A0%C2%BB.', '/films'],
  ['/films/metropolis-44019%2C', '/films/metropolis-44019'],
  ['/films/metropolis-44019%3F', '/films/metropolis-44019'],
  ['/films/metro%C2%ADpolis-44019', '/films/metropolis-44019'],
  ['/Films/METROPOLIS-44019', '/films/metropolis-44019'],
  ['/EN/Movies-Events', '/en/movies-events'],
  ['/Cinemas/Aurore-Lyon', '/cinemas/Aurore-Lyon'],
  ['/CINEMAS/Aurore-Lyon', '/cinemas/Aurore-Lyon'],
  ['/Films/filters/tags-LIVE', '/films/filters/tags-LIVE'],
  ['/films/filters/tags-IMAX.', '/films/filters/tags-imax'],
  ['/films/le%E2%80%91cuirass%C3%A9-44008', '/films/le-cuirasse-44008'],
  ['/cinemas/ville/Orl%C3%A9ans', '/cinemas/ville/orleans'],
  ['/%E2%80%8B', '/'],
])('%s may be meant for %s', (path, meant) => {
  expect(likelyPaths(path)).toContain(meant);
});

test('a path as it should be, or one that nobody can read, is meant for no other', () => {
  for (const path of ['/films', '/films/metropolis-44019', '/', '/a%2Fb', '/%E2%80', '/%']) {
    expect(likelyPaths(path), path).toEqual([]);
  }
});

test('a mark between two strokes never makes an address of another site', () => {
  expect(likelyPaths('/%CC%82/elsewhere.example')).toEqual(['/elsewhere.example']);
});

test('any address of a site is found by what is written after it, and in capital letters', () => {
  const written = fc
    .constantFrom(...PLACES)
    .chain((place) => fc.tuple(fc.constant(place), paramsFor(place)))
    .map(([{ site, language, screen }, params]) => ({ site, path: href(site, language, screen, params) }))
    .filter(({ path }) => /[a-z\d]$/.test(path) && path === path.toLowerCase());
  const after = fc.constantFrom('.', ')', ',', '…', '»', '%E2%80%8B', '%20', '%C2%A0', '%29', '!?');
  fc.assert(
    fc.property(written, after, fc.boolean(), ({ site, path }, added, isLoud) => {
      const ways = likelyPaths((isLoud ? path.toUpperCase() : path) + added);
      expect(ways.map((way) => match(site, way)?.canonical ?? way)).toContain(match(site, path)?.canonical ?? path);
    }),
  );
});

/** In small letters, without accents and with plain hyphens. */
const bare = (path: string) =>
  decodeURI(path)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .normalize('NFC');

test('what any path may be meant for is a path of this site, and meant for no further one but in plain letters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.webPath({ size: 'small' })), (text) => {
      const { pathname } = new URL(`https://site.invalid/${encodeURI(text.toWellFormed())}`);
      for (const way of likelyPaths(pathname)) {
        expect(way).toMatch(/^\/(?!\/)/);
        expect(way).not.toBe(pathname);
        const found = match(fr, way);
        if (found) expect(new URL(found.canonical ?? way, 'https://site.invalid').host).toBe('site.invalid');
        for (const further of likelyPaths(way)) expect(bare(further)).toBe(bare(way));
      }
    }),
    { examples: [['\u{1D800}\u{1D1AA}\0']] },
  );
});
