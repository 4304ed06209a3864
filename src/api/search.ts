import { z } from '@hono/zod-openapi';
import type { Catalogue } from '../content/catalogue.ts';
import { searchTitles, type TitleMatch } from '../content/search.ts';
import { ratingMarks } from '../domain/rating.ts';
import { href } from '../routes/href.ts';
import { addEndpoint, CATALOGUE_AGE, type Api, type Call } from './endpoint.ts';
import { siteTag } from './items.ts';
import { searchItemSchema, type SearchItem } from './schemas.ts';

const group = 'Search';
/** Below this a query would find nearly everything. */
const MINIMUM_LENGTH = 2;
const MAXIMUM_LENGTH = 200;

const q = z
  .string('is required')
  .max(MAXIMUM_LENGTH)
  .openapi({ description: 'What to look for; nothing is found by less than 2 letters.', example: 'metropolis' });
const type = z.string().optional().openapi({ description: 'Only items of this type: `show` or `cinema`.' });

/** Films, events and cinemas by their titles and names. */
export function addSearch(api: Api): void {
  addEndpoint(api, {
    path: '/search/full',
    name: 'SearchResults',
    group,
    summary: 'Films, events and cinemas whose title, name or city matches, best first.',
    query: { q, type },
    schema: z.array(searchItemSchema),
    maxAge: CATALOGUE_AGE,
    answer: (call) => search(call, 40),
  });

  addEndpoint(api, {
    path: '/search/quick',
    name: 'QuickSearchResults',
    group,
    summary: 'The best few of /search/full.',
    query: { q, type },
    schema: z.array(searchItemSchema),
    maxAge: CATALOGUE_AGE,
    answer: (call) => search(call, 8),
  });
}

async function search({ site, catalogue, query }: Call<'', { q: typeof q; type: typeof type }>, limit: number) {
  const text = query.q.trim();
  const tags = [siteTag(site)];
  if (text.length < MINIMUM_LENGTH) return { data: [], tags };
  const found = searchTitles(catalogue, text, Number.POSITIVE_INFINITY);
  const wanted = query.type === undefined ? found : found.filter((match) => match.type === query.type);
  return { data: wanted.slice(0, limit).map((match) => itemOf(catalogue, match)), tags };
}

function itemOf(catalogue: Catalogue, match: TitleMatch): SearchItem {
  const { site, language } = catalogue;
  if (match.type === 'cinema') {
    const { slug, name, vistaRef, backdrop } = match.cinema;
    // A cinema has no poster; its front stands in, so that a list has a picture for everything.
    const picture = backdrop === null ? null : { lg: backdrop, md: backdrop };
    return {
      id: vistaRef,
      type: 'cinema',
      slug,
      title: name,
      isMovie: false,
      posterPath: picture,
      poster: picture,
      contentRating: [],
      synopsis: null,
      genres: [],
      duration: 0,
      rating: null,
      warning: null,
      url: href(site, language, 'cinema', { slug }),
    };
  }
  const { slug, title, isMovie, posterPath, contentRating, genres, duration, warning } = match.show;
  const rating = ratingMarks(match.show, site.ratingSystem).flatMap((mark) =>
    mark.kind === 'rated' ? mark.label : [],
  );
  return {
    id: slug.slice(slug.lastIndexOf('-') + 1),
    type: 'show',
    slug,
    title,
    isMovie,
    posterPath,
    poster: posterPath,
    contentRating,
    synopsis: catalogue.details.get(slug)?.synopsis ?? null,
    genres,
    duration,
    rating: rating.length > 0 ? rating.join(', ') : null,
    warning,
    url: href(site, language, isMovie ? 'movie' : 'entertainment', { slug }),
  };
}
