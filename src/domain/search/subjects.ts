import type { Language } from '../../sites/sites.ts';
import { LANGUAGE_FILES } from '../../sites/languageFiles.ts';
import { wordsOfPhrases } from './phrases.ts';

/** The site's own pages that a search finds besides items, by the names of their screens. */
export const SEARCHED_PAGES = [
  'giftCard',
  'subscriptionOffers',
  'offers',
  'voucher',
  'accessible',
  'saleOpenings',
  'experiences',
  'help',
] as const;
export type SearchedPage = (typeof SEARCHED_PAGES)[number];

/**
 * The words by which visitors of a language look for what has these slugs, besides the names that the content gives them: those
 * of genres, services and pages, and the phrases of tags and versions, as the language's folder in i18n has them. A slug
 * without words is found by its name alone.
 */
export function subjectWords(language: Language, slugs: readonly string[]): string {
  const { subjects, versions, experiences } = LANGUAGE_FILES[language].search;
  return slugs
    .flatMap((slug) => [
      ...(subjects && Object.hasOwn(subjects, slug) ? [subjects[slug]!] : []),
      ...wordsOfPhrases(versions, slug),
      ...wordsOfPhrases(experiences, slug),
    ])
    .join(' ');
}
