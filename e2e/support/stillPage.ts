import type { Page } from '@playwright/test';
import { TEST_CLOCK } from '../../tests/support/clock.ts';
import { setBrandFont } from './brandFont.ts';
import { drawWhole } from './wholePage.ts';

/** Opens an address for taking a picture: at the tests' instant, with font and pictures loaded. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(TEST_CLOCK);
  await page.goto(address);
  await drawWhole(page);
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { scrollbar-width: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await setBrandFont(page);
}
