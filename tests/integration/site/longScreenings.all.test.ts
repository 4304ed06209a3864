import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { makeSmallFeed, SMALL_DAY, SMALL_SHOW, writeSmallFeed } from '../store/smallFeed.ts';

/** A Swiss site, of three languages, and a Dutch one: `rich` has a night, and events of 24, of 25 and of 50 hours. */
const folder = mkdtempSync(join(tmpdir(), 'aurore-long-'));
const SITES = ['ch', 'nl'] as const;
const SCREENINGS = [
  ['10:00', `${SMALL_DAY} 13:30`],
  ['12:00', '2026-11-23 12:00'],
  ['12:05', '2026-11-23 13:05'],
  ['12:10', '2026-11-24 14:10'],
  ['22:00', '2026-11-23 01:15'],
] as const;
let running: RunningSite;
const get = async (site: (typeof SITES)[number], path: string) => {
  const { status, text } = await request(running.port, site, path);
  expect(status, path).toBe(200);
  return text;
};

beforeAll(async () => {
  const feed = makeSmallFeed();
  const showtimes = SCREENINGS.map(([time, endTime], index) => ({
    ...{ time: `${SMALL_DAY} ${time}:00`, endTime: `${endTime}:00`, version: 'vf' },
    refCmd: `https://t.example/fr/V2S${index + 1}/booking`,
  }));
  feed.showtimes[1]!['showtimes'] = { [SMALL_DAY]: showtimes };
  // Brest is in neither country, of which the import would warn.
  for (const { theaters } of feed.cinemas) for (const theater of theaters) delete theater['gpsPosition'];
  for (const code of SITES) await writeSmallFeed(join(folder, 'feed'), siteOf(code), feed);
  const settings = { DATABASE_URL: `sqlite:${join(folder, 'long.db')}`, CLOCK: `${SMALL_DAY}T09:00:00+01:00` };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/cli/import.ts', join(folder, 'feed'), '--strict'],
    { env: environment(settings) },
  );
  expect(stdout).toContain('ch: applied, 2 cinemas, 1 shows, 6 screenings.\n');
  running = await startSite('long-screenings', settings);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ['ch', '/cinemas/rich', ['Mon', 'Tue']],
  ['ch', '/fr/cinemas/rich', ['lun.', 'mar.']],
  ['ch', '/de/kinos/rich', ['Mo', 'Di']],
  ['nl', '/bioscopen/rich', ['ma', 'di']],
] as const)('%s%s: tickets name the day on which a screening ends, if that is another', async (site, path, days) => {
  const text = await get(site, path);
  const ends = [...text.matchAll(/<i[^>]*>– ([^<]*)<\/i>/g)].map(([, end]) => end);
  expect(ends).toEqual(['13:30', `${days[0]} 12:00`, `${days[0]} 13:05`, `${days[1]} 14:10`, '01:15']);
});

test.each([
  ['ch', '/screenings/V2S', 'Ends on Monday, 23 November around 13:05', 'Ends around 01:15'],
  ['ch', '/fr/seances/V2S', 'Fin lundi 23 novembre vers 13:05', 'Fin vers 01:15'],
  ['ch', '/de/vorstellungen/V2S', 'Ende am Montag, 23. November, gegen 13:05', 'Ende gegen 01:15'],
  ['nl', '/voorstellingen/V2S', 'Einde op maandag 23 november rond 13:05', 'Einde rond 01:15'],
] as const)('%s%s…: so does a screening’s page', async (site, path, long, night) => {
  expect(await get(site, `${path}3`)).toContain(long);
  expect(await get(site, `${path}5`)).toContain(night);
});

test('light pages, structured data, calendars and the API have the same ends', async () => {
  expect(await get('ch', '/cinemas/l/rich')).toContain('<i>– Tue 14:10</i>');
  expect(await get('ch', '/screenings/V2S4')).toContain('"endDate":"2026-11-24T14:10:00+01:00"');
  expect(await get('ch', '/calendar/en/cinema/rich.ics')).toContain('DTEND:20261124T131000Z');
  const api = await get('ch', `/api/show/${SMALL_SHOW}/showtimes/rich/${SMALL_DAY}`);
  expect((JSON.parse(api) as { endTime: string }[]).map(({ endTime }) => endTime)).toEqual(
    SCREENINGS.map(([, endTime]) => `${endTime}:00`),
  );
});

test('none of them is offered to who has to leave the same day', async () => {
  const text = await get('ch', '/cinemas/rich/filters/until-1400');
  const shown = [
    ...text.matchAll(/<li(?![^>]* hidden)[^>]*><a class="ticket[^>]*><small>[^<]*<\/small><b[^>]*>([^<]*)/g),
  ].map(([, time]) => time);
  expect(shown).toEqual(['10:00']);
});
