import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import { moveHand } from '../e2e/support/hand.ts';
import { siteOf } from '../src/sites/sites.ts';
import { makeSite, writeSite } from '../tests/integration/store/feed.ts';
import { environment } from '../tests/support/environment.ts';
import { startSite } from '../tests/support/server.ts';
import { Missing, type Bench, type Figure } from './figure.ts';

/** How soon a toggled filter takes effect on screen, for a cinema's busiest day on a slow phone. */
export const interactionBench: Bench = { name: 'interaction', run };

const SIZE = { cinemas: 1, shows: 60, days: 1, screeningsADay: 12, firstDay: '2026-11-21' };
const SLOWER = 4;
const TOGGLES = 11;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

async function run(): Promise<Figure[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Missing('There is no Chromium on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'aurore-bench-'));
  try {
    const site = siteOf('fr');
    const feed = makeSite(site, SIZE);
    for (const tag of feed.languages.fr?.tags ?? []) tag.places.push('cinemaFilters');
    await writeSite(join(folder, 'feed'), site, feed);
    const settings = { DATA_DIR: folder };
    const command = ['src/cli/import.ts', join(folder, 'feed')];
    await promisify(execFile)(process.execPath, command, { env: environment(settings) });
    const running = await startSite('bench-interaction', settings);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage({ ...PHONE, locale: 'fr-FR' });
      await page.goto(`http://fr.aurore.localhost:${running.port}/cinemas/cinema-1`);
      const tickets = await page.locator('.tickets li').count();
      if (tickets !== SIZE.shows * SIZE.screeningsADay) throw new Error(`The page has ${tickets} tickets.`);
      return [
        {
          what: `Filter toggle on ${SIZE.shows} films × ${SIZE.screeningsADay} screenings, CPU slowed ${SLOWER} ×: next paint`,
          runs: await toggles(page),
          unit: 'ms',
          goal: { atMost: 50 },
          note: `${TOGGLES} toggles; Event Timing, in steps of 8 ms from 16 on`,
        },
      ];
    } finally {
      await browser.close();
      await running.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Toggles the first filter in the modal that holds the filters on a phone, and gives how long each toggle took from the
 * tap to the paint after it, in milliseconds. That paint shows the filter and the number of screenings left; the
 * tickets, which the modal covers, follow.
 */
async function toggles(page: Page): Promise<number[]> {
  await moveHand(page);
  await page.locator('astro-island[component-export="ShowtimeGrid"]:not([ssr])').waitFor({ state: 'attached' });
  await page.locator('.open-filters').tap();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const clicks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return durations;
  });
  const option = (await page.locator('dialog.filters-dialog li a').first().boundingBox())!;
  const shown = () => page.locator('.tickets li:not([hidden])').count();
  const left = () => page.locator('dialog.filters-dialog [role="status"]').textContent();
  const durations: number[] = [];
  while (durations.length < TOGGLES) {
    const before = { shown: await shown(), left: await left() };
    // A bare touch: a locator's tap would check its target again while the page is responding.
    await page.touchscreen.tap(option.x + option.width / 2, option.y + option.height / 2);
    if ((await left()) === before.left) throw new Error('The filter changed nothing.');
    const [slow] = await clicks.evaluate(async (found) => {
      // The entry is reported after the paint, so the frame after that is late enough.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((idle) => requestIdleCallback(idle));
      return found.splice(0);
    });
    if ((await shown()) === before.shown) throw new Error('The tickets did not follow.');
    // Shorter events are not reported.
    durations.push(slow ?? 16);
  }
  return durations;
}
