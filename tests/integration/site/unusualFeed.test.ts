import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { elementsOf, ownText, refusedIn } from '../../support/html.ts';
import { request } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { makeNews, makeOffer } from '../store/content.ts';
import { makeSite, showSlug, writeSite } from '../store/feed.ts';

const site = siteOf('fr');
/** Half past seven in the morning: the cinema day before has half an hour left, and nothing to see. */
const CLOCK = '2026-11-22T07:30:00+01:00';
const DAY = '2026-11-22';
const OPEN = showSlug(1);
const NOT_BOOKABLE = showSlug(2);
const UNDATED = showSlug(3);
const MOVED = 'film-4-43999';
const MARKUP = showSlug(4);
const MARKUP_TITLE = 'Le <style> film <main> </body> <script>';

const folder = mkdtempSync(join(tmpdir(), 'aurore-unusual-'));
let running: RunningSite;
const get = (path: string) => request(running.port, 'fr', path);
const film = async (slug: string) => (await get(`/films/${slug}/filters/date-${DAY}`)).text;
/** The cinemas, by their vistaRef, that a page has booking links of. */
const booked = (html: string) =>
  [...new Set([...html.matchAll(/<a [^>]*href="[^"]*\/V(\d+)S\d+\/booking"/g)].map(([, cinema]) => cinema!))].sort();
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json!).join('\n');

beforeAll(async () => {
  const feed = makeSite(site, { cinemas: 3, shows: 5, days: 3, screeningsADay: 3, firstDay: '2026-11-21' });
  feed.programme['cinema-1']!.shows[NOT_BOOKABLE]!.bookable = false;
  for (const language of Object.values(feed.languages)) {
    const { cities, cinemas, shows, 'show-details': details } = language;
    Object.assign(cities[1]!, { isIdf: false, departement: 'horsfrance' });
    cinemas[1]!.status = false;
    for (const cinema of cinemas) cinema.hasPmrService = false;
    const undated = { originalReleaseAt: '1900-01-01', releaseAt: { FR_FR: '1900-01-01' } };
    Object.assign(shows.shows[2]!, undated);
    Object.assign(details[2]!, undated);
    shows.shows[3]!.title = MARKUP_TITLE;
    details[3]!.title = MARKUP_TITLE;
    shows.shows[0]!.salesOpeningDatetime = '2026-11-24T23:30:00Z';
    details.push({ ...details[3]!, slug: MOVED, redirectSlug: showSlug(4) });
    const until = (end: string) => ({ type: 'until' as const, start: null, end });
    language.articles = [
      makeNews('news-1'),
      { ...makeOffer('of-last-week', 'promotion'), title: 'Rarebit past', date: until('2026-11-15 23:59:59') },
      { ...makeOffer('of-this-week', 'promotion'), title: 'Rarebit now', date: until('2026-11-29 23:59:59') },
    ];
  }
  await writeSite(join(folder, 'feed'), site, feed);
  const settings = { DATABASE_URL: `sqlite:${join(folder, 'unusual.db')}`, CLOCK };
  await promisify(execFile)(process.execPath, ['src/cli/import.ts', join(folder, 'feed')], {
    env: environment(settings),
  });
  running = await startSite('unusual-feed', settings);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

describe('a show that may not be booked at a cinema', () => {
  // SPEC 5.4
  test('has no booking link of that cinema on any page', async () => {
    expect(booked(await film(OPEN))).toEqual(['3001']);
    expect(booked(await film(NOT_BOOKABLE))).toEqual([]);
    expect(booked((await get(`/films/${NOT_BOOKABLE}/filters/date-${DAY}/localisation-city-2`)).text)).toEqual([
      '3003',
    ]);
    const near = (await get('/autour-de-moi?q=City+1')).text;
    expect(booked(near)).toEqual(['3001', '3003']);
    const [atFirst] = near.split('data-place="3003"');
    expect(atFirst).toContain(`/films/${OPEN}"`);
    expect(atFirst).not.toContain(`/films/${NOT_BOOKABLE}"`);
  });

  test('is not on offer in structured data', async () => {
    const data = structured((await get(`/cinemas/cinema-1/filters/date-${DAY}`)).text);
    expect(data).toContain(`/films/${OPEN}`);
    expect(data).not.toContain(`/films/${NOT_BOOKABLE}`);
  });
});

describe('a closed cinema', () => {
  test('sells nothing on a film’s page or in its timetable', async () => {
    for (const path of [`/films/${OPEN}`, href(site, 'fr', 'timetable', { slug: OPEN })]) {
      const { text } = await get(`${path}/filters/date-${DAY}`);
      expect(text).toContain('cinemas/cinema-1');
      expect(text, path).not.toContain('/V3002S');
    }
  });

  test('has no events in calendars', async () => {
    const ofFilm = (await get(`/calendar/fr/show/${OPEN}.ics`)).text;
    expect(ofFilm).toMatch(/^UID:V3001S/m);
    expect(ofFilm).not.toMatch(/^UID:V3002S/m);
    const own = await get('/calendar/fr/cinema/cinema-2.ics');
    expect(own.status).toBe(200);
    expect(own.text).not.toContain('BEGIN:VEVENT');
  });

  test('tells programs of no screenings', async () => {
    expect(structured((await get('/cinemas/cinema-2')).text)).not.toContain('ScreeningEvent');
    expect(structured((await get(`/cinemas/cinema-1/filters/date-${DAY}`)).text)).toContain('ScreeningEvent');
  });
});

// SPEC 5.5, 9.2
test('a date that is not known is nowhere shown as one: the page says so in words', async () => {
  const words = { fr: 'Date à venir', en: 'Date to be announced' };
  expect(await film(UNDATED)).not.toContain('1900');
  expect(await film(UNDATED)).toContain(words.fr);
  expect((await get(`/en/movies/${UNDATED}`)).text).toContain(words.en);
  expect(await film(OPEN)).not.toContain(words.fr);
  expect(structured(await film(OPEN))).toContain('"datePublished":"1927-09-23"');
});

// SPEC 9.37
test('the list of cinemas begins around Paris, and ends outside France', async () => {
  const page = (await get('/cinemas')).text;
  // Without the map, whose pins go from north to south.
  const text = page.slice(page.lastIndexOf('</g></svg></svg>'));
  const places = ['>Paris et Île-de-France<', '>City 1<', '>Hors de France<', '>City 2<'].map((said) =>
    text.indexOf(said),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('sales open on the day it is at the cinema', async () => {
  expect(await film(OPEN)).toContain('Ouverture des ventes le 25 novembre 2026');
});

test('what has moved leads on from its calendars and days, too', async () => {
  const calendar = await get(`/calendar/fr/show/${MOVED}.ics`);
  expect(calendar.status).toBe(301);
  const to = new URL(calendar.headers.location!, `http://fr.example/calendar/fr/show/${MOVED}.ics`);
  expect(to.pathname).toBe(`/calendar/fr/show/${showSlug(4)}.ics`);
  const days = await get(href(site, 'fr', 'days', { slug: MOVED }));
  expect([days.status, days.headers.location]).toEqual([301, href(site, 'fr', 'days', { slug: showSlug(4) })]);
});

test('before a new cinema day begins, near you has what plays on it, which people call today', async () => {
  const { text } = await get('/autour-de-moi?q=City+1');
  expect(text).toMatch(/<h2 id="around"[^>]*>Aujourd’hui autour de City 1</);
  expect(text).toContain('/cinemas/cinema-1/filters/date-2026-11-22');
  expect(booked(text)).toContain('3001');
});

test('an offer that is over is not found', async () => {
  const { text } = await get('/recherche?q=rarebit');
  expect(text).toContain('Rarebit now');
  expect(text).not.toContain('Rarebit past');
});

test.each([`/films/${MARKUP}`, '/', '/films', `/cinemas/cinema-1/filters/date-${DAY}`])(
  'a title that looks like markup is text on %s, and takes nothing off the page',
  async (path) => {
    const { text, headers } = await get(path);
    expect(elementsOf(text).map(ownText).join('')).toContain(MARKUP_TITLE);
    expect(refusedIn(text, headers['content-security-policy'] as string)).toEqual([]);
  },
);

test('every address of the sitemap is a page', async () => {
  const { text } = await get('/sitemap/fr-1.xml');
  const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(paths).toContain('/cinemas/cinema-1');
  const answers = await Promise.all(paths.map(async (path) => [path, (await get(path)).status]));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

describe('a chain without any accessible screening', () => {
  test.each(['/seances-accessibles', '/seances-accessibles/city-1', '/seances-accessibles/filters/tags-pmr'])(
    '%s says so once, and names no other day that has none either',
    async (path) => {
      const { text } = await get(path);
      const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
      expect(main.match(/Aucune séance de ce genre/g)).toHaveLength(1);
      expect(main).toContain('Aucune séance de ce genre n’est annoncée, ni ce jour-là ni ensuite.');
      expect(main).not.toContain('Prochaines séances');
      expect(main).not.toMatch(/\b0\s+séance/);
    },
  );
});
