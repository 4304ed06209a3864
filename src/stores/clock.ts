/** How many milliseconds a demonstration's clock runs ahead; 0 on a real site. */
function offset(): number {
  return Number(document.documentElement.dataset['clockOffset'] ?? 0);
}

/** The site's current time, in epoch milliseconds. */
export function browserNow(): number {
  return Date.now() + offset();
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
