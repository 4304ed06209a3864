import { atom } from 'nanostores';
import { $location } from './locator.ts';

/** A screening of a season that the visitor thinks of booking. */
export type ChosenScreening = {
  /** Of its booking. */
  readonly reference: string;
  /** When it begins, local time of the cinema: `2026-11-26T20:00`. */
  readonly time: string;
  readonly title: string;
  /** Day and time in words. */
  readonly when: string;
  readonly booking: string;
};

/**
 * The screenings chosen on a season's page (SPEC 4, "Seasons"), soonest first; undefined while the page's own, those of
 * its address, stand.
 */
export const $chosen = atom<readonly ChosenScreening[] | undefined>(undefined);

/** Chooses these and no others. */
export function chooseScreenings(screenings: readonly ChosenScreening[]): void {
  $chosen.set(screenings.toSorted((a, b) => (a.time < b.time ? -1 : 1)));
}

/** Chooses one more. */
export function addScreening(screening: ChosenScreening): void {
  const chosen = $chosen.get() ?? [];
  if (!chosen.some(({ reference }) => reference === screening.reference)) chooseScreenings([...chosen, screening]);
}

export function removeScreening(reference: string): void {
  chooseScreenings(($chosen.get() ?? []).filter((screening) => screening.reference !== reference));
}

export function clearScreenings(): void {
  $chosen.set([]);
}

/** Clears the choice as soon as the visitor looks at one cinema alone. Answers with what ends that. */
export function clearOnCinemaMode(): () => void {
  return $location.listen((location) => {
    if (location?.mode === 'cinema') clearScreenings();
  });
}
