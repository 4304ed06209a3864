import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Purpose } from '../../src/sites/purposes.ts';
import { SITE_CODES, type SiteCode } from '../../src/sites/sites.ts';
import { CONSENT_COOKIE, writeConsent } from '../../src/domain/consent/consent.ts';
import { watchProblems } from './problems.ts';
import { drawAtOnce, NOT_DRAWN } from './wholePage.ts';

export { expect };

/** A site's public origin: `http://nl.aurore.localhost:40123`. */
export function originOf(site: SiteCode): string {
  return `http://${site}.aurore.localhost:${process.env['AURORE_PORT']}`;
}

type Options = {
  /**
   * Whether visitors have already answered the consent banner, with a refusal; only tests about the banner turn it off.
   */
  answered: boolean;
  /** Problems that a test expects, such as the console's message for a page that is meant to be missing. */
  tolerated: readonly RegExp[];
};

type Fixtures = {
  /** A page in a browser without JavaScript, watched like `page`. */
  noScript: Page;
  /** Fails the test on any problem that is not tolerated. */
  watched: void;
};

type WorkerFixtures = {
  /** Has something done when the worker ends, latest first: what its files share is stopped then. */
  atEnd: (stop: () => Promise<void>) => void;
};

/**
 * Playwright's `test`, on the fr site unless an address says otherwise (`page.goto(originOf('nl'))`). It fails if
 * anything goes wrong in the browser (`watchProblems`). Journeys run on the desktop; those tagged `@phone-only` only on
 * the phone. Only `npm run test:all` runs those tagged `@all`, and on the phone, too, those tagged `@phone`.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  answered: [true, { option: true }],
  tolerated: [[], { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- how Playwright says that a fixture needs no other
  baseURL: ({}, use) => use(originOf('fr')),
  atEnd: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright says that a fixture needs no other
    async ({}, use) => {
      const stops: (() => Promise<void>)[] = [];
      await use((stop) => void stops.push(stop));
      for (const stop of stops.toReversed()) await stop();
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ context, tolerated, answered }, use) => {
      if (answered) await allowed(context, []);
      const problems = await watchProblems(context);
      await use();
      expect(untolerated(problems, tolerated), 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
  noScript: async ({ browser, tolerated, answered }, use) => {
    // Playwright adds the rest of the project's options.
    const context = await browser.newContext({ javaScriptEnabled: false });
    if (answered) await allowed(context, []);
    const problems = await watchProblems(context);
    const page = await context.newPage();
    // Without scripts Playwright cannot notice that a press missed, as it does where what comes into view for the first
    // time turns out higher or lower than was estimated. So nothing is estimated once a page is touched.
    await page.addLocatorHandler(page.locator(NOT_DRAWN), drawAtOnce);
    await use(page);
    await context.close();
    expect(untolerated(problems, tolerated), 'problems in the browser without JavaScript').toEqual([]);
  },
});

/**
 * Tags a test in a table of tests by the end of its title: `npm test` runs only those of which this is false,
 * `npm run test:all` runs all.
 */
export function furtherIf(isVariant: boolean): string {
  return isVariant ? ' @all' : '';
}

/** Tags a test that is there for each of SCREENS: `npm test` runs those of two pages unlike each other. */
export function furtherScreen(name: string): string {
  return furtherIf(name !== 'home' && name !== 'film');
}

/** Sets the cookie of a visitor who allowed these purposes a day ago, on all sites. */
export async function allowed(context: BrowserContext, purposes: readonly Purpose[]): Promise<void> {
  const at = new Date(Date.now() - 86_400_000);
  const value = writeConsent({ purposes, id: 'e2e', first: at, last: at });
  const urls = SITE_CODES.map((code) => `http://${code}.aurore.localhost/`);
  await context.addCookies(urls.map((url) => ({ name: CONSENT_COOKIE, value, url })));
}

function untolerated(problems: readonly string[], tolerated: readonly RegExp[]): string[] {
  return problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
}

/** Waits until the island with that component (`ShowtimeGrid`) runs: Astro then removes its attribute `ssr`. */
export async function hydrated(page: Page, component: string): Promise<Locator> {
  const island = page.locator(`astro-island[component-export="${component}"]`).first();
  await expect(island).toBeAttached();
  await expect
    .poll(async () => {
      // Wakes islands that wait for a sign of the visitor, once they listen.
      await page.evaluate(() => document.dispatchEvent(new Event('pointermove', { bubbles: true })));
      return island.getAttribute('ssr');
    })
    .toBeNull();
  return island;
}
