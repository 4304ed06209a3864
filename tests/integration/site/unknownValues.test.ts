import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cinemaDetailsSchema } from '../../../src/contract/cinema.ts';
import { cityDetailsSchema } from '../../../src/contract/city.ts';
import { cinemaProgrammeSchema, showtimeSchema } from '../../../src/contract/programme.ts';
import { showDetailsSchema, showsSchema } from '../../../src/contract/show.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { makeSmallFeed, SMALL_DAY, SMALL_SHOW, writeSmallFeed } from '../store/smallFeed.ts';

/** The site of a small chain that leaves out all that it can; the cinema `rich` has what `plain` has not. */
const folder = mkdtempSync(join(tmpdir(), 'aurore-unknown-'));
let running: RunningSite;
const get = async (path: string) => {
  const response = await request(running.port, 'fr', path);
  expect(response.status, path).toBe(200);
  return response;
};
const api = async (path: string) => (await get(`/api${path}`)).json();
/** The text that a page shows, in a line. */
const shown = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

beforeAll(async () => {
  await writeSmallFeed(join(folder, 'feed'), siteOf('fr'), makeSmallFeed());
  const settings = { DATABASE_URL: `sqlite:${join(folder, 'unknown.db')}`, CLOCK: `${SMALL_DAY}T12:00:00+01:00` };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/cli/import.ts', join(folder, 'feed'), '--strict'],
    { env: environment(settings) },
  );
  expect(stdout).toBe('fr: applied, 2 cinemas, 1 shows, 2 screenings.\n');
  running = await startSite('unknown-values', settings);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

describe('the API keeps the contract’s types', () => {
  test.each([
    [
      '/cinema/plain',
      cinemaDetailsSchema,
      { hallCount: 0, seatCount: 0, theaters: [{ addressZip: '-', gpsPosition: { x: 0, y: 0 } }] },
    ],
    [
      '/city/brest',
      cityDetailsSchema,
      { postalCode: '', gpsPosition: { x: 48.39, y: -4.48 }, cinemas: ['plain', 'rich'] },
    ],
    ['/shows', showsSchema, { shows: [{ duration: 0, genresSlug: ['comedie-dramatique'], showRef: '7' }] }],
    [`/show/${SMALL_SHOW}`, showDetailsSchema, { duration: 0, title: 'The film' }],
    [
      `/show/${SMALL_SHOW}/showtimes/plain/${SMALL_DAY}`,
      showtimeSchema.array(),
      [{ endTime: `${SMALL_DAY} 20:30:00`, auditoriumName: '-', auditoriumCapacity: '0', isMovie: true }],
    ],
    ['/cinema/plain/shows', cinemaProgrammeSchema, { shows: { [SMALL_SHOW]: { bookable: true } } }],
  ])('%s', async (path, schema, expected) => {
    const answered = await api(path);
    expect(schema.safeParse(answered).error?.issues ?? []).toEqual([]);
    expect(answered).toMatchObject(expected);
  });

  test('a programme without a file is that of the screenings', async () => {
    expect(await api('/cinema/rich/shows')).toMatchObject({
      days: { [SMALL_DAY]: { upsell: null, highlightedShowtime: null } },
      shows: { [SMALL_SHOW]: { days: { [SMALL_DAY]: { versions: ['vf'], tags: [], bookable: true } } } },
    });
    expect(await api('/zone')).toMatchObject({ shows: [{ slug: SMALL_SHOW, bookable: true, isKids: false }] });
    expect(await api(`/show/${SMALL_SHOW}/cinemas`)).toMatchObject({ plain: {}, rich: {} });
  });
});

describe('pages show no substitute', () => {
  const PAGES = [
    ...[
      '/',
      '/cinemas',
      '/cinemas/plain',
      '/cinemas/plain/filters/date-' + SMALL_DAY,
      '/cinemas/ville/brest',
      '/films',
    ],
    ...[`/films/${SMALL_SHOW}`, `/films/${SMALL_SHOW}/filters/date-${SMALL_DAY}/localisation-brest`, '/seances/V1S1'],
    ...[
      '/autour-de-moi?q=Brest',
      '/recherche?q=plain',
      '/plan-du-site',
      '/en/cinemas/plain',
      '/seances-accessibles',
      '/calendar/fr/cinema/plain.ics',
    ],
  ];
  test.each(PAGES)('%s', async (path) => {
    const { text } = await get(path);
    const words = shown(text);
    expect(words).not.toMatch(/\b0 (?:salles?|screens?|places|seats|fauteuils|min|h)\b/i);
    expect(words).not.toMatch(/Fauteuils 0|Seats 0|Salles 0|Screens 0|\bnull\b|undefined|NaN|Infinity|Invalid/);
    expect(words).not.toMatch(/, -|- Brest|Salle -/);
    expect(text).not.toMatch(/"(?:latitude|longitude)":0\b|GEO:0|data-geo="0,0"|"postalCode":"-"|"duration":"PT0M"/);
  });

  test('a cinema’s page has neither halls nor seats, where they are unknown', async () => {
    const [plain, rich] = [shown((await get('/cinemas/plain')).text), shown((await get('/cinemas/rich')).text)];
    expect(plain).not.toMatch(/Fauteuils|Salles/);
    expect(rich).toMatch(/Salles 3 .*Fauteuils 400/);
    expect(plain).toContain('1 rue du Phare, Brest');
    expect(rich).toContain('1 rue du Phare, 29200 Brest');
  });

  test('a ticket and its page have no end, hall or seats, where they are unknown', async () => {
    const [plain, rich] = [shown((await get('/seances/V1S1')).text), shown((await get('/seances/V2S1')).text)];
    expect(plain).not.toMatch(/Fin à|Salle|Fauteuils|22:/);
    expect(rich).toMatch(/22:45/);
    expect(rich).toMatch(/Salle 3/);
    expect(rich).toMatch(/120/);
    const [ofPlain, ofRich] = await Promise.all(['plain', 'rich'].map((slug) => get(`/cinemas/${slug}`)));
    expect(ofPlain!.text).not.toMatch(/<i[^>]*>– /);
    expect(ofRich!.text).toContain('<i translate="no">– 22:45</i>');
  });

  test('structured data and calendars leave it out', async () => {
    const { text } = await get('/seances/V1S1');
    expect(text).toContain('"startDate":"2026-11-22T20:30:00+01:00"');
    expect(text).not.toMatch(/"endDate"|"geo"|"postalCode"/);
    expect((await get('/seances/V2S1')).text).toMatch(/"endDate":"2026-11-22T22:45:00\+01:00"/);
    const calendar = (await get('/calendar/fr/cinema/plain.ics')).text;
    expect(calendar).toContain('DTSTART:20261122T193000Z');
    expect(calendar).not.toMatch(/DTEND|GEO:|X-APPLE-STRUCTURED-LOCATION/);
    expect((await get('/calendar/fr/cinema/rich.ics')).text).toMatch(/DTEND:20261122T214500Z/);
  });

  test('a cinema without a position has no distance, and is not near anything', async () => {
    const { text } = await get('/autour-de-moi?q=29200');
    expect(text).toContain('cinemas/rich');
    expect(text).not.toContain('cinemas/plain');
    const film = (await get(`/films/${SMALL_SHOW}`)).text;
    expect(film).toMatch(/data-geo="48\.39,-4\.48"/);
    expect(film).toContain('/cinemas/plain');
  });
});

test('that there are no accessible screenings, on any day, is said once', async () => {
  for (const path of ['/seances-accessibles', '/seances-accessibles/brest']) {
    const words = shown((await get(path)).text);
    expect(words.split('Aucune séance de ce genre n’est annoncée').length, path).toBe(2);
    expect(words, path).not.toMatch(/\b0 séance|Prochaines séances/);
  }
});

test('opening hours, telephone and website of a cinema are on its page, and in the API', async () => {
  const { text } = await get('/cinemas/rich');
  expect(shown(text)).toMatch(/Horaires d’ouverture Du lundi au vendredi 13:30–23:00/);
  const phone = '+33 (0)2 98 00 00 00, 08 36 68 69 70 (0,34 €/min)';
  const links =
    '<a href="tel:+33298000000">+33 (0)2 98 00 00 00</a>, <a href="tel:+33836686970">08 36 68 69 70</a> (0,34 €/min)';
  expect(text).toContain(links);
  expect((await get('/seances/V2S1')).text).toContain(links);
  expect(text).toContain('href="https://rich.example"');
  expect(text).toContain(`"telephone":"${phone}"`);
  expect(await api('/cinema/rich')).toMatchObject({ phone, website: 'https://rich.example' });
  expect(shown((await get('/cinemas/plain')).text)).not.toMatch(/Horaires d’ouverture|Téléphone|Site du cinéma/);
});
