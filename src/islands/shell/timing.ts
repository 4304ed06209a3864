/** SPEC 9, "Sticky header": how often a scroll is heard, and how long a new size must be still. */
export const SCROLL_MS = 200;
export const RESIZE_MS = 100;

/** Calls at once, then at most once every so many milliseconds; the last call is never lost. */
export function throttle(call: () => void, milliseconds: number): () => void {
  let resting = false;
  let asked = false;
  return function ask() {
    asked = resting;
    if (resting) return;
    resting = true;
    call();
    setTimeout(() => {
      resting = false;
      if (asked) ask();
    }, milliseconds);
  };
}

/** Calls once there have been no requests for so many milliseconds. */
export function debounce(call: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, milliseconds);
  };
}
