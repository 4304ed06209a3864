import type { ChosenScreening } from '../domain/season/seasons.ts';

/**
 * A season's screening in HTML: a checkbox that chooses it and holds what scripts need to know of it. Pages write it,
 * and the season's island reads it back. What it is made of is known only here.
 */

/** The field whose values are the references of the chosen screenings. */
const FIELD = 'choice';
/** On what surrounds the boxes of one work. */
const WORK = 'data-work';

export const WORK_ATTRIBUTES = { [WORK]: '' };

/** The attributes of the checkbox of a screening. */
export function boxAttributes({ reference, time, title, when, booking }: ChosenScreening, checked: boolean) {
  return {
    ...({ type: 'checkbox', name: FIELD, value: reference, checked } as const),
    ...{ 'data-time': time, 'data-title': title, 'data-when': when, 'data-booking': booking },
  };
}

/** The works of a part of a page. */
export function worksIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll(`[${WORK}]`)];
}

/** The checkboxes of a part of a page. */
export function boxesIn(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(`input[name="${FIELD}"]`)];
}

/** The screening of a checkbox. */
export function screeningOfBox({ value, dataset }: Pick<HTMLInputElement, 'value' | 'dataset'>): ChosenScreening {
  const { time = '', title = '', when = '', booking = '' } = dataset;
  return { reference: value, time, title, when, booking };
}
