/** What a ticket shows in short, `VOST`, and what that means in words. */
export type Abbreviation = { readonly short: string; readonly words: string };

/**
 * The labels that do not speak for themselves, each once, in order: those whose words are known and do not have the label
 * in them, as “Dolby Cinema” has “Dolby”. A full stop at the end of the words is left out, for they stand within sentences.
 */
export function abbreviationsOf(labels: Iterable<Abbreviation>): Abbreviation[] {
  const found = new Map<string, Abbreviation>();
  for (const { short, words } of labels) {
    const meaning = words.trim().replace(/\.$/, '');
    if (meaning !== '' && !meaning.toLowerCase().includes(short.toLowerCase()))
      found.set(`${short}/${meaning}`, { short, words: meaning });
  }
  return [...found.values()];
}
