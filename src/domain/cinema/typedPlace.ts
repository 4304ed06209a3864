import { typedText } from '../../lib/typedText.ts';

/** As many characters as the fields for a place take. */
const MOST_TYPED = 80;

/** What was typed as a place, as far as it is read. */
export function typedPlace(text: string): string {
  return typedText(text, MOST_TYPED);
}
