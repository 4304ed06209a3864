import { expect, type Locator, type Page } from '@playwright/test';

/** Closes a modal by a button and presses something in the same moment, while the browser has yet to go back. Waits for that. */
export async function closeAndPress(page: Page, close: Locator, next: Locator): Promise<void> {
  const pressed = await next.elementHandle();
  await close.evaluate((button: HTMLElement, then) => {
    const back = history.back.bind(history);
    // As on a machine with other work.
    history.back = () => setTimeout(back, 300);
    addEventListener('popstate', () => (document.documentElement.dataset['back'] = ''), { once: true });
    button.click();
    (then as HTMLElement).click();
  }, pressed);
  await expect(page.locator('html[data-back]')).toBeAttached();
}
