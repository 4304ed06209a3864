import hydrate from '@astrojs/react/client.js';
import type { Island } from './directive.ts';

/** The elements of a page, without those into which browsers that translate it put its texts. */
const elementsIn = (root: ParentNode) => [...root.querySelectorAll(':not(font)')];

/**
 * Puts the texts of an island back that the browser has translated since it was sent: React takes over no other texts,
 * and would make the island anew, without what was typed, focused or pressed in it. The browser then translates it again.
 */
function restoreTexts(island: Island): void {
  const { sent } = island;
  if (!sent || island.isEqualNode(sent)) return;
  const [before, now] = [elementsIn(sent), elementsIn(island)];
  if (before.length !== now.length) return;
  for (const [index, { childNodes }] of before.entries()) {
    const nodes = [...childNodes];
    // Only what has texts: an element that is moved loses the focus.
    if (nodes.some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      now[index]!.replaceChildren(...nodes.map((node) => now[before.indexOf(node as Element)] ?? node));
  }
}

/** Has React take over an island: Astro's own way, of the texts that the server sent. */
export default function takeOver(island: Island): ReturnType<typeof hydrate> {
  restoreTexts(island);
  return hydrate(island);
}
