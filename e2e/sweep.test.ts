import { expectWholeAccessible } from './support/accessibility.ts';
import { everyPath, NOT_THERE } from './support/addresses.ts';
import { letIslandsSleep } from './support/engine.ts';
import { excess } from './support/layout.ts';
import { removeSurplus } from './support/surplus.ts';
import { expect, test } from './support/test.ts';

/*
 * Every screen of one site in one language, once, on the narrowest phone, as axe sees it. `e2e/sweeps` has the other
 * sites and languages, whole pages in both schemes and by two engines, and modals.
 */

/** Enough parts that each has few screens to check. */
const PARTS = 12;

test.use({
  bypassCSP: true,
  tolerated: [NOT_THERE],
  viewport: { width: 320, height: 640 },
  colorScheme: 'light',
});

for (let part = 0; part < PARTS; part += 1) {
  test(`every screen is accessible and fits into 320 px, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    const paths = (await everyPath('fr', 'fr')).filter((_, index) => index % PARTS === part);
    expect(paths.length).toBeGreaterThan(1);
    await letIslandsSleep(page);
    for (const path of paths) {
      await page.goto(path);
      expect(await excess(page), path).toBe(0);
      await removeSurplus(page);
      await expectWholeAccessible(page);
    }
  });
}
