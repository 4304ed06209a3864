import type { Statuses } from '../../contract/programme.ts';

const BOOKING = /V\d+S\d+/;

/** The booking reference in a ticket's link; undefined if there is nothing to book. */
function referenceOf(ticket: HTMLElement): string | undefined {
  const face = ticket.firstElementChild;
  const address = face?.getAttribute('href') ?? face?.getAttribute('data-href');
  return address ? BOOKING.exec(address)?.[0] : undefined;
}

/** Asks what is sold out or locked; undefined if there is no answer. */
function ask(path: string): Promise<Statuses | undefined> {
  return fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(8000) })
    .then((answer) => (answer.ok ? (answer.json() as Promise<Statuses>) : undefined))
    .catch(() => undefined);
}

/**
 * Marks the tickets of the page as sold out, locked or available, as the API now has them: one call for each day shown,
 * whose path is in `data-statuses` above the tickets. With a selector, only for what it matches. Tickets stay as they
 * are if a call fails. Resolves to whether all calls were answered.
 */
export async function refreshStatuses(of = '[data-statuses]'): Promise<boolean> {
  const places = [...document.querySelectorAll<HTMLElement>(of)];
  const paths = new Set(places.map((place) => place.dataset['statuses']!));
  const answered = await Promise.all(
    [...paths].map(async (path) => {
      const statuses = await ask(path);
      if (!statuses) return false;
      for (const ticket of document.querySelectorAll<HTMLElement>(`[data-statuses="${path}"] [data-at]`)) {
        const reference = referenceOf(ticket);
        const status = reference === undefined ? ticket.dataset['s'] : statuses[reference];
        if (status) ticket.dataset['s'] = status;
        else delete ticket.dataset['s'];
      }
      return true;
    }),
  );
  return !answered.includes(false);
}
