import { describe, expect, test } from 'vitest';
import type { ShowtimeOnWire as Showtime } from '../../../src/contract/unknown.ts';
import { bookingReference } from '../../../src/domain/screening/bookingReference.ts';
import { get, originOf } from '../../support/site.ts';
import { TEST_DAY } from '../../support/clock.ts';

const CINEMA = 'aurore-paris-grands-boulevards';
const FILM = 'le-cuirasse-potemkine-44008';

/** The lines of an answer, unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

async function screeningsOf(film: string): Promise<Showtime[]> {
  return (await get('fr', `/api/show/${film}/showtimes/${CINEMA}/${TEST_DAY}`)).json() as Showtime[];
}

/** The first screening, of any film, that begins after midnight but belongs to today's cinema day. */
async function afterMidnight(): Promise<Showtime> {
  const { shows } = (await get('fr', `/api/cinema/${CINEMA}/shows`)).json() as { shows: Record<string, unknown> };
  for (const film of Object.keys(shows)) {
    const late = (await screeningsOf(film)).find(({ time }) => !time.startsWith(TEST_DAY));
    if (late) return late;
  }
  throw new Error('The demo has no screening after midnight tonight.');
}

describe('calendars', () => {
  test.each([
    [`cinema/${CINEMA}`, 'NAME:Aurore Paris Grands Boulevards'],
    [`show/${FILM}`, 'NAME:Le Cuirassé Potemkine'],
    ['tag/imax', 'NAME:IMAX'],
    ['openings', 'NAME:Ouvertures des ventes'],
  ])('%s is one to subscribe to, cached like a page', async (path, name) => {
    const { status, headers, text } = await get('fr', `/calendar/fr/${path}.ics`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(linesOf(text)).toContain(name);
    expect(text.match(/^BEGIN:VEVENT/gm)!.length).toBeGreaterThan(1);
    expect(new Set(text.match(/^UID:.*/gm)).size).toBe(text.match(/^BEGIN:VEVENT/gm)!.length);
    expect((await get('fr', `/calendar/fr/${path}.ics`)).headers['server-timing']).toMatch(/^cache;desc=(hit|stale), /);
  });

  test('a film’s calendar has only that film, in its own language', async () => {
    const { text } = await get('fr', `/calendar/en/show/${FILM}.ics`);
    const titles = linesOf(text).filter((line) => line.startsWith('SUMMARY:'));
    expect(new Set(titles.map((title) => title.replace(/ \([^(]*\)$/, ''))).size).toBe(1);
    expect(linesOf(text).some((line) => line.startsWith(`URL;VALUE=URI:${originOf('fr')}/en/screenings/V`))).toBe(true);
  });

  test('a screening after midnight has the times of its own night', async () => {
    const late = await afterMidnight();
    const reference = bookingReference(late.refCmd);
    const { status, text } = await get('fr', `/calendar/fr/screening/${reference}.ics`);
    expect(status).toBe(200);
    // In November Paris is an hour ahead of UTC.
    const utc = (local: string) =>
      new Date(`${local.replace(' ', 'T')}+01:00`).toISOString().replace(/[-:]|\.000/g, '');
    const lines = linesOf(text);
    expect(late.time > `${TEST_DAY} 23:59:59`).toBe(true);
    expect(lines).toContain(`DTSTART:${utc(late.time)}`);
    expect(lines).toContain(`DTEND:${utc(late.endTime)}`);
    expect(lines).toContain(`UID:${reference}@fr.aurore.localhost`);
  });

  test.each([
    '/calendar/fr/cinema/nowhere.ics',
    '/calendar/fr/show/nothing-1.ics',
    '/calendar/fr/tag/nothing.ics',
    '/calendar/de/openings.ics',
    '/calendar/fr/screening/V3101S1.ics',
    '/calendar/fr/screening/nonsense.ics',
    '/calendar/fr',
  ])('%s is not found', async (path) => {
    expect((await get('fr', path)).status).toBe(404);
  });
});

describe('the page of a screening', () => {
  test('says all about it, and to machines in a form they read', async () => {
    const screenings = await screeningsOf(FILM);
    const screening = screenings.find(({ status, time }) => status === 'available' && time > `${TEST_DAY} 18`)!;
    const reference = bookingReference(screening.refCmd);
    const { status, text } = await get('fr', `/seances/${reference}`);
    expect(status).toBe(200);
    for (const said of [screening.auditoriumName, screening.auditoriumCapacity, screening.refCmd, `${reference}.ics`]) {
      expect(text.includes(said), said).toBe(true);
    }
    const things = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
      ([, data]) => (JSON.parse(data!) as { '@graph': { '@type': string }[] })['@graph'],
    );
    expect(things.find((thing) => thing['@type'] === 'ScreeningEvent')).toMatchObject({
      '@type': 'ScreeningEvent',
      startDate: `${screening.time.replace(' ', 'T')}+01:00`,
      workPresented: { '@type': 'Movie', name: 'Le Cuirassé Potemkine' },
      location: { '@type': 'MovieTheater', address: { addressCountry: 'FR' } },
      offers: { availability: 'https://schema.org/InStock', url: screening.refCmd },
    });
  });

  test('one that is sold out says so in words, and has no way to book it', async () => {
    const screenings = await screeningsOf(FILM);
    const sold = screenings.find(({ status }) => status === 'soldout')!;
    const { text } = await get('fr', `/seances/${bookingReference(sold.refCmd)}`);
    expect(text).toContain('Complet');
    const [, booking] = /<a ([^>]*class="book soldout [^>]*)>/.exec(text)!;
    expect(booking).not.toMatch(/ (href|target)=/);
    // A screening that has seats again can be booked again.
    expect(booking).toContain(`data-href="${sold.refCmd}"`);
    expect(text).toContain('https://schema.org/SoldOut');
  });

  test.each(['/seances/V3101S1', '/seances/nonsense', '/seances/V9999S5'])('%s is not found', async (path) => {
    expect((await get('fr', path)).status).toBe(404);
  });

  test('says that it is close to the chosen cinema when it is another nearby', async () => {
    const cinemas = (await get('fr', '/api/cinemas')).json() as { slug: string; vistaRef: string; citySlug: string }[];
    const ref = (slug: string) => cinemas.find((cinema) => cinema.slug === slug)!.vistaRef;
    const other = cinemas.find(({ slug, citySlug }) => citySlug === 'paris' && slug !== CINEMA)!.vistaRef;
    const far = cinemas.find(({ citySlug }) => citySlug === 'lyon')!.vistaRef;
    const here = ref(CINEMA);
    const said = async (chosen: string) => (await get('fr', `/fragments/fr/closeto/${chosen}/${here}`)).text;
    expect(await said(other)).toContain('Proche de votre cinéma');
    expect(await said(here)).not.toContain('Proche');
    expect(await said(far)).not.toContain('Proche');
    expect((await get('fr', `/fragments/fr/closeto/1/${here}`)).status).toBe(404);
  });
});
