/** A text of at most so many characters: whole words and an ellipsis where it is longer. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  // A word that ends where the text is cut is whole.
  const whole = /\s/.test(text[most - 1]!) ? cut : cut.replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s.,;:!?–—-]+$/, '')}…`;
}
