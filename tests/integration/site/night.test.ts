import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_DAY } from '../../support/clock.ts';
import { request } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { get } from '../../support/site.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const FILM = 'le-cuirasse-potemkine-44008';
const PAGES = [CINEMA, '/cinemas/l/aurore-paris-grands-boulevards', `/films/${FILM}`, `/grille-horaire/${FILM}`];
const OVER = /<div class="nothing over"[^>]*>([\s\S]*?)<\/div>/;

let site: RunningSite;
beforeAll(async () => {
  // The cinema day lasts until the morning, but its last screening has begun.
  site = await startSite('night', { CLOCK: '2026-11-22T04:00:00+01:00' });
});
afterAll(() => site.stop());
const atNight = async (path: string) => (await request(site.port, 'fr', path)).text;

test.each(PAGES)('at night %s says that today is over, and leads to the next day', async (path) => {
  const [, over] = OVER.exec(await atNight(path))!;
  expect(over).toContain('Plus rien à réserver aujourd’hui');
  const [, address] = /href="([^"]*)"/.exec(over!)!;
  expect(address).toBe(`${path}/filters/date-2026-11-22`);
});

test.each(['versions-vf', 'versions-vost', 'versions-muet'])(
  'the way on from %s leads to a day that has such screenings',
  async (filter) => {
    const [, address] = /href="([^"]*)"/.exec(OVER.exec(await atNight(`${CINEMA}/filters/${filter}`))![1]!)!;
    expect(address).toMatch(new RegExp(`^${CINEMA}/filters/date-2026-1[12]-\\d{2}/${filter}$`));
    expect(await atNight(address!)).not.toContain('class="nothing"');
  },
);

test('the next day does not, and the filters stay', async () => {
  expect(await atNight(`${CINEMA}/filters/date-2026-11-22`)).not.toMatch(OVER);
  expect(OVER.exec(await atNight(`${CINEMA}/filters/versions-vf`))?.[1]).toContain(
    `href="${CINEMA}/filters/date-2026-11-22/versions-vf"`,
  );
});

test.each(PAGES)('while something can be booked %s says nothing of that kind', async (path) => {
  const { text } = await get('fr', path);
  expect(text).toContain(TEST_DAY);
  expect(text).not.toMatch(OVER);
});
