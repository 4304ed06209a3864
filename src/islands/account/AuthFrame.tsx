import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './AuthFrame.css?inline';
import { frameMessage, type AuthFrame } from '../../domain/account/authFrame.ts';
import { $authFrame } from '../../stores/clientState.ts';
import { adoptStyles } from '../ui/lib/adoptStyles.ts';
import { emit } from '../ui/lib/events.ts';
import type { AccountSetup } from './config.ts';
import type { Answers } from './frame.ts';

type Props = AccountSetup & Answers;

/** The page of the accounts host that the client has to see, above everything. */
function ShownFrame(props: Props) {
  const frame = useStore($authFrame);
  return frame && createPortal(<FrameDialog frame={frame} {...props} />, document.body);
}

function FrameDialog({ frame, config, words, refresh, putOff }: Props & { readonly frame: AuthFrame }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const page = useRef<HTMLIFrameElement>(null);
  /** On closing, the client is fetched again, because what the frame was for may be done. */
  const close = () => {
    // The browser gives the focus back while the dialog is still there.
    dialog.current!.close();
    $authFrame.set(undefined);
    refresh();
  };
  const leave = () => {
    putOff();
    close();
  };
  useEffect(() => dialog.current!.showModal(), []);
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const fromFrame = source === page.current!.contentWindow;
      const message = frameMessage({ origin, fromFrame, data }, config.accounts);
      if (!message) return;
      // Forwarded to any listener on this page.
      emit(message.kind, message.data);
      if (message.kind === 'register_complete') close();
      else refresh();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  });
  return (
    <dialog
      ref={dialog}
      className={frame.fullscreen ? 'auth-frame fullscreen' : 'auth-frame'}
      aria-label={words.frameTitle}
      onCancel={(event) => {
        event.preventDefault();
        if (frame.closable) leave();
      }}
      onKeyDown={(event) => {
        // On a second Escape the browser would close the dialog whatever its cancel event says.
        if (event.key === 'Escape' && !frame.closable) event.preventDefault();
      }}
    >
      {frame.closable && (
        <button type="button" onClick={leave}>
          {words.later}
        </button>
      )}
      <iframe ref={page} src={frame.source} title={words.frameTitle} />
    </dialog>
  );
}

/** The frame of this page, for its root. */
export function authFrameOfPage(setup: AccountSetup, answers: Answers) {
  adoptStyles(styles);
  return <ShownFrame {...setup} {...answers} />;
}
