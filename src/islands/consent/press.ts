import { begin } from './begin.ts';
import { isAllowed } from './choice.ts';

/**
 * Handles a press on a control with `data-load`: an answer to the consent banner, the link to the preferences, the chat
 * (`data-load="chat"`), the feedback widget, or a screening to ask friends about. Rejects if what it needs cannot be
 * loaded.
 */
export async function press(pressed: HTMLElement): Promise<void> {
  if (pressed instanceof HTMLButtonElement && pressed.name === 'choice') return answer(pressed.value);
  const widget = pressed.dataset['load'];
  if (widget === 'ask') return (await import('../ask/gather.ts')).gather(pressed as HTMLAnchorElement);
  if (widget === '') return choose((pressed as HTMLAnchorElement).href);
  if (!isAllowed('support')) await choose(pressed.dataset['choice']!);
  if (!isAllowed('support')) return;
  if (widget === 'chat') await (await import('../widgets/chat.ts')).openChat(pressed);
  else await (await import('../widgets/feedback.ts')).openFeedback(pressed);
}

async function choose(address: string): Promise<void> {
  const { choosePurposes } = await import('./preferences.ts');
  if (!(await choosePurposes(address))) return;
  leaveBanner();
  await begin();
}

/** Sends the answer as the form would, without leaving the page. */
async function answer(choice: string): Promise<void> {
  const body = new URLSearchParams({ choice, script: '' });
  const { ok } = await fetch('/consent', { method: 'POST', body });
  if (!ok) throw new Error('The choice was not kept.');
  leaveBanner();
  await begin();
}

/** Removes the banner, and moves the focus from it to the page's content. */
function leaveBanner(): void {
  const banner = document.querySelector('.consent');
  if (!banner) return;
  const hadFocus = banner.contains(document.activeElement) || document.activeElement === document.body;
  banner.remove();
  const main = document.querySelector('main');
  if (!hadFocus || !main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
