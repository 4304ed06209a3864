import { expect, test } from 'vitest';
import type { Cinema } from '../../../src/contract/cinema.ts';
import { writeLocatorCookie, type LocatorCookie } from '../../../src/domain/cinema/locator.ts';
import { get, originOf } from '../../support/site.ts';

// Without script: a page that is the same for everybody leads to the visitor's own evening by an address that is not.
const cinemas = (await get('fr', '/api/cinemas')).json() as Cinema[];
const graslin = cinemas.find(({ slug }) => slug === 'aurore-nantes-graslin')!;
const cookieOf = (choice: LocatorCookie) => `cgp_locator=${writeLocatorCookie(choice)}`;

test.each([
  ['a city', cookieOf({ type: 'city', value: 'lyon' }), '/ce-soir/lyon'],
  ['a cinema', cookieOf({ type: 'cinema', value: graslin.vistaRef }), '/ce-soir?q=Aurore%20Nantes%20Graslin'],
  ['a position', cookieOf({ type: 'position', value: { x: 47.21, y: -1.55 } }), '/ce-soir?q=Nantes'],
  ['favourites, which only a script knows', cookieOf({ type: 'favorite', value: null }), '/ce-soir'],
  ['a city that is gone', cookieOf({ type: 'city', value: 'atlantis' }), '/ce-soir'],
  ['what is no choice', 'cgp_locator=nonsense', '/ce-soir'],
  ['nothing', '', '/ce-soir'],
])('the remembered place leads to its evening: %s', async (_, cookie, to) => {
  const { status, headers } = await get('fr', '/place?language=fr', { headers: { cookie } });
  expect([status, headers.location, headers['cache-control']]).toEqual([303, to, 'private, no-store']);
  expect((await get('fr', to)).status).toBe(200);
});

test('what was typed leads to its evening, also where the most that is read of it ends within a character', async () => {
  const typed = async (q: string) => {
    const body = new URLSearchParams({ q }).toString();
    const headers = { origin: originOf('fr'), 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers: answered } = await get('fr', '/place', { method: 'POST', headers, body });
    return [status, answered.location];
  };
  expect(await typed('Lyon')).toEqual([303, '/ce-soir/lyon']);
  expect(await typed('a'.repeat(79) + '🎬')).toEqual([303, `/ce-soir?q=${'a'.repeat(79)}`]);
});

test('in the language of the page', async () => {
  const to = async (site: 'ch' | 'fr', query: string) => (await get(site, `/place${query}`)).headers.location;
  expect(await to('ch', '?language=de')).toBe('/de/heute-abend');
  expect(await to('fr', '?language=de')).toBe('/ce-soir');
  expect(await to('fr', '')).toBe('/ce-soir');
});

test('sale openings at a place are those of what will play there, and lead back to all', async () => {
  const page = '/ouvertures-des-ventes';
  const named = async (path: string) =>
    [...(await get('fr', path)).text.matchAll(/<b class="[^"]*text-lg[^"]*">([^<]+)<\/b>/g)].map(([, title]) => title);
  const all = await named(page);
  const cities = new Set(cinemas.map(({ citySlug }) => citySlug));
  const narrowed = await Promise.all([...cities].map((city) => named(`${page}/filters/localisation-${city}`)));
  for (const titles of narrowed) expect(all).toEqual(expect.arrayContaining(titles));
  expect(new Set(narrowed.flat())).toEqual(new Set(all));
  expect(narrowed.some(({ length }) => length < all.length)).toBe(true);
  const { text } = await get('fr', `${page}/filters/localisation-lyon`);
  expect(text).toMatch(new RegExp(`href="${page}"[^>]*aria-label="[^"]*Lyon`));
  // Of each one can be told.
  expect(text.match(/href="\/me-prevenir\?film=[\w-]+"/g)).toHaveLength(
    (await named(`${page}/filters/localisation-lyon`)).length,
  );
  const led = await get('fr', `/fragments/fr/placed/${graslin.vistaRef}/saleOpenings`);
  expect(led.headers.location).toBe(`${page}/filters/localisation-nantes`);
});
