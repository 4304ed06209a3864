/**
 * Tags that mean something to the code (SPEC 9). What a tag is called and where it is shown is content (`Tag` in
 * `src/contract`). No imports: the browser uses this.
 */

/** On every screening without an experience of its own; never shown. */
export const DEFAULT_TAG = 'DEFAULT';

/**
 * Those of SPEC 9, "Tag constants", on which a rule depends, each before what else it is called in feeds: a premiere with the
 * film's makers in the hall has a name of its own. 4dx, dolby, imax and premium are content as any tag is.
 */
export const RULE_TAGS = {
  threeD: ['3d'],
  live: ['live', 'LIVE'],
  kids: ['kids', 'cinekids', 'kleuter'],
  premiere: ['avp', 'avp-equipe'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TagRule = keyof typeof RULE_TAGS;

/** SPEC 9: the accessibility tags, in the order of their icons. */
export const ACCESSIBILITY_TAGS = ['hearing-impaired', 'audiodesc', 'pmr'] as const;
export type AccessibilityTag = (typeof ACCESSIBILITY_TAGS)[number];

/** French with subtitles for the hearing-impaired. */
export const SUBTITLED_FOR_HEARING_IMPAIRED = 'vfst';

type TaggedScreening = { readonly tags: readonly string[]; readonly version: string };

/** The tags that a visitor may see and filter by: without DEFAULT, and with what the version implies (SPEC 9). */
export function screeningTags(showtime: TaggedScreening): string[] {
  const tags = showtime.tags.filter((tag) => tag !== DEFAULT_TAG);
  if (showtime.version === SUBTITLED_FOR_HEARING_IMPAIRED && !tags.includes('hearing-impaired')) {
    tags.push('hearing-impaired');
  }
  return tags;
}

/** The accessibility icons that a screening has. */
export function accessibilityIcons(showtime: TaggedScreening): AccessibilityTag[] {
  const tags = screeningTags(showtime);
  return ACCESSIBILITY_TAGS.filter((tag) => tags.includes(tag));
}

/** Whether any of the tags is one on which this rule depends. */
export function fallUnder(rule: TagRule, tags: readonly string[]): boolean {
  const meant: readonly string[] = RULE_TAGS[rule];
  return tags.some((tag) => meant.includes(tag));
}

/** The experiences among a screening's tags: all that are not about accessibility, in the feed's order. */
export function experienceTags(showtime: TaggedScreening): string[] {
  return screeningTags(showtime).filter((tag) => !(ACCESSIBILITY_TAGS as readonly string[]).includes(tag));
}

/** The labels of a ticket, in order: the version, then the experiences, or the reverse where the site is set so. */
export function ticketLabels(
  showtime: TaggedScreening,
  first: 'tag' | 'version',
): { kind: 'tag' | 'version'; slug: string }[] {
  const version = { kind: 'version' as const, slug: showtime.version };
  const tags = experienceTags(showtime).map((slug) => ({ kind: 'tag' as const, slug }));
  return first === 'tag' ? [...tags, version] : [version, ...tags];
}
