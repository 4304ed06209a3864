import type { ChosenScreening } from '../../stores/seasonChoice.ts';

/** The checkboxes that choose screenings: rendered by the server, so that they work without script. */
const boxesOf = (within: ParentNode) => [...within.querySelectorAll<HTMLInputElement>('input[name="choice"]')];

/** The screening of a checkbox, read from its ticket and the heading of its work. */
export function screeningOfBox(box: HTMLInputElement): ChosenScreening {
  const ticket = box.closest('li')!;
  const time = ticket.querySelector('time')!;
  return {
    reference: box.value,
    time: time.dateTime,
    title: box.closest('article')?.querySelector('h3')?.textContent.trim() ?? '',
    when: time.textContent.replace(/\s+/g, ' ').trim(),
    booking: ticket.querySelector('a')?.href ?? '',
  };
}

/** The screenings whose boxes are ticked. */
export function checkedScreenings(form: HTMLFormElement): ChosenScreening[] {
  return boxesOf(form)
    .filter(({ checked }) => checked)
    .map(screeningOfBox);
}

/** The first bookable screening of each work. */
export function firstScreenings(form: HTMLFormElement): ChosenScreening[] {
  return [...form.querySelectorAll('article')].flatMap((work) => {
    const [first] = boxesOf(work);
    return first ? screeningOfBox(first) : [];
  });
}

/** Ticks the boxes of the chosen screenings, and unticks all others. */
export function tickBoxes(form: HTMLFormElement, chosen: readonly ChosenScreening[]): void {
  const references = new Set(chosen.map(({ reference }) => reference));
  for (const box of boxesOf(form)) box.checked = references.has(box.value);
}
