import { everyPath, NOT_THERE } from '../support/addresses.ts';
import { expectWholeText, spaceText } from '../support/layout.ts';
import { originOf, test } from '../support/test.ts';

/*
 * Each screen with the text spacing of WCAG 1.4.12, on a phone, and on the narrowest and a usual desk: no words are cut
 * off, end in an ellipsis, leave their control or lie on others, in each way to look at a day, too.
 */

const PARTS = 5;
const WIDTHS = [360, 1080, 1280] as const;
/** Besides an example of each screen: a day with many films, and an evening in all its lanes. */
const FULL = {
  fr: ['/cinemas/aurore-saint-denis-pleyel', '/grille-horaire/le-cuirasse-potemkine-44008/filters/from-1700'],
  ch: ['/de/kinos/aurore-secheron'],
} as const;

test.use({ tolerated: [NOT_THERE] });

for (const [code, language] of [
  ['fr', 'fr'],
  ['ch', 'de'],
] as const) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`${code} in ${language} keeps its text whole when it is spaced, part ${part + 1} of ${PARTS}`, async ({
      page,
    }) => {
      test.slow();
      const paths = [...(await everyPath(code, language)), ...FULL[code]];
      for (const path of paths.filter((_, index) => index % PARTS === part)) {
        await page.setViewportSize({ width: WIDTHS[0], height: 800 });
        await page.goto(originOf(code) + path);
        await spaceText(page);
        await expectWholeText(page, path, WIDTHS);
      }
    });
  }
}
