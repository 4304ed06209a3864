/**
 * Steps back in the history, which browsers take a while after they were asked for. An entry that is made meanwhile is the
 * one that the step leaves, so what makes one waits (`atRest`).
 */

/** A step that no event tells of is waited for no longer. */
const PATIENCE_MS = 5000;

const steps: (() => void)[] = [];
let taken: Promise<unknown> = Promise.resolve();

/** After everything else that the step changes. */
const onStep = () => setTimeout(() => steps.shift()?.());

/** Goes back by one entry, which is of this document. */
export function goBack(): void {
  addEventListener('popstate', onStep);
  const step = new Promise<void>((done) => {
    steps.push(done);
    setTimeout(done, PATIENCE_MS);
  });
  taken = Promise.all([taken, step]);
  history.back();
}

/** Resolves when the history is where it was told to go. */
export const atRest = (): Promise<unknown> => taken;
