import type { FaqArticle } from '../../contract/help.ts';
import { isOver } from '../../domain/editorial/articleDate.ts';
import { cinemaDayAt } from '../../domain/programme/cinemaDay.ts';
import { localTimeAt } from '../../lib/localTime.ts';
import { recognise } from '../../domain/search/sentence.ts';
import { isLongEnough, isLongEnoughForHelp, listedOf } from '../../domain/search/search.ts';
import type { Catalogue } from '../catalogue.ts';
import { lexiconOf } from '../lexicon.ts';
import { furtherItems, helpArticles, latestItems, olderNews, type FurtherMatch, type SearchMatch } from './items.ts';
import { besidePlace, ENOUGH, nearPostcode, ofSentence } from './meanings.ts';
import { peopleFound } from './people.ts';
import { AS_TYPED, FORGIVING, MIN_LETTERS_IN_TEXTS, OF_TWO_LETTERS, SOME_WORDS } from './options.ts';
import { findIn, indexesOf } from './textIndex.ts';

const siteIndexes = indexesOf((catalogue) => [latestItems(catalogue), ...olderNews(catalogue)]);
const helpIndexes = indexesOf((catalogue) => [{ items: helpArticles(catalogue) }]);
const furtherIndexes = indexesOf((catalogue) => [{ items: furtherItems(catalogue) }]);

/**
 * What a text finds in a catalogue, best first (SPEC 5): without accents and case, by the beginnings of words. Only where
 * that finds nothing a slip of the finger is forgiven: who types `Lyon` is not shown lions. Offers that are over at `now`
 * are left out, as they are in lists. Of each type there are at most as many as are listed, and one more, which shows
 * that there are more; news beyond the latest five hundred come after those.
 */
export async function search(catalogue: Catalogue, text: string, now: Date): Promise<readonly SearchMatch[]> {
  if (!isLongEnough(text)) return [];
  const localNow = localTimeAt(now, catalogue.site.timeZone);
  const searched = await siteIndexes(catalogue);
  const sentence = recognise(text, await lexiconOf(catalogue), cinemaDayAt(now, catalogue.site.timeZone));
  const isShort = text.trim().length < MIN_LETTERS_IN_TEXTS;
  const found = isShort
    ? findIn(searched, text, [OF_TWO_LETTERS], ENOUGH)
    : (firstFound([
        () => findIn(searched, text, [AS_TYPED], ENOUGH),
        () => nearPostcode(catalogue, text),
        () => besidePlace(catalogue, searched, text),
        () => ofSentence(catalogue, searched, sentence),
        () => findIn(searched, text, [FORGIVING], ENOUGH),
      ]) ?? []);
  const people = peopleFound(catalogue, text, found, sentence);
  return listedOf([...found, ...people].filter(({ type, item }) => type !== 'offer' || !isOver(item.date, localNow)));
}

/**
 * The help articles that a text finds, best first (SPEC 5, "help search keeps only faq"). People ask in sentences:
 * where no article has all the words, those with some of them are found.
 */
export async function searchHelp(catalogue: Catalogue, text: string): Promise<readonly FaqArticle[]> {
  if (!isLongEnoughForHelp(text)) return [];
  const searched = await helpIndexes(catalogue);
  return findIn(searched, text, [AS_TYPED, FORGIVING, SOME_WORDS]);
}

/** The experiences and master templates that a text finds, best first. */
export async function searchFurther(catalogue: Catalogue, text: string): Promise<readonly FurtherMatch[]> {
  if (!isLongEnough(text)) return [];
  const searched = await furtherIndexes(catalogue);
  return findIn(searched, text, [AS_TYPED, FORGIVING]);
}

function firstFound<Match>(attempts: readonly (() => readonly Match[])[]): readonly Match[] | undefined {
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return undefined;
}
