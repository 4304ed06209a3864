import { expect, test } from 'vitest';
import type { CinemaDetails } from '../../../src/contract/cinema.ts';
import { href } from '../../../src/routes/href.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

const CINEMA = 'aurore-paris-grands-boulevards';
const page = async () => (await get('fr', `/cinemas/${CINEMA}`)).text;
const part = (html: string, id: string) =>
  html.split('<section').find((each) => each.split('>')[0]!.includes(` id="${id}"`)) ?? '';

// SPEC 2.9
test('the fragment info is the cinema’s information, the fragment tarifs its prices; both are parts of a modal', async () => {
  const html = await page();
  const cinema = (await get('fr', `/api/cinema/${CINEMA}`)).json() as CinemaDetails;
  for (const id of ['info', 'tarifs'])
    expect(part(html, id).split('>')[0]).toContain('data-panel="cinemaInformation" data-opens');
  expect(part(html, 'info')).toContain(cinema.theaters[0]!.addressLine1);
  for (const { label } of cinema.pricing!.prices) expect(part(html, 'tarifs')).toContain(label);
  expect(html).toContain('href="#tarifs"');
});

// SPEC 4.59, 4.60
test('services and ways to get there are folded, each by itself, whenever the page is opened', async () => {
  const html = part(await page(), 'info');
  expect(html.match(/<details/g)!.length).toBeGreaterThan(1);
  expect(html).not.toMatch(/<details[^>]* open/);
});

// SPEC 9.18
test.each([
  ['fr', 0],
  ['ch', -1],
] as const)('on tickets of %s the version stands at %d of the labels', async (code, place) => {
  const cinemas = (await get(code, '/api/cinemas')).json() as { slug: string }[];
  const versions = (await get(code, '/api/versions')).json() as Record<string, { label: string }>;
  const known = Object.values(versions).map(({ label }) => label);
  const path = href(siteOf(code), siteOf(code).defaultLanguage, 'cinema', { slug: cinemas[0]!.slug });
  const { text } = await get(code, path);
  const tickets = [...text.matchAll(/<a class="ticket(?:(?!<\/a>).)*?<span>([^<]* · [^<]*)<\/span>/g)];
  expect(tickets.length).toBeGreaterThan(5);
  for (const [, labels] of tickets) {
    expect(known).toContain(
      labels!
        .replaceAll(/[\u2066-\u2069]/g, '')
        .split(' · ')
        .at(place),
    );
  }
});

test('the first style of the page sets the order of layers, so that utilities win over styles by hand', async () => {
  const layers = [...(await page()).matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names]) => names!.split(/,\s*/));
  expect([...new Set(layers)]).toEqual(['base', 'components', 'utilities']);
});
