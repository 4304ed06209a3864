import type { ChosenScreening } from '../../domain/season/seasons.ts';
import { boxesIn, screeningOfBox, worksIn } from '../../markup/seasonTicket.ts';

/** The screenings whose boxes are ticked. */
export function checkedScreenings(form: HTMLFormElement): ChosenScreening[] {
  return boxesIn(form)
    .filter(({ checked }) => checked)
    .map(screeningOfBox);
}

/** The first bookable screening of each work. */
export function firstScreenings(form: HTMLFormElement): ChosenScreening[] {
  return worksIn(form).flatMap((work) => boxesIn(work).slice(0, 1).map(screeningOfBox));
}

/** Ticks the boxes of the chosen screenings, and unticks all others. */
export function tickBoxes(form: HTMLFormElement, chosen: readonly ChosenScreening[]): void {
  const references = new Set(chosen.map(({ reference }) => reference));
  for (const box of boxesIn(form)) box.checked = references.has(box.value);
}
