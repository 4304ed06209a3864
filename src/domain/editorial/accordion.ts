/**
 * What is open once an item of an accordion is chosen: that item, or nothing if it was open already (SPEC 4: cinema
 * services and information, FAQ, footer columns).
 */
export function toggleOpen<T>(open: T | undefined, chosen: T): T | undefined {
  return open === chosen ? undefined : chosen;
}
