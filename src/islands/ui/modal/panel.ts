import type { ModalName } from '../../../domain/ui/modals.ts';
import { fetchDocument } from '../lib/trusted.ts';
import { listed } from '../../../markup/marks.ts';

/** The content of a modal, taken out of the page it belongs to, and that page's title. */
export type Panel = { readonly content: HTMLElement; readonly title: string };

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'] as const;
/** Stylesheets by their text, so that a page's styles are added once. */
const added = new Set<string>();

/** Adds the styles of the other page's parts. They apply within modals only, and rank below this page's own styles. */
function addStyles(styles: readonly string[]): void {
  const here = new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent));
  for (const text of styles) {
    if (here.has(text) || added.has(text)) continue;
    added.add(text);
    const sheet = new CSSStyleSheet();
    // Registered properties, which utilities need, are not allowed within a scope.
    const properties = text.match(/@property [^}]*\}/g)?.join('') ?? '';
    sheet.replaceSync(`${properties}@layer panel { @scope (#panels) { ${text} } }`);
    document.adoptedStyleSheets.push(sheet);
  }
}

/** Renames the ids of the content, which must not clash with those of this page. */
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

/**
 * If a page has several parts of a name: the one that the fragment of the address names, or that is inside what it
 * names.
 */
function partOf(page: Document, name: ModalName, address: string): HTMLElement | null {
  const part = listed('panel', name);
  const named = page.getElementById(decodeURIComponent(new URL(address, location.href).hash.slice(1)));
  if (named?.matches(part)) return named;
  return named?.querySelector<HTMLElement>(part) ?? page.querySelector<HTMLElement>(part);
}

/** The panel of a name on the page at an address of this site; undefined if there is none. */
export async function fetchPanel(address: string, name: ModalName): Promise<Panel | undefined> {
  // Without scopes, the other page's styles would restyle this one: its own page shows the part then.
  if (!('CSSScopeRule' in window)) return undefined;
  const fetched = await fetchDocument(address);
  const found = fetched && partOf(fetched.page, name, address);
  if (!fetched || !found) return undefined;
  addStyles(fetched.styles);
  return panelOf(document.adoptNode(found), fetched.page.title);
}

/** The panel of a name that this page itself has: a copy of the part that the address's fragment names. */
export function panelHere(name: ModalName): Panel | undefined {
  const found = partOf(document, name, location.href);
  return found ? panelOf(found.cloneNode(true) as HTMLElement, document.title) : undefined;
}

function panelOf(content: HTMLElement, title: string): Panel {
  renameIds(content);
  // The dialog has its name: a region with the same name inside it would be announced twice.
  content.removeAttribute('aria-labelledby');
  return { content, title };
}
