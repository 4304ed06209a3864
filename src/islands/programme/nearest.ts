import type { Filters } from '../../contract/filters.ts';
import { formatFilters } from '../../routes/filters.ts';
import { fetchDocument } from '../ui/lib/trusted.ts';

/** A day or a cinema with screenings that pass the filters: its address, and the text of a link to it. */
export type NearestLink = { readonly href: string; readonly label: string };

/** The nearest of these, from the server (pages/fragments/nearest.astro). */
export async function fetchNearest(address: string, filters: Filters): Promise<readonly NearestLink[]> {
  const response = await fetchDocument(address + formatFilters(filters));
  const links = [...(response?.page.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
  return links.map((link) => ({ href: link.getAttribute('href')!, label: link.textContent.trim() }));
}
