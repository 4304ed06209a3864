/**
 * The device's own time, in epoch milliseconds, whatever the site's clock says: by it tokens are issued and expire. Apart from
 * clock.ts, which stands in the pages of programmes and shares no module with a script that comes later.
 */
export function deviceNow(): number {
  return Date.now();
}
