import { everyPath, NOT_THERE } from '../support/addresses.ts';
import { letIslandsSleep } from '../support/engine.ts';
import { expectStopsSeen } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { withThirdParties } from '../support/thirdPartySite.ts';

/*
 * Each stop of each screen, forwards and backwards, while the banner of consent is open over it: it is seen, whatever the
 * window. At 320 × 256 px a window of 1280 × 1024 px is at 400 %.
 */

/** Enough parts that each has few screens to go through. */
const PARTS = 6;
const ENLARGED = { width: 320, height: 256 };
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };

const { origin } = withThirdParties();
test.use({ answered: false, tolerated: [NOT_THERE] });

for (const [code, language, windows] of [
  ['fr', 'fr', [ENLARGED, PHONE, TABLET, DESK]],
  // Longer words make a difference where there is the least room, and where all of the header is in one row.
  ['ch', 'de', [ENLARGED, DESK]],
] as const) {
  for (const viewport of windows) {
    for (let part = 0; part < PARTS; part += 1) {
      const where = `${code} in ${language} at ${viewport.width} × ${viewport.height} px`;
      test(`every stop of every screen is seen, ${where}, part ${part + 1} of ${PARTS}`, async ({ page }) => {
        const paths = (await everyPath(code, language)).filter((_, index) => index % PARTS === part);
        expect(paths.length).toBeGreaterThan(1);
        await letIslandsSleep(page);
        await page.setViewportSize(viewport);
        for (const path of paths) {
          await page.goto(origin().replace('//fr.', `//${code}.`) + path);
          await expectStopsSeen(page);
        }
      });
    }
  }
}
