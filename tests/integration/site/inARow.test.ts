import { describe, expect, test } from 'vitest';
import type { ShowtimeOnWire as Showtime } from '../../../src/contract/unknown.ts';
import { bookingReference } from '../../../src/domain/screening/bookingReference.ts';
import { get } from '../../support/site.ts';

const CINEMA = 'aurore-paris-grands-boulevards';
const DAY = '2026-11-22';
const PAGE = `/films-a-la-suite/${CINEMA}`;
const TOMORROW = `${PAGE}/filters/date-${DAY}`;

const filmsOf = (html: string) => [...html.matchAll(/name="film" value="([^"]+)"/g)].map(([, film]) => film!);
/** The booking references of each chain. */
const chainsOf = (html: string) =>
  html
    .split(/<h3 [^>]*id="row-/)
    .slice(1)
    .map((chain) => [...chain.matchAll(/\/(V\d+S\d+)\/booking/g)].map(([, reference]) => reference!));

/** A film's screenings on that day according to the API, by reference. */
async function showtimesOf(film: string): Promise<[string, Showtime][]> {
  const answer = (await get('fr', `/api/show/${film}/showtimes/${CINEMA}/${DAY}`)).json() as Showtime[];
  return answer.map((showtime) => [bookingReference(showtime.refCmd), showtime]);
}

describe('films in a row', () => {
  test('are made of screenings that the API has on sale, each after the end of the one before', async () => {
    const films = filmsOf((await get('fr', TOMORROW)).text);
    expect(films.length).toBeGreaterThan(10);
    let chains = 0;
    for (const [index, film] of films.slice(0, 6).entries()) {
      const pair = [film, films[index + 1]!];
      const showtimes = new Map((await Promise.all(pair.map(showtimesOf))).flat());
      const { text } = await get('fr', `${TOMORROW}?film=${pair.join('&film=')}`);
      for (const chain of chainsOf(text)) {
        chains += 1;
        const [first, second] = chain.map((reference) => showtimes.get(reference)!);
        expect([first!.status, second!.status]).toEqual(['available', 'available']);
        const gap = (Date.parse(second!.time) - Date.parse(first!.endTime)) / 60_000;
        expect(gap).toBeGreaterThanOrEqual(10);
        expect(gap).toBeLessThanOrEqual(90);
      }
    }
    expect(chains).toBeGreaterThan(3);
  });

  test('today have nothing that has begun', async () => {
    const { text } = await get('fr', PAGE);
    const films = filmsOf(text);
    const { text: found } = await get('fr', `${PAGE}?film=${films.slice(0, 3).join('&film=')}`);
    const starts = [...found.matchAll(/data-at="(\d+)"/g)].map(([, minutes]) => Number(minutes) * 60_000);
    for (const start of starts) expect(start).toBeGreaterThan(Date.parse('2026-11-21T17:30:00+01:00'));
  });

  test('one choice is one page, whatever the order; what is no film is nothing', async () => {
    const [a, b] = filmsOf((await get('fr', TOMORROW)).text);
    const one = await get('fr', `${TOMORROW}?film=${a}&film=${b}`);
    const other = await get('fr', `${TOMORROW}?film=${b}&x=1&film=%3Cscript%3Ealert(1)&film=${a}`);
    expect(other.headers.etag).toBe(one.headers.etag);
    const unknown = await get('fr', `${TOMORROW}?film=nobody-knows-1`);
    expect(unknown.status).toBe(200);
    // Links to other languages keep what was asked for.
    const [, content = ''] = /<main[^>]*>(.*)<\/main>/s.exec(unknown.text) ?? [];
    expect(content).toContain('<input');
    expect(content).not.toContain('nobody-knows');
  });

  test('are hidden from search engines, and found from the cinema', async () => {
    expect((await get('fr', PAGE)).text).toContain('<meta name="robots" content="noindex">');
    expect((await get('fr', `/cinemas/${CINEMA}`)).text).toContain(`href="${PAGE}"`);
    expect((await get('fr', '/films-a-la-suite/nowhere')).status).toBe(404);
  });

  test('speak the page’s language', async () => {
    for (const [path, title] of [
      [PAGE, 'Plusieurs films à la suite'],
      [`/en/films-in-a-row/${CINEMA}`, 'Films in a row'],
    ] as const) {
      expect((await get('fr', path)).text).toContain(title);
    }
  });
});
