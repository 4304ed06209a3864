import { useStore } from '@nanostores/react';
import { useLayoutEffect, useReducer } from 'react';
import { NO_CHOICES } from '../../../domain/account/changes.ts';
import { heartOf, heartsIn } from '../../../markup/hearts.ts';
import { $choices } from '../../../stores/clientState.ts';
import { onEvent } from '../../lib/events.ts';
import { startAccount } from '../account.ts';
import { accountSetup } from '../config.ts';
import type { AccountWords } from '../words.ts';
import { stopFollowing } from './followChoices.ts';
import { isChosen } from './paintHearts.ts';

type Props = { readonly words: AccountWords };

/**
 * All hearts of a page, in its one root (islands/ui/modal/root.ts): shows in each whether it is chosen, and what its press does. The
 * buttons stay the server's (decision 62): another in its place would lose the focus, and a press that has begun.
 */
function Hearts({ words }: Props) {
  const choices = useStore($choices);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    stopFollowing();
    return onEvent('panel', lookAgain);
  }, []);
  useLayoutEffect(() => {
    // Until they are known, hearts show what earlier pages knew.
    if (choices === NO_CHOICES) return;
    for (const heart of heartsIn(document)) {
      const isOn = isChosen(heart, choices);
      heart.setAttribute('aria-pressed', String(isOn));
      heart.title = titleOf(heart, isOn, words);
    }
  });
  return null;
}

function titleOf(heart: HTMLButtonElement, isOn: boolean, words: AccountWords): string {
  const { kind, title } = heartOf(heart);
  const [add, remove] = kind === 'wish' ? [words.wish, words.wished] : [words.favourite, words.favoured];
  return (isOn ? remove : add).replace('{title}', () => title);
}

/** The hearts of this page, for its root. Rejects if their words cannot be fetched. */
export async function heartsOfPage() {
  // What they show, and what their press needs.
  void startAccount();
  const { words } = await accountSetup();
  return <Hearts words={words} />;
}
