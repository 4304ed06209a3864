import { openStill } from '../support/stillPage.ts';
import { MAIN_SCREENS, VIEWPORTS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/*
 * Which component's sheet comes first in a page, only its imports say. So no rule may depend on it: turned round within
 * their layer, the sheets say the same of every element. Only what two of them say is compared; what a pointer or the keyboard
 * would change is not.
 */

/** How many places two sheets both have a say in, and what becomes another where the sheets are turned round. */
function turnRound(): { claims: number; changes: string[] } {
  const PART = /::[\w-]+/g;
  const ALONE = /(?<=^|[\s,>+~])::[\w-]+/g;
  const blocks = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'components');
  const rulesIn = (rule: CSSRule): CSSStyleRule[] => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(rulesIn) : []),
  ];
  /** By element, pseudo-element and property: the sheets that name it. */
  const places = new Map<Element, Map<string, Set<CSSRule>>>();
  for (const block of blocks) {
    for (const rule of rulesIn(block)) {
      const parts = ['', ...(rule.selectorText.match(PART) ?? [])];
      for (const element of document.querySelectorAll(rule.selectorText.replaceAll(ALONE, '*').replaceAll(PART, ''))) {
        const named = places.get(element) ?? new Map<string, Set<CSSRule>>();
        places.set(element, named);
        for (const key of parts.flatMap((part) => Array.from(rule.style, (property) => `${part} ${property}`))) {
          named.set(key, (named.get(key) ?? new Set()).add(block));
        }
      }
    }
  }
  const contested = [...places].flatMap(([element, named]) =>
    [...named]
      .filter(([, by]) => by.size > 1)
      .map(([key]) => [element, ...key.split(' ')] as [Element, string, string]),
  );
  const valuesNow = () =>
    contested.map(([element, part, property]) => getComputedStyle(element, part || null).getPropertyValue(property));
  const before = valuesNow();
  // Of two equal rules the later one counts: this copy of all stands for them.
  const turned = new CSSStyleSheet();
  turned.replaceSync(
    blocks
      .toReversed()
      .map(({ cssText }) => cssText)
      .join('\n'),
  );
  document.adoptedStyleSheets.unshift(turned);
  const changes = valuesNow().flatMap((value, index) => {
    const [element, part, property] = contested[index]!;
    const name = `${element.localName}.${[...element.classList].join('.')}${part}`;
    return value === before[index] ? [] : [`${name} ${property}: ${before[index]} → ${value}`];
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== turned);
  return { claims: contested.length, changes: [...new Set(changes)] };
}

test('the main screens look the same with their sheets turned round', async ({ page }) => {
  test.slow();
  let all = 0;
  for (const [name, path] of Object.entries(MAIN_SCREENS)) {
    await openStill(page, path);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      const { claims, changes } = await page.evaluate(turnRound);
      expect.soft(changes, `${name} at ${viewport.width}`).toEqual([]);
      all += claims;
    }
  }
  expect(all).toBeGreaterThan(0);
});
