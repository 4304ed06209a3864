import { viewportOf, type Viewport } from '../domain/ui/viewport.ts';

/** The viewport of this window, counted in the reader's own size of letters as media queries in rem are (decision 88). */
export function currentViewport(): Viewport {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return viewportOf((window.innerWidth * 16) / letters);
}
