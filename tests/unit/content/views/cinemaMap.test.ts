import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outline } from '../../../../src/content/outlines.ts';
import { countryMap, mapAround, mapOfCinemas, pinNumbers } from '../../../../src/content/views/cinemaMap.ts';
import { pointOf } from '../../../../src/domain/cinema/mercator.ts';
import { at, catalogueOf, cinemaOf, cityOf } from './chain.ts';

const outline = vi.hoisted(() => ({ of: undefined as Outline | undefined }));
vi.mock('../../../../src/content/outlines.ts', () => ({ outlineOf: () => outline.of }));

/** France and about, as the drawing has it. */
const FRAME = { x: 0.48, y: 0.33, width: 0.06, height: 0.06 };
beforeEach(() => {
  outline.of = { href: '/fr.svg#land', side: 1000, frame: FRAME };
});

const gps = (x: number, y: number) => ({ gpsPosition: { x, y } });
const cinemas = [
  cinemaOf('p1', { name: 'Aurore Paris Nord', citySlug: 'paris', ...at(48.9, 2.35) }),
  cinemaOf('p2', { name: 'Aurore Paris Sud', citySlug: 'paris', ...at(48.82, 2.35) }),
  cinemaOf('p3', { name: 'Aurore Paris Est', citySlug: 'paris', ...at(48.86, 2.42) }),
  cinemaOf('v1', { name: 'Aurore Versailles', citySlug: 'versailles', ...at(48.8, 2.13) }),
  cinemaOf('l1', { name: 'Aurore Lyon', citySlug: 'lyon', ...at(45.76, 4.83) }),
  cinemaOf('l2', { name: 'Studio Lyon', citySlug: 'lyon', ...at(45.74, 4.82) }),
  cinemaOf('b1', { name: 'Aurore Brest Port', citySlug: 'brest', ...at(48.39, -4.49) }),
  cinemaOf('lost', { citySlug: 'nowhere' }),
];
const cities = [
  cityOf('versailles', { name: 'Versailles', cinemas: ['v1'], ...gps(48.8, 2.13) }),
  cityOf('paris', { name: 'Paris', cinemas: ['p1', 'p2', 'p3'], ...gps(48.86, 2.35) }),
  cityOf('lyon', { name: 'Lyon', cinemas: ['l1', 'l2'], ...gps(45.76, 4.83) }),
  cityOf('brest', { name: 'Brest', cinemas: ['b1'], gpsPosition: null }),
  cityOf('nowhere', { name: 'Nowhere', cinemas: ['lost'], gpsPosition: null }),
];
const catalogue = catalogueOf('fr', { cinemas, cities });
const city = (slug: string) => cities.find((each) => each.slug === slug)!;
const marksOf = ({
  marks,
}: {
  marks: readonly { number: number; name: string; cities: number; cinemas: readonly { slug: string }[] }[];
}) =>
  marks.map(
    ({ number, name, cities: count, cinemas: there }) =>
      `${number} ${name} ${count}: ${there.map(({ slug }) => slug).join(' ')}`,
  );

describe('the map of a country', () => {
  test('has a mark for each place, numbered from the north; the largest city there gives the name', () => {
    const map = countryMap(catalogue)!;
    expect(marksOf(map)).toEqual(['0 Paris 2: p1 p2 p3 v1', '1 Brest 1: b1', '2 Lyon 1: l1 l2']);
    expect(map).toMatchObject({ shape: 'square', centre: undefined });
    expect(map.land).toEqual({ href: '/fr.svg#land', part: '0 0 1000 1000' });
    const [x, y] = pointOf([48.86, 2.35]);
    expect(map.marks[0]!.left).toBeCloseTo(((x - FRAME.x) / FRAME.width) * 100, 6);
    expect(map.marks[0]!.top).toBeCloseTo(((y - FRAME.y) / FRAME.height) * 100, 6);
    expect(map.marks[0]!.city).toBe(city('paris'));
  });

  test('has a bar of a round distance that takes at most a third', () => {
    const { bar } = countryMap(catalogue)!;
    expect(bar!.kilometres).toBe(200);
    expect(bar!.length).toBeCloseTo(11.75, 2);
    outline.of = { ...outline.of!, frame: { ...FRAME, x: 0.5, y: 0.34, width: 0.00002, height: 0.00002 } };
    expect(countryMap(catalogueOf('fr', { cinemas, cities }))).toBeUndefined();
  });

  test('has an inset where four cinemas share a place: numbered on, with short names', () => {
    const { inset, marks } = countryMap(catalogue)!;
    expect(inset!.city).toBe(city('paris'));
    expect(inset!.mark).toBe(marks[0]);
    expect(inset!.shape).toBe('wide');
    expect(marksOf(inset!)).toEqual(['3 Nord 1: p1', '4 Est 1: p3', '5 Sud 1: p2', '6 Versailles 1: v1']);
    expect(inset!.land).toBeUndefined();
    expect(inset!.centre!.left).toBeGreaterThan(inset!.marks[3]!.left);
    expect([2, 5, 10]).toContain(inset!.bar!.kilometres);
  });

  test('has none for three, or where all stand at one point', () => {
    const wanted = new Set(['p1', 'p2', 'p3', 'l1', 'b1']);
    expect(countryMap(catalogue, wanted)!.inset).toBeUndefined();
    const same = ['a', 'b', 'c', 'd'].map((slug) => cinemaOf(slug, { citySlug: 'paris' }));
    const one = catalogueOf('fr', {
      cinemas: same,
      cities: [cityOf('paris', { cinemas: same.map(({ slug }) => slug), ...gps(48.86, 2.35) })],
    });
    expect(countryMap(one)!.inset).toBeUndefined();
  });

  test('of some cinemas has only those', () => {
    expect(marksOf(countryMap(catalogue, new Set(['v1', 'l2']))!)).toEqual(['0 Versailles 1: v1', '1 Lyon 1: l2']);
    expect(countryMap(catalogue, new Set())).toBeUndefined();
  });

  test('is none where nobody has drawn the country', () => {
    outline.of = undefined;
    expect(countryMap(catalogue)).toBeUndefined();
    expect(mapAround(catalogue, city('paris'))).toBeUndefined();
  });

  test('gives each city and, in its inset, each cinema the number of its pin', () => {
    expect(pinNumbers(countryMap(catalogue)!)).toEqual(
      new Map([
        ...([
          ['paris', '0'],
          ['versailles', '0'],
          ['brest', '1'],
          ['lyon', '2'],
        ] as const),
        ...([
          ['p1', '3'],
          ['p3', '4'],
          ['p2', '5'],
          ['v1', '6'],
        ] as const),
      ]),
    );
    expect(pinNumbers(countryMap(catalogue, new Set(['v1', 'l2']))!)).toEqual(
      new Map([
        ['versailles', '0'],
        ['lyon', '1'],
      ]),
    );
  });
});

