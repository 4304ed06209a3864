import type { BrowserTraits } from '../../domain/account/silentSignIn.ts';

/** The traits that this browser reveals about itself. */
export async function browserTraits(): Promise<BrowserTraits> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const { memory } = performance as { memory?: { jsHeapSizeLimit?: number } };
  return {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    // Pages in the app have no account scripts.
    webview: false,
    serviceWorker: 'serviceWorker' in navigator,
    indexedDb: 'indexedDB' in window,
    quota: estimate?.quota,
    heapLimit: memory?.jsHeapSizeLimit,
  };
}
