import type { Page } from '@playwright/test';

/** Moves the pointer twice, because the first move in a page does not count (islands/ui/interaction/still.ts). */
export async function moveHand(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
}
