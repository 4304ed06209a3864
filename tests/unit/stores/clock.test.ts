import fc from 'fast-check';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { afterEach, expect, test, vi } from 'vitest';

const TEN_DAYS = 10 * millisecondsInDay;
const LEEWAY_MS = 5 * millisecondsInMinute;

/** The server's time, how far the device is ahead of it, and the device's count since the page began. */
type World = { server: number; offset: number; count: number };
type Page = { readonly clock?: string; readonly sent?: string };

const offsets = fc.integer({ min: -TEN_DAYS, max: TEN_DAYS });
const durations = fc.nat({ max: TEN_DAYS });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a page in a world: by default one that the server has just sent. */
async function open(world: World, { clock, sent = String(world.server) }: Page = {}) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { clock } } });
  vi.spyOn(Date, 'now').mockImplementation(() => world.server + world.offset);
  vi.spyOn(performance, 'now').mockImplementation(() => world.count);
  const serverTiming = sent === '' ? [] : [{ name: 'cache' }, { name: 'clock', description: sent }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming } as unknown as PerformanceEntry]);
  return import('../../../src/stores/clock.ts');
}

const worldWith = (offset: number): World => ({ server: Date.parse('2026-11-21T16:30:00Z'), offset, count: 40 });
const wait = (world: World, milliseconds: number): void => {
  world.server += milliseconds;
  world.count += milliseconds;
};
const sleep = (world: World, milliseconds: number): void => {
  world.server += milliseconds;
};
const responseOf = ({ server }: World) =>
  new Response(null, { status: 503, headers: { date: new Date(server).toUTCString() } });

test('however wrong the device’s clock is, a page counts on from the server’s', async () => {
  await fc.assert(
    fc.asyncProperty(offsets, durations, async (offset, later) => {
      const world = worldWith(offset);
      const { browserNow } = await open(world);
      wait(world, later);
      const isBelieved = offset > 0 && offset <= LEEWAY_MS;
      expect(browserNow()).toBe(world.server + (isBelieved ? offset : 0));
    }),
  );
});

test('a device’s clock that is right makes up for a page and a sleep of some minutes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: LEEWAY_MS }), fc.nat({ max: LEEWAY_MS }), durations, async (all, some, later) => {
      const [old, asleep] = [all - Math.min(all, some), Math.min(all, some)];
      const world = worldWith(0);
      const { browserNow, hasComeApart } = await open(world, { sent: String(world.server - old) });
      sleep(world, asleep);
      wait(world, later);
      expect(browserNow()).toBe(world.server);
      expect(hasComeApart()).toBe(false);
    }),
  );
});

test('after a response all is right again, whatever was wrong before', async () => {
  await fc.assert(
    fc.asyncProperty(offsets, durations, durations, durations, async (offset, old, asleep, later) => {
      const world = worldWith(offset);
      const { browserNow, hasComeApart, hearServer } = await open(world, { sent: String(world.server - old) });
      sleep(world, asleep);
      hasComeApart();
      hearServer(responseOf(world));
      wait(world, later);
      // The header has whole seconds; a clock that is ahead by the leeway at most is believed.
      const wrong = browserNow() - world.server;
      expect(wrong).toBeGreaterThan(-1000);
      expect(wrong).toBeLessThanOrEqual(LEEWAY_MS);
      expect(hasComeApart()).toBe(false);
    }),
  );
});

test('a clock that comes apart asks once, each time', async () => {
  const world = worldWith(30 * millisecondsInHour);
  const { hasComeApart, hearServer } = await open(world);
  expect([hasComeApart(), hasComeApart()]).toEqual([true, false]);
  for (let night = 0; night < 2; night += 1) {
    sleep(world, 8 * millisecondsInHour);
    expect([hasComeApart(), hasComeApart()]).toEqual([true, false]);
    hearServer(responseOf(world));
    expect(hasComeApart()).toBe(false);
  }
  world.offset = 0;
  expect([hasComeApart(), hasComeApart()]).toEqual([true, false]);
});

test('a page of another instant goes on from there, whatever anybody says', async () => {
  await fc.assert(
    fc.asyncProperty(offsets, offsets, durations, async (offset, distance, later) => {
      const world = worldWith(offset);
      const shown = world.server + distance;
      const { browserNow, hasComeApart, hearServer } = await open(world, { clock: String(shown) });
      hearServer(responseOf(world));
      wait(world, later);
      expect(browserNow()).toBe(shown + later);
      expect(hasComeApart()).toBe(false);
    }),
  );
});

test.each(['', 'noon'])('without the server’s time (%j) the device’s holds until a response', async (sent) => {
  const world = worldWith(-26 * millisecondsInHour);
  const { browserNow, hearServer } = await open(world, { sent });
  wait(world, 1000);
  expect(browserNow()).toBe(world.server + world.offset);
  hearServer(new Response());
  expect(browserNow()).toBe(world.server + world.offset);
  hearServer(responseOf(world));
  expect(browserNow()).toBe(world.server);
});
