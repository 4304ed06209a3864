/** A timer that can be paused and resumes with the time that was left. */
export type Rest = { readonly stop: () => void; readonly go: () => void };

/** Calls back after this many milliseconds, not counting pauses; starts paused. */
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
