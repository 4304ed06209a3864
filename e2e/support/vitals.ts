import { expect, type Page } from '@playwright/test';

/** A layout shift: its score, and what moved. */
type Shift = { readonly value: number; readonly moved: readonly string[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Collects the layout shifts of every document that the page opens from now on, for `expectNoShift`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone'),
        );
        window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Fails if anything has moved up to the page's next frames. Letters of two fonts never have exactly the same width, so
 * text may move by a hair when the font loads: up to a thousandth does not count.
 */
export async function expectNoShift(page: Page): Promise<void> {
  await painted(page);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, undefined, 2)).toBeLessThan(0.001);
}

/** Resolves when the changes so far have been painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** When something was first painted, in milliseconds after the start. */
export async function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list, observer) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (!entry) return;
          observer.disconnect();
          done(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
