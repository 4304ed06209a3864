/** Brings the chosen day of a strip into view where the strip is wider than the screen. */
const strip = document.querySelector<HTMLElement>('.days');
const chosen = strip?.querySelector<HTMLElement>('[aria-current]');
if (strip && chosen) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;

export {};
