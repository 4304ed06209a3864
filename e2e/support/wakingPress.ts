import type { Page } from '@playwright/test';

/**
 * Presses the first element of this selector as soon as React has taken over its island, before deferred effects run:
 * that is when a held press arrives on a slow phone. React tells its developer tools about that moment, whose hook is
 * used here. Takes effect on the next page that is loaded.
 */
export async function pressAsItWakes(page: Page, selector: string): Promise<void> {
  await page.addInitScript((pressed) => {
    let done = false;
    const onCommitFiberRoot = () => {
      const element = document.querySelector<HTMLElement>(pressed);
      if (done || !element || element.closest('astro-island[ssr]')) return;
      done = true;
      element.click();
    };
    const tools = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => undefined };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools });
  }, selector);
}
