import { afterScroll, type StickyHeader } from './stickyHeader.ts';
import { debounce, throttle } from './timing.ts';

/** SPEC 9, "Sticky header". */
const SCROLL_MS = 200;
const RESIZE_MS = 100;

/**
 * On large screens the header leaves with the page and returns when the visitor scrolls up (SPEC 2). It shares no
 * module with another script, so that it is inlined and needs no request; its look is in components/shell/Header.astro.
 */
const element = document.querySelector<HTMLElement>('.site-header[data-sticky]');
let state: StickyHeader = { sticky: false, visible: true, scrollY: 0 };

function update(): void {
  const before = state;
  state = afterScroll(before, scrollY, innerHeight);
  const { sticky, visible } = state;
  if (sticky) {
    // A header that was not visible does not slide out.
    const { stuck = 'hidden' } = element!.dataset;
    element!.dataset['stuck'] = visible ? 'shown' : stuck === 'hidden' ? stuck : 'leaving';
  } else if (scrollY === 0 || scrollY > before.scrollY) {
    // On the way up, it is released only at the very top: any earlier and it would jump by its own height.
    delete element!.dataset['stuck'];
  }
}

if (element) {
  const onScroll = throttle(update, SCROLL_MS);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', debounce(update, RESIZE_MS));
  // In the next frame, which computes the layout anyway: reading the position now would force that twice.
  requestAnimationFrame(update);
}

// Modals are reset on navigation (SPEC 4), even if the browser keeps the page in its back/forward cache.
addEventListener('pagehide', () => {
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open')) layer.hidePopover();
});
