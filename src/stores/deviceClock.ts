/**
 * The device's own time in epoch milliseconds, whatever the site's clock says: tokens are issued and expire by it. Kept
 * apart from clock.ts, which reads the page: the service worker has none.
 */
export function deviceNow(): number {
  return Date.now();
}
