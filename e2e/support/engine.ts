import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const ENGINE = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8');

type Result = { ruleId: string; value: [string, string]; message: string; snippet: string };
type Engine = { Checker: new () => { check(of: Node, rules: string[]): Promise<{ results: Result[] }> } };

/**
 * Keeps islands of pages opened from now on as the server sent them: an island that wakes when it is focused would miss
 * what has been taken out of the page.
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
 * Fails on whatever IBM's engine reports as a failure of WCAG 2.2 A and AA in the page as it is, or in the part that is
 * named. Findings for manual review do not count. For contexts without the content security policy.
 */
export async function expectEngineFindsNothing(page: Page, part = 'html'): Promise<void> {
  // oxlint-disable-next-line no-eval -- an element with it would be among what is checked
  await page.evaluate((source) => (0, eval)(`${source};window.ace = ace`) as unknown, ENGINE);
  const found = await page.evaluate(async (selector) => {
    const { ace } = window as unknown as { ace: Engine };
    const root = selector === 'html' ? document : document.querySelector(selector)!;
    const { results } = await new ace.Checker().check(root, ['WCAG_2_2']);
    // HTML's autofill lets a user name be an e-mail address, in a group of its own; the engine does not know that yet.
    const isUserName = ({ ruleId, snippet }: Result) =>
      ruleId === 'input_autocomplete_valid' && snippet.includes(' autocomplete="username" type="email"');
    return results
      .filter((result) => result.value[0] === 'VIOLATION' && result.value[1] === 'FAIL' && !isUserName(result))
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  }, part);
  expect(found, `${page.url()} ${part}`).toEqual([]);
}
