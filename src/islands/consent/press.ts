import type { Purpose } from '../../sites/purposes.ts';
import { soon } from '../ui/lib/soon.ts';
import { showAlert } from '../shell/showAlert.ts';
import { begin } from './begin.ts';
import { isAllowed } from './choice.ts';
import { marked, marksOf } from '../../markup/marks.ts';

const banner = () => document.querySelector<HTMLElement>(`form${marked('stored')}`);

/** Whether the visitor allows a purpose, if need be after a choice in the preferences of the page at an address. */
export async function isAllowedOrChosen(purpose: Purpose, address: string): Promise<boolean> {
  if (!isAllowed(purpose)) await choose(address);
  return isAllowed(purpose);
}

/** Asks for the choice in the words of the page at an address, and starts what a changed one allows. */
export async function choose(address: string): Promise<void> {
  const { askPurposes } = await soon(import('./Preferences.tsx'));
  const chosen = await askPurposes(address);
  if (!chosen) return;
  await store(chosen.form);
  showAlert({ level: 'info', title: chosen.stored, subtitle: '' });
}

/** Sends the answer to the banner as its form would, without leaving the page; it arrives even if the visitor leaves it. */
export async function answer(choice: string): Promise<void> {
  const asking = banner();
  const { stored = '' } = asking ? marksOf(asking) : {};
  await store(new URLSearchParams({ choice }));
  confirmUnseen(stored);
}

async function store(body: URLSearchParams): Promise<void> {
  body.set('script', '');
  const { ok } = await fetch('/consent', { method: 'POST', body, keepalive: true });
  if (!ok) throw new Error('The choice was not stored.');
  leaveBanner();
  await begin();
}

/**
 * Says that the choice is stored to those who do not see that the banner is gone: an alert would load React, for visitors
 * who may have refused everything on their first page.
 */
function confirmUnseen(text: string): void {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.style.cssText = 'position:absolute;clip-path:inset(50%)';
  document.body.append(status);
  // Live regions must exist before their text.
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}

/** Removes the banner, and moves the focus from it to the page's content. */
function leaveBanner(): void {
  const asking = banner();
  if (!asking) return;
  const hadFocus = asking.contains(document.activeElement) || document.activeElement === document.body;
  asking.remove();
  const main = document.querySelector('main');
  if (!hadFocus || !main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
