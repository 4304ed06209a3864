/** Calls at once and then, while it is asked to, once every so many milliseconds; the last asking is never lost. */
export function throttle(call: () => void, milliseconds: number): () => void {
  let resting = false;
  let asked = false;
  return function ask() {
    asked = true;
    if (resting) return;
    asked = false;
    resting = true;
    call();
    setTimeout(() => {
      resting = false;
      if (asked) ask();
    }, milliseconds);
  };
}

/** Calls once nobody has asked for so many milliseconds. */
export function debounce(call: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, milliseconds);
  };
}
