import { describe, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

const FILM = '/films/le-cuirasse-potemkine-44008';
const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const headerOf = async (path: string) =>
  /<header class="site-header[^]*?<\/header>/.exec((await get('fr', path)).text)![0];
/** The entries of the menu that are marked as current. */
const active = async (path: string) =>
  [...(await headerOf(path)).matchAll(/<a[^>]* aria-current="true"[^>]*>\s*([^<\s]+)/g)].map(([, label]) => label);

describe('the header', () => {
  // SPEC 2.58
  test('leads home by its logo, in the language of the page', async () => {
    const logo = async (path: string) => /<a class="logo" href="([^"]*)"/.exec(await headerOf(path))?.[1];
    expect(await logo(FILM)).toBe('/');
    expect(await logo('/en/movies-events')).toBe('/en');
  });

  // SPEC 2.60
  test('marks Films on home, film and event pages, Cinémas on the list and on a cinema, and nothing elsewhere', async () => {
    const { shows } = (await get('fr', '/api/shows')).json() as { shows: { slug: string; isMovie: boolean }[] };
    const { slug } = shows.find(({ isMovie }) => !isMovie)!;
    const event = href(siteOf('fr'), 'fr', 'entertainment', { slug });
    for (const path of ['/', FILM, event]) expect(await active(path), path).toEqual(['Films']);
    for (const path of ['/cinemas', CINEMA]) expect(await active(path), path).toEqual(['Cinémas']);
    expect(await active('/actualites')).toEqual([]);
  });

  // SPEC 4.80
  test('like all of a page has its icons within: none is fetched', async () => {
    for (const path of ['/', FILM, CINEMA, '/offres']) {
      const { text } = await get('fr', path);
      expect(text).toContain('<svg');
      expect(text.includes('/assets/source/icons/'), path).toBe(false);
    }
  });
});

describe('what a client is offered', () => {
  const panel = async (code: 'fr' | 'nl' | 'sn', name: string) => {
    const site = siteOf(code);
    const { text } = await get(code, href(site, site.defaultLanguage, 'signIn'));
    const part = text.split('<section').find((each) => each.split('>')[0]!.includes(`data-panel="${name}`));
    return part ?? '';
  };

  // SPEC 2.82
  test('is benefits on the French site, and favourite cinemas on the others; everywhere profile and bookings', async () => {
    const [fr, nl] = [await panel('fr', 'profile'), await panel('nl', 'profile')];
    expect([fr.includes('/benefits"'), fr.includes('/favourite-cinemas"')]).toEqual([true, false]);
    expect([nl.includes('/benefits"'), nl.includes('/favourite-cinemas"')]).toEqual([false, true]);
    for (const each of [fr, nl]) {
      for (const link of ['/profile"', '/bookings"', 'data-load="signOut"', 'data-name']) expect(each).toContain(link);
    }
  });

  // SPEC 2.83
  test('is listed before: bookings, films, the pass where there is one, favourites where there are several cinemas', async () => {
    const benefits = async (code: 'fr' | 'sn') => (await panel(code, 'signIn')).match(/<li/g)?.length;
    expect(await benefits('fr')).toBe(4);
    expect(await benefits('sn')).toBe(3);
    expect(await panel('fr', 'signIn')).toMatch(/data-load="signIn"[^]*data-load="signUp"/);
  });
});
