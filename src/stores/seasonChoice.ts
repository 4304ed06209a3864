import { atom } from 'nanostores';
import { $location } from './locator.ts';

/** A screening of a season that the visitor has chosen. */
export type ChosenScreening = {
  /** Its booking reference. */
  readonly reference: string;
  /** Local start time at the cinema: `2026-11-26T20:00`. */
  readonly time: string;
  readonly title: string;
  /** Day and time in words. */
  readonly when: string;
  readonly booking: string;
};

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
