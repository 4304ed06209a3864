/**
 * A text of at most `most` characters, as JavaScript counts them: cut between words, with an ellipsis, where it is longer. No letter, and no
 * emoji, is cut into.
 */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, new Intl.Segmenter().segment(text).containing(most - 1)!.index);
  // A word that ends right at the cut is whole.
  const whole = /\s/.test(text[cut.length]!) ? cut : cut.replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s.,;:!?–—-]+$/, '')}…`;
}
