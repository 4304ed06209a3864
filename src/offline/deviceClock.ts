/**
 * The device's own time in epoch milliseconds, by which the worker dates pages. Not the stores' copy, so the worker
 * stays one file.
 */
export function deviceNow(): number {
  return Date.now();
}
