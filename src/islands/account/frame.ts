import type { AuthFrame } from '../../domain/account/authFrame.ts';
import { $authFrame } from '../../stores/clientState.ts';
import { renderInRoot } from '../ui/modal/root.ts';
import type { AccountSetup } from './config.ts';

/**
 * `refresh`: fetches the client again, after a message from the frame. `putOff`: remembers that it was closed
 * unfinished.
 */
export type Answers = { readonly refresh: () => void; readonly putOff: () => void };

let rendered: Promise<void> | undefined;

/**
 * Shows a page of the accounts host that the client has to see (SPEC 4): over the page (AuthFrame.tsx), or in its place if it
 * cannot be framed, or if React cannot be had.
 */
export async function openAuthFrame(frame: AuthFrame, setup: AccountSetup, answers: Answers): Promise<void> {
  if (frame.redirect) return goTo(frame, answers);
  if ($authFrame.get()) return;
  $authFrame.set(frame);
  try {
    await (rendered ??= render(setup, answers));
  } catch {
    goTo(frame, answers);
  }
}

async function render(setup: AccountSetup, answers: Answers): Promise<void> {
  const { authFrameOfPage } = await import('./AuthFrame.tsx');
  await renderInRoot(authFrameOfPage(setup, answers));
}

function goTo({ source, closable }: AuthFrame, { putOff }: Answers): void {
  // Coming back from there counts as closing the frame.
  if (closable) putOff();
  location.assign(source);
}
