import { cinemaTag, showTag } from '../content/cacheTags.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { ItemKind } from '../routes/facts.ts';
import type { RouteParams } from '../routes/href.ts';
import { isOffered, routeOf, SCREENS, type Screen } from '../routes/screens.ts';

/** A page that search engines may list. */
export type SitemapEntry = {
  readonly screen: Screen;
  readonly params: RouteParams;
  /** The tag of changes that its content depends on besides the site's catalogue. */
  readonly tag?: string;
};

/** An item that has an address in a catalogue. */
type ListedItem = { readonly name: string; readonly type?: string; readonly tag?: string };

/**
 * The items of each kind that a catalogue lists. Those that redirect are left out, and screenings, which are soon over.
 */
const LISTED: Readonly<Record<ItemKind, ((catalogue: Catalogue) => readonly ListedItem[]) | null>> = {
  show: ({ site, shows, detailsBySlug }) =>
    shows
      .filter(({ slug }) => !detailsBySlug.get(slug)?.redirectSlug)
      .map(({ slug, isMovie }) => ({
        name: slug,
        type: isMovie ? 'movie' : 'entertainment',
        tag: showTag(site, slug),
      })),
  cinema: ({ site, cinemas }) => cinemas.map(({ slug }) => ({ name: slug, tag: cinemaTag(site, slug) })),
  city: ({ cities }) => cities.map(({ slug }) => ({ name: slug })),
  seasons: ({ content }) => standing(content.seasons),
  experiences: ({ content }) => standing(content.experiences),
  'experience-groups': ({ content }) => named(content['experience-groups'].keys()),
  articles: ({ content }) => standing(content.articles),
  'faq-categories': ({ content }) =>
    named(new Set([...content['faq-articles'].values()].map(({ category }) => category.id))),
  'faq-articles': ({ content }) => [...content['faq-articles'].values()].map(({ slug }) => ({ name: slug })),
  'master-templates': ({ content }) => named(content['master-templates'].keys()),
  cinemaOrShow: null,
  screening: null,
  ask: null,
  newsPage: null,
  pages: null,
};

/**
 * Every page of a site in a language that belongs in a sitemap. Only canonical addresses do: no light pages, filtered
 * lists or redirects.
 */
export function entriesOf(catalogue: Catalogue): SitemapEntry[] {
  const { site, features, content } = catalogue;
  const screens = SCREENS.filter((screen) => routeOf(screen).sitemap && isOffered(site, features, screen));
  const single = screens
    .filter((screen) => {
      const { item, params } = routeOf(screen);
      return params.length === 0 && (item?.kind !== 'pages' || content.pages.has(screen));
    })
    .map((screen) => ({ screen, params: {} }));
  const ofItems = Object.entries(LISTED).flatMap(([kind, listed]) => {
    const ofKind = screens.filter((screen) => routeOf(screen).item?.kind === kind);
    const items = (ofKind.length > 0 && listed?.(catalogue)) || [];
    return items.flatMap((item) => pagesOf(item, ofKind));
  });
  return [...single, ...ofItems];
}

/** The pages of an item among the screens of its kind. */
function pagesOf({ name, type, tag }: ListedItem, screens: readonly Screen[]): SitemapEntry[] {
  return screens.flatMap((screen) => {
    const { item, params } = routeOf(screen);
    if (item?.type !== undefined && item.type !== type) return [];
    return { screen, params: { [params[0]!]: name }, ...(tag !== undefined && { tag }) };
  });
}

/** The items that do not redirect. */
function standing<T extends { slug: string; redirectSlug: string | null; type?: string }>(
  items: ReadonlyMap<string, T>,
) {
  return [...items.values()]
    .filter(({ redirectSlug }) => redirectSlug === null)
    .map(({ slug, type }) => ({ name: slug, ...(type !== undefined && { type }) }));
}

function named(names: Iterable<string>): ListedItem[] {
  return [...names].map((name) => ({ name }));
}
