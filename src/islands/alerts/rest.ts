/** A time that can be stopped and goes on with what was left of it. */
export type Rest = { readonly stop: () => void; readonly go: () => void };

/** Calls after so many milliseconds in which it was not stopped; begins stopped. */
export function restOf(milliseconds: number, call: () => void): Rest {
  let left = milliseconds;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    go() {
      if (since !== undefined) return;
      since = performance.now();
      timer = setTimeout(call, left);
    },
    stop() {
      if (since === undefined) return;
      clearTimeout(timer);
      left -= performance.now() - since;
      since = undefined;
    },
  };
}
