import { atom } from 'nanostores';
import { parseReferences } from '../domain/polls/polls.ts';

/** References of the screenings gathered on this device for a poll (domain/polls/polls.ts). */
export const $gathered = atom<readonly string[]>([]);

/** Replaces the gathered screenings. */
export function setGathered(references: readonly string[]): void {
  $gathered.set(parseReferences(references));
}

/** Adds one screening. */
export function gatherScreening(reference: string): void {
  setGathered([...$gathered.get(), reference]);
}
