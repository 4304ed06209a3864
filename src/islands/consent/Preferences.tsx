import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './Preferences.css?inline';
import { adoptStyles } from '../ui/lib/adoptStyles.ts';
import { adoptModalSheet } from '../ui/modal/modalSheet.ts';
import { pageWords } from '../ui/lib/pageWords.ts';
import { fetchDocument } from '../ui/lib/trusted.ts';
import { markCovered } from '../ui/modal/dialog.ts';
import { renderInRoot } from '../ui/modal/root.ts';
import { preferencesIn, type Preferences } from '../../markup/preferences.ts';

/** A choice as its form is sent, and what says that it is stored. */
export type Chosen = { readonly form: URLSearchParams; readonly stored: string };

type Asked = { readonly preferences: Preferences; readonly answer: (chosen?: Chosen) => void };

/** What the visitor is being asked. */
const question = atom<Asked | undefined>(undefined);

async function fetchPreferences(address: string): Promise<Preferences> {
  const page = (await fetchDocument(address))?.page;
  const preferences = page && preferencesIn(page);
  if (!preferences) throw new Error('The page of the choice cannot be had.');
  return preferences;
}

/** The dialog of the choice, while the visitor is asked. */
function ConsentDialog() {
  const asked = useStore(question);
  return asked && createPortal(<OpenDialog {...asked} />, document.body);
}

function OpenDialog({ preferences: { title, lead, purposes, buttons, stored }, answer }: Asked) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current!.showModal();
    // The text stands above the first control (APG, dialogs).
    heading.current!.focus();
    markCovered();
    return () => {
      current!.close();
      markCovered();
    };
  }, []);

  const end = (chosen?: Chosen) => {
    // The browser gives the focus back while the dialog is still there.
    dialog.current!.close();
    question.set(undefined);
    answer(chosen);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget, event.nativeEvent.submitter)];
    const texts = fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    end({ form: new URLSearchParams(texts), stored });
  };
  return (
    <dialog
      ref={dialog}
      className="modal centre preferences"
      aria-labelledby="preferences"
      onCancel={(event) => {
        event.preventDefault();
        end();
      }}
    >
      <button className="close" type="button" aria-label={pageWords()['closeWord']} onClick={() => end()} />
      <form className="body" onSubmit={onSubmit}>
        <h2 id="preferences" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{lead}</p>
        {purposes.map((purpose, index) => (
          <div key={purpose.title}>
            <label>
              <input
                type="checkbox"
                name="purpose"
                value={purpose.value}
                defaultChecked={purpose.checked}
                disabled={purpose.value === undefined}
                aria-describedby={`purpose-${index}`}
              />
              <span>{purpose.title}</span>
            </label>
            <p id={`purpose-${index}`}>{purpose.text}</p>
          </div>
        ))}
        <p className="ways">
          {buttons.map(({ value, label }) => (
            <button key={value} name="choice" value={value}>
              {label}
            </button>
          ))}
        </p>
      </form>
    </dialog>
  );
}

let rendered: Promise<void> | undefined;

/**
 * Asks the visitor over the page, in the words of the page at an address. Resolves to what is chosen, or to nothing if the
 * dialog is closed without. Rejects if it cannot be opened.
 */
export async function askPurposes(address: string): Promise<Chosen | undefined> {
  adoptModalSheet();
  adoptStyles(styles);
  const preferences = await fetchPreferences(address);
  rendered ??= renderInRoot(<ConsentDialog />);
  try {
    await rendered;
  } catch (error) {
    rendered = undefined;
    throw error;
  }
  return new Promise((resolve) => question.set({ preferences, answer: resolve }));
}
