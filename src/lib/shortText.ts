/** A text of at most `most` characters: cut between words, with an ellipsis, where it is longer. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  // A word that ends right at the cut is whole.
  const whole = /\s/.test(text[most - 1]!) ? cut : cut.replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s.,;:!?–—-]+$/, '')}…`;
}
