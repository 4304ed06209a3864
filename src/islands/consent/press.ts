import type { Purpose } from '../../sites/purposes.ts';
import { soon } from '../lib/soon.ts';
import { begin } from './begin.ts';
import { isAllowed } from './choice.ts';

/** Whether the visitor allows a purpose, if need be after a choice in the preferences of the page at an address. */
export async function isAllowedOrChosen(purpose: Purpose, address: string): Promise<boolean> {
  if (!isAllowed(purpose)) await choose(address);
  return isAllowed(purpose);
}

/** Opens the preferences of the page at an address, and starts what a changed choice allows. */
export async function choose(address: string): Promise<void> {
  const { choosePurposes } = await soon(import('./preferences.ts'));
  if (!(await choosePurposes(address))) return;
  leaveBanner();
  await begin();
}

/** Sends the answer to the banner as its form would, without leaving the page; it arrives even if the visitor leaves it. */
export async function answer(choice: string): Promise<void> {
  const body = new URLSearchParams({ choice, script: '' });
  const { ok } = await fetch('/consent', { method: 'POST', body, keepalive: true });
  if (!ok) throw new Error('The choice was not stored.');
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
