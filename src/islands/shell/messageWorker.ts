/**
 * A message from a page to the service worker: `keep`: store the page that was open before the worker started, as the
 * server has it; `own`: store a list of the visitor's own, as HTML; `forget`: delete that list, as they have signed
 * out. The names stay as they are: a worker that was installed earlier knows no others.
 */
type Message = { readonly type: 'keep' | 'forget' } | { readonly type: 'own'; readonly html: string };

/** Sends a message to the service worker, if there is one. */
export async function messageWorker(message: Message): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registration?.active?.postMessage(message);
}
