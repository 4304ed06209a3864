import { expect, type Locator, type Page } from '@playwright/test';

/** Closes a modal by a button and opens it again in the same moment, while the browser has yet to go back. Waits for that. */
export async function reopen(page: Page, close: Locator, open: Locator): Promise<void> {
  const opener = await open.elementHandle();
  await close.evaluate((button: HTMLElement, again) => {
    const back = history.back.bind(history);
    // As on a machine with other work.
    history.back = () => setTimeout(back, 300);
    addEventListener('popstate', () => (document.documentElement.dataset['back'] = ''), { once: true });
    button.click();
    (again as HTMLElement).click();
  }, opener);
  await expect(page.locator('html[data-back]')).toBeAttached();
}
