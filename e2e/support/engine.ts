import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const ENGINE = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8');

type Result = { ruleId: string; value: [string, string]; message: string; snippet: string };
type Engine = { Checker: new () => { check(of: Node, rules: string[]): Promise<{ results: Result[] }> } };

/**
 * Keeps the islands of the pages to come as the server sent them: what is then taken out of a page, an island that wakes,
 * because it is focused, would miss.
 */
export async function letIslandsSleep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const define = customElements.define.bind(customElements);
    customElements.define = (name, element, options) => {
      class Asleep extends element {
        hydrate = () => {};
      }
      define(name, name === 'astro-island' ? Asleep : element, options);
    };
  });
}

/**
 * Takes out of the page what is like its neighbours: of more than three children of one kind the others. They would tell a
 * checker of accessibility nothing new, and it takes its time for every element.
 */
export async function thinOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const parent of document.body.querySelectorAll('ul, ol, div, section, tbody, dl, astro-slot, astro-island')) {
      const seen = new Map<string, number>();
      for (const child of [...parent.children]) {
        const kind = `${child.tagName} ${child.className}`;
        const count = (seen.get(kind) ?? 0) + 1;
        seen.set(kind, count);
        if (count > 3) child.remove();
      }
    }
  });
}

/**
 * Fails on whatever IBM's engine holds for a failure of WCAG 2.2 A and AA in the page as it stands, or in the part of it that is
 * named; what it merely asks a person to look at is not counted. For contexts without the content security policy.
 */
export async function expectEngineFindsNothing(page: Page, part = 'html'): Promise<void> {
  await page.evaluate((source) => (0, eval)(`${source};window.ace = ace`) as unknown, ENGINE);
  const found = await page.evaluate(async (selector) => {
    const { ace } = window as unknown as { ace: Engine };
    const root = selector === 'html' ? document : document.querySelector(selector)!;
    const { results } = await new ace.Checker().check(root, ['WCAG_2_2']);
    // HTML has a group of its own for names of users, which lets them be e-mail addresses; the engine does not know it yet.
    const isUserName = ({ ruleId, snippet }: Result) =>
      ruleId === 'input_autocomplete_valid' && snippet.includes(' autocomplete="username" type="email"');
    return results
      .filter((result) => result.value[0] === 'VIOLATION' && result.value[1] === 'FAIL' && !isUserName(result))
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  }, part);
  expect(found, `${page.url()} ${part}`).toEqual([]);
}
