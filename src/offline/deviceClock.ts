/** The device's own time, in epoch milliseconds: by it the worker says when a page was seen. Apart from the stores', to stay one file. */
export function deviceNow(): number {
  return Date.now();
}
