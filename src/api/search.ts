import { z } from '@hono/zod-openapi';
import { contentTag, siteTag } from '../content/cacheTags.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { FilmPerson } from '../content/people.ts';
import type { FurtherMatch, PageItem, SearchMatch } from '../content/search/items.ts';
import { search, searchFurther } from '../content/search/search.ts';
import type { Show } from '../contract/show.ts';
import { showOnWire } from '../contract/unknown.ts';
import { ratingMarks } from '../domain/show/rating.ts';
import { isLongEnough, MAX_LENGTH, previewOf } from '../domain/search/search.ts';
import { translator } from '../i18n/translator.ts';
import { href } from '../routes/href.ts';
import { SEARCHED_TITLES, searchedPageHref } from '../routes/searchedPages.ts';
import { ARTICLE_SCREENS, isOffered } from '../routes/screens.ts';
import { now } from '../settings/clock.ts';
import { addEndpoint, CATALOGUE_AGE, type Api, type Call } from './endpoint.ts';
import { searchItemSchema, type SearchItem } from './schemas.ts';

const group = 'Search';
const FULL = 40;

const q = z
  .string('is required')
  .max(MAX_LENGTH)
  .openapi({ description: 'What to look for; nothing is found by less than 2 letters.', example: 'metropolis' });
const type = z
  .string()
  .optional()
  .openapi({ description: `Only items of this type: ${searchItemSchema.shape.type.options.join(', ')}.` });

/**
 * Films, events, places, offers, news and help by title, name, people and postcode; the full search also finds
 * experiences and pages.
 */
export function addSearch(api: Api): void {
  addEndpoint(api, {
    path: '/search/full',
    name: 'SearchResults',
    group,
    summary: 'Films, events, places, offers, news and help whose title, name, people or postcode match, best first.',
    query: { q, type },
    schema: z.array(searchItemSchema),
    maxAge: CATALOGUE_AGE,
    respond: (call) => searchResponse(call, (matches) => matches.slice(0, FULL), searchFurther),
  });

  addEndpoint(api, {
    path: '/search/quick',
    name: 'QuickSearchResults',
    group,
    summary: 'The best few of each type.',
    query: { q, type },
    schema: z.array(searchItemSchema),
    maxAge: CATALOGUE_AGE,
    respond: (call) => searchResponse(call, previewOf),
  });
}

type SearchCall = Call<'', { q: typeof q; type: typeof type }>;

async function searchResponse(
  { site, catalogue, query }: SearchCall,
  best: (matches: readonly SearchMatch[]) => readonly SearchMatch[],
  further: typeof searchFurther = async () => [],
) {
  const documents = ['articles', 'faq-articles', 'experiences', 'master-templates'] as const;
  const tags = [siteTag(site), ...documents.map((name) => contentTag(site, name))];
  if (!isLongEnough(query.q)) return { data: [], tags };
  const found = (await search(catalogue, query.q, now())).filter((match) => {
    const screen = screenOf(match);
    return screen === undefined || isOffered(site, catalogue.features, screen);
  });
  const isWanted = ({ type }: { readonly type: string }) => query.type === undefined || type === query.type;
  const more = (await further(catalogue, query.q)).filter(
    (match) => isWanted(match) && isOffered(site, catalogue.features, FURTHER_SCREENS[match.type]),
  );
  const data = best(found.filter(isWanted)).map((match) => itemOf(catalogue, match));
  return { data: [...data, ...more.map((match) => furtherItem(catalogue, match))], tags };
}

const FURTHER_SCREENS = { gpxp: 'experience', master_template: 'masterTemplate' } as const;

function furtherItem({ site, language }: Catalogue, match: FurtherMatch): SearchItem {
  const { slug, title } = match.item;
  const url = href(site, language, FURTHER_SCREENS[match.type], { slug });
  const image = match.type === 'gpxp' ? match.item.backdrop : (match.item.header?.image ?? null);
  const picture = image === null ? null : { lg: image, md: image };
  const synopsis = match.type === 'gpxp' ? match.item.teaser : match.item.seo.description;
  return { ...NO_SHOW, id: slug, type: match.type, slug, title, posterPath: picture, poster: picture, synopsis, url };
}

/**
 * The screen of an item that may have no page: a site without a help centre has none for the help articles in its feed.
 */
function screenOf(match: SearchMatch) {
  if (match.type === 'faq') return 'helpArticleBySlug' as const;
  if (match.type === 'page') return match.item.page;
  return match.type === 'news' || match.type === 'offer' ? ARTICLE_SCREENS[match.item.type] : undefined;
}

