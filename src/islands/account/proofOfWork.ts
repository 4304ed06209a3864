import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { marksOf } from '../../markup/marks.ts';

/**
 * Solves a form's challenge (`data-challenge`) while the person types, and adds the answer to the form as `captcha`.
 * Sent before that, the form says `data-wait` and waits. If the challenge cannot be solved, it is sent without answer.
 */
export async function workFor(form: HTMLFormElement): Promise<void> {
  let submitter: HTMLElement | null = null;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    submitter = event.submitter;
    const button = form.querySelector('button')!;
    button.textContent = marksOf(form).wait ?? '';
    button.setAttribute('aria-busy', 'true');
  };
  form.addEventListener('submit', hold);
  try {
    const challenge = JSON.parse(marksOf(form).challenge!) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const answer = document.createElement('input');
    Object.assign(answer, { type: 'hidden', name: 'captcha', value: btoa(JSON.stringify({ challenge, solution })) });
    form.append(answer);
  } finally {
    form.removeEventListener('submit', hold);
    if (submitter) form.requestSubmit(submitter);
  }
}
