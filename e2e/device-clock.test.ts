import type { Page } from '@playwright/test';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { TEST_CLOCK } from '../tests/support/clock.ts';
import { startMovableSite, type MovableSite } from '../tests/support/movableSite.ts';
import { moveHand } from './support/hand.ts';
import { expect, furtherIf, test } from './support/test.ts';

/** A site whose clock runs, from a minute after TEST_CLOCK: pages say nothing of a clock that stands still. */
let site: MovableSite;
/** How far the site's clock is ahead of this machine's, in milliseconds. */
let ahead = 0;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startMovableSite('device-clock', { CLOCK: '' });
  move(Date.parse(TEST_CLOCK) + millisecondsInMinute - Date.now());
});
test.afterAll(() => site.stop());

function move(milliseconds: number): void {
  ahead += milliseconds;
  site.advance(milliseconds);
}

const address = (path: string) => `http://fr.aurore.localhost:${site.port}${path}`;
const PATHS = ['/', '/cinemas/aurore-paris-grands-boulevards'];

/** Sets the device's clock, in hours ahead of the site's. */
async function setDevice(page: Page, hours: number): Promise<void> {
  await page.addInitScript(
    ([first]) => {
      const device = Object.assign(window, { wall: first!, count: 0 });
      const [now, run] = [Date.now.bind(Date), performance.now.bind(performance)];
      Date.now = () => now() + device.wall;
      performance.now = () => run() + device.count;
    },
    [ahead + hours * millisecondsInHour],
  );
}

/** Lets time pass on the site and on the device, whose monotonic clock stands still in a sleep; then looks at the page. */
async function pass(page: Page, milliseconds: number, isAsleep = false): Promise<void> {
  move(milliseconds);
  await page.evaluate(
    ([time, counted]) => {
      const device = window as unknown as { wall: number; count: number };
      device.wall += time!;
      device.count += counted!;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    [milliseconds, isAsleep ? 0 : milliseconds],
  );
}

/** The states of all tickets, by their order on the page. */
const statesOf = (page: Page) =>
  page
    .locator('[data-at] .ticket')
    .evaluateAll((tickets) =>
      tickets.map((ticket) => `${ticket.getAttribute('class')} ${ticket.getAttribute('href')}`),
    );

/** Lists the statuses that a page asks for. */
function asksOf(page: Page): string[] {
  const asks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/statuses/')) asks.push(request.url());
  });
  return asks;
}

/** When the next ticket that can be booked begins, in milliseconds from the site's present. */
async function untilNext(page: Page): Promise<number> {
  const item = page.locator('li:has(> a.ticket.next[href])').first();
  await item.evaluate((element) => element.setAttribute('id', 'watched'));
  const at = Number(await item.getAttribute('data-at'));
  const until = Number((await item.getAttribute('data-until')) ?? at);
  return (Math.max(at, until) + 1) * millisecondsInMinute - Date.now() - ahead;
}

async function expectBegun(page: Page): Promise<void> {
  const item = page.locator('#watched');
  await expect(item.locator('.ticket')).toHaveClass(/started/);
  await expect(item.locator('.ticket')).not.toHaveAttribute('href');
  await expect(item).toContainText('Commencée');
}

// Before the others, which move the clock: pages that are cached are from before that.
test.describe('through the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page tells the site’s time too @all', async ({ page, noScript }) => {
    await noScript.goto(address('/'));
    await setDevice(page, 30);
    await page.goto(address('/'));
    await moveHand(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // What the page asks must not be what corrects its clock.
    await page.route('**/statuses/**', (route) => route.fulfill({ json: {} }));
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await statesOf(page)).toEqual(await statesOf(noScript));
  });
});

for (const path of PATHS) {
  for (const hours of [30, -26]) {
    // The page with most tickets, by the clock that other tests do not have.
    const isVariant = path === '/' || hours > 0;
    test(`a clock that is ${hours} hours ahead changes no ticket of ${path}${furtherIf(isVariant)}`, async ({
      page,
      noScript,
    }) => {
      await noScript.goto(address(path));
      const states = await statesOf(noScript);
      expect(states.filter((state) => state.includes('/booking')).length).toBeGreaterThan(5);
      await setDevice(page, hours);
      const asks = asksOf(page);
      await page.goto(address(path), { waitUntil: 'networkidle' });
      expect(await statesOf(page)).toEqual(states);
      expect(new Set(asks).size).toBe(asks.length);
      expect(asks.length).toBeGreaterThan(0);

      await pass(page, await untilNext(page));
      await expectBegun(page);
    });
  }
}

test('a right clock asks nothing, and after a sleep the server says what has begun', async ({ page }) => {
  await setDevice(page, 0);
  const asks = asksOf(page);
  await page.goto(address(PATHS[1]!), { waitUntil: 'networkidle' });
  expect(asks).toEqual([]);
  await pass(page, await untilNext(page), true);
  await expectBegun(page);
  expect(asks).toHaveLength(1);
});
