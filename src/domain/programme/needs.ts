import { screeningTags } from './tags.ts';

/**
 * What a visitor may need of a screening: audio description, captions, gentle sound and light, or wheelchair spaces.
 * Each is the slug of its tag.
 */
export const NEEDS = ['audiodesc', 'hearing-impaired', 'relaxed', 'pmr'] as const;
export type Need = (typeof NEEDS)[number];

/** The needs by which screenings are listed: all of them at once, or any. */
export type NeedsShown = { readonly needs: readonly Need[]; readonly all: boolean };

/** The needs among the tags of an address, in their usual order. */
export function needsIn(tags: readonly string[]): Need[] {
  return NEEDS.filter((need) => tags.includes(need));
}

/**
 * The needs that a site knows about. Where no tag names the halls with wheelchair spaces, the theatre still shows
 * whether it has any.
 */
export function needsOffered(hasTag: (slug: string) => boolean): Need[] {
  return NEEDS.filter((need) => need === 'pmr' || hasTag(need));
}

/**
 * What to list. Of several chosen needs a screening must meet all. When none is chosen, the
 * screenings adapted for someone are listed. Most halls have wheelchair spaces, so those are listed only when chosen,
 * or where a site has next to nothing else; a city's page has them below.
 */
export function needsShown(requested: readonly Need[], offered: readonly Need[]): NeedsShown {
  if (requested.length > 0) return { needs: requested, all: true };
  const made = offered.filter((need) => need !== 'pmr');
  return made.length > 1 ? { needs: made, all: false } : { needs: offered, all: false };
}

/**
 * The needs that a screening meets. `spacesInTheatre`: the theatre has wheelchair spaces, and no tag says in which
 * halls.
 */
export function needsMet(
  showtime: { readonly tags: readonly string[]; readonly version: string },
  spacesInTheatre: boolean,
): Need[] {
  const tags = screeningTags(showtime);
  return NEEDS.filter((need) => tags.includes(need) || (need === 'pmr' && spacesInTheatre));
}

/** Whether a screening that meets these needs belongs in the list. */
export function isListed(met: readonly Need[], { needs, all }: NeedsShown): boolean {
  return all ? needs.every((need) => met.includes(need)) : needs.some((need) => met.includes(need));
}
