import { html } from 'hono/html';

/** The HTML of a text in which `…` marks code. */
export function proseOf(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}
