import { expect, test } from 'vitest';
import { SEARCHED_PAGES, subjectWords } from '../../../../src/domain/search/subjects.ts';
import { LANGUAGES } from '../../../../src/sites/sites.ts';

test.each(LANGUAGES)('every page has words in %s', (language) => {
  for (const page of SEARCHED_PAGES) expect(subjectWords(language, [page]), page).not.toBe('');
});

test('the words are those of all slugs; a slug without words has none', () => {
  expect(subjectWords('fr', ['parking', 'duo'])).toBe('parking stationnement stationner garer voiture canapé couple');
  expect(subjectWords('fr', ['nothing', 'constructor'])).toBe('');
});
