import { ID } from '#brand/brand.ts';
import type { FrameMessage } from '../../../domain/account/authFrame.ts';

/**
 * The events of the document by which scripts of a page communicate, and what each carries. Only these: some of the
 * scripts are inlined in the page, each with its own copy of what it imports, and so cannot share a store. The names
 * that the document sees begin with the brand's id.
 */
type PageEvents = {
  /** Tickets were added to the page. */
  tickets: undefined;
  /** The parser has come to the end of the lists that are arranged before they are seen. */
  lists: undefined;
  /** The filters leave other tickets than before. */
  narrowed: undefined;
  /** The visitor has chosen the server's order again. */
  unsorted: undefined;
  /** This part of another page was added to the page. */
  panel: Element;
  /** The state of the tickets is to be fetched again. */
  refresh: undefined;
  /** The state of all tickets was fetched. */
  fresh: undefined;
  /** The state of some tickets could not be fetched. */
  stale: undefined;
  /** The visitor chose where to see films (islands/cinema/place/choosePlace.ts). */
  chosen: undefined;
} & {
  /** A message from the accounts host's page in a frame. */
  [Kind in FrameMessage['kind']]: unknown;
};
type Name = keyof PageEvents;
type Detail<N extends Name> = PageEvents[N] extends undefined ? [] : [detail: PageEvents[N]];

/** Calls all listeners on this page. */
export function emit<N extends Name>(name: N, ...[detail]: Detail<N>): void {
  document.dispatchEvent(new CustomEvent(`${ID}:${name}`, { detail }));
}

/** Calls the listener with what each event of a name carries. Returns a function that stops this. */
export function onEvent<N extends Name>(name: N, listener: (detail: PageEvents[N]) => void): () => void {
  // Only `emit` makes these events, so they carry what the name promises.
  const hear = (event: Event) => listener((event as CustomEvent<PageEvents[N]>).detail);
  document.addEventListener(`${ID}:${name}`, hear);
  return () => document.removeEventListener(`${ID}:${name}`, hear);
}

/** Ends the islands of a part that has left the page, by an event of Astro's. */
export function endIslands(part: Element): void {
  for (const island of part.querySelectorAll('astro-island')) island.dispatchEvent(new Event('astro:unmount'));
}
