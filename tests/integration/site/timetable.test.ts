import { describe, expect, test } from 'vitest';
import type { Showtime } from '../../../src/contract/programme.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { get, originOf } from '../../support/site.ts';

const FILM = 'le-cuirasse-potemkine-44008';
const TIMETABLE = `/grille-horaire/${FILM}`;

type Row = { readonly cinema: string; readonly cells: readonly string[] };

/** A timetable's hours, and the HTML of its cells by cinema. */
async function timetable(path: string): Promise<{ hours: string[]; rows: Row[] }> {
  const { status, text } = await get('fr', path);
  expect(status, path).toBe(200);
  const [, head = '', body = ''] = /<thead>([\s\S]*?)<\/thead>\s*<tbody[^>]*>([\s\S]*?)<\/tbody>/.exec(text) ?? [];
  const [, ...hours] = [...head.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, hour]) => hour!);
  const rows = body
    .split('<tr ')
    .slice(1)
    .map((row) => ({
      cinema: /data-slug="([^"]+)"/.exec(row)![1]!,
      cells: [...row.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell]) => cell!),
    }));
  return { hours, rows };
}

const startsIn = (html: string) => [...html.matchAll(/<b[^>]*>([\d:]+)<\/b>/g)].map(([, time]) => time!);

describe('the timetable of a film', () => {
  test('has each screening of the day in the row of its cinema and the column of its hour', async () => {
    const { hours, rows } = await timetable(TIMETABLE);
    expect(rows.length).toBeGreaterThan(1);
    for (const { cinema, cells } of rows) {
      expect(cells).toHaveLength(hours.length);
      const showtimes = (await get('fr', `/api/show/${FILM}/showtimes/${cinema}/${TEST_DAY}`)).json() as Showtime[];
      const expected = hours.map((hour) =>
        showtimes.map(({ time }) => time.slice(11, 16)).filter((time) => time.slice(0, 2) === hour.slice(0, 2)),
      );
      expect(cells.map(startsIn), cinema).toEqual(expected);
      const available = showtimes.find(({ status, time }) => status === 'available' && time > `${TEST_DAY} 18:00`);
      if (available) expect(cells.join('')).toContain(`href="${available.refCmd}" target="_blank"`);
    }
  });

  test('keeps to the hours of the address, and begins with the first that is left', async () => {
    const { hours, rows } = await timetable(`${TIMETABLE}/filters/from-2000/until-2300`);
    const starts = rows.flatMap(({ cells }) => cells.flatMap(startsIn)).toSorted();
    expect(starts.length).toBeGreaterThan(0);
    expect(starts[0]! >= '20:00').toBe(true);
    expect(hours[0]).toBe(`${starts[0]!.slice(0, 2)}:00`);
    expect(hours.at(-1)! < '23:00').toBe(true);
  });

  test('is of another city and day where the address says so', async () => {
    const cinemas = (await get('fr', '/api/cinemas')).json() as { slug: string; citySlug: string }[];
    const { rows } = await timetable(`${TIMETABLE}/filters/date-2026-11-22/localisation-lyon`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { cinema } of rows) expect(cinemas.find(({ slug }) => slug === cinema)!.citySlug).toBe('lyon');
  });

  test('says what to drop where nothing is left, and has no empty table', async () => {
    const { status, text } = await get('fr', `${TIMETABLE}/filters/from-2330/until-1200`);
    expect(status).toBe(200);
    expect(text).not.toContain('<table');
    expect(text).toMatch(/<div class="nothing">[\s\S]*?Retirer/);
    expect(text).toContain(`href="${TIMETABLE}"`);
  });

  test('is one page with the film’s for search engines, is linked from there, and is cached', async () => {
    const { text } = await get('fr', TIMETABLE);
    expect(text).toContain(`<link rel="canonical" href="${originOf('fr')}/films/${FILM}"`);
    expect((await get('fr', `/films/${FILM}`)).text).toContain(`href="${TIMETABLE}/filters/from-1700"`);
    expect((await get('fr', TIMETABLE)).headers['server-timing']).toMatch(/^cache;desc=hit, /);
  });

  test('stands in each language’s own words, and only of what there is', async () => {
    expect((await get('fr', `/en/timetable/${FILM}`)).status).toBe(200);
    for (const path of ['/grille-horaire/nobody-saw-it-1', '/grille-horaire/aurore-paris-grands-boulevards']) {
      expect((await get('fr', path)).status, path).toBe(404);
    }
    expect((await get('fr', `${TIMETABLE}/filters/localisation-nowhere`)).status).toBe(404);
  });
});
