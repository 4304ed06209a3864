import { describe, expect, test } from 'vitest';
import type { Showtime } from '../../../src/contract/programme.ts';
import { bookingReference } from '../../../src/domain/screening/bookingReference.ts';
import { needsMet, type Need } from '../../../src/domain/programme/needs.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { get } from '../../support/site.ts';

const PAGE = '/seances-accessibles';

type Ticket = { readonly reference: string; readonly tags: readonly string[]; readonly version: string };

/** The tickets of a page, from the data in their markup. */
function ticketsOf(html: string): Ticket[] {
  return [...html.matchAll(/<li data-v="([^"]*)"(?: data-t="([^"]*)")?[^>]*>.*?<\/li>/gs)].map(
    ([ticket, version = '', tags = '']) => ({
      reference: /V\d+S\d+/.exec(ticket)![0],
      version,
      tags: tags.split(' '),
    }),
  );
}

const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, address]) => address!);

/** The upcoming screenings of a day according to the API, as the page should list them. */
async function comingAt(cinemas: readonly string[], day: string, needs: readonly Need[]): Promise<string[]> {
  const found: string[] = [];
  for (const cinema of cinemas) {
    const { shows } = (await get('fr', `/api/cinema/${cinema}/shows`)).json() as { shows: Record<string, object> };
    for (const show of Object.keys(shows)) {
      const answer = (await get('fr', `/api/show/${show}/showtimes/${cinema}/${day}`)).json();
      for (const showtime of answer as Showtime[]) {
        const met = needsMet(showtime, false);
        if (needs.every((need) => met.includes(need)) && showtime.time > `${TEST_DAY} 17:30:00`) {
          found.push(bookingReference(showtime.refCmd));
        }
      }
    }
  }
  return found;
}

