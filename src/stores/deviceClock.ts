/**
 * The device's own time in epoch milliseconds, whatever the site's clock says: tokens are issued and expire by it. Kept
 * apart from clock.ts, which is inlined in programme pages and shares no module with a script that loads later.
 */
export function deviceNow(): number {
  return Date.now();
}
