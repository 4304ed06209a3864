import { ID } from '#brand/brand.ts';
import { fieldsOf } from '../../lib/fields.ts';
import { readOfTab, removeOfTab, writeOfTab } from '../ui/lib/storage.ts';

/** How far the page was scrolled when the visitor left it to sign in, which browsers do not know on a new visit. */
const KEY = `${ID}:scroll`;

/**
 * Stores it for the return to this path, which may have a query and a fragment: in pixels, and by the first link in view
 * with its distance from the top, since rows that have not been painted have other heights on the next visit.
 */
export function storeScroll(target: string): void {
  writeOfTab(KEY, { path: pathOf(target), y: window.scrollY, ...firstLinkInView() });
}

/** Scrolls back, once, unless the visitor has scrolled since or the page is another. */
export function restoreScroll(): void {
  const { path, y, index, href, top } = fieldsOf(readOfTab(KEY));
  removeOfTab(KEY);
  if (path !== location.pathname || typeof y !== 'number' || window.scrollY !== 0) return;
  window.scrollTo(0, y);
  const link = links()[Number(index)];
  if (!link || typeof top !== 'number' || link.getAttribute('href') !== href) return;
  scrollToTop(link, top);
  // The rows around are painted in the next frame, with their own heights.
  requestAnimationFrame(() => setTimeout(scrollToTop, 0, link, top));
}

function firstLinkInView(): { index: number; href: string | null; top: number } | undefined {
  for (const [index, link] of links().entries()) {
    // Skips what is not painted without laying it out.
    if (!link.checkVisibility({ contentVisibilityAuto: true })) continue;
    const { top } = link.getBoundingClientRect();
    if (top >= 0) return { index, href: link.getAttribute('href'), top };
  }
  return undefined;
}

function scrollToTop(link: Element, top: number): void {
  window.scrollBy(0, link.getBoundingClientRect().top - top);
}

const links = () => [...document.querySelectorAll('main a[href]')];

const pathOf = (target: string) => new URL(target, location.origin).pathname;
