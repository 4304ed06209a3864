import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DAY } from '../../support/clock.ts';
import { outlineOf } from '../../support/html.ts';
import { startMovableSite, type MovableSite } from '../../support/movableSite.ts';
import { request } from '../../support/request.ts';
import { get } from '../../support/site.ts';

const SLUG = 'aurore-paris-grands-boulevards';
const CINEMA = `/cinemas/${SLUG}`;
const FILM = 'le-cuirasse-potemkine-44008';
const PAGES = [CINEMA, `/cinemas/l/${SLUG}`, `/films/${FILM}`, `/grille-horaire/${FILM}`];
const NEXT_DAY = '2026-11-22';
const OVER = /<div class="nothing over"[^>]*>([\s\S]*?)<\/div>/;
const CHOSEN = /<a href="([^"]*)" aria-current="date"/;
/** The cinema day lasts until the morning, but its last screening has begun. */
const NIGHT = new Date(`${NEXT_DAY}T04:00:00+01:00`);

let site: MovableSite;
beforeAll(async () => {
  site = await startMovableSite('night');
});
afterAll(() => site.stop());
const textOf = async (path: string) => (await request(site.port, 'fr', path)).text;
const chosenAt = (text: string) => CHOSEN.exec(text)?.[1];

// First, since a cached page is not rendered again for an earlier hour.
test('a page that is cached opens on the next day from the second on in which nothing is left', async () => {
  const [, tickets = ''] = (await textOf(CINEMA)).split(/<div data-rows/);
  const ends = [...tickets.matchAll(/ data-at="(\d+)"(?: data-until="(\d+)")?(?! data-s)/g)];
  const last = Math.max(...ends.map(([, at, until = at]) => Number(until))) * 60_000;
  site.setClock(new Date(last - 5000));
  expect(await textOf(CINEMA)).not.toMatch(OVER);
  site.setClock(new Date(last - 1));
  expect(await textOf(CINEMA)).not.toMatch(OVER);
  site.setClock(new Date(last + 1000));
  expect(await textOf(CINEMA)).toMatch(OVER);
});

