import type { Page } from '@playwright/test';
import { STOPS } from '../support/keyboard.ts';
import { MAIN_SCREENS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/*
 * What WCAG wants not to happen, on each main screen: by the focus (3.2.1, 1.4.13), by a letter (2.1.4), by a press that is
 * taken back (2.5.2); and that no style asks how a phone is held (1.3.4).
 */

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789/?.,!*'];

/** What a visitor would notice: where the page is, what is open or chosen, and all that can be read. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    open: document.querySelectorAll('dialog[open], details[open], :popover-open, [aria-expanded="true"]').length,
    chosen: document.querySelectorAll(':checked, [aria-pressed="true"]').length,
    text: document.querySelector('main')!.innerText,
  }));

for (const [name, path] of Object.entries(MAIN_SCREENS)) {
  test(`the focus, letters and a press that is taken back do nothing on ${name}`, async ({ page, context }) => {
    await page.goto(path);
    // Islands that wake by a sign of the visitor do so before.
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    const before = await stateOf(page);

    await page.evaluate((stops) => {
      for (const stop of document.querySelectorAll<HTMLElement>(stops)) stop.focus();
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, 0);
    }, STOPS);
    expect(await stateOf(page), 'by the focus').toEqual(before);

    for (const letter of LETTERS) await page.keyboard.press(letter);
    expect(await stateOf(page), 'by letters').toEqual(before);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    // Fields and lists of choices are the browser's own.
    for (const control of await page.locator('a[href]:visible, button:visible, summary:visible').all()) {
      const box = await control.boundingBox();
      if (box === null || box.y < 0 || box.y + box.height > 800) continue;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(1, 1);
      await page.mouse.up();
    }
    expect(await stateOf(page), 'by presses').toEqual(before);
    expect(context.pages()).toHaveLength(1);

    const styles = await page.evaluate(() =>
      [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText),
      ),
    );
    expect(styles.length).toBeGreaterThan(10);
    expect(styles.filter((text) => /\borientation\s*:/.test(text))).toEqual([]);
  });
}
