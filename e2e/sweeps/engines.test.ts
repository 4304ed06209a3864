import { expectContrast, expectWholeAccessible } from '../support/accessibility.ts';
import { everyPath, NOT_THERE } from '../support/addresses.ts';
import { expectEngineFindsNothing, letIslandsSleep } from '../support/engine.ts';
import { expect, test } from '../support/test.ts';

/** Enough parts that each has few screens to check. */
const PARTS = 20;

test.use({ bypassCSP: true, tolerated: [NOT_THERE] });

for (let part = 0; part < PARTS; part += 1) {
  test(`two engines find nothing in the whole screens, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    const paths = (await everyPath('fr', 'fr')).filter((_, index) => index % PARTS === part);
    expect(paths.length).toBeGreaterThan(1);
    await letIslandsSleep(page);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await expectWholeAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
      // A page whose scheme changes keeps colours where nothing is drawn anew.
      await page.goto(path);
      await expectContrast(page);
      await expectEngineFindsNothing(page);
    }
  });
}
