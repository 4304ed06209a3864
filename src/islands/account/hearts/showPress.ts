import { readEntry } from '../../lib/storage.ts';
import { DEVICE_CHOICES, knownChoices } from '../knownChoices.ts';
import { paintHearts } from './paintHearts.ts';

/**
 * Shows the new state of a heart as it is pressed, where choices are kept on this device: the scripts that store it come later. A
 * client's press waits for the account, without which nothing is known to be allowed. Gives what takes that back.
 */
export function showPress(heart: Element): () => void {
  if ('client' in document.documentElement.dataset || readEntry(DEVICE_CHOICES) === null) return () => {};
  heart.setAttribute('aria-pressed', String(heart.getAttribute('aria-pressed') !== 'true'));
  return () => paintHearts(knownChoices());
}
