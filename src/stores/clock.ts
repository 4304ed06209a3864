/**
 * How many milliseconds the page's time is ahead of the device's: a preview or a demonstration shows another instant.
 */
const { clock } = document.documentElement.dataset;
const offset = clock === undefined ? 0 : Number(clock) - Date.now();

/** The site's current time, in epoch milliseconds. A page that shows another instant goes on from there. */
export function browserNow(): number {
  return Date.now() + offset;
}

/** Calls the listener when the page is shown again: on return from another tab, or from the back/forward cache. */
export function whenShownAgain(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

/** Calls the listener with the current time: at once, every 20 seconds, and when the page is shown again. */
export function asTimePasses(listener: (now: number) => void): void {
  const tick = () => listener(browserNow());
  tick();
  setInterval(tick, 20_000);
  whenShownAgain(tick);
}
