import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { makeSmallFeed, SMALL_DAY, SMALL_SHOW, writeSmallFeed, type SmallFeed } from '../store/smallFeed.ts';

/**
 * The French site with cinemas in Brest, La Réunion and Guyane. It is 05:30 on the 23rd in Brest, still of the cinema day
 * before; 08:30 in Saint-Denis, where the next has begun; and 01:30 in Cayenne, in the middle of the night's films.
 */
const NOW = '2026-11-23T05:30:00+01:00';
const NEXT_DAY = '2026-11-23';
const folder = mkdtempSync(join(tmpdir(), 'aurore-zones-'));
let running: RunningSite;
const get = async (path: string) => {
  const { status, text } = await request(running.port, 'fr', path);
  expect(status, path).toBe(200);
  return text;
};

/** As the feed has it: its editors say in which zone it is. */
const GUYANE = {
  ...{ slug: 'guyane', citySlug: 'ville-guyane', name: 'Guyane', vistaRef: '4' },
  theaters: [{ addressLine1: '1 rue du Phare', addressCity: 'Cayenne' }],
};

function overseas(): SmallFeed {
  const feed = makeSmallFeed();
  feed.cinemas.push(
    {
      ...{ slug: 'reunion', citySlug: 'ville-reunion', name: 'Réunion', vistaRef: '3', timeZone: 'Indian/Reunion' },
      theaters: [{ addressLine1: '1 rue du Phare', addressCity: 'Saint-Denis', gpsPosition: { x: -20.88, y: 55.45 } }],
    },
    GUYANE,
  );
  for (const slug of ['reunion', 'guyane']) feed.cities.push({ slug: `ville-${slug}`, name: `Ville ${slug}` });
  feed.shows[0]!['directors'] = ['Jane Doe'];
  const screening = (time: string, endTime: string, refCmd: string) => ({
    ...{ time: `${time}:00`, endTime: `${endTime}:00`, version: 'vf' },
    refCmd: `https://t.example/fr/${refCmd}/booking`,
  });
  feed.showtimes.push(
    {
      ...{ show: SMALL_SHOW, cinema: 'reunion' },
      showtimes: {
        [SMALL_DAY]: [screening(`${SMALL_DAY} 20:00`, `${SMALL_DAY} 21:45`, 'V3S1')],
        [NEXT_DAY]: [
          screening(`${NEXT_DAY} 08:15`, `${NEXT_DAY} 10:00`, 'V3S2'),
          screening(`${NEXT_DAY} 10:00`, `${NEXT_DAY} 11:45`, 'V3S3'),
        ],
      },
    },
    {
      ...{ show: SMALL_SHOW, cinema: 'guyane' },
      showtimes: {
        [SMALL_DAY]: [
          screening(`${NEXT_DAY} 01:00`, `${NEXT_DAY} 02:45`, 'V4S1'),
          screening(`${NEXT_DAY} 02:00`, `${NEXT_DAY} 03:45`, 'V4S2'),
        ],
      },
    },
  );
  return feed;
}

