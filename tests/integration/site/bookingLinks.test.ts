import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedShowtime } from '../../../src/contract/programme.ts';
import { showtimesByDaySchema, type Showtime } from '../../../src/contract/programme.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { freePort, startSite, type RunningSite } from '../../support/server.ts';
import { makeSite, showSlug, SMALL, writeSite } from '../store/feed.ts';

const fr = siteOf('fr');
const DAY = SMALL.firstDay;
const CLOCK = `${DAY}T09:00:00+01:00`;
const FILM = showSlug(1);
const SETTINGS = {
  TICKETING_URL: 'https://chain.example/{language}/{cinema}/{session}',
  TICKETING_ORIGINS: 'https://tickets.example,https://rex.example',
};
/** In cinema 1 each screening has its own link; cinema 2 has a template, cinema 3 only sessions. */
const ownLink = (id: number) => `https://tickets.example/reservationSeances.html?id=${id}&s=45`;

const folder = mkdtempSync(join(tmpdir(), 'aurore-booking-'));
let running: RunningSite;
const get = (path: string) => request(running.port, 'fr', path);
const cinemaPage = (number: number) => get(`/cinemas/cinema-${number}/filters/date-${DAY}`);
async function screeningsOf(cinema: number, language = 'fr'): Promise<Showtime[]> {
  const { text } = await get(`/api/show/${FILM}/showtimes/cinema-${cinema}?language=${language}`);
  return Object.values(showtimesByDaySchema.parse(JSON.parse(text))).flat();
}

beforeAll(async () => {
  const feed = makeSite(fr);
  const [, soldOut] = feed.languages.fr!.showtimes.find(({ cinema }) => cinema === 'cinema-3')!.showtimes[DAY]!;
  soldOut!.status = 'soldout';
  for (const { cinemas, showtimes } of Object.values(feed.languages)) {
    cinemas[1]!.ticketingUrl = 'https://rex.example/{language}/seance?c={vistaRef}&s={session}';
    cinemas[2]!.vistaRef = 'PARIS-3';
    for (const line of showtimes) {
      for (const showtime of Object.values(line.showtimes).flat()) {
        const id = Number(/S(\d+)\/booking$/.exec(showtime.refCmd!)![1]);
        if (line.cinema === 'cinema-1') showtime.refCmd = ownLink(id);
        if (line.cinema === 'cinema-3') {
          delete showtime.refCmd;
          Object.assign(showtime, { session: `x-${id}` } satisfies Partial<FeedShowtime>);
        }
      }
    }
  }
  const [one, two] = [showSlug(1), showSlug(2)].map((slug) =>
    feed.languages.fr!.showtimes.find(({ cinema, show }) => cinema === 'cinema-3' && show === slug)!,
  );
  const { session, auditoriumName } = one!.showtimes[DAY]![0] as FeedShowtime;
  Object.assign(two!.showtimes[DAY]![0]!, { session, auditoriumName });
  await writeSite(join(folder, 'feed'), fr, feed);
  const env = environment({ DATA_DIR: folder, CLOCK, DEMO: 'off', ...SETTINGS });
  await promisify(execFile)(process.execPath, ['src/cli/import.ts', join(folder, 'feed')], { env });
  running = await startSite('booking', {
    DATA_DIR: folder,
    CLOCK,
    ...SETTINGS,
    TICKETING_ORIGIN: 'https://old.example',
  });
});

afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a link of the feed’s own is on pages and in the API as it is', async () => {
  const [first] = await screeningsOf(1);
  expect(first!.refCmd).toBe(ownLink(1));
  const { text } = await cinemaPage(1);
  expect(text).toContain('href="https://tickets.example/reservationSeances.html?id=1&amp;s=45" target="_blank"');
  expect(text).not.toContain('elsewhere.example');
});

test('a cinema’s template and the chain’s are filled in, in the page’s language', async () => {
  expect((await screeningsOf(2))[0]!.refCmd).toMatch(/^https:\/\/rex\.example\/fr\/seance\?c=3002&s=\d+$/);
  expect((await screeningsOf(2, 'en'))[0]!.refCmd).toMatch(/^https:\/\/rex\.example\/en\/seance\?c=3002&s=\d+$/);
  expect((await screeningsOf(3))[0]!.refCmd).toMatch(/^https:\/\/chain\.example\/fr\/cinema-3\/x-\d+$/);
  expect((await cinemaPage(3)).text).toMatch(/ href="https:\/\/chain\.example\/fr\/cinema-3\/x-\d+" target="_blank"/);
});