function itemOf(catalogue: Catalogue, match: SearchMatch): SearchItem {
  if (match.type === 'show') return showItem(catalogue, match.item);
  if (match.type === 'offer' || match.type === 'news' || match.type === 'faq') return contentItem(catalogue, match);
  if (match.type === 'page') return pageItem(catalogue, match.item);
  if (match.type === 'person') return personItem(catalogue, match.item);
  const { slug, name, backdrop } = match.item;
  // Places have no poster; their front stands in, so that every item of a list has a picture.
  const { desktop, mobile } = typeof backdrop === 'string' ? { desktop: backdrop, mobile: backdrop } : (backdrop ?? {});
  const picture = desktop && mobile ? { lg: desktop, md: mobile } : null;
  return {
    ...NO_SHOW,
    id: match.type === 'cinema' ? match.item.vistaRef : String(match.item.id),
    type: match.type,
    slug,
    title: name,
    posterPath: picture,
    poster: picture,
    // Cinemas of one name are told apart by their town.
    synopsis: match.type === 'cinema' ? (catalogue.citiesBySlug.get(match.item.citySlug)?.name ?? null) : null,
    url: href(catalogue.site, catalogue.language, match.type, { slug }),
  };
}

function pageItem({ site, language }: Catalogue, item: PageItem): SearchItem {
  const id = item.page === 'shows' ? `${item.filter}-${item.slug}` : item.page;
  const title = translator(language)(SEARCHED_TITLES[item.page], item.page === 'shows' ? { name: item.name } : {});
  const url = searchedPageHref(site, language, item);
  return { ...NO_SHOW, id, type: 'page', slug: id, title, posterPath: null, poster: null, synopsis: null, url };
}

function personItem({ site, language }: Catalogue, { slug, name }: FilmPerson): SearchItem {
  const url = href(site, language, 'person', { slug });
  const found = { id: slug, type: 'person' as const, slug, title: name, posterPath: null, poster: null };
  return { ...NO_SHOW, ...found, synopsis: null, url };
}

/** The fields that only films and events fill. */
const NO_SHOW = {
  isMovie: false,
  contentRating: [],
  genres: [],
  duration: 0,
  rating: null,
  warning: null,
} satisfies Partial<SearchItem>;

function contentItem(
  { site, language }: Catalogue,
  match: Extract<SearchMatch, { type: 'offer' | 'news' | 'faq' }>,
): SearchItem {
  const { slug, title } = match.item;
  if (match.type === 'faq') {
    const { id, teaser } = match.item;
    const url = href(site, language, 'helpArticleBySlug', { slug });
    const { publicationDate } = match.item;
    const found = { id, type: 'faq' as const, slug, title, posterPath: null, poster: null, url, publicationDate };
    return { ...NO_SHOW, ...found, synopsis: teaser, topic: match.item.category.name };
  }
  const { image, thumbnail, headline, type, releaseDate, topic } = match.item;
  const [lg, md] = [image ?? thumbnail, thumbnail ?? image];
  const picture = lg !== null && md !== null ? { lg, md } : null;
  const url = href(site, language, ARTICLE_SCREENS[type], { slug });
  const found = { id: slug, type: match.type, slug, title, posterPath: picture, poster: picture, url };
  const dates = 'date' in match.item ? match.item.date : undefined;
  return {
    ...{ ...NO_SHOW, ...found, synopsis: headline, image: image ?? thumbnail, publicationDate: releaseDate, topic },
    ...(dates && { startDate: dates.start, endDate: dates.end, dateType: dates.type }),
  };
}

function showItem({ site, language, detailsBySlug }: Catalogue, show: Show): SearchItem {
  const { slug, title, isMovie, posterPath, contentRating, genres, warning } = show;
  const rating = ratingMarks(show, site.ratingSystem).flatMap((mark) => (mark.kind === 'rated' ? mark.label : []));
  return {
    id: slug.slice(slug.lastIndexOf('-') + 1),
    type: 'show',
    slug,
    title,
    isMovie,
    posterPath,
    poster: posterPath,
    contentRating,
    synopsis: detailsBySlug.get(slug)?.synopsis ?? null,
    genres,
    duration: showOnWire(show).duration,
    rating: rating.length > 0 ? rating.join(', ') : null,
    warning,
    url: href(site, language, isMovie ? 'movie' : 'entertainment', { slug }),
  };
}
