/** SPEC 9, "Sticky header". */
const UNSTICK_BELOW_PX = 68;
const STICK_BEYOND_WINDOWS = 0.25;

export type StickyHeader = { readonly sticky: boolean; readonly visible: boolean; readonly scrollY: number };

/**
 * The desktop header after a scroll (SPEC 2): sticky beyond a quarter of the window's height, until it is back within
 * 68 px of the top; while sticky it shows when scrolling up. All in CSS pixels.
 */
export function afterScroll(header: StickyHeader, scrollY: number, windowHeight: number): StickyHeader {
  const sticky = scrollY > UNSTICK_BELOW_PX && (header.sticky || scrollY > windowHeight * STICK_BEYOND_WINDOWS);
  const visible = !sticky || (scrollY === header.scrollY ? header.visible : scrollY < header.scrollY);
  return { sticky, visible, scrollY };
}
