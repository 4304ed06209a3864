/**
 * A message from a page to the service worker: `keep`: store the page as the server has it; `own`: store a list of the
 * visitor's own, as HTML; `forget`: delete that list.
 */
type Message = { readonly type: 'keep' | 'forget' } | { readonly type: 'own'; readonly html: string };

/** Sends a message to the service worker, if there is one. */
export async function messageWorker(message: Message): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registration?.active?.postMessage(message);
}
