import { DAYS } from '../../markup/classHooks.ts';

/** Scrolls the chosen day into view if the strip is wider than the screen. */
const strip = document.querySelector<HTMLElement>(DAYS);
const chosen = strip?.querySelector<HTMLElement>('[aria-current]');
if (strip && chosen) {
  // When it gets its width, and whenever that changes; measuring right now would delay the first paint.
  new ResizeObserver(() => {
    strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
  }).observe(strip);
}
