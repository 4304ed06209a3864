import type { Page } from '@playwright/test';

/**
 * Has the first element of this selector pressed when its island has just become React's, and before effects that can wait:
 * when a held press comes on a slow phone. React tells its developers' tools of that moment, and here this one. For the next
 * page that is loaded.
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
