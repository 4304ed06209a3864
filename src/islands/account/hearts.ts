import styles from './hearts.css?inline';
import { emotionBars, EMOTIONS, type Emotion } from '../../domain/show/emotions.ts';
import type { Choices } from '../../domain/account/changes.ts';
import { $choices } from '../../stores/clientState.ts';
import { adoptStyles } from '../lib/adoptStyles.ts';
import { onEvent } from '../lib/events.ts';
import { rankedList, rankedRows } from '../../markup/dayRanks.ts';
import type { AccountWords } from './words.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Lucide's heart. */
const HEART =
  'M19 14c1.49-1.46 3-3.21 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z';

/** The only sign of what a card is about is the link in its heading: the last segment of its path is the slug. */
const CARDS = [
  { selector: '[data-show]', account: 'wish' },
  { selector: '[data-cinema-card]', account: 'favourite' },
] as const;

/**
 * Renders a heart on each card of the page. The server sends cards without hearts, which are useless without script.
 * Keeps the hearts, and the page's own buttons for wishes, favourites and emotions, in step with the client's choices.
 */
export function renderHearts(words: AccountWords): void {
  adoptStyles(styles);
  const render = (root: ParentNode) => {
    for (const { selector, account } of CARDS) {
      for (const card of root.querySelectorAll<HTMLElement>(selector)) addHeart(card, account);
    }
    sync(root, words, $choices.get());
  };
  render(document);
  $choices.listen((choices) => sync(document, words, choices));
  // Parts of other pages, and lists that arrive later.
  onEvent('panel', () => render(document));
}

function addHeart(card: HTMLElement, account: 'wish' | 'favourite'): void {
  const link = card.querySelector<HTMLAnchorElement>('a[href]');
  const slug = link && slugOf(link);
  if (!link || !slug || card.querySelector('.heart')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'heart';
  Object.assign(button.dataset, { account, slug, title: link.textContent?.trim() ?? '' });
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', HEART);
  icon.append(path);
  button.append(icon);
  card.append(button);
}

function slugOf({ pathname }: HTMLAnchorElement): string | undefined {
  const [path = ''] = pathname.split('/filters/');
  return path.split('/').at(-1);
}

/** The slugs of the shows on this page whose wishes or emotions are needed, or decide their place. */
export function shownShows(): string[] {
  const buttons = document.querySelectorAll<HTMLElement>('[data-account="wish"],[data-account="emotion"]');
  const list = rankedList(document);
  const rows = list ? rankedRows(list) : [];
  return [...new Set([...[...buttons].map(({ dataset }) => dataset), ...rows].flatMap(({ slug }) => slug ?? []))].slice(
    0,
    1000,
  );
}

function sync(root: ParentNode, words: AccountWords, choices: Choices): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-account][data-slug]')) {
    const { account, slug = '', title = '', emotion } = element.dataset;
    const isEmotion = account === 'emotion';
    const list = account === 'wish' ? choices.wishlist : choices.favourites;
    const isOn = isEmotion ? choices.emotions[slug] === emotion : list.includes(slug);
    // Until now this was a link to the sign-in page.
    if (element instanceof HTMLAnchorElement) element.setAttribute('role', 'button');
    element.setAttribute('aria-pressed', String(isOn));
    if (isEmotion) continue;
    const [add, remove] = account === 'wish' ? [words.wish, words.wished] : [words.favourite, words.favoured];
    element.title = (isOn ? remove : add).replace('{title}', title);
    // The label stays the same while the state changes: screen readers announce both.
    if (element.classList.contains('heart')) element.setAttribute('aria-label', add.replace('{title}', title));
  }
  for (const list of root.querySelectorAll<HTMLElement>('dl[data-emotions]')) syncBars(list, choices);
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
