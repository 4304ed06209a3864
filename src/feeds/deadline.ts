export type Deadline = {
  readonly signal: AbortSignal;
  /** To be called once what it is for has ended: until then it holds memory. */
  readonly end: () => void;
};

/**
 * A signal that is aborted after some milliseconds, or together with another. `AbortSignal.timeout` and `AbortSignal.any` give the
 * same, but hold what they have made until that time is over: with thousands of requests a minute that is most of the memory.
 */
export function deadlineAfter(ms: number, whole: AbortSignal): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  if (whole.aborted) abort();
  whole.addEventListener('abort', abort);
  const end = () => {
    clearTimeout(timer);
    whole.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}
