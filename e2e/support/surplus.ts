import type { Page } from '@playwright/test';

const SURPLUS = 'data-surplus';
/**
 * As many elements of one kind tell an accessibility checker all that there is to tell; each further one costs it time.
 */
const ENOUGH = 3;

/**
 * Marks what is like its neighbours: of children of one kind, all but three. Gives the selector of the marked elements.
 */
async function markSurplus(page: Page): Promise<string> {
  await page.evaluate(
    ({ mark, enough }) => {
      for (const parent of document.body.querySelectorAll(
        'ul, ol, div, section, tbody, dl, astro-slot, astro-island',
      )) {
        const seen = new Map<string, number>();
        for (const child of parent.children) {
          const kind = `${child.tagName} ${child.className}`;
          const count = (seen.get(kind) ?? 0) + 1;
          seen.set(kind, count);
          if (count > enough) child.setAttribute(mark, '');
        }
      }
    },
    { mark: SURPLUS, enough: ENOUGH },
  );
  return `[${SURPLUS}]`;
}

/** Runs a check that leaves out the elements of a selector: those that are like three of their neighbours. */
export async function withSurplus(page: Page, check: (selector: string) => Promise<void>): Promise<void> {
  await check(await markSurplus(page));
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, SURPLUS);
}

/** Takes those elements out of the page, for checkers that cannot leave anything out. */
export async function removeSurplus(page: Page): Promise<void> {
  const marked = await markSurplus(page);
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.remove();
  }, marked);
}
