import type { Page } from '@playwright/test';

/** Attributes of which the value says what an element is: of others, such as addresses and names, that there is one. */
const TELLING = ['class', 'role', 'type', 'tabindex', 'target', 'rel', 'autocomplete', 'inputmode', 'lang', 'dir'];

/**
 * What a page is made of, as an accessibility checker tells it apart: each kind of element, in its kind of parent, with
 * or without words of its own; the steps between levels of headings; and the landmarks of the main part in their order.
 * Which words, pictures and addresses they are, and how many are alike, makes no difference.
 */
export function shapesOf(page: Page): Promise<string[]> {
  return page.evaluate((telling) => {
    const isTold = ({ name, value }: Attr) =>
      // One without a value lacks what the others have.
      value.trim() === '' ||
      telling.includes(name) ||
      (name.startsWith('aria-') && /^(?:true|false|page|date|step|polite)$/.test(value));
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .filter(({ name }) => !name.startsWith('data-'))
        .map((each) => (isTold(each) ? `${each.name}=${each.value}` : each.name))
        .toSorted()
        .join(' ');
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '');
    const kinds = [...document.body.querySelectorAll('*')].map((element) => {
      const parent = element.parentElement!;
      return `${parent.localName}.${parent.className} > ${element.localName} ${attributesOf(element)} ${hasWords(element)}`;
    });
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const steps = headings.map(({ localName }, index) => `${headings[index - 1]?.localName} ${localName}`);
    const landmarks = [...document.querySelectorAll('main :is(nav, aside, form, section, [role])')]
      .map(({ localName, role }) => `${localName} ${role ?? ''}`)
      .filter((each, index, all) => each !== all[index - 1]);
    return [...new Set([...kinds, ...steps, landmarks.join()])];
  }, TELLING);
}
