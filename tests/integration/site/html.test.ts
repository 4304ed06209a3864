import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { siteOf, SITE_CODES } from '../../../src/sites/sites.ts';
import { builtPaths, examplesOf } from '../../support/screens.ts';
import { get } from '../../support/site.ts';

/** The HTML standard and what it asks of accessible names. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // Astro writes the one rule of its islands where the first of them stands.
    elements: ['html5', { style: { flow: true } }],
    rules: {
      // Rules of taste: the calendar's cells say what they are, and a button of a form is one that submits.
      'no-redundant-role': 'off',
      'no-implicit-button-type': 'off',
    },
  }),
);

async function faultsOf(path: string, text: string): Promise<string[]> {
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
  );
}

describe.each(SITE_CODES)('%s', (code) => {
  const site = siteOf(code);

  test('every screen is valid HTML in every language', async () => {
    const examples = await examplesOf((path) => get(code, path));
    const faults: string[] = [];
    for (const language of site.languages) {
      const paths = [
        ...builtPaths(site, language, examples),
        `${href(site, language, 'search')}?q=le`,
        '/nothing/here',
      ];
      for (const path of paths) faults.push(...(await faultsOf(path, (await get(code, path)).text)));
    }
    expect(faults.slice(0, 40)).toEqual([]);
  });
});
