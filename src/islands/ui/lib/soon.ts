/** How long a press waits for its script, before the link is followed or the form sent as without script, or for a step back. */
const PATIENCE_MS = 5000;

/** The same promise, which rejects if it has not settled within a few seconds: for what a press waits for. */
export const soon = <T>(coming: Promise<T>): Promise<T> =>
  Promise.race([coming, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))]);
