import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Checks the HTML standard and its rules for accessible names. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // Astro writes its islands' style rule where the first island is.
    elements: ['html5', { style: { flow: true } }],
    rules: {
      // Rules of taste: the calendar's cells state their roles, and a form's button submits by default.
      'no-redundant-role': 'off',
      'no-implicit-button-type': 'off',
    },
  }),
);

/** What is wrong with a page's HTML, one line for each fault. */
export async function faultsOf(path: string, text: string): Promise<string[]> {
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
  );
}
