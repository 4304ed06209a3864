/**
 * What visitors call versions, experiences and needs of access, as the folders of i18n have it: by the slug, phrases between
 * commas. Accents and case do not matter. A slug without phrases is recognised by its names in the content.
 */
type Phrases = Readonly<Record<string, string>> | undefined;

/** The phrases of a slug. A phrase of several slugs means any of them. */
export function phrasesOf(phrases: Phrases, slug: string): string[] {
  return phrases && Object.hasOwn(phrases, slug) ? phrases[slug]!.split(', ') : [];
}

/** The phrases of a slug as words, for an index. */
export function wordsOfPhrases(phrases: Phrases, slug: string): string[] {
  return phrases && Object.hasOwn(phrases, slug) ? [phrases[slug]!.replaceAll(',', '')] : [];
}
