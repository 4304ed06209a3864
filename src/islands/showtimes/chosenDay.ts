/** Brings the chosen day of a strip into view where the strip is wider than the screen. */
const strip = document.querySelector<HTMLElement>('.days');
const chosen = strip?.querySelector<HTMLElement>('[aria-current]');
if (strip && chosen) {
  // As it gets its width and whenever that changes: asked for at once, that would hold up the first paint.
  new ResizeObserver(() => {
    strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
  }).observe(strip);
}

export {};
