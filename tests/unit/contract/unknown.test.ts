import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inside } from '../../../src/content/import/schemas.ts';
import { cinemaDetailsSchema, cinemaSchema, feedCinemaSchema } from '../../../src/contract/cinema.ts';
import { cityDetailsSchema, feedCitySchema } from '../../../src/contract/city.ts';
import { feedShowtimeSchema, showtimeSchema } from '../../../src/contract/programme.ts';
import { feedShowDetailsSchema, feedShowSchema, showDetailsSchema, showSchema } from '../../../src/contract/show.ts';
import {
  cinemaOnWire,
  cityOnWire,
  showOnWire,
  showtimeOnWire,
  UNKNOWN_ON_WIRE,
} from '../../../src/contract/unknown.ts';
import { readUnknown } from '../../../src/content/import/fill.ts';
import { readFileSync } from 'node:fs';

const theater = { name: 'C', addressLine1: '1 rue du Phare', addressCity: 'Brest' };
const cinema = () =>
  feedCinemaSchema.parse({ slug: 'c', citySlug: 'brest', name: 'C', vistaRef: '1', theaters: [theater] });
const city = () => feedCitySchema.parse({ slug: 'brest', name: 'Brest' });
const show = () => feedShowSchema.parse({ slug: 'the-film-7', title: 'The film' });
const details = () => feedShowDetailsSchema.parse({ slug: 'the-film-7', title: 'The film' });
const showtime = () => ({
  ...feedShowtimeSchema.parse({
    time: '2026-11-22 20:30:00',
    version: 'vf',
  }),
  refCmd: 'https://t.example/fr/V1S1/booking',
  isMovie: true,
  reservabilityStart: '2026-11-01T08:00:00+01:00',
  reservabilityEnd: '2026-11-22T20:30:00+01:00',
});

/** The fields of a schema that may be null where the wire's may not, by their paths. */
function unknowable(feed: z.ZodType, wire: z.ZodType, path = ''): string[] {
  const [from, to] = [inside(feed), inside(wire)];
  if (from instanceof z.ZodArray && to instanceof z.ZodArray) {
    return unknowable(from.element as z.ZodType, to.element as z.ZodType, `${path}[]`);
  }
  if (!(from instanceof z.ZodObject && to instanceof z.ZodObject)) return [];
  return Object.entries(from.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const own = (to.shape as Record<string, z.ZodType>)[name];
    // A field of feeds alone.
    if (own === undefined) return [];
    const at = `${path}.${name}`;
    return field.safeParse(null).success && !own.safeParse(null).success ? [at] : unknowable(field, own, at);
  });
}

test('the language of a title is not on the wire', () => {
  const onWire: unknown = JSON.parse(JSON.stringify(showOnWire({ ...show(), titleLanguage: 'en' })));
  expect(onWire).not.toHaveProperty('titleLanguage');
});

describe('what a feed may leave unknown is closed', () => {
  test.each([
    [
      'cinema',
      feedCinemaSchema,
      cinemaDetailsSchema,
      ['.hallCount', '.seatCount', '.theaters[].addressZip', '.theaters[].gpsPosition'],
    ],
    ['city', feedCitySchema, cityDetailsSchema, ['.gpsPosition', '.postalCode']],
    ['show', feedShowSchema, showSchema, ['.duration']],
    ['details of a show', feedShowDetailsSchema, showDetailsSchema, ['.duration']],
    ['showtime', feedShowtimeSchema, showtimeSchema, ['.auditoriumCapacity', '.auditoriumName', '.endTime', '.refCmd']],
  ] as const)('of a %s', (_, feed, wire, expected) => {
    expect(unknowable(feed, wire).toSorted()).toEqual([...expected].toSorted());
  });

  test('and each has its row in the decision', () => {
    const record = readFileSync('docs/decisions/0029-unknown-values.md', 'utf8');
    for (const [field, value] of Object.entries(UNKNOWN_ON_WIRE)) {
      const row = record.split('\n').find((line) => line.startsWith('|') && line.includes(field));
      expect(row, field).toContain(`\`${JSON.stringify(value)}\``);
    }
    expect(record).toMatch(/`endTime` of a screening +\| its `time`/);
    expect(record).toMatch(/`refCmd` of a screening +\| the link that a template makes/);
  });
});

describe('on the wire, what is unknown has the contract’s type', () => {
  test.each([
    ['cinema', cinemaSchema, () => cinemaOnWire(cinema())],
    ['cinema with its details', cinemaDetailsSchema, () => cinemaOnWire(cinema())],
    ['city', cityDetailsSchema, () => cityOnWire(city())],
    ['show', showSchema, () => showOnWire(show())],
    ['show with its details', showDetailsSchema, () => showOnWire(details())],
    ['showtime', showtimeSchema, () => showtimeOnWire(showtime())],
  ] as const)('of a %s', (_, schema, onWire) => {
    expect((schema as z.ZodType).safeParse(onWire()).error?.issues ?? []).toEqual([]);
  });

  test('and what is known stays as it is', () => {
    const known = { ...cinema(), hallCount: 3, seatCount: 400 };
    expect(cinemaOnWire(known)).toMatchObject({ hallCount: 3, seatCount: 400 });
    expect(showtimeOnWire({ ...showtime(), endTime: '2026-11-22 22:00:00', auditoriumName: 'A' })).toMatchObject({
      ...{ endTime: '2026-11-22 22:00:00', auditoriumName: 'A', auditoriumCapacity: '0' },
    });
  });
});

test('the import reads what stands for unknown on the wire as unknown', () => {
  for (const [name, item, onWire] of [
    ['cinemas', cinema(), cinemaOnWire(cinema())],
    ['cities', city(), cityOnWire(city())],
    ['shows', show(), showOnWire(show())],
    ['show-details', details(), showOnWire(details())],
  ] as const) {
    expect(onWire).not.toEqual(item);
    readUnknown(name, onWire);
    expect(onWire).toEqual(item);
  }
});
