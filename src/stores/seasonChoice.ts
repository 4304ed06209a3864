import { atom } from 'nanostores';
import type { ChosenScreening } from '../domain/season/seasons.ts';
import { $location } from './locator.ts';

/**
 * The screenings chosen on a season's page (SPEC 4, "Seasons"), soonest first; undefined while the choice in the
 * address still applies.
 */
export const $chosen = atom<readonly ChosenScreening[] | undefined>(undefined);

/** Replaces the choice. */
export function chooseScreenings(screenings: readonly ChosenScreening[]): void {
  $chosen.set(screenings.toSorted((a, b) => (a.time < b.time ? -1 : 1)));
}

/** Adds one screening. */
export function addScreening(screening: ChosenScreening): void {
  const chosen = $chosen.get() ?? [];
  if (!chosen.some(({ reference }) => reference === screening.reference)) chooseScreenings([...chosen, screening]);
}

/** Removes the screening with a booking reference. */
export function removeScreening(reference: string): void {
  chooseScreenings(($chosen.get() ?? []).filter((screening) => screening.reference !== reference));
}

export function clearScreenings(): void {
  $chosen.set([]);
}

/** Clears the choice as soon as the visitor switches to a single cinema. Returns a function that stops this. */
export function clearOnCinemaMode(): () => void {
  return $location.listen((location) => {
    if (location?.mode === 'cinema') clearScreenings();
  });
}
