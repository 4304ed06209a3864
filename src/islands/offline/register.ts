import { workerAddress } from '../trusted.ts';
import { tellWorker } from './tell.ts';

/**
 * Registers the service worker once the page has nothing better to do; the page that was there before it is kept, too. Resolves
 * when it is at work, or cannot be: some windows have none.
 */
export async function register(): Promise<void> {
  await idle();
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: '/' });
    await navigator.serviceWorker.ready;
  } catch {
    // Nor has every window `serviceWorker`.
    return;
  }
  if (!navigator.serviceWorker.controller) await tellWorker({ type: 'keep' });
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
