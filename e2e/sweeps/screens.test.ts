import type { Page } from '@playwright/test';
import { sites } from '#brand/sites.ts';
import type { Language } from '../../src/sites/sites.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { everyPath, NOT_THERE } from '../support/addresses.ts';
import { enlargeText, excess, faultsOfText } from '../support/layout.ts';
import { expect, originOf, test } from '../support/test.ts';

/*
 * Every screen of every site in every language, on the narrowest phone and, for the languages with the longest words,
 * with text at twice its size on a desk. What axe looks at differs between sites, and between languages, but not between
 * a language here and there: it sees each site, and each language. The first site in French it sees whole, in
 * engines.test.ts and e2e/sweep.test.ts.
 */

const seen = new Set<Language>();
const SITES = Object.values(sites).flatMap(({ code, languages }) => {
  const first = languages.filter((language) => !seen.has(language));
  for (const language of first) seen.add(language);
  const forAxe = (first.length > 0 ? first : [languages[0]]).filter(
    (language) => `${code} in ${language}` !== 'fr in fr',
  );
  return languages.map((language) => [code, language, forAxe.includes(language)] as const);
});
const PARTS = 5;

test.use({ tolerated: [NOT_THERE] });

for (const [code, language, isForAxe] of SITES) {
  const axe = isForAxe ? ', axe finds nothing' : '';
  test(`${code} in ${language}: nothing scrolls sideways at 320 px, nothing moves${axe}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of await everyPath(code, language)) {
      await page.goto(originOf(code) + path);
      expect(await excess(page), path).toBe(0);
      expect(await movements(page), path).toEqual([]);
      if (isForAxe) await expectAccessible(page);
    }
  });
}

for (const [code, language] of [
  ['fr', 'fr'],
  ['ch', 'de'],
] as const) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`${code} in ${language} keeps its text whole at twice its size on a desk, part ${part + 1}`, async ({
      page,
    }) => {
      const paths = (await everyPath(code, language)).filter((_, index) => index % PARTS === part);
      for (const path of paths) {
        // To a browser with such letters no window is large (90rem): what only large ones begin with is not there.
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(originOf(code) + path);
        await enlargeText(page);
        for (const width of [1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await excess(page), `${path} at ${width}`).toBe(0);
          expect(await faultsOfText(page), `${path} at ${width}`).toEqual([]);
        }
      }
    });
  }
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
