import { accountsFault } from '../accounts/store/current.ts';
import type { Log } from './log.ts';

const EVERY_MS = 1000;

/** Logs once, within a second, that the file of the accounts was removed or replaced. Gives a function that ends this. */
export function watchAccounts(log: Log): () => void {
  let known: string | undefined;
  const watching = setInterval(() => {
    const fault = accountsFault();
    if (fault !== undefined && fault !== known) log.error(`${fault} Until then nothing is written to it.`);
    known = fault;
  }, EVERY_MS);
  watching.unref();
  return () => clearInterval(watching);
}
