import { screeningTags } from './tags.ts';

/**
 * What someone may need of a screening: that the picture is described, the words are captioned, sound and light are gentle,
 * or there are places for wheelchairs. Each is the slug of its tag.
 */
export const NEEDS = ['audiodesc', 'hearing-impaired', 'relaxed', 'pmr'] as const;
export type Need = (typeof NEEDS)[number];

/** Needs that a list of screenings goes by: all of them at once, or any. */
export type NeedsShown = { readonly needs: readonly Need[]; readonly all: boolean };

/** The needs among the tags of an address, in their usual order. */
export function needsIn(tags: readonly string[]): Need[] {
  return NEEDS.filter((need) => tags.includes(need));
}

/** The needs that a site can speak of. Places for wheelchairs are known of the house where no tag tells of the hall. */
export function needsOffered(hasTag: (slug: string) => boolean): Need[] {
  return NEEDS.filter((need) => need === 'pmr' || hasTag(need));
}

/**
 * What to list. Whoever asks for several needs has them all. Unasked, the screenings made for someone stand there; halls
 * with places for wheelchairs are most, so they are listed when asked for, or where a site has next to nothing else.
 */
export function needsShown(asked: readonly Need[], offered: readonly Need[]): NeedsShown {
  if (asked.length > 0) return { needs: asked, all: true };
  const made = offered.filter((need) => need !== 'pmr');
  return made.length > 1 ? { needs: made, all: false } : { needs: offered, all: false };
}

/**
 * The needs that a screening meets. `spacesInTheatre`: the theatre has wheelchair spaces, and no tag says in which halls.
 */
export function needsMet(
  showtime: { readonly tags: readonly string[]; readonly version: string },
  spacesInTheatre: boolean,
): Need[] {
  const tags = screeningTags(showtime);
  return NEEDS.filter((need) => tags.includes(need) || (need === 'pmr' && spacesInTheatre));
}

/** Whether a screening that meets some needs belongs into the list. */
export function isListed(met: readonly Need[], { needs, all }: NeedsShown): boolean {
  return all ? needs.every((need) => met.includes(need)) : needs.some((need) => met.includes(need));
}