describe('at night', () => {
  beforeAll(() => site.setClock(NIGHT));

  test.each(PAGES)('%s calls the date today, not the evening before', async (path) => {
    const days = [
      ...(await textOf(path)).matchAll(/<a href="[^"]*"(?: aria-current="date")?[^>]*>(?:(?!<\/a>)[\s\S])*Auj\./g),
    ];
    expect(days.map(([day]) => day.startsWith(`<a href="${path}" aria-current="date"`))).toEqual([true]);
  });

  test('the evening’s days are called as those of programmes are', async () => {
    const text = await textOf('/ce-soir');
    const days = [...text.matchAll(/<a class="chip[^"]*" href="([^"]*)"[^>]*>\s*([^<]*?)\s*<\/a>/g)].slice(0, 3);
    const addressOn = (day: string) => expect.stringContaining(`date-${day}`) as string;
    expect(days.map(([, address, called]) => [called, address])).toEqual([
      ['sam. 21', expect.not.stringContaining('date-')],
      ['Aujourd’hui', addressOn(NEXT_DAY)],
      ['Demain', addressOn('2026-11-23')],
    ]);
  });

  test('after midnight, while something plays, it is still tonight, and today is the date', async () => {
    const early = await startMovableSite('midnight');
    try {
      early.setClock(new Date(`${NEXT_DAY}T00:20:00+01:00`));
      const at = async (path: string) => (await request(early.port, 'fr', path)).text;
      const evening = await at('/ce-soir');
      expect(outlineOf(evening)[0]).toMatch(/^1 Ce soir à Paris/);
      expect(outlineOf(await at('/autour-de-moi?q=paris'))).toContain('2 Autour de Paris, samedi 21 novembre');
    } finally {
      await early.stop();
    }
  });

  test.each(PAGES)('%s opens on the next day, and says so', async (path) => {
    const text = await textOf(path);
    expect(OVER.exec(text)?.[1]).toMatch(
      /Plus rien à réserver cette nuit.* Premières séances à réserver\s: dimanche 22 novembre\./,
    );
    expect(chosenAt(text)).toBe(path);
    expect(text).toContain(`href="${path}/filters/date-${TEST_DAY}"`);
  });

  test.each([
    ['fr', '/', '1 dimanche 22 novembre à Aurore Paris Grands Boulevards', '2 dimanche 22 novembre : les autres films'],
    ['fr', '/en', '1 Sunday, 22 November at Aurore Paris Grands Boulevards', '2 Sunday, 22 November: other films'],
    ['ch', '/de', /^1 Sonntag, 22\. November im Aurore /, '2 Sonntag, 22. November: weitere Filme'],
    ['be', '/nl', /^1 zondag 22 november in Aurore /, '2 zondag 22 november: andere films'],
  ] as const)('on %s%s headings name the day and the place', async (code, path, first, others) => {
    const outline = outlineOf((await request(site.port, code, path)).text);
    expect(outline.filter((heading) => heading.startsWith('1'))).toEqual([expect.stringMatching(first)]);
    expect(outline).toContain(others);
  });

  test.each(PAGES)('today’s page of %s leads to where it opens', async (path) => {
    const text = await textOf(`${path}/filters/date-${TEST_DAY}`);
    const [, over] = OVER.exec(text)!;
    expect(over).toContain('Plus rien à réserver cette nuit');
    expect(over).not.toContain('Premières séances');
    expect(/href="([^"]*)"/.exec(over!)?.[1]).toBe(path);
    expect(chosenAt(text)).toBe(`${path}/filters/date-${TEST_DAY}`);
  });

  test.each(['versions-vf', 'versions-vost', 'versions-muet'])(
    'the way on from today’s page with %s leads to a day that has such screenings',
    async (filter) => {
      const text = await textOf(`${CINEMA}/filters/date-${TEST_DAY}/${filter}`);
      const [, address] = /href="([^"]*)"/.exec(OVER.exec(text)![1]!)!;
      expect(address).toMatch(new RegExp(`^${CINEMA}/filters/(?:date-2026-1[12]-\\d{2}/)?${filter}$`));
      expect(await textOf(address!)).not.toContain('class="nothing"');
    },
  );

  test.each(['', '/versions-vf', '/tags-3d'])(
    'the day with%s is over, and no filter is said to be the reason',
    async (filter) => {
      const text = await textOf(`${CINEMA}/filters/date-${TEST_DAY}${filter}`);
      expect(text).toMatch(OVER);
      expect(text).not.toContain('class="nothing"');
      expect(text).toMatch(/<span>0 film, 0 séance</);
    },
  );

  test.each([`/jours/${SLUG}`, `/films-a-la-suite/${SLUG}`])('%s has that day as its own, too', async (path) => {
    const text = await textOf(path);
    expect(text).toContain('dimanche 22 novembre');
  });

  test('a film’s page folds the cinemas where all has begun', async () => {
    const text = await textOf(`/films/${FILM}/filters/date-${TEST_DAY}`);
    const [, folded = ''] = /<details[^>]*> ?<summary[^>]*>\d+ déjà commencées<\/summary>(.*?)<\/details>/s.exec(text)!;
    expect(folded.match(/<li data-v=/g)!.length).toBe(folded.match(/data-begun/g)!.length);
    expect(text.split('data-rows')[1]!.replace(folded, '')).not.toContain('data-begun');
    expect(await textOf(`/films/${FILM}`)).not.toContain('déjà commencées');
  });

  test('the next day says nothing of that kind, and filters do not change the day', async () => {
    expect(await textOf(`${CINEMA}/filters/date-${NEXT_DAY}`)).not.toMatch(OVER);
    expect(chosenAt(await textOf(`${CINEMA}/filters/versions-vf`))).toBe(`${CINEMA}/filters/versions-vf`);
  });
});

test('a light page folds the films of which all screenings have begun', async () => {
  const { text } = await get('fr', `/cinemas/l/${SLUG}`);
  const [, folded = ''] = /<details> ?<summary[^>]*>(?:\d+ déjà commencées)<\/summary>(.*?)<\/details>/s.exec(text)!;
  expect(folded).toContain('data-begun');
  const tickets = (part: string) => part.match(/<li data-v=/g)!.length;
  expect(folded.match(/data-begun/g)).toHaveLength(tickets(folded));
  const rows = text.replace(folded, '').split('<div class="row"').slice(1);
  for (const row of rows) expect((row.match(/data-begun/g) ?? []).length).toBeLessThan(tickets(row));
});

test.each(PAGES)('while something can be booked %s says nothing of that kind', async (path) => {
  const { text } = await get('fr', path);
  expect(text).toContain(TEST_DAY);
  expect(text).not.toMatch(OVER);
});
