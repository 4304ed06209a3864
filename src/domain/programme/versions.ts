/** What a version's slug says, where that is unambiguous; what a version is called is content. */
type VersionLanguages = { /** BCP 47. */ readonly spoken?: string; readonly isSubtitled?: true };

/** Versions of which more is known than their label. */
export const VERSION_LANGUAGES: ReadonlyMap<string, VersionLanguages> = new Map([
  ['vf', { spoken: 'fr' }],
  ['vfst', { spoken: 'fr', isSubtitled: true }],
  ['vost', { isSubtitled: true }],
  ['vn', { spoken: 'nl' }],
  ['nlnl', { spoken: 'nl' }],
]);
