import type { Page } from '@playwright/test';

/** Somebody is there: moves the pointer, twice, since the first move in a page counts as none (islands/interaction/still.ts). */
export async function moveHand(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
}
