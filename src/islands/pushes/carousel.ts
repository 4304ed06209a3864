/** How long a push stays before the next comes, once somebody lets them pass by. */
const STAY_MS = 6000;

/**
 * Buttons of a row that scrolls sideways: one on, one back, and one that lets it pass by itself until it is pressed again.
 * Nothing moves before that, nor while somebody points at the row or is in it, nor for those who want no motion (WCAG 2.2.2).
 */
function equip(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('ul')!;
  const [back, on, play] = [...carousel.querySelectorAll<HTMLElement>('button')] as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const stepOf = () => (row.children[1] as HTMLElement).offsetLeft - (row.children[0] as HTMLElement).offsetLeft;
  const isAtEnd = () => row.scrollLeft + row.clientWidth >= row.scrollWidth - 4;
  const judge = () => {
    // Not `disabled`: the focus would be lost with it.
    back.setAttribute('aria-disabled', String(row.scrollLeft <= 4));
    on.setAttribute('aria-disabled', String(isAtEnd()));
  };
  row.addEventListener('scroll', judge, { passive: true });
  // As it gets its width and whenever that changes; asked for at once, that would hold up the first paint.
  new ResizeObserver(judge).observe(row);
  back.addEventListener('click', () => row.scrollBy({ left: -stepOf() }));
  on.addEventListener('click', () => row.scrollBy({ left: stepOf() }));

  let timer: ReturnType<typeof setInterval> | undefined;
  const turn = () => {
    clearInterval(timer);
    timer = timer === undefined ? setInterval(pass, STAY_MS) : undefined;
    const { pause, start } = play.dataset;
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

document.querySelectorAll<HTMLElement>('.pushes').forEach(equip);
