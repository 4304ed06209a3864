import type { Page } from '@playwright/test';

/** The address of the site's own font, as a pattern. */
export const FONT = '**/_astro/*.woff2';
export const BRAND_FONT = 'Instrument Sans';

/** The font that an element is drawn in, as the browser names it: a stand-in has the name of the device's font. */
export async function fontOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]!.familyName;
}

/** Sets the page in the site's own font, which a first page has only if it comes within a tenth of a second. */
export async function setBrandFont(page: Page): Promise<void> {
  await page.evaluate(async (family) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const { style } = rules.find(
      (rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && rule.style.fontFamily.includes(family),
    )!;
    const face = new FontFace(family, style.getPropertyValue('src'), {
      weight: style.getPropertyValue('font-weight'),
      stretch: style.getPropertyValue('font-stretch'),
    });
    document.fonts.add(await face.load());
  }, BRAND_FONT);
}
