/*
 * A screening's reference: `V{vistaRef}S{session}`, as in the contract's booking links. It names the screening in
 * addresses, in statuses and in polls, wherever its booking link leads. Both ids are letters, digits, - and _. After a
 * vistaRef with an S in it, a dot stands for the S between them, so that every reference is of one screening. Of a
 * double bill, one session with several shows, the second show has `~2` at the end of its own, and so on.
 */

const PARTS = /^V(?:([A-RT-Za-z0-9_-]{1,60})S|([A-Za-z0-9_-]{1,60})\.)([A-Za-z0-9_-]{1,60})(?:~[2-9])?$/;
const IN_LINK = /\/(V[A-RT-Za-z0-9_-]{1,60}S[A-Za-z0-9_-]{1,60})\/booking(?=[?#]|$)/;

/** The most shows of one session. */
export const MAX_SHOWS = 9;

/** The reference of a cinema's session; of its second show and so on, up to `MAX_SHOWS`, if it has several. */
export function formatReference(vistaRef: string, session: string, show = 1): string {
  return `V${vistaRef}${vistaRef.includes('S') ? '.' : 'S'}${session}${show > 1 ? `~${show}` : ''}`;
}

/** What a reference is made of; undefined for any other text. */
export function parseReference(text: string): { readonly vistaRef: string; readonly session: string } | undefined {
  const [, plain, escaped, session] = PARTS.exec(text) ?? [];
  const vistaRef = plain ?? escaped;
  return vistaRef === undefined || session === undefined ? undefined : { vistaRef, session };
}

/** The reference in a booking link of the contract's form; empty in any other link. */
export function bookingReference(link: string): string {
  return IN_LINK.exec(link)?.[1] ?? '';
}
