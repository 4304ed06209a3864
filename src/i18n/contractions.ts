import type { LanguageFolder } from '../sites/languageFiles.ts';

/** What a preposition and the beginning of a name become together. */
type Contraction = readonly [preposition: string, beginning: RegExp, together: string];

/** Of each language that has texts, whichever of them a chain's sites have. */
const CONTRACTIONS: Readonly<Partial<Record<LanguageFolder, readonly Contraction[]>>> = {
  fr: [
    ['à', /^Le /, 'au '],
    ['à', /^Les /, 'aux '],
    ['de', /^Le /, 'du '],
    ['de', /^Les /, 'des '],
    // An h is left alone, since it may be aspirate; a y before a consonant is a vowel.
    ['de', /^(?=[aàâeéèêëiîïoôuùûœæ]|y[^aàeéèiou])/i, 'd’'],
  ],
};

/**
 * A text in which its language contracts the prepositions before its values: in French “au Havre”, “d’Annecy”. What the text
 * has of itself is left as it was written.
 */
export function contracted(language: LanguageFolder, text: string, values: Iterable<unknown>): string {
  let changed = text;
  for (const [preposition, beginning, together] of CONTRACTIONS[language] ?? []) {
    for (const value of values) {
      if (typeof value !== 'string' || !beginning.test(value)) continue;
      const apart = new RegExp(`(?<!\\p{L})${preposition} ${RegExp.escape(value)}`, 'giu');
      changed = changed.replaceAll(apart, ([first]) => {
        const written = `${together}${value.replace(beginning, '')}`;
        return first === first?.toLowerCase() ? written : `${written[0]?.toUpperCase()}${written.slice(1)}`;
      });
    }
  }
  return changed;
}
