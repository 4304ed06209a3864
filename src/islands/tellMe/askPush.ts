import { soon } from '../ui/lib/soon.ts';
import { register } from '../shell/register.ts';
import { marked, marksOf } from '../../markup/marks.ts';

let isAsking = false;

/**
 * Asks the browser for notifications, and sends the form with what it says: that leads to the same page as without script.
 * Where there are none, or they are not allowed, the offer says so, and the e-mail is still there.
 */
export async function askPush(button: HTMLElement): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const offer = button.closest<HTMLElement>(marked('push'))!;
  const status = offer.querySelector<HTMLElement>('[role=status]')!;
  status.textContent = '';
  const outcome = await subscribed(marksOf(offer).push!).catch(() => 'failed' as const);
  isAsking = false;
  if (typeof outcome === 'string') {
    status.textContent = marksOf(status)[outcome]!;
    return;
  }
  const form = button.closest('form')!;
  const input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'push' });
  input.value = JSON.stringify(outcome);
  form.append(input);
  // Without the checks of a form: it needs no e-mail address.
  form.submit();
}

/** The browser's subscription; or `none` if it has no notifications, as Safari has none on a phone but in an installed app. */
async function subscribed(applicationServerKey: string): Promise<PushSubscription | 'none' | 'denied'> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await soon(register());
  const { pushManager } = (await navigator.serviceWorker.getRegistration())!;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One with a key that is no longer ours.
    const former = await pushManager.getSubscription();
    if (!(await former?.unsubscribe())) throw error;
    return pushManager.subscribe(options);
  }
}
