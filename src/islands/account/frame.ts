import styles from './auth-frame.css?inline';
import { frameMessage, type AuthFrame } from '../../domain/account/authFrame.ts';
import { adoptStyles } from '../lib/adoptStyles.ts';
import { emit } from '../lib/events.ts';
import type { AccountSetup } from './config.ts';

/**
 * `refresh`: fetches the client again, after a message from the frame. `putOff`: remembers that it was closed
 * unfinished.
 */
type Answers = { readonly refresh: () => void; readonly putOff: () => void };

let dialog: HTMLDialogElement | undefined;

/**
 * Shows a page of the accounts host that the client has to see (SPEC 4): above everything, and closable only if it may
 * be put off.
 */
export function openAuthFrame(frame: AuthFrame, { config, words }: AccountSetup, { refresh, putOff }: Answers): void {
  if (frame.redirect) {
    // Coming back from there counts as closing the frame.
    if (frame.closable) putOff();
    return location.assign(frame.source);
  }
  if (dialog) return;
  adoptStyles(styles);
  const opened = document.createElement('dialog');
  dialog = opened;
  opened.className = frame.fullscreen ? 'auth-frame fullscreen' : 'auth-frame';
  opened.setAttribute('aria-label', words.frameTitle);
  const page = document.createElement('iframe');
  page.src = frame.source;
  page.title = words.frameTitle;
  if (frame.closable) opened.append(closeButton(words.later, () => leave()));
  opened.append(page);
  document.body.append(opened);

  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    const message = frameMessage({ origin, fromFrame: source === page.contentWindow, data }, config.accounts);
    if (!message) return;
    // Forwarded to any listener on this page.
    emit(message.kind, message.data);
    if (message.kind === 'register_complete') close();
    else refresh();
  };
  /** On closing, the client is fetched again, because what the frame was for may be done. */
  const close = () => {
    window.removeEventListener('message', onMessage);
    opened.close();
    opened.remove();
    dialog = undefined;
    refresh();
  };
  const leave = () => {
    putOff();
    close();
  };
  const stay = (event: Event) => {
    event.preventDefault();
    if (frame.closable) leave();
  };
  window.addEventListener('message', onMessage);
  opened.addEventListener('cancel', stay);
  // On a second Escape the browser would close the dialog whatever its cancel event says.
  opened.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !frame.closable) event.preventDefault();
  });
  opened.showModal();
}

function closeButton(label: string, close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', close);
  return button;
}
