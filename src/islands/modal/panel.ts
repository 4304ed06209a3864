import type { ModalName } from '../../domain/modals.ts';
import { fetchDocument } from '../trusted.ts';

/** What a page shows of a modal's content, taken out of the page where it stands. */
export type Panel = { readonly content: HTMLElement; readonly title: string };

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'] as const;
/** Stylesheets by their text, so that a page's are added once. */
const added = new Set<string>();

/**
 * The styles of the other page's parts. They rank below this page's own, so nothing here changes; the parts' own classes
 * are theirs alone.
 */
function addStyles(styles: readonly string[]): void {
  const here = new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent));
  for (const text of styles) {
    if (here.has(text) || added.has(text)) continue;
    added.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@layer panel { ${text} }`);
    document.adoptedStyleSheets.push(sheet);
  }
}

/** Names of the content must not be those of this page. */
function renameIds(content: HTMLElement): void {
  const prefix = 'panel-';
  for (const element of content.querySelectorAll('[id]')) element.id = prefix + element.id;
  for (const name of REFERENCES) {
    for (const element of [content, ...content.querySelectorAll(`[${name}]`)]) {
      const ids = element.getAttribute(name)?.split(' ');
      if (!ids) continue;
      const renamed = ids.map((id) => (content.querySelector(`#${CSS.escape(prefix + id)}`) ? prefix + id : id));
      element.setAttribute(name, renamed.join(' '));
    }
  }
}

/** Of several parts of a name on a page, the one that the address's fragment names or that stands in what it names. */
function partOf(page: Document, name: ModalName, address: string): HTMLElement | null {
  const part = `[data-panel~="${name}"]`;
  const named = page.getElementById(decodeURIComponent(new URL(address, location.href).hash.slice(1)));
  if (named?.matches(part)) return named;
  return named?.querySelector<HTMLElement>(part) ?? page.querySelector<HTMLElement>(part);
}

/** The panel of a name on the page at an address of this site; undefined when there is none. */
export async function fetchPanel(address: string, name: ModalName): Promise<Panel | undefined> {
  const fetched = await fetchDocument(address);
  const found = fetched && partOf(fetched.page, name, address);
  if (!fetched || !found) return undefined;
  addStyles(fetched.styles);
  const content = document.adoptNode(found);
  renameIds(content);
  // The dialog has its name: a region of the same within would be told twice.
  content.removeAttribute('aria-labelledby');
  return { content, title: fetched.page.title };
}
