import type { Locator } from '@playwright/test';

/**
 * Does to a part of a page what browsers do that translate it: each text moves into elements of its own, in other words
 * and with the clock of another language. What must not be translated stays.
 */
export async function translate(part: Locator): Promise<void> {
  await part.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('[translate="no"], script, style, select')) continue;
      // As a text: the element is a thing of the past, and what translators use.
      const name: string = 'font';
      const font = document.createElement(name);
      const inner = font.appendChild(document.createElement(name));
      inner.textContent = text.data.toUpperCase().replaceAll(/(\d\d):(\d\d)/g, (_, hours: string, minutes: string) => {
        return `${Number(hours) % 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
      });
      text.replaceWith(font);
    }
  });
}
