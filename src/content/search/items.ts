import type { EventArticle, News, Offer } from '../../contract/article.ts';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import type { Experience } from '../../contract/experience.ts';
import type { FaqArticle } from '../../contract/help.ts';
import type { MasterTemplate } from '../../contract/masterTemplate.ts';
import type { Show } from '../../contract/show.ts';
import type { SearchType } from '../../domain/search/search.ts';
import { SEARCHED_PAGES, subjectWords, type SearchedPage } from '../../domain/search/subjects.ts';
import type { Language } from '../../sites/sites.ts';
import type { Catalogue } from '../catalogue.ts';
import type { FilmPerson } from '../people.ts';
import { articlesOf, newsOf } from '../views/articles.ts';
import type { FoundItem, Part } from './textIndex.ts';

/** One of the site's own pages or, of the list of shows, the films of a version or with a tag. */
export type PageItem =
  | { readonly page: SearchedPage }
  | { readonly page: 'shows'; readonly filter: 'versions' | 'tags'; readonly slug: string; readonly name: string };

export type SearchMatch =
  | { readonly type: 'show'; readonly item: Show }
  | { readonly type: 'person'; readonly item: FilmPerson }
  | { readonly type: 'cinema'; readonly item: CinemaDetails }
  | { readonly type: 'city'; readonly item: CityDetails }
  | { readonly type: 'page'; readonly item: PageItem }
  | { readonly type: 'offer'; readonly item: Offer | EventArticle }
  | { readonly type: 'news'; readonly item: News }
  | { readonly type: 'faq'; readonly item: FaqArticle };
/** Matches that only API clients get (SPEC 3, "Types"); the site's own search shows neither. */
export type FurtherMatch =
  | { readonly type: 'gpxp'; readonly item: Experience }
  | { readonly type: 'master_template'; readonly item: MasterTemplate };

/**
 * What is searched. A new kind of item is an entry here, and a number in the domain's PREVIEWS. People are not: they are
 * found by their films (people.ts), which are many times fewer.
 */
const KINDS: Readonly<
  Record<Exclude<SearchType, 'person'>, (catalogue: Catalogue) => readonly FoundItem<SearchMatch>[]>
> = {
  show: ({ shows, detailsBySlug, language }) =>
    shows.map((show) => {
      const more = detailsBySlug.get(show.slug);
      const people = [...show.directors, more?.actors, more?.entertainementCasting];
      return {
        match: { type: 'show', item: show },
        words: {
          title: show.title,
          otherTitle: more?.originalTitle ?? undefined,
          people: joined(people),
          subjects: joined([...show.genres, subjectWords(language, show.genresSlug)]),
        },
      };
    }),
  cinema: ({ cinemas, citiesBySlug, tags, language }) =>
    cinemas.map((cinema) => ({
      match: { type: 'cinema', item: cinema },
      words: {
        title: cinema.name,
        otherTitle: joined([
          citiesBySlug.get(cinema.citySlug)?.name,
          ...cinema.theaters.map((each) => each.addressCity),
        ]),
        postcodes: postcodesText(cinema.theaters.map(({ addressZip }) => addressZip)),
        subjects: joined([
          ...cinema.services.map(({ label }) => label),
          ...cinema.tags.map((slug) => tags.get(slug)?.title),
          subjectWords(language, [...cinema.services.map(({ slug }) => slug), ...cinema.tags]),
        ]),
      },
    })),
  city: ({ cities }) =>
    cities.map((city) => ({
      match: { type: 'city', item: city },
      words: { title: city.name, postcodes: postcodesText([city.postalCode, ...city.theaterPostalCode]) },
    })),
  page: ({ language, tags, versions }) => [
    ...SEARCHED_PAGES.map((page) => ({
      match: { type: 'page' as const, item: { page } },
      words: { title: '', subjects: subjectWords(language, [page]) },
    })),
    ...[...versions.values()].map(({ slug, label }) => filteredShows(language, 'versions', slug, label)),
    ...[...tags.values()]
      .filter(({ places }) => places.includes('showFilters'))
      .map(({ slug, title }) => filteredShows(language, 'tags', slug, title)),
  ],
  // Events are listed among the offers.
  offer: ({ content }) =>
    articlesOf(content, 'offer', 'event').map((article) => ({
      match: { type: 'offer', item: article },
      words: { title: article.title, text: article.headline },
    })),
  news: ({ content }) => newsOf(content).slice(0, LATEST_NEWS).map(newsFound),
  faq: ({ content }) =>
    [...content['faq-articles'].values()].map((article) => ({
      match: { type: 'faq', item: article },
      words: { title: article.title, text: article.teaser },
    })),
};

/**
 * A frequent word is in thousands of a chain's shows and news, and each that is found costs time: where the first in lists
 * have enough of it, the others are not looked through.
 */
const FIRST_SHOWS = 500;
const LATEST_NEWS = 500;

/** What is searched in a catalogue, apart from older news: first all but the shows beyond the first in lists. */
export function latestItems(catalogue: Catalogue): Part<SearchMatch> {
  const { show, ...others } = KINDS;
  const shows = show(catalogue);
  const items = [...Object.values(others).flatMap((found) => found(catalogue)), ...shows];
  return { items, first: items.length - Math.max(0, shows.length - FIRST_SHOWS) };
}

/**
 * The indexes of older news grow by ten, so that however many news there are, those are few, and each holds about ten
 * times as many of a word as the ones before it.
 */
const OLDER = 10;

/** The news beyond the latest, in parts, the newer ones first. */
export function olderNews({ content }: Catalogue): Part<SearchMatch>[] {
  const news = newsOf(content);
  const parts: Part<SearchMatch>[] = [];
  for (let from = LATEST_NEWS; from < news.length; from *= OLDER) {
    parts.push({ items: news.slice(from, from * OLDER).map(newsFound) });
  }
  return parts;
}

function newsFound(article: News): FoundItem<SearchMatch> {
  return {
    match: { type: 'news', item: article },
    words: { title: article.title, otherTitle: article.topic ?? undefined, text: article.headline },
  };
}

function filteredShows(
  language: Language,
  filter: 'versions' | 'tags',
  slug: string,
  name: string,
): FoundItem<SearchMatch> {
  return {
    match: { type: 'page', item: { page: 'shows', filter, slug, name } },
    words: { title: name, subjects: subjectWords(language, [slug]) },
  };
}

/** What only API clients find. */
export function furtherItems({ content }: Catalogue): FoundItem<FurtherMatch>[] {
  const experiences = [...content.experiences.values()].filter(({ redirectSlug }) => redirectSlug === null);
  return [
    ...experiences.map((item) => ({
      match: { type: 'gpxp' as const, item },
      words: { title: item.title, text: item.teaser },
    })),
    ...[...content['master-templates'].values()].map((item) => ({
      match: { type: 'master_template' as const, item },
      words: { title: item.title },
    })),
  ];
}

/** What the help centre's own search finds: articles by all of their text. */
export function helpArticles({ content }: Catalogue): FoundItem<FaqArticle>[] {
  return [...content['faq-articles'].values()].map((article) => ({
    match: article,
    words: {
      title: article.title,
      otherTitle: article.category.name,
      text: joined([article.teaser, article.content.replaceAll(/<[^>]*>/g, ' ')]),
    },
  }));
}

/** Postcodes with the spaces that they have, and without. */
function postcodesText(postcodes: readonly (string | null)[]): string {
  return joined([...new Set(postcodes.flatMap((each) => [each, each?.replaceAll(/\s/g, '')]))]);
}

function joined(texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}
