import type { PlaceAnswer } from '../../../domain/cinema/placeEntry.ts';
import { requestPosition } from '../../../stores/locator.ts';
import { askPlace } from './askPlace.ts';
import { choosePlace } from './choosePlace.ts';
import { marked, marksOf } from '../../../markup/marks.ts';

/** Does what a button of the first question is for (components/cinema/FirstQuestion.astro). Rejects if it has no form. */
export async function answerQuestion({ value, form }: HTMLButtonElement): Promise<void> {
  if (!form) throw new Error('The button is in no form.');
  if (value === 'later') {
    form.hidden = true;
    return;
  }
  const { refused = '', asking = '', failure = '' } = marksOf(form);
  const say = (text: string) => show(form, { message: text });
  const take = (answer: PlaceAnswer | undefined) => {
    if (!answer) return say(failure);
    if ('problem' in answer) return show(form, answer);
    choosePlace(answer);
    settle(form);
  };
  if (value === 'position') {
    say(asking);
    requestPosition(
      (x, y) => void askPlace({ choice: { type: 'position', value: { x, y } } }).then(take),
      () => say(refused),
    );
    return;
  }
  const field = form.querySelector<HTMLInputElement>('input[name="q"]')!;
  if (!form.reportValidity()) return;
  take(await askPlace({ q: field.value }));
}

type Said = { readonly message: string; readonly names?: readonly string[]; readonly address?: string | undefined };

/** Says something below the question; of several places each is a button that answers with it. */
function show(form: HTMLFormElement, { message, names = [], address }: Said): void {
  const status = form.querySelector('[role="status"]')!;
  status.replaceChildren(message);
  if (address !== undefined) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = names[0] ?? address;
    status.append(' ', link);
  } else if (names.length > 1) {
    for (const name of names) status.append(' ', buttonFor(form, name));
  }
}

function buttonFor(form: HTMLFormElement, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'chip';
  button.textContent = name;
  button.addEventListener('click', () => {
    form.querySelector<HTMLInputElement>('input[name="q"]')!.value = name;
    void askPlace({ q: name }).then((answer) => {
      if (!answer || 'problem' in answer) return;
      choosePlace(answer);
      settle(form);
    });
  });
  return button;
}

/** Says what was answered below the question, in the room of its fields, so that nothing further down moves. */
function settle(form: HTMLFormElement): void {
  const room = form.querySelector<HTMLElement>('div')!;
  const question = form.querySelector(`#${form.getAttribute('aria-labelledby')}`)!;
  const status = form.querySelector<HTMLElement>('[role="status"]')!;
  room.style.minHeight = `${room.offsetHeight}px`;
  room.style.alignContent = 'center';
  status.textContent = document.querySelector(marked('place-name'))?.textContent ?? '';
  room.replaceChildren(question, status);
  status.tabIndex = -1;
  status.focus({ preventScroll: true });
}
