import { cinemaTag, showTag, siteTag } from '../../../content/cacheTags.ts';
import type { Catalogue } from '../../../content/catalogue.ts';
import { feedContent, type FeedContent } from '../../../contract/feed.ts';
import { peopleOf } from '../../../content/people.ts';
import { oncePer } from '../../../lib/oncePer.ts';
import type { ItemKind } from '../../../routes/facts.ts';
import type { RouteParams } from '../../../routes/href.ts';
import { isOffered, routeOf, SCREENS, type Screen } from '../../../routes/screens.ts';
import type { Site } from '../../../sites/sites.ts';

/** A page that search engines may list. */
export type SitemapEntry = {
  readonly screen: Screen;
  readonly params: RouteParams;
  /** The tag of the changes that date it: an item's own, or the site's for a page that is about no item. */
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
  person: (catalogue) => named(peopleOf(catalogue).keys()),
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

/** The documents of editors' content among them. */
export const LISTED_CONTENT = Object.entries(LISTED).flatMap(([kind, listed]) =>
  listed && Object.hasOwn(feedContent, kind) ? [kind as ItemKind & FeedContent] : [],
);

/** The pages of a site in a language that belong in sitemaps, which are counted before any is made. */
export type ListedPages = {
  readonly count: number;
  /** Those from one place in their order to before another. */
  readonly entries: (from: number, before: number) => readonly SitemapEntry[];
  /** Whether a page of any language is among them. */
  readonly has: (entry: SitemapEntry) => boolean;
};

/** Items and the screens on which each has a page: either one, or a few. */
type Group = {
  readonly screens: readonly Screen[];
  readonly items: readonly ListedItem[];
  readonly names: () => ReadonlySet<string>;
};

/**
 * Every page of a site in a language that belongs in a sitemap. Only canonical addresses do: no light pages, filtered
 * lists or redirects.
 */
export const listedIn = oncePer((catalogue: Catalogue): ListedPages => {
  const { site, features, content } = catalogue;
  const screens = SCREENS.filter((screen) => routeOf(screen).sitemap && isOffered(site, features, screen));
  const single = screens.filter((screen) => {
    const { item, params } = routeOf(screen);
    return params.length === 0 && (item?.kind !== 'pages' || content.pages.has(screen));
  });
  const groups = Object.entries(LISTED).flatMap(([kind, listed]) => {
    const ofKind = screens.filter((screen) => routeOf(screen).item?.kind === kind);
    return ofKind.length > 0 && listed ? groupsOf(listed(catalogue), ofKind) : [];
  });
  return {
    count: single.length + groups.reduce((sum, { screens, items }) => sum + screens.length * items.length, 0),
    entries: (from, before) => entriesIn(site, single, groups, from, before),
    has: ({ screen, params }) => {
      const name = params.slug ?? params.id;
      if (name === undefined) return single.includes(screen);
      return groups.some((group) => group.screens.includes(screen) && group.names().has(name));
    },
  };
});

/** The items of a kind, by the screens that show those of their type. */
function groupsOf(items: readonly ListedItem[], screens: readonly Screen[]): Group[] {
  return [...Map.groupBy(items, ({ type }) => type)].map(([type, found]) => {
    let names: ReadonlySet<string> | undefined;
    return {
      screens: screens.filter((screen) => {
        const { item } = routeOf(screen);
        return item?.type === undefined || item.type === type;
      }),
      items: found,
      names: () => (names ??= new Set(found.map(({ name }) => name))),
    };
  });
}

function entriesIn(
  site: Site,
  single: readonly Screen[],
  groups: readonly Group[],
  from: number,
  before: number,
): SitemapEntry[] {
  const tag = siteTag(site);
  const entries: SitemapEntry[] = single.slice(from, before).map((screen) => ({ screen, params: {}, tag }));
  let start = single.length;
  for (const { screens, items } of groups) {
    const each = screens.length;
    const [first, end] = [Math.max(from - start, 0), Math.min(before - start, each * items.length)];
    for (let index = first; index < end; index += 1) {
      entries.push(pageOf(items[Math.floor(index / each)]!, screens[index % each]!));
    }
    start += each * items.length;
  }
  return entries;
}

function pageOf({ name, tag }: ListedItem, screen: Screen): SitemapEntry {
  return { screen, params: { [routeOf(screen).params[0]!]: name }, ...(tag !== undefined && { tag }) };
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
