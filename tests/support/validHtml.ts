import { HtmlValidate, StaticConfigLoader } from 'html-validate';

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

/** What is wrong with a page's HTML, a line each. */
export async function faultsOf(path: string, text: string): Promise<string[]> {
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
  );
}
