import type { Catalogue } from '../content/catalogue.ts';
import { ARTICLE_SCREENS } from '../routes/articleScreens.ts';
import type { RouteParams } from '../routes/href.ts';
import { isOffered, type Screen } from '../routes/screens.ts';
import { TEXT_SCREENS } from '../routes/textScreens.ts';

/** A page that search engines may list. */
export type Entry = {
  readonly screen: Screen;
  readonly params: RouteParams;
  /** The tag of changes that its content depends on besides the site's catalogue. */
  readonly tag?: string;
};

/** The screens that a site has one page of, without those that depend on the visitor (search, near you). */
const SINGLE: readonly Screen[] = [
  'home',
  'shows',
  'cinemas',
  'accessible',
  'saleOpenings',
  'entertainments',
  'experiences',
  'subscriptionOffers',
  'fiveSeatCard',
  'threeSeatCard',
  'offers',
  'voucher',
  'giftCard',
  'giftCardTerms',
  'news',
  'help',
  'mobileApp',
  'cvd',
  'generalTerms',
  'statement',
  'sitemap',
];

/**
 * Every page of a site in a language that belongs in a sitemap. Only canonical addresses do: no light pages, filtered
 * lists or redirects. Screenings are left out too. `pages`: the screens that have been built.
 */
export function entriesOf(catalogue: Catalogue, pages: ReadonlySet<string>): Entry[] {
  const { site, cinemas, cities, shows, details, content, features } = catalogue;
  const tag = (kind: 'cinema' | 'show', slug: string) => `${kind}:${site.code}:${slug}`;
  const categories = new Set([...content['faq-articles'].values()].map(({ category }) => category.id));
  const entries: Entry[] = [
    ...SINGLE.map((screen) => ({ screen, params: {} })),
    ...shows
      .filter(({ slug }) => !details.get(slug)?.redirectSlug)
      .map(({ slug, isMovie }) => ({
        screen: isMovie ? ('movie' as const) : ('entertainment' as const),
        params: { slug },
        tag: tag('show', slug),
      })),
    ...cinemas.map(({ slug }) => ({ screen: 'cinema' as const, params: { slug }, tag: tag('cinema', slug) })),
    ...cities.flatMap(({ slug }) => [
      { screen: 'city' as const, params: { slug } },
      { screen: 'accessibleCity' as const, params: { slug } },
    ]),
    ...standing(content.seasons).map(({ slug, type }) => ({ screen: type, params: { slug } })),
    ...standing(content.experiences).map(({ slug }) => ({ screen: 'experience' as const, params: { slug } })),
    ...[...content['experience-groups'].keys()].map((slug) => ({
      screen: 'experienceGroup' as const,
      params: { slug },
    })),
    ...standing(content.articles).map(({ slug, type }) => ({ screen: ARTICLE_SCREENS[type], params: { slug } })),
    ...[...categories].map((id) => ({ screen: 'helpCategory' as const, params: { id } })),
    ...[...content['faq-articles'].values()].map(({ slug }) => ({
      screen: 'helpArticleBySlug' as const,
      params: { slug },
    })),
    ...[...content['master-templates'].keys()].map((slug) => ({ screen: 'masterTemplate' as const, params: { slug } })),
  ];
  const texts = new Set<string>(TEXT_SCREENS);
  return entries.filter(
    ({ screen }) =>
      pages.has(screen) && isOffered(site, features, screen) && (!texts.has(screen) || content.pages.has(screen)),
  );
}

/** The items that do not redirect. */
function standing<T extends { readonly redirectSlug: string | null }>(items: ReadonlyMap<string, T>): T[] {
  return [...items.values()].filter(({ redirectSlug }) => redirectSlug === null);
}
