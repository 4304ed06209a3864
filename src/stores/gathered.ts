import { atom } from 'nanostores';
import { askedScreenings } from '../domain/asks.ts';

/** The screenings that this device has gathered to ask friends about, by reference (domain/asks.ts). */
export const $gathered = atom<readonly string[]>([]);

/** Makes these the gathered ones, whatever they were. */
export function setGathered(references: readonly string[]): void {
  $gathered.set(askedScreenings(references));
}

/** Adds one to them. */
export function gatherScreening(reference: string): void {
  setGathered([...$gathered.get(), reference]);
}
