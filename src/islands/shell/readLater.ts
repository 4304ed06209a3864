import { watchTickets } from '../programme/stale.ts';
import { register } from './register.ts';

/** Makes the page readable offline later, and shows a note if the network is lost while the page is open. */
export async function readLater(wordsAddress: string): Promise<void> {
  await register();
  await watchTickets(wordsAddress);
}
