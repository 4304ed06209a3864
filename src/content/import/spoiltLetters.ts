/** What each byte from 0x80 on is in Windows-1252. */
const UPPER_BYTES = Array.from({ length: 128 }, (_, index) => 128 + index);
const BYTES = new Map(UPPER_BYTES.map((byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]));
/** The bytes that continue a letter of UTF-8; the last three also close a quotation, as after an `Ã` in capitals. */
const CONTINUING = [...BYTES]
  .filter(([letter, byte]) => byte < 0xc0 && !'’”»'.includes(letter))
  .map(([letter]) => letter);
const NEXT = `(?:[${CONTINUING.join('')}]|[’”»](?=\\p{L}))`;
/**
 * What comes of letters that were in UTF-8 and were read as Windows-1252 (`Ã©` for `é`, `â€™` for `’`), and what takes the
 * place of a letter that could not be read.
 */
const SPOILT = new RegExp(`[ÂÃ]${NEXT}|â€.|\\uFFFD`, 'gu');
/** Whether JSON may hold such letters, as they are or escaped. */
const MAY_BE_SPOILT = /[\u00C2\u00C3\u00E2\uFFFD]|\\u(?:00c[23]|00e2|fffd)/i;

/** Whether JSON may have letters that a wrong encoding has spoiled. */
export function mayHaveSpoiltLetters(json: string): boolean {
  return MAY_BE_SPOILT.test(json);
}

/** What to write instead of the letters of a text that a wrong encoding has spoiled: `"é" instead of "Ã©"`. */
export function lettersMeant(text: string): readonly string[] {
  return [...new Set(text.match(SPOILT))].map((spoilt) => `${meantBy(spoilt)} instead of "${spoilt}"`);
}

function meantBy(spoilt: string): string {
  const bytes = [...spoilt].flatMap((letter) => BYTES.get(letter) ?? []);
  const read = new TextDecoder().decode(Uint8Array.from(bytes));
  return read === '' || read.includes('\uFFFD') ? 'the letter that could not be read' : `"${read}"`;
}
