import { afterScroll, type StickyHeader } from './stickyHeader.ts';
import { debounce, RESIZE_MS, SCROLL_MS, throttle } from './timing.ts';
import { marked, marksOf } from '../../markup/marks.ts';

/**
 * On large screens the header leaves with the page and returns when the visitor scrolls up (SPEC 2). It shares no
 * module with another script, so that it is inlined and needs no request; its look is in components/shell/Header.astro.
 */
const element = document.querySelector<HTMLElement>(marked('sticky'));
let state: StickyHeader = { sticky: false, visible: true, scrollY: 0 };

function update(): void {
  state = afterScroll(state, scrollY, innerHeight);
  const { sticky, visible } = state;
  if (sticky) {
    // A header that was not visible does not slide out.
    const { stuck = 'hidden' } = marksOf(element!);
    marksOf(element!).stuck = visible ? 'shown' : stuck === 'hidden' ? stuck : 'leaving';
  } else {
    delete marksOf(element!).stuck;
  }
}

if (element) {
  const onScroll = throttle(update, SCROLL_MS);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', debounce(update, RESIZE_MS));
  // In the next frame, which computes the layout anyway: reading the position now would force that twice.
  requestAnimationFrame(update);
}

const openLayer = () => document.querySelector<HTMLElement>('[popover=""]:popover-open');

// Who leaves a layer of the header by keyboard would go on beneath it.
addEventListener('focusin', (event) => {
  const target = event.target as HTMLButtonElement;
  const layer = openLayer();
  if (!layer?.contains(target) && target.popoverTargetElement !== layer) layer?.hidePopover();
});

// Modals, accordions and lists shown whole are reset on navigation (SPEC 4), even if the browser keeps the page in its
// back/forward cache. None of the server's is open.
addEventListener('pagehide', () => {
  openLayer()?.hidePopover();
  for (const accordion of document.querySelectorAll('details')) accordion.open = false;
});
