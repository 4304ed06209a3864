import { ID } from '#brand/brand.ts';
import { AuthError } from '../../domain/account/authErrors.ts';

/** SPEC 9, "Authentication": popup 400 × 600, 60 s. */
const POPUP = { width: 400, height: 600 };
const POPUP_MS = 60_000;
/** How long a hidden frame may take. */
const FRAME_MS = 10_000;
/** How often to check whether the popup was closed, for which there is no event. */
const LOOK_MS = 250;

/** The channel on which `/callback` hands on the address it was called with; limited to this origin. */
const channelOf = (state: string) => new BroadcastChannel(`${ID}:callback:${state}`);
/** The opening page's reply once it has the response. */
const HEARD = 'heard';
/** How long `/callback` waits for that reply before it assumes that the opening page is closed. */
const HEARD_MS = 5000;

/** Passes a response to the page that opened this one. Resolves to whether that page replied. */
export function forward(state: string, address: string): Promise<boolean> {
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

/** Opens an empty window of 400 × 600, centred on this one; null if the browser blocks it. */
export function openPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - POPUP.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - POPUP.height) / 2);
  const place = `popup,width=${POPUP.width},height=${POPUP.height},left=${left},top=${top}`;
  return window.open('', `${ID}-sign-in`, place);
}

/** Creates a hidden frame. */
export function openFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.src = address;
  document.body.append(frame);
  return frame;
}

/** The address at which a request was answered, in a popup or, without one, in a frame. */
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
      // Only now may the popup close: if it closes earlier, the visitor closed it.
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
