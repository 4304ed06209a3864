import type { Page } from '@playwright/test';

/** Attributes of which the value says what an element is: of others, such as addresses and names, that it is there. */
const TELLING = ['class', 'role', 'type', 'tabindex', 'target', 'rel', 'autocomplete', 'inputmode', 'lang', 'dir'];

/**
 * What a page is made of, as an accessibility checker tells it apart: each kind of element, in its kind of parent, with
 * or without words of its own; the steps between levels of headings; and the landmarks of the main part in their order.
 * Which words, pictures and addresses they are, and how many are alike, makes no difference.
 */
export function shapesOf(page: Page): Promise<string[]> {
  return page.evaluate((telling) => {
    const attribute = ({ name, value }: Attr) => {
      if (name.startsWith('data-')) return '';
      return telling.includes(name) ||
        (name.startsWith('aria-') && /^(?:true|false|page|date|step|polite)$/.test(value))
        ? `${name}=${value}`
        : name;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '');
    const kinds = [...document.body.querySelectorAll('*')].map((element) => {
      const parent = element.parentElement!;
      const attributes = [...element.attributes].map(attribute).toSorted().join(' ');
      return `${parent.localName}.${parent.className} > ${element.localName} ${attributes} ${hasWords(element)}`;
    });
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const steps = headings.map(({ localName }, index) => `${headings[index - 1]?.localName} ${localName}`);
    const landmarks = [...document.querySelectorAll('main :is(nav, aside, form, section, [role])')]
      .map(({ localName, role }) => `${localName} ${role ?? ''}`)
      .filter((each, index, all) => each !== all[index - 1]);
    return [...new Set([...kinds, ...steps, landmarks.join()])];
  }, TELLING);
}
