import type { Page } from '@playwright/test';
import { SITE_CODES, siteOf } from '../../src/sites/sites.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { everyPath, NOT_THERE } from '../support/addresses.ts';
import { excess } from '../support/layout.ts';
import { shapesOf } from '../support/shapes.ts';
import { expect, originOf, test } from '../support/test.ts';

/*
 * Every screen of every site in every language, on the narrowest phone. Axe looks at each page in which something is of a shape that none before it has.
 * The first site in French it sees whole, in engines.test.ts and e2e/sweep.test.ts.
 */

const SITES = SITE_CODES.flatMap((code) => siteOf(code).languages.map((language) => [code, language] as const));
const WHOLE = 'fr in fr';
/** What the pages before had, in this process. */
const seen = new Set<string>();

test.use({ tolerated: [NOT_THERE] });

for (const [code, language] of SITES) {
  const where = `${code} in ${language}`;
  test(`${where}: nothing scrolls sideways at 320 px, nothing moves, axe finds nothing`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of await everyPath(code, language)) {
      await page.goto(originOf(code) + path);
      expect(await excess(page), path).toBe(0);
      expect(await movements(page), path).toEqual([]);
      const shapes = await shapesOf(page);
      const isNew = shapes.some((shape) => !seen.has(shape));
      for (const shape of shapes) seen.add(shape);
      if (isNew && where !== WHOLE) await expectAccessible(page);
    }
  });
}

/** Elements that would still move, by animation or transition, for somebody who asked for reduced motion. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((all) =>
          all.split(', ').some((each) => Number.parseFloat(each) > 0.001),
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
