import { fieldsOf } from '../../../lib/fields.ts';

/**
 * The page of a cinema or city from the API, where the list of cinemas is an index and does not say (decision 31);
 * undefined if there is none, or no answer. Plain `fetch`: this is inlined in many pages.
 */
export async function pageOfPlace(asked: Readonly<Record<string, string>>): Promise<string | undefined> {
  const query = new URLSearchParams({ ...asked, language: document.documentElement.lang.slice(0, 2) });
  try {
    const response = await fetch(`/api/locator/page?${query.toString()}`);
    const { page } = fieldsOf(response.ok ? await response.json() : undefined);
    return typeof page === 'string' && page.startsWith('/') ? page : undefined;
  } catch {
    return undefined;
  }
}
