import { workerAddress } from '../ui/lib/trusted.ts';
import { messageWorker } from './messageWorker.ts';

/**
 * Registers the service worker once the page is idle; the page that was open before it is stored, too. Resolves when
 * the worker is active, or cannot be: some windows do not support it.
 */
export async function register(): Promise<void> {
  await idle();
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: '/' });
    await navigator.serviceWorker.ready;
  } catch {
    // Some windows lack `serviceWorker` as well.
    return;
  }
  if (!navigator.serviceWorker.controller) await messageWorker({ type: 'keep' });
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5000 });
      else setTimeout(resolve);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  });
}
