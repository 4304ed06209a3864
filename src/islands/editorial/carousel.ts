import { marked, marksOf } from '../../markup/marks.ts';

/** How long a push stays before the next, once the visitor starts the carousel. */
const STAY_MS = 6000;

/**
 * Buttons for a row that scrolls sideways: forward, back, and one that makes it advance by itself until pressed again.
 * Nothing moves before that, nor while the pointer or focus is in the row, nor for visitors who prefer reduced motion
 * (WCAG 2.2.2).
 */
function equip(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('ul')!;
  const [back, on, play] = [...carousel.querySelectorAll<HTMLElement>('button')] as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const stepOf = () => (row.children[1] as HTMLElement).offsetLeft - (row.children[0] as HTMLElement).offsetLeft;
  // Negative in a page from right to left.
  const scrolled = () => Math.abs(row.scrollLeft);
  const isAtEnd = () => scrolled() + row.clientWidth >= row.scrollWidth - 4;
  const update = () => {
    // Not `disabled`, which would lose the focus.
    back.setAttribute('aria-disabled', String(scrolled() <= 4));
    on.setAttribute('aria-disabled', String(isAtEnd()));
  };
  row.addEventListener('scroll', update, { passive: true });
  // When it gets its width, and whenever that changes; measuring right now would delay the first paint.
  new ResizeObserver(update).observe(row);
  back.addEventListener('click', () => row.scrollBy({ left: -stepOf() }));
  on.addEventListener('click', () => row.scrollBy({ left: stepOf() }));

  let timer: ReturnType<typeof setInterval> | undefined;
  const turn = () => {
    clearInterval(timer);
    timer = timer === undefined ? setInterval(pass, STAY_MS) : undefined;
    const { pause, start } = marksOf(play);
    play.textContent = (timer === undefined ? start : pause)!;
  };
  const pass = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return turn();
    if (row.matches(':hover, :focus-within')) return;
    if (isAtEnd()) row.scrollTo({ left: 0 });
    else row.scrollBy({ left: stepOf() });
  };
  play.addEventListener('click', turn);
}

document.querySelectorAll<HTMLElement>(marked('pushes')).forEach(equip);
