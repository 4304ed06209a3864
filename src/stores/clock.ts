import { atom, onMount } from 'nanostores';

/** Milliseconds by which a demonstration's clock runs ahead; 0 on a real site. */
function offset(): number {
  return Number(document.documentElement.dataset['clockOffset'] ?? 0);
}

/** The present instant of the site, in epoch milliseconds. */
export function browserNow(): number {
  return Date.now() + offset();
}

/** Ticks as minutes pass and when the page is shown again, so that tickets are judged anew. */
export const $now = atom(0);

onMount($now, () => {
  const tick = () => $now.set(browserNow());
  const shown = () => {
    if (document.visibilityState === 'visible') tick();
  };
  tick();
  const timer = setInterval(tick, 20_000);
  document.addEventListener('visibilitychange', shown);
  window.addEventListener('pageshow', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', shown);
    window.removeEventListener('pageshow', tick);
  };
});
