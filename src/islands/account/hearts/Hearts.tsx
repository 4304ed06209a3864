import { useStore } from '@nanostores/react';
import { useLayoutEffect, useReducer } from 'react';
import { isChosen, NO_CHOICES } from '../../../domain/account/changes.ts';
import { choiceButtons, choiceOf } from '../../../markup/hearts.ts';
import { $choices } from '../../../stores/clientState.ts';
import { onEvent } from '../../ui/lib/events.ts';
import { startAccount } from '../account.ts';
import { accountSetup } from '../config.ts';
import type { AccountWords } from '../words.ts';
import { stopFollowing } from './followChoices.ts';
import { paintHearts } from './paintHearts.ts';

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
    paintHearts(choices);
    for (const button of choiceButtons()) {
      const { kind, slug, title } = choiceOf(button);
      const isOn = isChosen(choices, kind, slug);
      if (kind === 'wish') button.title = (isOn ? words.wished : words.wish).replace('{title}', () => title);
      if (kind === 'favourite')
        button.title = (isOn ? words.favoured : words.favourite).replace('{title}', () => title);
    }
  });
  return null;
}

/** The hearts of this page, for its root. Rejects if their words cannot be fetched. */
export async function heartsOfPage() {
  // What they show, and what their press needs.
  void startAccount();
  const { words } = await accountSetup();
  return <Hearts words={words} />;
}