beforeAll(async () => {
  await writeSmallFeed(join(folder, 'feed'), siteOf('fr'), overseas());
  const edited = [{ document: 'cinemas', state: 'published', item: { ...GUYANE, timeZone: 'America/Cayenne' } }];
  for (const language of siteOf('fr').languages)
    await writeFile(join(folder, 'feed/fr', language, 'drafts.json'), JSON.stringify(edited));
  const settings = { DATABASE_URL: `sqlite:${join(folder, 'zones.db')}`, CLOCK: NOW };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/cli/import.ts', join(folder, 'feed'), '--strict'],
    { env: environment(settings) },
  );
  expect(stdout).toBe('fr: applied, 4 cinemas, 1 shows, 7 screenings.\n');
  running = await startSite('cinema-zones', settings);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

/** The start and the state of each ticket of a page. */
const ticketsOf = (html: string) =>
  [...html.matchAll(/<a class="ticket (\w+)"[^>]*><small>[^<]*<\/small><b[^>]*>([^<]*)/g)].map(
    ([, state, time]) => `${time} ${state}`,
  );
const minutes = (instant: string) => Date.parse(instant) / 60_000;

describe('the instants of a cinema overseas', () => {
  test('in calendars', async () => {
    const text = await get('/calendar/fr/screening/V3S1.ics');
    expect(text).toContain('DTSTART:20261122T160000Z');
    expect(text).toContain('DTEND:20261122T174500Z');
    const starts = (await get(`/calendar/fr/show/${SMALL_SHOW}.ics`)).match(/DTSTART:\w+/g);
    // Those of each cinema's day: in La Réunion the evening before is over.
    expect(starts!.toSorted()).toEqual(
      ['22T193000Z', '22T200000Z', '23T040000Z', '23T041500Z', '23T050000Z', '23T060000Z'].map(
        (instant) => `DTSTART:202611${instant}`,
      ),
    );
  });

  test('in structured data', async () => {
    const text = await get('/seances/V3S3');
    expect(text).toContain('"startDate":"2026-11-23T10:00:00+04:00"');
    expect(text).toContain('"endDate":"2026-11-23T11:45:00+04:00"');
    expect(await get('/cinemas/reunion')).toContain('"startDate":"2026-11-23T10:00:00+04:00"');
  });

  test('in the API, whose local times stay what they are', async () => {
    const showtimes = JSON.parse(await get(`/api/show/${SMALL_SHOW}/showtimes/reunion/${NEXT_DAY}`)) as object[];
    expect(showtimes).toMatchObject([
      { time: `${NEXT_DAY} 08:15:00`, reservabilityEnd: '2026-11-23T08:15:00+04:00' },
      { time: `${NEXT_DAY} 10:00:00`, reservabilityEnd: '2026-11-23T10:00:00+04:00' },
    ]);
    const ofGuyane = JSON.parse(await get(`/api/show/${SMALL_SHOW}/showtimes/guyane/${SMALL_DAY}`)) as object[];
    expect(ofGuyane[1]).toMatchObject({ time: `${NEXT_DAY} 02:00:00`, reservabilityEnd: '2026-11-23T02:00:00-03:00' });
    for (const showtime of showtimes) expect(Object.keys(showtime)).not.toContain('cinema');
    expect(JSON.parse(await get('/api/cinema/reunion'))).toMatchObject({ timeZone: 'Indian/Reunion' });
    expect(await get('/api/cinema/plain')).not.toContain('timeZone');
    expect(await get('/api/cinemas')).not.toContain('timeZone');
  });

  test('on tickets, and when their booking ends', async () => {
    const text = await get('/cinemas/reunion');
    expect(ticketsOf(text)).toEqual(['08:15 started', '10:00 next']);
    expect(text).toContain(`data-at="${minutes('2026-11-23T10:00:00+04:00')}"`);
    expect(text).not.toContain('data-until');
  });
});

describe('today', () => {
  test.each([
    ['/cinemas/plain', ['20:30 started']],
    ['/cinemas/reunion', ['08:15 started', '10:00 next']],
    ['/cinemas/l/reunion', ['08:15 started', '10:00 next']],
    ['/cinemas/guyane', ['01:00 started', '02:00 next']],
    [`/films/${SMALL_SHOW}/filters/localisation-reunion`, ['08:15 started', '10:00 next']],
    [`/films/${SMALL_SHOW}/filters/localisation-ville-guyane`, ['01:00 started', '02:00 next']],
    ['/ce-soir/ville-reunion', ['10:00 next']],
    ['/ce-soir/ville-guyane', ['02:00 next']],
    [`/recherche?q=${encodeURIComponent('the film aujourd’hui ville reunion')}`, ['10:00 available']],
    [`/recherche?q=${encodeURIComponent('the film aujourd’hui ville guyane')}`, ['02:00 next']],
  ])('%s', async (path, tickets) => {
    expect(ticketsOf(await get(path))).toEqual(tickets);
  });

  test('in lists of cinemas and of a person’s films is each cinema’s own', async () => {
    const cinemas = await get('/cinemas');
    expect(cinemas).toContain('10:00');
    expect(cinemas).toContain('02:00');
    expect(cinemas).not.toMatch(/08:15|20:30|21:00/);
    for (const path of ['/cinemas', '/seances-accessibles', '/personnes/jane-doe'])
      expect(await get(path)).toContain('Les heures sont celles de chaque lieu.');
    for (const path of ['/cinemas/reunion', '/ce-soir/ville-reunion', '/autour-de-moi?q=Brest'])
      expect(await get(path)).not.toContain('Les heures sont celles de chaque lieu.');
    // 02:00 in Cayenne is an hour before 10:00 in La Réunion.
    expect(await get('/personnes/jane-doe')).toMatch(/Aujourd’hui à partir de 02:00, dans 2 cinémas/);
  });
});
