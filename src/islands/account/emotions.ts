import { emotionBars, EMOTIONS, type Emotion } from '../../domain/show/emotions.ts';
import type { Choices } from '../../domain/account/changes.ts';
import { $choices } from '../../stores/clientState.ts';
import { onEvent } from '../lib/events.ts';

/** Keeps the page's buttons for emotions, and its bars, in step with the client's choices. */
export function followEmotions(): void {
  const follow = () => sync($choices.get());
  follow();
  $choices.listen(follow);
  // Parts of other pages.
  onEvent('panel', follow);
}

function sync(choices: Choices): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-account=emotion]')) {
    const { slug = '', emotion } = element.dataset;
    // Until now this was a link to the sign-in page.
    element.setAttribute('role', 'button');
    element.setAttribute('aria-pressed', String(choices.emotions[slug] === emotion));
  }
  for (const list of document.querySelectorAll<HTMLElement>('dl[data-emotions]')) syncBars(list, choices);
}

/** Adds the client's own vote to the bars: the page is the same for everyone, and may be some minutes old. */
function syncBars(list: HTMLElement, { emotions }: Choices): void {
  const own = emotions[list.dataset['emotions'] ?? ''];
  const rows = [...list.querySelectorAll<HTMLElement>('[data-emotion-count]')];
  const emotionOf = (row: HTMLElement) => EMOTIONS.find((each) => each === row.dataset['emotionName']);
  // The server's counts already include the emotion that was known when the page started.
  list.dataset['counted'] ??= own ?? '';
  const counted = list.dataset['counted'];
  const counts: Record<Emotion, number> = { disappointed: 0, liked: 0, loved: 0 };
  for (const row of rows) {
    const emotion = emotionOf(row);
    if (!emotion) continue;
    const given = Number(row.dataset['emotionCount']);
    counts[emotion] = given + Number(own === emotion) - Number(counted === emotion);
  }
  const bars = emotionBars(counts);
  const number = new Intl.NumberFormat(document.documentElement.lang);
  for (const row of rows) {
    const emotion = emotionOf(row);
    if (!emotion) continue;
    row.querySelector('rect:last-of-type')?.setAttribute('width', `${bars[emotion]}%`);
    const label = row.querySelector('[data-number]');
    if (label) label.textContent = number.format(counts[emotion]);
  }
}
