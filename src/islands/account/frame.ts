import styles from '../../styles/auth-frame.css?inline';
import { frameMessage, type AuthFrame } from '../../domain/authFrame.ts';
import { adoptStyles } from '../adoptStyles.ts';
import type { AccountSetup } from './config.ts';

/** `refresh`: asks for the client anew, after what the page told. `putOff`: remembers that it was closed undone. */
type Answers = { readonly refresh: () => void; readonly putOff: () => void };

let dialog: HTMLDialogElement | undefined;

/**
 * Shows a page of the accounts host that a client has to see (SPEC 4): over everything, with a way out only where it may be
 * put off.
 */
export function openAuthFrame(frame: AuthFrame, { config, words }: AccountSetup, { refresh, putOff }: Answers): void {
  if (frame.redirect) {
    // Coming back from there counts as closing it.
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
    // Forwarded to whoever on this page wants to know.
    document.dispatchEvent(new CustomEvent(`aurore:${message.kind}`, { detail: message.data }));
    if (message.kind === 'register_complete') close();
    else refresh();
  };
  /** Closing completes what it was for: the client is asked for anew. */
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
  // Asked twice, the browser closes a dialog whatever it is told when it is about to.
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
