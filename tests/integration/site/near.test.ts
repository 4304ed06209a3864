import { expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { siteOf, type Language } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

const near = async (typed: string) => (await get('fr', `/autour-de-moi?q=${encodeURIComponent(typed)}`)).text;
const cinemasOf = (text: string) => [...text.matchAll(/href="\/cinemas\/(aurore-[a-z-]+)"/g)].map(([, slug]) => slug!);

/** What stands in the page before the map of all cinemas: on a phone, all that is seen of it at first. */
function beforeMap(text: string): string {
  const [before, ...after] = text.slice(text.indexOf('<main')).split('La carte des cinémas');
  expect(after).not.toEqual([]);
  return before!;
}

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
  expect(/role="status"[^>]*>\s*<h3[^>]*>[^<]*Atlantis/.test(text)).toBe(true);
  expect(beforeMap(text)).toContain('Nous ne connaissons pas');
});

test.each([
  ['amsterdam', 'est dans un autre pays'],
  ['Bruxelles', 'est dans un autre pays'],
  ['Genf', 'est dans un autre pays'],
  ['Aurore Grenoble Bouchayer', 'est fermé pour le moment'],
])('%s is known though nobody can go there, and only that is said', async (typed, reason) => {
  const text = await near(typed);
  expect(beforeMap(text)).toContain(reason);
  expect(text).not.toContain('Nous ne connaissons pas');
});

// SPEC 5.7, 5.8, 9.3, 9.46
test('a place is found by any part of its name, without accents and case, with what is how far from there', async () => {
  for (const typed of ['havre', 'HÀVRE', 'le hàv'])
    expect(/<h2 id="around"[^>]*>[^<]*autour du Havre/.test(await near(typed)), typed).toBe(true);
  const text = await near('CELESTINS');
  expect(/<h2 id="around"[^>]*>[^<]*Aurore Lyon Célestins/.test(text)).toBe(true);
  // Lyon Confluence is 0.0218 degrees away, of 60 nautical miles each.
  expect(text.split('id="results"')[1]).toMatch(/aurore-lyon-confluence[\s\S]*?\b2,4\u202Fkm/);
});

// SPEC 5.7, 5.8
test.each([
  ['be', 'en', 'Bruxelles', 'Brussels'],
  ['be', 'fr', 'antwerpen', 'Anvers'],
  ['be', 'nl', 'Anvers', 'Antwerpen'],
  ['ch', 'en', 'GENF', 'Geneva'],
  ['ch', 'de', 'Genève', 'Genf'],
  // Not Bernex, which begins so.
  ['ch', 'en', 'Berne', 'Bern'],
] as const)(
  'on %s in %s, %s is %s, in the list of cinemas and in the evening, too',
  async (code, language: Language, typed, name) => {
    const site = siteOf(code);
    const page = async (screen: 'near' | 'cinemas' | 'evening') =>
      (await get(code, `${href(site, language, screen)}?q=${encodeURIComponent(typed)}`)).text;
    const around = /<h2 id="around"[^>]*>([^<]*)/.exec(await page('near'))?.[1];
    expect(around).toMatch(new RegExp(`\\b${name}\\s*$`));
    expect(/<h2[^>]*id="found"[^>]*>\s*([^<]*)/.exec(await page('cinemas'))?.[1]).toMatch(/^\d/);
    expect(/<title>([^<]*)/.exec(await page('evening'))?.[1]).toContain(name);
  },
);