describe('the map around a city', () => {
  test('has the cinemas within its reach, nearest first, by city', () => {
    const { map, count, groups } = mapAround(catalogue, city('versailles'))!;
    expect(count).toBe(4);
    expect(
      groups.map(({ city: { slug }, cinemas: there }) => `${slug}: ${there.map((each) => each.slug).join(' ')}`),
    ).toEqual(['versailles: v1', 'paris: p2 p1 p3']);
    expect(map).toMatchObject({ shape: 'square', centre: undefined });
    expect(map.land!.part.split(' ')).toHaveLength(4);
    const [x, y] = pointOf([48.8, 2.13]);
    const width = 0.36 * FRAME.width;
    const part = [x - width / 2 - FRAME.x, y - width / 2 - FRAME.y, width, width].map(
      (each) => Math.round((each * 1000 * 10) / FRAME.width) / 10,
    );
    expect(map.land!.part).toBe(part.join(' '));
    expect(pinNumbers(map).size).toBe(4);
  });

  test('is none around what is not on the map', () => {
    expect(mapAround(catalogue, city('nowhere'))).toBeUndefined();
    expect(mapAround(catalogue, cityOf('other'))).toBeUndefined();
  });

  test('lists no more than a hundred, and says how many there are', () => {
    const many = Array.from({ length: 110 }, (_, index) =>
      cinemaOf(`c${index}`, { citySlug: 'paris', ...at(48.8 + index / 1000, 2.35) }),
    );
    const paris = cityOf('paris', { cinemas: many.map(({ slug }) => slug), ...gps(48.8, 2.35) });
    const { count, groups } = mapAround(catalogueOf('fr', { cinemas: many, cities: [paris] }), paris)!;
    expect([count, groups[0]!.cinemas.length]).toEqual([110, 100]);
    expect(groups[0]!.cinemas[0]!.slug).toBe('c0');
  });
});

describe('the map of some cinemas', () => {
  const some = (slugs: readonly string[]) => cinemas.filter(({ slug }) => slugs.includes(slug));

  test('is wide, and has their names without the chain’s and the city’s', () => {
    const map = mapOfCinemas(catalogue, some(['p1', 'p2', 'l2', 'lost']), { place: undefined, city: city('paris') })!;
    expect(map).toMatchObject({ shape: 'wide', centre: undefined });
    expect(marksOf(map)).toEqual(['0 Paris 1: p1 p2', '1 Studio Lyon 1: l2']);
    const near = mapOfCinemas(catalogue, some(['p1', 'p2']), { place: [48.86, 2.35], city: city('paris') })!;
    expect(marksOf(near)).toEqual(['0 Nord 1: p1', '1 Sud 1: p2']);
    expect(near.centre!.top).toBeGreaterThan(near.marks[0]!.top);
    expect(near.centre!.top).toBeLessThan(near.marks[1]!.top);
    expect(near.centre!.left).toBeCloseTo(50, 0);
    const plain = mapOfCinemas(catalogue, some(['p1', 'v1']), { place: undefined })!;
    expect(marksOf(plain)).toEqual(['0 Paris Nord 1: p1', '1 Versailles 1: v1']);
  });

  test('needs two places that are known', () => {
    expect(mapOfCinemas(catalogue, some(['p1', 'lost']), { place: undefined })).toBeUndefined();
    expect(
      mapOfCinemas(catalogue, [some(['p1'])[0]!, cinemaOf('x', { citySlug: 'gone', ...at(48, 2) })], {
        place: undefined,
      }),
    ).toBeUndefined();
  });
});
