import type { Filters } from '../../contract/filters.ts';
import { formatFilters } from '../../routes/filters.ts';
import { fetchDocument } from '../lib/trusted.ts';

/** A day with screenings that pass the filters: its address, and the text of a link to it. */
export type Nearest = { readonly href: string; readonly label: string };

/** The nearest such day, from the server (pages/fragments/nearest.astro); undefined if there is none. */
export async function fetchNearest(address: string, filters: Filters): Promise<Nearest | undefined> {
  const response = await fetchDocument(address + formatFilters(filters));
  const link = response?.page.querySelector('a');
  const href = link?.getAttribute('href');
  return link && href ? { href, label: link.textContent.trim() } : undefined;
}
