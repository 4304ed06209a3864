import type { ArticleType } from '../contract/article.ts';
import type { Feature } from '../sites/featureFacts.ts';
import type { Site } from '../sites/sites.ts';
import type { Item, RouteShape } from './facts.ts';
import { FILTERS_FORM } from './filters.ts';
import { EDITORIAL_SCREENS } from './screens/editorial.ts';
import { OTHER_SCREENS } from './screens/others.ts';
import { PROGRAMME_SCREENS } from './screens/programme.ts';

/**
 * Every screen (SPEC 2), with all that is particular to it: a new screen is a row in one of these tables, its path in the
 * folders of i18n (`paths.json`) and its page in `src/pages`. What the facts mean is in facts.ts. The site maps have the screens in this order.
 */
export const screens = { ...PROGRAMME_SCREENS, ...EDITORIAL_SCREENS, ...OTHER_SCREENS } as const;

export type Screen = keyof typeof screens;
type SeoKey = (typeof screens)[Screen]['seoKey'];
/** The data of one route, with its fields widened. */
export type RouteData = RouteShape & { readonly seoKey: SeoKey; readonly item: Item<Screen> | null };

export const SCREENS = Object.keys(screens) as Screen[];

/** The route data of a screen. */
export function routeOf(screen: Screen): RouteData {
  return screens[screen];
}

/** The query parameters that a screen's page reads, and those of the filters' form, where it works without script. */
export function queryOf(screen: Screen): readonly string[] {
  const { query, filters } = routeOf(screen);
  return filters === false ? query : [...query, ...FILTERS_FORM];
}

/** Whether a site has a screen. Feature flags (SPEC 9) may still turn it off there. */
export function isAvailable(site: Site, screen: Screen): boolean {
  const { sites } = routeOf(screen);
  return sites === 'all' || site.screens.includes(sites);
}

/** Whether a site has a screen and the feature that it needs: screens that are off are not found, nor linked to. */
export function isOffered(site: Site, features: ReadonlySet<Feature>, screen: Screen): boolean {
  const { feature } = routeOf(screen);
  return isAvailable(site, screen) && (feature === null || features.has(feature));
}

type Articles = Extract<(typeof screens)[Screen]['item'], { kind: 'articles' }>;

/** The screen of articles of each type. */
export const ARTICLE_SCREENS = Object.fromEntries(
  SCREENS.flatMap((screen) => {
    const { item } = routeOf(screen);
    return item?.kind === 'articles' ? [[item.type, screen]] : [];
  }),
) as Readonly<Record<Articles['type'], Screen>> satisfies Readonly<Record<ArticleType, Screen>>;

/** An item with a page of its own, and a list that it is in. */
export type Subject = Extract<Item<Screen>, { readonly list: Screen }>;

/** What a screen's page is about, unless it is a further page of the item, such as the timetable of a film. */
export function subjectOf({ item }: RouteData): Subject | undefined {
  return item === null || item.list === null ? undefined : item;
}

/** The rows that have a title for the site map. */
type TitledRow = Extract<(typeof screens)[Screen], { readonly siteMap: string }>;
type SiteMapEntry = {
  readonly screen: Screen;
  /** The keys of its words; editors' texts have a title of their own. */
  readonly words: Pick<TitledRow, 'siteMap' | 'seoKey'> | undefined;
};

/** The screens that the site map for people has, in its order. */
export const SITE_MAP: readonly SiteMapEntry[] = SCREENS.flatMap((screen): readonly SiteMapEntry[] => {
  const row = screens[screen];
  if ('siteMap' in row) return [{ screen, words: row }];
  return row.item?.kind === 'pages' ? [{ screen, words: undefined }] : [];
});

type OfKind<Row> = Row extends { readonly redirectKind: infer Kind extends string } ? Kind : never;
type RedirectKinds = { readonly [S in Screen as OfKind<(typeof screens)[S]>]: S };

/** The kinds that addresses of the legacy language change name (SPEC 2), and the screen of each. */
export const redirectKinds = Object.fromEntries(
  SCREENS.flatMap((screen) => {
    const { redirectKind } = routeOf(screen);
    return redirectKind === undefined ? [] : [[redirectKind, screen]];
  }),
) as RedirectKinds;

export type RedirectKind = keyof RedirectKinds;

/** Whether a text is a kind of the legacy language change. */
export function isRedirectKind(text: string): text is RedirectKind {
  return Object.hasOwn(redirectKinds, text);
}
