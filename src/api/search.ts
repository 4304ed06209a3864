import { z } from '@hono/zod-openapi';
import type { Catalogue } from '../content/catalogue.ts';
import { search, type SearchMatch } from '../content/search.ts';
import type { Show } from '../contract/show.ts';
import { ratingMarks } from '../domain/rating.ts';
import { isLongEnough, MAXIMUM_LENGTH, previewOf } from '../domain/search.ts';
import { href } from '../routes/href.ts';
import { addEndpoint, CATALOGUE_AGE, type Api, type Call } from './endpoint.ts';
import { siteTag } from './items.ts';
import { searchItemSchema, type SearchItem } from './schemas.ts';

const group = 'Search';
const FULL = 40;

const q = z
  .string('is required')
  .max(MAXIMUM_LENGTH)
  .openapi({ description: 'What to look for; nothing is found by less than 2 letters.', example: 'metropolis' });
const type = z.string().optional().openapi({ description: 'Only items of this type: `show`, `cinema` or `city`.' });

/** Films, events, cinemas and cities by their titles, names, people and postcodes. */
export function addSearch(api: Api): void {
  addEndpoint(api, {
    path: '/search/full',
    name: 'SearchResults',
    group,
    summary: 'Films, events, cinemas and cities whose title, name, people or postcode match, best first.',
    query: { q, type },
    schema: z.array(searchItemSchema),
    maxAge: CATALOGUE_AGE,
    answer: (call) => answer(call, (matches) => matches.slice(0, FULL)),
  });

  addEndpoint(api, {
    path: '/search/quick',
    name: 'QuickSearchResults',
    group,
    summary: 'The best few of each type.',
    query: { q, type },
    schema: z.array(searchItemSchema),
    maxAge: CATALOGUE_AGE,
    answer: (call) => answer(call, previewOf),
  });
}

type Asked = Call<'', { q: typeof q; type: typeof type }>;

async function answer(
  { site, catalogue, query }: Asked,
  best: (matches: readonly SearchMatch[]) => readonly SearchMatch[],
) {
  const tags = [siteTag(site)];
  if (!isLongEnough(query.q)) return { data: [], tags };
  const found = await search(catalogue, query.q);
  const wanted = query.type === undefined ? found : found.filter((match) => match.type === query.type);
  return { data: best(wanted).map((match) => itemOf(catalogue, match)), tags };
}

function itemOf(catalogue: Catalogue, match: SearchMatch): SearchItem {
  if (match.type === 'show') return showItem(catalogue, match.item);
  const { slug, name, backdrop } = match.item;
  // A place has no poster; its front stands in, so that a list has a picture for everything.
  const { desktop, mobile } = typeof backdrop === 'string' ? { desktop: backdrop, mobile: backdrop } : (backdrop ?? {});
  const picture = desktop && mobile ? { lg: desktop, md: mobile } : null;
  return {
    id: match.type === 'cinema' ? match.item.vistaRef : String(match.item.id),
    type: match.type,
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
    url: href(catalogue.site, catalogue.language, match.type, { slug }),
  };
}

function showItem({ site, language, details }: Catalogue, show: Show): SearchItem {
  const { slug, title, isMovie, posterPath, contentRating, genres, duration, warning } = show;
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
    synopsis: details.get(slug)?.synopsis ?? null,
    genres,
    duration,
    rating: rating.length > 0 ? rating.join(', ') : null,
    warning,
    url: href(site, language, isMovie ? 'movie' : 'entertainment', { slug }),
  };
}
