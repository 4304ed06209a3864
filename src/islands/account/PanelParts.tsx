import { useStore } from '@nanostores/react';
import { useEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { $client, $signingIn } from '../../stores/clientState.ts';
import { closeModal } from '../../stores/modals.ts';
import { onEvent } from '../ui/lib/events.ts';
import { PROFILE, SIGN_IN } from './followPanels.ts';
import type { AccountWords } from './words.ts';
import { marked } from '../../markup/marks.ts';

/** The places in the page's panels, of which others may open. */
function usePlaces(selector: string): readonly Element[] {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onEvent('panel', lookAgain), []);
  return [...document.querySelectorAll(selector)];
}

/** A text in each place, in an element of its own: in a page that the browser has translated, React finds no text again. */
const inEach = (places: readonly Element[], text: string | undefined) =>
  places.map((place, index) => createPortal(text && <span>{text}</span>, place, index));

/** Who is signed in, in the profile. */
function Profile() {
  const client = useStore($client);
  const [names, emails] = [usePlaces(`${PROFILE} ${marked('name')}`), usePlaces(`${PROFILE} ${marked('email')}`)];
  return (
    <>
      {inEach(names, client?.name)}
      {inEach(emails, client?.email)}
    </>
  );
}

/** Says in the panel of signing in that this is under way; closes it once that is done, in this tab or another. */
function SignIn({ words }: { readonly words: AccountWords }) {
  const client = useStore($client);
  const isUnderWay = useStore($signingIn);
  const places = usePlaces(`${SIGN_IN} ${marked('sign-in-status')}`);
  useEffect(() => {
    if (client) for (const name of ['signIn', 'signInRequired', 'centeredSignIn'] as const) closeModal(name);
  }, [client]);
  useEffect(() => {
    // Back from the provider, to a page that the browser had kept.
    const reset = () => $signingIn.set(false);
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);
  return inEach(places, isUnderWay ? words.signingIn : undefined);
}

/** What completes the panels of accounts, for the page's root. */
export const panelParts = (words: AccountWords) => (
  <>
    <Profile />
    <SignIn words={words} />
  </>
);
