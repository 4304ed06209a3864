import type { PageContext } from '../../page/context.ts';
import { withFilters } from '../../routes/filters.ts';

/** The address of the same list without the tags that nobody knows; undefined for an address without tags. */
export function withoutUnknownTags({
  path,
  filters,
  catalogue,
}: Pick<PageContext, 'path' | 'filters' | 'catalogue'>): string | undefined {
  if (filters.tags.length === 0) return undefined;
  return withFilters(path, { ...filters, tags: filters.tags.filter((slug) => catalogue.tags.has(slug)) });
}
