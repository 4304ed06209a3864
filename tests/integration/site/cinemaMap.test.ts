import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { get } from '../../support/site.ts';

type Pin = { readonly to: string; readonly label: string; readonly number: string };

const pinsOf = (html: string): Pin[] =>
  [...html.matchAll(/data-pin="(\d+)"[^>]*><a class="pin" href="([^"]*)" aria-label="([^"]*)"/g)].map(
    ([, number = '', to = '', label = '']) => ({ to: to.replaceAll('&amp;', '&'), label, number }),
  );
/** A map of a page, by its id. */
const mapOf = (html: string, id: string) =>
  new RegExp(`<div [^>]*id="${id}"[^>]*>.*?</g></svg></svg>`, 's').exec(html)?.[0];

const PAGES = [
  ['fr', '/cinemas'],
  ['fr', '/en/cinemas'],
  ['nl', '/bioscopen'],
  ['ch', '/de/kinos'],
  ['fr', '/cinemas?map=lyon'],
  ['fr', '/cinemas/ville/paris'],
  ['fr', '/autour-de-moi'],
  ['fr', '/autour-de-moi?q=lyon'],
  ['fr', '/films/metropolis-44019'],
] as const;

test.each(PAGES)('the map of %s%s is of links that lead somewhere, each with a name of its own', async (site, path) => {
  const { text } = await get(site, path);
  const map = mapOf(text, 'map')!;
  const pins = pinsOf(map);
  expect(pins.length).toBeGreaterThan(0);
  expect(new Set(pins.map(({ label }) => label)).size).toBe(pins.length);
  for (const { to } of pins.slice(0, 6)) {
    if (to.startsWith('#')) expect(text).toContain(`id="${to.slice(1)}"`);
    else expect((await get(site, to)).status, to).toBe(200);
  }
});

test('a map is at most 10 kB with its outline, as a CDN sends them', async () => {
  for (const [site, path] of PAGES) {
    const { text } = await get(site, path);
    const [address] = /\/_astro\/[A-Z]{2}\.[^"#]*\.svg/.exec(text) ?? [];
    const outline = address === undefined ? '' : (await get(site, address)).text;
    const maps = `${mapOf(text, 'map')}${mapOf(text, 'map-inset') ?? ''}${outline}`;
    expect(brotliCompressSync(maps).length, path).toBeLessThan(10_000);
  }
});

test('the list says what its map says: the next screening, formats, and the number of the pin', async () => {
  const { text } = await get('fr', '/cinemas');
  const [, number, group] = /<div [^>]*data-mark="(\d+)">((?:(?!<div ).)*?Rennes.*?)<\/ul>/s.exec(text)!;
  const pin = pinsOf(text).find((each) => each.number === number)!;
  expect(pin.to).toBe('/cinemas/aurore-rennes-mail');
  const [, time] = /class="figures">(\d\d:\d\d)</.exec(group!)!;
  expect(pin.label).toBe(`Aurore Rennes Mail, prochaine séance à ${time}`);
  expect(group).toContain('Dolby Atmos');
  const screenings = (await get('fr', '/cinemas/aurore-rennes-mail')).text;
  expect(/class="ticket next".*?(\d\d:\d\d)/s.exec(screenings)![1]).toBe(time);
});

test('what shares a place with others is in an inset, or on a larger map', async () => {
  const { text } = await get('fr', '/cinemas');
  const [paris] = pinsOf(mapOf(text, 'map')!).filter(({ label }) => label.startsWith('Paris'));
  expect(paris).toEqual({
    to: '#map-inset',
    label: expect.stringMatching(/^Paris et ses environs, prochaine séance à \d\d:\d\d, 9 cinémas$/) as unknown,
    number: expect.any(String) as unknown,
  });
  const inset = pinsOf(mapOf(text, 'map-inset')!);
  expect(inset.length).toBe(9);
  expect(inset.some(({ to }) => to === '/cinemas/aurore-versailles-royal')).toBe(true);
  const lyon = pinsOf(text).find(({ to }) => to.includes('?map=lyon'))!;
  expect(lyon.label).toContain('Lyon et ses environs');
  const larger = await get('fr', lyon.to.replace(/#.*/, ''));
  const there = pinsOf(larger.text).map(({ to }) => to);
  expect(there).toContain('/cinemas/ville/lyon');
  expect(there).toContain('/cinemas/aurore-grenoble-bouchayer');
});

test('the map around Amsterdam is an inset of the Netherlands', async () => {
  const { text } = await get('nl', '/bioscopen');
  expect(mapOf(text, 'map-inset')).toContain('aria-label="Amsterdam en omgeving"');
  expect(pinsOf(mapOf(text, 'map-inset')!).length).toBeGreaterThan(3);
});

test.each([
  ['fr', '/autour-de-moi', 'Paris', '/cinemas?map=paris#map'],
  ['nl', '/in-de-buurt', 'Amsterdam', undefined],
] as const)(
  'the locator has the inset too, and no link into the page below its modal: %s',
  async (site, path, name, to) => {
    const { text } = await get(site, path);
    const [, panel] = text.split('data-panel="locator"');
    expect(pinsOf(mapOf(panel!, 'map-inset')!).length).toBeGreaterThan(3);
    const pins = pinsOf(mapOf(panel!, 'map')!);
    const [there] = pins.filter(({ label }) => label.startsWith(name));
    if (to) expect(there!.to).toBe(to);
    expect(pins.filter((pin) => pin.to.startsWith('#'))).toEqual([]);
  },
);

test('a map around what is no city is the whole list', async () => {
  const { status, text } = await get('fr', '/cinemas?map=atlantis');
  expect(status).toBe(200);
  expect(text).toContain('aurore-rennes-mail');
});

test('the pins of a film lead to the film in that city', async () => {
  const { text } = await get('fr', '/films/metropolis-44019');
  const pins = pinsOf(mapOf(text, 'map')!);
  expect(pins.find(({ label }) => label.includes('Rennes'))!.to).toBe(
    '/films/metropolis-44019/filters/localisation-rennes',
  );
  // The list beside it answers: the city has the number of its pin.
  const [, number] = /data-pin="(\d+)"(?:(?!data-pin).)*localisation-rennes/s.exec(text)!;
  expect(text).toMatch(
    new RegExp(
      `class="mapped (?:(?!data-mark="${number}").)*data-mark="${number}"[^>]*>\\s*<a[^>]*localisation-rennes`,
      's',
    ),
  );
});

test('the pins of a film say when it can be seen next there tonight', async () => {
  const pins = pinsOf(mapOf((await get('fr', '/films/metropolis-44019')).text, 'map')!);
  const timed = pins.flatMap(({ to, label }) => {
    const [, time] = /prochaine séance à (\d\d:\d\d)$/.exec(label) ?? [];
    return time === undefined ? [] : [{ to, time }];
  });
  expect(timed.length).toBeGreaterThan(2);
  for (const { to, time } of timed.slice(0, 3)) {
    expect(/class="ticket next".*?(\d\d:\d\d)/s.exec((await get('fr', to)).text)?.[1], to).toBe(time);
  }
});

test('each country has its outline', () => {
  const folder = 'tests/fixtures/brand/outlines';
  const files = readdirSync(folder);
  expect(files.length).toBe(8);
  for (const file of files)
    expect(readFileSync(`${folder}/${file}`, 'utf8')).toMatch(/data-frame="[\d.]+ [\d.]+ [\d.]+"/);
});
