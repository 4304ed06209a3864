import type { Page } from '@playwright/test';
import { painted } from './vitals.ts';

/**
 * Resolves when a page with script has come to rest: it is loaded, fonts included, every picture in sight is decoded, and
 * all of that is painted.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    const { promise: inSight, resolve } = Promise.withResolvers<HTMLImageElement[]>();
    const observer = new IntersectionObserver((entries) =>
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLImageElement)),
    );
    for (const image of images) observer.observe(image);
    if (images.length === 0) resolve([]);
    for (const image of await inSight) await image.decode();
    observer.disconnect();
  });
  await painted(page);
}
