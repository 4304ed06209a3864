import { changeTo } from '../../../domain/account/changes.ts';
import { choiceOf } from '../../../markup/hearts.ts';
import { readEntry, removeOfTab, writeOfTab } from '../../ui/lib/storage.ts';
import { DEVICE_CHOICES, knownChoices, PENDING } from '../knownChoices.ts';
import type { Pending } from '../pending.ts';
import { paintHearts } from './paintHearts.ts';
import { marksOf } from '../../../markup/marks.ts';

/** A press that is shown before it is stored. */
type ShownPress = {
  /** Shows again what was before. */
  readonly takeBack: () => void;
  /** What the page does from now on, it does not because of this press. */
  readonly end: () => void;
};

/**
 * Shows the new state of a heart as it is pressed, where choices are kept on this device: the scripts that store it come later, on
 * the next page if the visitor goes on before. A client's press waits for the account, without which nothing is known to be allowed.
 */
export function showPress(heart: HTMLButtonElement): ShownPress | undefined {
  if (marksOf(document.documentElement).client !== undefined || readEntry(DEVICE_CHOICES) === null) return undefined;
  const on = heart.getAttribute('aria-pressed') !== 'true';
  heart.setAttribute('aria-pressed', String(on));
  const { kind, slug, title } = choiceOf(heart);
  const change = changeTo(kind, slug, on);
  let isLeft = false;
  const leave = () => {
    isLeft = writeOfTab(PENDING, { change, title } satisfies Pending);
  };
  window.addEventListener('pagehide', leave);
  return {
    takeBack: () => paintHearts(knownChoices()),
    end: () => {
      window.removeEventListener('pagehide', leave);
      // The browser had kept this page, which has stored it now.
      if (isLeft) removeOfTab(PENDING);
    },
  };
}
