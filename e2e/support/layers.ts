import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
/** Screens with something that stays over them, the one that is read most first. */
export const LAYERED = [
  CINEMA,
  '/',
  '/films-a-la-suite/aurore-paris-grands-boulevards',
  '/films/le-cuirasse-potemkine-44008',
  '/saison/silent-live',
];

/** That an unanswered screen has half of its window for itself, and that all of its consent banner can be reached. */
export async function expectHalfForItself(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const banner = page.locator('form.consent');
  await expect(banner).toBeVisible();
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
    await expect.poll(() => faultsOfLayers(page)).toEqual([]);
  }
  // By keyboard and by scrolling it.
  const title = banner.locator('b');
  await title.evaluate((element) => element.scrollIntoView());
  await expect(title).toBeInViewport({ ratio: 1 });
  for (const button of await banner.locator('button, a').all()) {
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 0.9 });
  }
}

/** What stays over the page while it scrolls and covers more of the window than it may, or lies beyond its edges. */
function faultsOfLayers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll('body, body *')) {
      if (!/fixed|sticky/.test(getComputedStyle(element).position) || !element.checkVisibility()) continue;
      // A link to the content, above the window until it has the focus.
      if (element.matches('[href="#content"]')) continue;
      const { top, bottom, height, width } = element.getBoundingClientRect();
      // What sticks scrolls away with what it belongs to.
      const isFixed = getComputedStyle(element).position === 'fixed';
      const isInView = bottom > 0 && top < innerHeight;
      if ((!isFixed && !isInView) || width < innerWidth / 2 || height === 0) continue;
      const name = `${element.localName}.${element.className.toString().slice(0, 40)}`;
      if (height > innerHeight / 2 + 1) faults.push(`${name} takes ${Math.round(height)} px of ${innerHeight}`);
      if (isFixed && top < -1) faults.push(`${name} begins ${Math.round(-top)} px above the window`);
    }
    return faults;
  });
}