test.each([PAGE, `${PAGE}/lyon`])('%s says the day and the number apart', async (path) => {
  const [, count = ''] = /<p class="count">(.*?)<\/p>/s.exec((await get('fr', path)).text)!;
  expect(count.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')).toMatch(/^ ?samedi 21 novembre, \d+ séances ?$/);
});

describe('the accessible screenings of a city', () => {
  test('are those of all its cinemas that are made for someone and still to come', async () => {
    const { status, text } = await get('fr', `${PAGE}/lyon`);
    expect(status).toBe(200);
    const tickets = ticketsOf(text.split('id="wheelchair"')[0]!);
    expect(tickets.length).toBeGreaterThan(3);
    for (const { tags, version, reference } of tickets) {
      const met = needsMet({ tags, version }, false).filter((need) => need !== 'pmr');
      expect(met, reference).not.toEqual([]);
    }
  });

  test('come before those with wheelchair spaces, all of which the page has, too', async () => {
    const { text } = await get('fr', `${PAGE}/lyon`);
    const [made = '', spaces = ''] = text.split('id="wheelchair"');
    const { text: narrowed } = await get('fr', `${PAGE}/lyon/filters/tags-pmr`);
    const references = (html: string) => ticketsOf(html).map(({ reference }) => reference);
    expect(references(made).length).toBeGreaterThan(3);
    expect(references(narrowed).length).toBeGreaterThan(20);
    expect(references(spaces)).toEqual(references(narrowed));
  });

  test.each<[string, readonly Need[]]>([
    ['audiodesc', ['audiodesc']],
    ['hearing-impaired', ['hearing-impaired']],
    ['audiodesc,pmr', ['audiodesc', 'pmr']],
  ])('narrowed to %s are all that meet it, and no others', async (words, needs) => {
    const { cinemas } = (await get('fr', '/api/city/lyon')).json() as { cinemas: string[] };
    const { text } = await get('fr', `${PAGE}/lyon/filters/tags-${words}`);
    const wanted = await comingAt(cinemas, TEST_DAY, needs);
    expect(wanted.length).toBeGreaterThan(0);
    expect(
      ticketsOf(text)
        .map(({ reference }) => reference)
        .toSorted(),
    ).toEqual(wanted.toSorted());
  });

  test('have the filters as links that toggle one each, and the day stays', async () => {
    const { text } = await get('fr', `${PAGE}/lyon/filters/date-2026-11-24/tags-audiodesc`);
    const links = hrefs(text);
    expect(links).toContain(`${PAGE}/lyon/filters/date-2026-11-24`);
    expect(links).toContain(`${PAGE}/lyon/filters/date-2026-11-24/tags-audiodesc,pmr`);
    expect(links).toContain(`${PAGE}/lyon/filters/date-2026-11-25/tags-audiodesc`);
    expect(links).toContain(`${PAGE}/lyon/filters/tags-audiodesc`);
    expect(/aria-current="true"[^>]*>\s*Audiodescription/.test(text)).toBe(true);
  });

  test('a day without any names the next that has some, and offers to drop what was asked for', async () => {
    const { status, text } = await get(
      'fr',
      `${PAGE}/lyon/filters/date-2026-11-23/tags-audiodesc,hearing-impaired,relaxed`,
    );
    expect(status).toBe(200);
    expect(ticketsOf(text)).toEqual([]);
    expect(text.includes('Aucune séance de ce genre')).toBe(true);
    expect(hrefs(text)).toContain(`${PAGE}/lyon/filters/date-2026-11-23/tags-hearing-impaired,relaxed`);
  });

  test('of a city that the site has not are not found', async () => {
    expect((await get('fr', `${PAGE}/atlantis`)).status).toBe(404);
  });
});

describe('the accessible screenings of a site', () => {
  test('are the first of each city, with the way to all of them', async () => {
    const { text } = await get('fr', PAGE);
    expect(ticketsOf(text).length).toBeGreaterThan(10);
    expect(hrefs(text)).toContain(`${PAGE}/lyon`);
    expect(text.match(/<h2 [^>]*id="city-/g)!.length).toBeGreaterThan(5);
  });

  test('some Sunday there are relaxed ones, and a day without names it', async () => {
    const { text } = await get('fr', `${PAGE}/filters/tags-relaxed`);
    const [next] = hrefs(text).filter(
      (address) => /\/filters\/date-[\d-]+\/tags-relaxed$/.test(address) && text.includes(`href="${address}"`),
    );
    const named = [...text.matchAll(/class="chip" href="([^"]*date-[^"]*tags-relaxed)"/g)].map(
      ([, address]) => address!,
    );
    expect(next).toBeDefined();
    expect(named).toHaveLength(1);
    const tickets = ticketsOf((await get('fr', named[0]!)).text);
    expect(tickets.length).toBeGreaterThan(0);
    expect(tickets.every(({ tags }) => tags.includes('relaxed'))).toBe(true);
  });

  test('name the version that always has captions as the site does', async () => {
    const { text } = await get('fr', PAGE);
    expect(text.includes('Toute séance indiquée «\u00A0VF sous-titrée\u00A0» en a.')).toBe(true);
  });

  test('where no tag tells of places for wheelchairs, are those of houses that have them', async () => {
    const { text } = await get('nl', '/toegankelijke-voorstellingen/amsterdam/filters/tags-pmr');
    const houses = (await get('nl', '/api/cinemas')).json() as { vistaRef: string; hasPmrService: boolean }[];
    const withPlaces = new Set(houses.filter(({ hasPmrService }) => hasPmrService).map(({ vistaRef }) => vistaRef));
    const tickets = ticketsOf(text);
    expect(tickets.length).toBeGreaterThan(0);
    expect(tickets.filter(({ reference }) => !withPlaces.has(/^V(\d+)S/.exec(reference)![1]!))).toEqual([]);
  });

  test.each([PAGE, `${PAGE}/paris`, `${PAGE}/paris/filters/tags-pmr`, `${PAGE}/filters/tags-pmr`])(
    '%s weighs 26.4 kB at most',
    async (path) => {
      await get('fr', path);
      await expect
        .poll(async () => {
          const { headers } = await get('fr', path, { headers: { 'accept-encoding': 'br' } });
          return headers['content-encoding'] === 'br' ? Number(headers['content-length']) : Infinity;
        })
        .toBeLessThanOrEqual(26_400);
    },
  );
});

describe('the way there', () => {
  test.each([
    ['/cinemas', PAGE],
    ['/cinemas/ville/lyon', `${PAGE}/lyon`],
    ['/cinemas/aurore-lyon-confluence', `${PAGE}/lyon`],
  ])('leads from %s', async (from, to) => {
    expect(hrefs((await get('fr', from)).text)).toContain(to);
  });

  test('leads from each screening, to those like it that day', async () => {
    const [ticket] = ticketsOf((await get('fr', `${PAGE}/lyon/filters/tags-audiodesc`)).text);
    const links = hrefs((await get('fr', `/seances/${ticket!.reference}`)).text);
    expect(links.some((link) => link.startsWith(`${PAGE}/lyon/filters/date-${TEST_DAY}/tags-audiodesc`))).toBe(true);
  });
});

describe('their calendar', () => {
  const events = (text: string) => text.match(/^BEGIN:VEVENT/gm)?.length ?? 0;

  test.each(['all', 'lyon', 'lyon/audiodesc', 'lyon/audiodesc,pmr'])('%s is one to subscribe to', async (name) => {
    const { status, headers, text } = await get('fr', `/calendar/fr/accessible/${name}.ics`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(events(text)).toBeGreaterThan(1);
  });

  test('narrowed, it has fewer', async () => {
    const count = async (name: string) => events((await get('fr', `/calendar/fr/accessible/${name}.ics`)).text);
    expect(await count('lyon/hearing-impaired')).toBeLessThan(await count('lyon'));
  });

  test.each(['nowhere', 'lyon/imax', 'lyon/pmr,audiodesc', 'lyon/pmr/pmr'])('%s is not found', async (name) => {
    expect((await get('fr', `/calendar/fr/accessible/${name}.ics`)).status).toBe(404);
  });
});
