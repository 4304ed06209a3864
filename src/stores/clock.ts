/** Milliseconds by which a demonstration's clock runs ahead; 0 on a real site. */
function offset(): number {
  return Number(document.documentElement.dataset['clockOffset'] ?? 0);
}

/** The present instant of the site, in epoch milliseconds. */
export function browserNow(): number {
  return Date.now() + offset();
}

/** Calls when the page comes back into sight: from another tab, or out of the browser's memory of pages. */
export function whenShownAgain(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

/** Calls with the present instant at once, as minutes pass and when the page is shown again. */
export function asTimePasses(listener: (now: number) => void): void {
  const tick = () => listener(browserNow());
  tick();
  setInterval(tick, 20_000);
  whenShownAgain(tick);
}
