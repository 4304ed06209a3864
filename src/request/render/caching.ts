import { millisecondsInSecond } from 'date-fns/constants';
import { pageTags, promotionTags } from '../../content/cacheTags.ts';
import type { Caching } from '../../page/caching.ts';
import type { PageContext } from '../../page/context.ts';
import type { ItemsByKind } from '../../page/item.ts';
import type { Fresh, ItemKind } from '../../routes/facts.ts';

/** How long a response is cached, in seconds: fresh, and then stale while it is rendered again. */
type Seconds = { readonly maxAge: number; readonly swr?: number };

/**
 * A page with screenings is never more than a minute old, and an import shows at once anyway, by its tags. For editors'
 * content, minutes are soon enough: an expired offer leaves the lists shortly after midnight.
 */
export const SHARED = {
  programme: { maxAge: 30, swr: 30 },
  content: { maxAge: 300, swr: 600 },
  site: { maxAge: 300, swr: 3600 },
  error: { maxAge: 60 },
} as const satisfies { readonly [F in NonNullable<Fresh>]?: Seconds };

/** What is its visitor's alone. */
const PRIVATE = { visitor: 'private, max-age=60', never: 'private, no-store' } as const;

/**
 * A lifetime that ends with an instant, epoch milliseconds, if there is one: a programme opens on another day from then on. A
 * second is the least that can be said.
 */
export function secondsUntil(lifetime: Seconds, now: Date, until: number | undefined): Seconds {
  if (until === undefined) return lifetime;
  const left = Math.max(1, Math.floor((until - now.getTime()) / millisecondsInSecond));
  const maxAge = Math.min(lifetime.maxAge, left);
  return { maxAge, swr: Math.min(lifetime.swr ?? 0, left - maxAge) };
}

type Parts = Pick<Caching, 'cinemas' | 'shows'>;

/** Whose programme the page of an item has. */
const PARTS: { readonly [Kind in ItemKind]?: (item: ItemsByKind[Kind]) => Parts } = {
  show: (item) => ({ shows: ['details' in item ? item.show.slug : item.slug] }),
  cinema: ({ slug }) => ({ cinemas: [slug] }),
  city: ({ cinemas }) => ({ cinemas }),
  screening: ({ cinema }) => ({ cinemas: [cinema.slug] }),
  seasons: ({ shows }) => ({ shows }),
  // As the fragment that adds to it, which knows only a slug.
  cinemaOrShow: (item) => {
    const slugs = [(item.cinema ?? item.show).slug];
    return { cinemas: slugs, shows: slugs };
  },
};

function partsOf({ route, item }: PageContext): Parts {
  const parts = route.item ? (PARTS[route.item.kind] as ((item: unknown) => Parts) | undefined) : undefined;
  return item === undefined ? {} : (parts?.(item) ?? {});
}

/** The tags of a page's response. */
function tagsOf(page: PageContext, added: Caching): string[] {
  const { site, route } = page;
  return [
    ...pageTags(site, { ...partsOf(page), ...added, content: route.content }),
    ...(route.promotions ? promotionTags(site) : []),
    ...(added.tags ?? []),
  ];
}

/**
 * Says in a page's response how long it may be cached: `CDN-Cache-Control` and `Cache-Tag`, which the page cache in front of
 * Astro obeys, and a CDN.
 */
export function setCaching({ status, headers }: Response, page: PageContext, added: Caching): void {
  const fresh = added.fresh ?? page.route.fresh;
  if (fresh === 'visitor' || fresh === 'never') {
    headers.set('Cache-Control', PRIVATE[fresh]);
  } else if (fresh !== null && (status === 200 || fresh === 'error')) {
    const { maxAge, swr } = secondsUntil(SHARED[fresh], page.now, added.until);
    const directives = [`max-age=${maxAge}`, ...(swr === undefined ? [] : [`stale-while-revalidate=${swr}`])];
    headers.set('CDN-Cache-Control', directives.join(', '));
    headers.set('Cache-Tag', [...new Set(tagsOf(page, added))].join(', '));
  }
}
