import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cinemaDetailsSchema, cinemaSchema } from '../../../src/contract/cinema.ts';
import { cityDetailsSchema, citySchema } from '../../../src/contract/city.ts';
import {
  cinemaProgrammeSchema,
  showCinemasSchema,
  showtimesByDaySchema,
  showtimeSchema,
  statusesSchema,
  tagSchema,
  technologySchema,
  versionSchema,
  zoneSchema,
} from '../../../src/contract/programme.ts';
import { showDetailsSchema, showsSchema } from '../../../src/contract/show.ts';
import { siteOf, type SiteCode } from '../../../src/sites/sites.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { get } from '../../support/site.ts';
import { walks } from '../../support/walks.ts';

/** Reads an answer and checks it against the contract's schema. */
async function read<T extends z.ZodType>(site: SiteCode, path: string, schema: T): Promise<z.output<T>> {
  const { status, headers, json } = await get(site, path);
  expect(status, path).toBe(200);
  expect(headers['content-type'], path).toBe('application/json; charset=utf-8');
  const result = schema.safeParse(json());
  expect(result.error?.issues.slice(0, 3) ?? [], path).toEqual([]);
  return result.data!;
}

const orNothing = <T extends z.ZodType>(schema: T) => z.union([schema, z.tuple([])]);
const byDay = orNothing(showtimesByDaySchema);

describe.each(walks())('the API of %s, on the demo chain', (code, languages) => {
  const site = siteOf(code);

  test.each(languages)('answers every endpoint in its shape in %s', async (language) => {
    const q = `?language=${language}`;
    const cities = await read(code, `/api/cities${q}`, z.array(citySchema));
    const cinemas = await read(code, `/api/cinemas${q}`, z.array(cinemaSchema));
    const { shows } = await read(code, `/api/shows${q}`, showsSchema);
    expect(cities.length).toBeGreaterThan(0);
    expect(cinemas.length).toBeGreaterThan(0);
    expect(shows.length).toBeGreaterThan(60);
    await read(code, `/api/city/${cities[0]!.slug}${q}`, cityDetailsSchema);
    await read(code, `/api/cinema/${cinemas[0]!.slug}${q}`, cinemaDetailsSchema);
    await read(code, `/api/show/${shows[0]!.slug}${q}`, showDetailsSchema);
    await read(code, `/api/zone/${cities[0]!.slug}${q}`, zoneSchema);
    await read(code, `/api/tags${q}`, z.array(tagSchema).min(1));
    await read(code, `/api/versions${q}`, z.array(versionSchema).min(1));
    await read(code, `/api/technologies${q}`, z.array(technologySchema));
    for (const kind of ['full', 'quick']) {
      const found = await read(code, `/api/search/${kind}${q}&q=metro`, z.array(z.object({ title: z.string() })));
      expect(found.map(({ title }) => title).join()).toContain('Metropolis');
    }
  });

  test('endpoints agree with each other', async () => {
    const cities = await read(code, '/api/cities', z.array(citySchema));
    const cinemas = await read(code, '/api/cinemas', z.array(cinemaSchema));
    const { shows } = await read(code, '/api/shows', showsSchema);
    const known = new Set(shows.map(({ slug }) => slug));
    const slugs = new Set(cinemas.map(({ slug }) => slug));
    // Cities and cinemas list each other exactly; former addresses are in neither list.
    expect(cities.flatMap((city) => city.cinemas).sort()).toEqual([...slugs].sort());

    const cinema = cinemas.find(({ status }) => status)!;
    const programme = await read(code, `/api/cinema/${cinema.slug}/shows`, cinemaProgrammeSchema);
    const planned = Object.entries(programme.shows);
    expect(planned.length).toBeGreaterThan(0);
    for (const [show] of planned) expect(known).toContain(show);

    for (const [show, { days }] of planned.slice(0, 5)) {
      const showtimes = await read(code, `/api/show/${show}/showtimes/${cinema.slug}`, byDay);
      expect(Object.keys(showtimes).sort()).toEqual(Object.keys(days).sort());
      const matrix = (await read(code, `/api/show/${show}/cinemas`, orNothing(showCinemasSchema))) as z.output<
        typeof showCinemasSchema
      >;
      expect(Object.keys(matrix[cinema.slug]!.days).sort()).toEqual(Object.keys(days).sort());
      const [day = ''] = Object.keys(days);
      const ofDay = await read(
        code,
        `/api/show/${show}/showtimes/${cinema.slug}/${day}`,
        z.array(showtimeSchema).min(1),
      );
      expect(ofDay).toEqual((showtimes as z.output<typeof showtimesByDaySchema>)[day]);
      for (const { refCmd } of ofDay) {
        expect(refCmd).toMatch(
          new RegExp(
            `^http://tickets\\.aurore\\.localhost:\\d+/${site.defaultLanguage}/V${cinema.vistaRef}S\\d+/booking$`,
          ),
        );
      }
    }
  });

  test('statuses name what the showtimes of the day call sold out or locked, and nothing else', async () => {
    const cinema = (await read(code, '/api/cinemas', z.array(cinemaSchema))).find(({ status }) => status)!;
    const { shows } = await read(code, `/api/cinema/${cinema.slug}/shows`, cinemaProgrammeSchema);
    const expected: Record<string, string> = {};
    for (const [show, { days }] of Object.entries(shows)) {
      if (!(TEST_DAY in days)) continue;
      const path = `/api/show/${show}/showtimes/${cinema.slug}/${TEST_DAY}`;
      const ofShow: Record<string, string> = {};
      for (const { refCmd, status } of await read(code, path, z.array(showtimeSchema))) {
        if (status !== 'available') ofShow[refCmd.split('/').at(-2)!] = status;
      }
      Object.assign(expected, ofShow);
      const everywhere = await read(code, `/api/show/${show}/statuses/${TEST_DAY}`, statusesSchema);
      expect(everywhere).toMatchObject(ofShow);
      const here = Object.keys(everywhere).filter((reference) => reference.startsWith(`V${cinema.vistaRef}S`));
      expect(here.sort()).toEqual(Object.keys(ofShow).sort());
    }
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    expect(await read(code, `/api/cinema/${cinema.slug}/statuses/${TEST_DAY}`, statusesSchema)).toEqual(expected);
  });

  test('answers as programs expect: ETag and 304, CORS, JSON errors', async () => {
    const first = await get(code, '/api/shows');
    expect(first.headers['access-control-allow-origin']).toBe('*');
    expect(first.headers['cache-control']).toContain('public');
    const again = await get(code, '/api/shows', { headers: { 'if-none-match': first.headers.etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const missing = await get(code, '/api/show/nobody-saw-it-1');
    expect(missing.status).toBe(404);
    expect(missing.json()).toMatchObject({ error: { status: 404, code: 'not_found' } });
  });
});
