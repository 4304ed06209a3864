const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ĳ: 'ij', ı: 'i' };

/** Text for comparing: without diacritics or capitals, ligatures as two letters (SPEC 5). */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[œæßøłĳı]/g, (letter) => LIGATURES[letter]!);
}

/** A name for comparing: like `foldText`, and with the hyphens and apostrophes that nobody types as spaces. */
export const foldName = (name: string) => foldText(name.trim()).replace(/[-'’\s]+/g, ' ');
