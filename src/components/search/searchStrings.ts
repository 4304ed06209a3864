import { MIN_LENGTH } from '../../domain/search/search.ts';
import { pluralForms } from '../../i18n/pluralForms.ts';
import { translator } from '../../i18n/translator.ts';
import type { SearchStrings } from '../../islands/search/strings.ts';
import type { Language } from '../../sites/sites.ts';

/** The words of the search over a page, which the browser requests when a visitor is about to search. */
export function searchStrings(language: Language): SearchStrings {
  const t = translator(language);
  return {
    open: t('Header.Search'),
    title: t('Search.Title'),
    label: t('Search.Label'),
    close: t('Modal.Close'),
    tooShort: t('Search.TooShort', { minimum: MIN_LENGTH }),
    searching: t('Search.Searching'),
    failed: t('Search.Failed'),
    failedLink: t('Search.FailedLink'),
    nothing: t('Search.Nothing', { query: '{{query}}' }),
    nothingHint: t('Search.NothingHint'),
    history: t('Search.History'),
    found: pluralForms(language, 'Search.Found'),
    event: t('Search.Event'),
    types: {
      show: { title: t('Search.Shows'), more: t('Search.MoreShows'), one: t('Search.Film') },
      person: { title: t('Search.People'), more: t('Search.MorePeople'), one: t('Search.Person') },
      cinema: { title: t('Search.Cinemas'), more: t('Search.MoreCinemas'), one: t('Search.Cinema') },
      city: { title: t('Search.Cities'), more: t('Search.MoreCities'), one: t('Search.City') },
      page: { title: t('Search.OnSite'), more: t('Search.MoreOnSite'), one: t('Search.Page') },
      offer: { title: t('Search.Offers'), more: t('Search.MoreOffers'), one: t('Search.Offer') },
      news: { title: t('Search.News'), more: t('Search.MoreNews'), one: t('Search.NewsItem') },
      faq: { title: t('Search.Help'), more: t('Search.MoreHelp'), one: t('Search.HelpArticle') },
    },
  };
}
