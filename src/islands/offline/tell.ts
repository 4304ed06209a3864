/**
 * What a page tells the service worker: to `keep` it as it is at the server; a list of the visitor's `own`, as HTML; to `forget`
 * what is their own.
 */
type Message = { readonly type: 'keep' | 'forget' } | { readonly type: 'own'; readonly html: string };

/** Tells the service worker, where there is one. */
export async function tellWorker(message: Message): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registration?.active?.postMessage(message);
}
