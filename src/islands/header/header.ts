import { afterScroll, type StickyHeader } from '../../domain/stickyHeader.ts';
import { debounce, throttle } from './timing.ts';

/** SPEC 9, "Sticky header". */
const SCROLL_MS = 200;
const RESIZE_MS = 100;

/**
 * The header of a desk leaves with the page and comes back when one scrolls up (SPEC 2). It shares no module with another
 * script, so that it stands in the page and is no request; how it looks is the style's (components/Header.astro).
 */
const element = document.querySelector<HTMLElement>('.site-header.sticky');
let state: StickyHeader = { sticky: false, visible: true, scrollY: 0 };

function update(): void {
  const before = state;
  state = afterScroll(before, scrollY, innerHeight);
  const { sticky, visible } = state;
  if (sticky) {
    // What was not to be seen does not slide out.
    const { stuck = 'hidden' } = element!.dataset;
    element!.dataset['stuck'] = visible ? 'shown' : stuck === 'hidden' ? stuck : 'leaving';
  } else if (scrollY === 0 || scrollY > before.scrollY) {
    // On the way to the top it is where it belongs only at the very top: let go earlier, it would jump by its height.
    delete element!.dataset['stuck'];
  }
}

if (element) {
  const onScroll = throttle(update, SCROLL_MS);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', debounce(update, RESIZE_MS));
  // With the next frame, which lays the page out anyway: asked for now, the place would have that done twice.
  requestAnimationFrame(update);
}

// Modals are reset on navigation (SPEC 4), also where the browser keeps the page to come back to.
addEventListener('pagehide', () => {
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open')) layer.hidePopover();
});
