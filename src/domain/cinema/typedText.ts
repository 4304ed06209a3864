/** As many characters as the fields for a place take. */
const MOST_TYPED = 80;

/** What was typed as a place, as far as it is read. Where that cuts a character in two, it can still be put into an address. */
export function typedText(text: string): string {
  return text.trim().slice(0, MOST_TYPED).toWellFormed();
}
