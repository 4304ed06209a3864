import { pageLanguage } from '../ui/lib/pageLanguage.ts';
import { fieldsOf } from '../../lib/fields.ts';
import { hearServer } from '../../stores/clock.ts';
import { referenceOf, setStatus, statusesPaths, ticketsByStatusesPath } from '../../markup/ticket.ts';

/** Fetches what is sold out or locked, by booking reference; undefined if there is no response. */
function ask(path: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  return fetch(`${path}?language=${pageLanguage()}`, { cache: 'no-cache', signal: AbortSignal.timeout(8000) })
    .then(async (response) => {
      hearServer(response);
      return response.ok ? fieldsOf(await response.json()) : undefined;
    })
    .catch(() => undefined);
}

/**
 * Marks the tickets of the page as sold out, locked or available, as the API now has them: one call for each day shown.
 * With a selector, only for what it matches. Tickets stay as they are if a call fails. Resolves to whether all calls
 * succeeded.
 */
export async function refreshStatuses(of?: string): Promise<boolean> {
  const succeeded = await Promise.all(
    [...statusesPaths(of)].map(async (path) => {
      const statuses = await ask(path);
      if (!statuses) return false;
      for (const ticket of ticketsByStatusesPath(path)) {
        const reference = referenceOf(ticket);
        if (reference !== '') setStatus(ticket, statuses[reference]);
      }
      return true;
    }),
  );
  return !succeeded.includes(false);
}