test.each([
  [1, ownLink(1).replace('&', '&amp;'), /^V3001S[0-9a-f]{12}$/],
  [3, 'https://chain.example/fr/cinema-3/x-', /^VPARIS-3\.x-\d+$/],
])('every screening of cinema %s has a page, a calendar and a poll under its reference', async (number, link, name) => {
  const programme = (await cinemaPage(number)).text;
  const ticket = programme.slice(programme.indexOf(link) - 400, programme.indexOf(link) + 600);
  const address = /href="(\/seances\/[^"]+)"/.exec(programme.slice(programme.indexOf(link)))![1]!;
  const reference = address.slice('/seances/'.length);
  expect(reference).toMatch(name);
  expect(ticket).toContain(`data-r="${reference}"`);
  const page = await get(address);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`href="${link}`);
  expect(page.text).toContain(`"url":"${link.replace('&amp;', '&')}`);
  const event = await get(`/calendar/fr/screening/${reference}.ics`);
  expect(event.text).toContain(`UID:${reference}@`);
  expect(event.text.replaceAll('\r\n ', '')).toContain(`${address}\r\n`);
  expect((await get(`/demander-aux-amis?s=${reference}`)).text).toContain(`name="s" value="${reference}"`);
});

test('each show of a double bill has a page, a calendar and a poll, and all are booked at one address', async () => {
  const [{ refCmd }] = (await screeningsOf(3)) as [Showtime];
  const { text } = await cinemaPage(3);
  const reference = `VPARIS-3.${refCmd.split('/').at(-1)}`;
  for (const [name, title] of [
    [reference, 'Film 1 fr'],
    [`${reference}~2`, 'L&#39;Éveil'],
  ] as const) {
    expect(text).toContain(`href="/seances/${name}"`);
    const page = await get(`/seances/${name}`);
    expect([page.status, page.text.includes(title)]).toEqual([200, true]);
    expect(page.text).toContain(`href="${refCmd}"`);
    expect((await get(`/calendar/fr/screening/${name}.ics`)).text).toContain(`UID:${name}@`);
    expect((await get(`/demander-aux-amis?s=${name}`)).text).toContain(`name="s" value="${name}"`);
  }
});

test('what is sold out is told by the reference that pages read', async () => {
  const { text } = await get(`/api/cinema/cinema-3/statuses/${DAY}`);
  const statuses = JSON.parse(text) as Record<string, string>;
  const [[reference, status]] = Object.entries(statuses) as [[string, string]];
  expect([reference, status]).toEqual([expect.stringMatching(/^VPARIS-3\.x-\d+$/), 'soldout']);
  expect((await cinemaPage(3)).text).toContain(`data-s="soldout" data-r="${reference}"`);
});

test('a text of another language is its screening’s, also without a session', async () => {
  const [first] = await screeningsOf(1, 'en');
  expect(first!.refCmd).toBe(ownLink(1));
  expect(first!.specialShowtimeDetails?.titleShowtimeDetails).toBe('With its director (en)');
});

test('no address of the site leads to where a visitor says', async () => {
  const evil = encodeURIComponent('https://evil.example/');
  for (const path of [`/redirect/booking?url=${evil}`, `/fr/${evil}/booking`, `/seances/V3001S1?refCmd=${evil}`]) {
    const { headers } = await get(path);
    expect(headers.location ?? '').not.toContain('evil');
  }
});

test('the settings tell apps where the ticketing is', async () => {
  const { text } = await get('/api/settings');
  expect(JSON.parse(text)).toMatchObject({ orderingTunnelUrl: 'https://chain.example' });
});

test('at its start the server warns of the former setting, by the name of its successor', () => {
  const log = readFileSync('test-results/server-booking.log', 'utf8');
  expect(log).toMatch(/"msg":"TICKETING_ORIGIN is replaced[^"]*set TICKETING_URL=/);
});

test('a ticketing at the host of a site, on this machine too, takes no page from it', async () => {
  const port = await freePort();
  const TICKETING_URL = `http://fr.aurore.localhost:${port}/billets/{session}`;
  const site = await startSite('booking-own-host', { PORT: String(port), TICKETING_URL });
  try {
    const [page, ticket] = await Promise.all(['/films', '/billets/1'].map((path) => request(port, 'fr', path)));
    expect([page!.status, ticket!.status]).toEqual([200, 404]);
    expect(page!.text).toContain('<h1');
  } finally {
    await site.stop();
  }
});
