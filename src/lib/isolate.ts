/** Letters of scripts that are written from right to left: Hebrew, Arabic, Syriac, Thaana, NKo and the rarer ones. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A text whose direction is its own, wherever it stands (UAX 9: FSI and PDI, as `<bdi>` does, but also in a `<title>`, an
 * attribute and a calendar). Others stay as they are.
 */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
