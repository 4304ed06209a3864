import type { Page } from '@playwright/test';
import { patient } from '../../tests/support/patience.ts';

/**
 * Lets pages opened from now on wait for what is the visitor's own as many times longer as this machine is slower. By the
 * clock they give up on it after 2.5 s and show everybody's after 3 (islands/cinema/chosenCinema/fragment.ts,
 * components/cinema/Choice.css): right for visitors, and a race for a test of what comes.
 */
export async function waitForOwnPart(page: Page): Promise<void> {
  await page.addInitScript((factor) => {
    const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!;
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, ms: number) {
        set!.call(this, ms * factor);
      },
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-waiting] * { animation-delay: ${3 * factor}s !important; }`);
    document.adoptedStyleSheets.push(sheet);
  }, patient(1));
}
