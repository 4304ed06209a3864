import { marksOf } from '../markup/marks.ts';

/**
 * The site's present instant in the browser (decision 57): the server's clock decides, and the device only counts on. A
 * page gets the instant with its own response (Server-Timing) and with the `Date` of what it asks later. A preview or a
 * demonstration shows another instant (`data-clock`), which nothing corrects.
 */
const { clock } = marksOf(document.documentElement);

/**
 * How far the device's clock may be ahead of what the server said: a cached page may be that old, and a device's sleep
 * may stop the count.
 */
const LEEWAY_MS = 5 * 60_000;

/** Not in all browsers, nor behind each proxy. */
const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
const sent = page?.serverTiming?.find(({ name }) => name === 'clock')?.description;

/**
 * The server's time less that of `performance.now()`. If the page lacks it, the device's is all there is, until
 * something is asked.
 */
let lead = (Number(clock ?? sent) || Date.now()) - performance.now();
/** The same of the device's time, when it agreed or was last found apart. */
let settled = lead;

/** The device's time less that of `performance.now()`; on a page of another instant, that instant's. */
function leadOfDevice(): number {
  return clock === undefined ? Date.now() - performance.now() : lead;
}

/**
 * The site's present instant, in epoch milliseconds. What the server said may be some minutes old, but not from the
 * future: a device that is ahead of it by no more than these minutes is right.
 */
export function browserNow(): number {
  const device = leadOfDevice();
  return performance.now() + (lead < device && device <= lead + LEEWAY_MS ? device : lead);
}

/** Takes the server's time from a response, whatever its status. */
export function hearServer({ headers }: Response): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (clock === undefined && date > 0) lead = date - performance.now();
}

/**
 * Whether the device's clock has come apart from the server's, or from its own count, since this was last true: it is
 * wrong or was set, the page is old, or the device slept while `performance.now()` stood still. Then the server must be
 * asked.
 */
export function hasComeApart(): boolean {
  const device = leadOfDevice();
  const isApart = Math.abs(device - settled) > LEEWAY_MS;
  if (isApart) settled = device;
  return isApart;
}

/** Calls the listener when the page is shown again: on return from another tab, or from the back/forward cache. */
export function whenShownAgain(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
