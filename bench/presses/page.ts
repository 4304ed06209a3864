import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';

export const SLOWER = 4;
const SETTLED_MS = 3000;
const LOST_MS = 30_000;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A phone with nothing in its cache. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...PHONE, locale: 'fr-FR' });

/** A page of a slow phone. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/**
 * Taps an element. Gives the milliseconds from the tap to the frame after the one that paints its new state; undefined if the page has
 * no such element. Rejects if the press is lost.
 */
export async function pressed(page: Page, selector: string): Promise<number | undefined> {
  const target = page.locator(selector).first();
  if ((await target.count()) === 0) return undefined;
  await target.scrollIntoViewIfNeeded();
  const duration = await target.evaluateHandle((element, lost) => {
    const isOn = () => element.getAttribute('aria-pressed') === 'true';
    const before = isOn();
    const until = new Promise<number>((done, fail) => {
      let began = 0;
      element.addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
      const seen = new MutationObserver(() => {
        if (isOn() === before) return;
        seen.disconnect();
        requestAnimationFrame(() => requestAnimationFrame((painted) => done(painted - began)));
      });
      seen.observe(element, { attributeFilter: ['aria-pressed'] });
      setTimeout(fail, lost, new Error('A press is lost.'));
    });
    return { until };
  }, LOST_MS);
  const box = (await target.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return duration.evaluate(({ until }) => until);
}

/** The kB of scripts, gzip, that a first visitor's page has once this has been done in it, and nothing more comes. */
export async function weightAfter(page: Page, address: string, act: () => Promise<unknown>): Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address);
  await act();
  // Nothing says that no script is to come.
  await page.waitForTimeout(SETTLED_MS);
  const weights = await Promise.all(scripts);
  return weights.reduce((sum, weight) => sum + weight, 0) / 1000;
}

/** Scrolls a page, as by a wheel. */
export async function scroll(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1200);
  await page.waitForFunction(() => scrollY > 0);
}
