import { expect, type Page } from '@playwright/test';
import { painted } from './vitals.ts';
import { drawWhole } from './wholePage.ts';

/** Of a window whose width is what counts, in CSS pixels. */
const HEIGHT = 800;

/** By how many CSS pixels a page is wider than its window. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/** Spaces all text as WCAG 1.4.12 has it: lines, paragraphs, letters and words. */
export async function spaceText(page: Page): Promise<void> {
  await drawWhole(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-block-end: 2em !important; }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Expects that at each width, in CSS pixels, nothing of the page scrolls sideways and all its words are whole, in each way to
 * look at a day, too. Goes on after a fault. `path`: what to call the page.
 */
export async function expectWholeText(page: Page, path: string, widths: readonly number[]): Promise<void> {
  const views = await page.getByRole('radio').and(page.locator('[name="view"]:visible')).all();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const view of views.length > 0 ? views : [undefined]) {
      await view?.check();
      await painted(page);
      const where = `${path} at ${width} ${(await view?.inputValue()) ?? ''}`;
      expect.soft(await excess(page), where).toBe(0);
      expect.soft(await faultsOfText(page), where).toEqual([]);
    }
  }
}

/** Words of a page, or of a part of it, that are cut off, overflow their control, or overlap others. */
export function faultsOfText(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const within = [...document.querySelectorAll(selector)].at(-1)!;
    type Words = {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
      readonly above: Element | null;
    };
    const isSmall = ({ width, height }: DOMRect) => width < 2 || height < 2;
    /** What may be cut off or unseen: for screen readers only, out of view, or labelled by something beside it. */
    const isLeftOut = (element: Element) =>
      element.closest(
        '.sr-only, .ticket > small, [href="#content"], [href="#screenings"], [aria-hidden="true"], noscript, option',
      ) !== null ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** The closest ancestor that stays in view while the page scrolls under it. */
    const stuckIn = (element: Element): Element | null => {
      if (element === document.body) return null;
      const isStuck = /sticky|fixed/.test(getComputedStyle(element).position);
      return isStuck ? element : stuckIn(element.parentElement!);
    };
    const said = ({ text, element }: Words) => `“${text.slice(0, 40)}” in ${element.localName}.${element.className}`;
    const words: Words[] = [];
    const faults: string[] = [];
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement!;
      const text = node.data.trim();
      if (text === '' || isLeftOut(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (!isSmall(box)) words.push({ element, text, box, above: stuckIn(element) });
    }
    const drawingOf = (element: Element) => {
      const { overflowX, overflowY, position, display } = getComputedStyle(element);
      return { overflowX, overflowY, position, display, around: element.getBoundingClientRect() };
    };
    /** Found once for all words within an element: a day has thousands. */
    const drawings = new Map<Element, ReturnType<typeof drawingOf>>();
    /** What is in view across of words that are scrolled: the rest of them lies on nothing. */
    const seen = new Map<Words, { readonly left: number; readonly right: number }>();
    for (const each of words) {
      const { box, element } = each;
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        const drawing = drawings.get(part) ?? drawingOf(part);
        drawings.set(part, drawing);
        const { overflowX, overflowY, position, display, around } = drawing;
        const isCut = (overflow: string, beyond: boolean) => /hidden|clip/.test(overflow) && beyond;
        const [across, along] = [
          box.left < around.left - 2 || box.right > around.right + 2,
          box.top < around.top - box.height / 4 || box.bottom > around.bottom + box.height / 4,
        ];
        if (isCut(overflowX, across) || isCut(overflowY, along)) faults.push(`cut: ${said(each)}`);
        if (part.matches('a, button, label, summary') && display !== 'inline' && (across || along)) {
          faults.push(`out of its control: ${said(each)}`);
        }
        if (/auto|scroll/.test(overflowX)) {
          seen.set(each, { left: Math.max(box.left, around.left), right: Math.min(box.right, around.right) });
          break;
        }
        if (position === 'fixed') break;
      }
    }
    for (const select of within.querySelectorAll('select')) {
      const { width } = select.getBoundingClientRect();
      select.style.cssText = 'width: max-content; min-width: 0';
      if (select.getBoundingClientRect().width > width + 1 && width > 0) faults.push(`cut: a choice of ${select.name}`);
      select.style.cssText = '';
    }
    const inOrder = words.toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, one] of inOrder.entries()) {
      for (let next = index + 1; next < inOrder.length && inOrder[next]!.box.top < one.box.bottom; next += 1) {
        const other = inOrder[next]!;
        if (one.element === other.element || one.above !== other.above) continue;
        const [a, b] = [seen.get(one) ?? one.box, seen.get(other) ?? other.box];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        // Compares the middle of each line, where the letters are: lines of titles are closer than their boxes are
        // high.
        const [above, below] = [one.box, other.box].map(({ top, height }) => [
          top + height / 4,
          top + (3 * height) / 4,
        ]);
        const height = Math.min(above![1]!, below![1]!) - Math.max(above![0]!, below![0]!);
        if (width > 4 && height > 2) faults.push(`over one another: ${said(one)} and ${said(other)}`);
      }
    }
    return [...new Set(faults)];
  }, part);
}
