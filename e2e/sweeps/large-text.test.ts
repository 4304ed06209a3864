import { everyPath, NOT_THERE } from '../support/addresses.ts';
import { launchWithLargeText } from '../support/chromium.ts';
import { expectWholeText } from '../support/layout.ts';
import { originOf, test } from '../support/test.ts';
import { drawAtOnce } from '../support/wholePage.ts';

/*
 * Each screen for somebody who has set text at twice its size in the browser (WCAG 1.4.4), in the languages with the longest
 * words, on a phone, a tablet, and the narrowest and a large desk: nothing scrolls sideways, no words are cut off, leave
 * their control or lie on others, in each way to look at a day, too.
 */

const PARTS = 5;
const WIDTHS = [360, 768, 1080, 1440] as const;

test.use({ tolerated: [NOT_THERE], launchOptions: launchWithLargeText() });

for (const [code, language] of [
  ['fr', 'fr'],
  ['ch', 'de'],
] as const) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`${code} in ${language} keeps its text whole at twice its size, part ${part + 1} of ${PARTS}`, async ({
      page,
    }) => {
      test.slow();
      const paths = await everyPath(code, language);
      for (const path of paths.filter((_, index) => index % PARTS === part)) {
        await page.setViewportSize({ width: WIDTHS[0], height: 800 });
        await page.goto(originOf(code) + path);
        await drawAtOnce(page.locator(':root'));
        await expectWholeText(page, path, WIDTHS);
      }
    });
  }
}
