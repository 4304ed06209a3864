import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findHeadlessShell, launchOf } from '../e2e/support/chromium.ts';
import { withClientService } from '../e2e/support/clientService.ts';
import { signedIn } from '../e2e/support/signedIn.ts';
import { startSite } from '../tests/support/server.ts';
import { Missing, type Bench, type Figure } from './figure.ts';

/**
 * How soon a press on a heart or an emotion shows its new state on a slow phone, on a page that was there before, and what
 * who only scrolls has loaded by then.
 */
export const pressesBench: Bench = { name: 'presses', run };

const SLOWER = 4;
const VISITS = 9;
const SETTLED_MS = 3000;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Pages that somebody scrolls, and the most kB of scripts that they have loaded then, gzip. */
const SCROLLED = [
  ['home', '/', 30],
  ['list', '/films', 30],
  ['film', '/films/le-cuirasse-potemkine-44008', 100],
  ['cinema', '/cinemas/aurore-paris-grands-boulevards', 100],
] as const;

/** What is pressed, where, and what a browser knows before. */
const PRESSED = [
  {
    what: 'a heart',
    path: '/',
    selector: '.heart',
    note: 'kept on the device',
    prepare: (context: BrowserContext) =>
      context.addInitScript(() =>
        localStorage.setItem('aurore:kept', JSON.stringify({ favourites: [], wishlist: [] })),
      ),
  },
  {
    what: 'an emotion',
    path: '/films/le-cuirasse-potemkine-44008',
    selector: '#feelings [name="loved"]',
    note: 'signed in, no HTTP cache, as the client service is a stand-in in the browser',
    prepare: async (context: BrowserContext) => {
      await signedIn(context);
      await withClientService(context);
    },
  },
] as const;

async function run(): Promise<Figure[]> {
  const launch = launchOf();
  if (launch.executablePath === undefined) throw new Missing('There is no Chromium on this machine.');
  const running = await startSite('bench-presses');
  const browser = await chromium.launch(launch);
  try {
    const figures: Figure[] = [];
    for (const { what, path, selector, note, prepare } of PRESSED) {
      const [first, later]: [number[], number[]] = [[], []];
      const context = await browser.newContext({ ...PHONE, locale: 'fr-FR' });
      await prepare(context);
      const address = `http://fr.aurore.localhost:${running.port}${path}`;
      for (let visit = 0; visit <= VISITS; visit += 1) {
        const page = await slowPage(context);
        await page.goto(address);
        const durations = [await pressed(page, selector), await pressed(page, selector), await pressed(page, selector)];
        // The first visit fills the browser's cache.
        if (visit > 0) first.push(durations[0]!);
        if (visit > 0) later.push(...durations.slice(1));
        await page.close();
      }
      await context.close();
      const shell = findHeadlessShell() === undefined ? '' : ', headless shell';
      const how = `${VISITS} visits, ${note}${shell}; slowest`;
      figures.push(
        figure(`The first press on ${what}, CPU slowed ${SLOWER} ×: until its new state is painted`, first, 400, how),
        figure(`A later press on ${what}, likewise`, later, 100, how),
      );
    }
    const origin = `http://fr.aurore.localhost:${running.port}`;
    for (const [name, path, atMost] of SCROLLED) {
      const what = `Scripts after a mere scroll, gzip: ${name}`;
      figures.push({ what, runs: [await scrolledWeight(browser, origin + path)], unit: 'kB', goal: { atMost } });
    }
    return figures;
  } finally {
    await browser.close();
    await running.stop();
  }
}

function figure(what: string, runs: readonly number[], atMost: number, how: string): Figure {
  return { what, runs, unit: 'ms', goal: { atMost }, note: `${how} ${Math.round(Math.max(...runs))} ms` };
}

/** The kB of scripts that a first visitor's phone has once the page has been scrolled, and nothing more comes. */
async function scrolledWeight(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, locale: 'fr-FR' });
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address);
  await page.mouse.wheel(0, 1200);
  await page.waitForFunction(() => scrollY > 0);
  // Nothing says that no script is to come.
  await page.waitForTimeout(SETTLED_MS);
  const weights = await Promise.all(scripts);
  await context.close();
  return weights.reduce((sum, weight) => sum + weight, 0) / 1000;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Taps an element. Gives the milliseconds from the tap to the frame after the one that paints its new state. */
async function pressed(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const duration = await target.evaluateHandle((element) => ({
    until: new Promise<number>((done) => {
      let began = 0;
      element.addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
      const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => requestAnimationFrame((painted) => done(painted - began)));
      });
      seen.observe(element, { attributeFilter: ['aria-pressed'] });
    }),
  }));
  const box = (await target.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return duration.evaluate(({ until }) => until);
}
