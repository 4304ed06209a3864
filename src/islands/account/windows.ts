import { AuthError } from '../../domain/authErrors.ts';

/** SPEC 9, "Authentication": popup 400 × 600, 60 s. */
const POPUP = { width: 400, height: 600 };
const POPUP_MS = 60_000;
/** How long a hidden frame may take. */
const FRAME_MS = 10_000;
/** How often it is looked whether somebody closed the popup, of which no event tells. */
const LOOK_MS = 250;

/** The channel on which the page `/callback` hands on the address it was called with; no other origin is on it. */
const channelOf = (state: string) => new BroadcastChannel(`aurore:callback:${state}`);
/** What the page that asked says once it has the answer. */
const HEARD = 'heard';
/** How long `/callback` waits for that before it takes it that the page that asked is gone. */
const HEARD_MS = 5000;

/** Hands an answer to the page that asked for it; says whether that has heard it. */
export function handOn(state: string, address: string): Promise<boolean> {
  return new Promise((done) => {
    const channel = channelOf(state);
    const end = (isHeard: boolean) => {
      channel.close();
      clearTimeout(timer);
      done(isHeard);
    };
    const timer = setTimeout(() => end(false), HEARD_MS);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => data === HEARD && end(true));
    channel.postMessage(address);
  });
}

/** An empty window in the middle of this one. Throws where the browser lets none open. */
export function openPopup(): Window {
  const left = Math.round(window.screenX + (window.outerWidth - POPUP.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - POPUP.height) / 2);
  const place = `popup,width=${POPUP.width},height=${POPUP.height},left=${left},top=${top}`;
  const popup = window.open('', 'aurore-sign-in', place);
  if (!popup) throw new AuthError('cancelled', 'no window may open');
  return popup;
}

/** A frame that nobody sees. */
export function openFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.src = address;
  document.body.append(frame);
  return frame;
}

/** The address at which the answer to a request came back, in a popup or, without one, in a frame. */
export function answerOf(state: string, popup?: Window): Promise<string> {
  return new Promise((found, failed) => {
    const channel = channelOf(state);
    const end = () => {
      channel.close();
      clearInterval(looking);
      clearTimeout(timer);
    };
    const fail = (error: AuthError) => {
      end();
      failed(error);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Only then the popup closes: a window that is closed before has been closed by somebody.
      channel.postMessage(HEARD);
      end();
      found(String(data));
    });
    const looking = setInterval(() => popup?.closed === true && fail(new AuthError('cancelled')), LOOK_MS);
    const timer = setTimeout(
      () => fail(new AuthError(popup ? 'popup_timeout' : 'timeout')),
      popup ? POPUP_MS : FRAME_MS,
    );
  });
}
