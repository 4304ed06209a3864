import { expect, type Locator, type Page } from '@playwright/test';

/** What is wrong with how the focus is shown, in words; undefined if nothing is. */
function faultOfFocus(): string | undefined {
  const focused = document.activeElement!;
  if (focused === document.body) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  // Of an element that extends beyond the window, only the part inside.
  const [x0, y0] = [Math.max(left, 0), Math.max(top, 0)];
  const [x1, y1] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  const isSeen = [0.5, 0.1, 0.9].some((dx) =>
    [0.5, 0.1, 0.9].some((dy) => {
      const found = document.elementFromPoint(x0 + (x1 - x0) * dx, y0 + (y1 - y0) * dy);
      return found !== null && (focused.contains(found) || found.contains(focused));
    }),
  );
  // A date field has parts, and the browser itself shows which one has the focus.
  const hasParts = focused.matches('input[type="date"]');
  const said = focused.outerHTML.slice(0, 120);
  if (!hasParts && (outlineStyle === 'none' || outlineWidth === '0px')) return `It has no outline: ${said}`;
  if (x1 <= x0 || y1 <= y0 || !isSeen) return `It is hidden: ${said}`;
  return undefined;
}

/** Fails if the focus cannot be seen: it has no outline, is outside the window, or is under something else. */
async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(faultOfFocus)).toBeUndefined();
}

/** What all that Tab stops at is, and in which order, but for the order of radio buttons. */
export const STOPS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/**
 * Fails if any stop of a page, or of a part of it, cannot be seen when it has the focus, forwards or backwards (WCAG 2.4.7,
 * 2.4.11). The focus is moved by the page, which scrolls as for Tab and takes a tenth of the time.
 */
export async function expectStopsSeen(page: Page, part = 'body'): Promise<void> {
  const unseen = await page.evaluate(
    `(${unseenStops.toString()})(${faultOfFocus.toString()}, ${JSON.stringify([STOPS, part])})`,
  );
  expect(unseen, page.url()).toEqual([]);
}

async function unseenStops(fault: typeof faultOfFocus, [stops, part]: [string, string]): Promise<string[]> {
  const within = [...document.querySelectorAll(part)].at(-1)!;
  const all = [...within.querySelectorAll<HTMLElement>(stops)].filter((it) => it.tabIndex >= 0 && it.checkVisibility());
  const faults: string[] = [];
  for (const stop of [...all, ...all.toReversed()]) {
    stop.focus();
    if (document.activeElement !== stop || fault() === undefined) continue;
    // What changes with the focus has a transition, though of no length.
    for (let frames = 0; frames < 3 && fault() !== undefined; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const found = fault();
    if (found !== undefined) faults.push(found);
  }
  return faults;
}

/** Presses Tab until an element has the focus, and checks that the focus is visible all the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await target.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error(`120 presses of Tab do not lead to ${String(target)}.`);
}
