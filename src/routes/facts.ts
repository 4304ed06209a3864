import type { ArticleType } from '../contract/article.ts';
import type { FeedContent, FeedSingle } from '../contract/feed.ts';
import type { FilteredList } from '../contract/filters.ts';
import type { Season } from '../contract/season.ts';
import type { Feature } from '../sites/featureFacts.ts';
import type { ScreenGroup } from '../sites/sites.ts';

/** The facts of each screen in the table of screens (screens.ts). */

/** SPEC 2, "Page types carried by route data". Screens outside that list have none. */
export type PageType =
  | 'Home'
  | 'Shows'
  | 'UpcomingShowsLight'
  | 'Movie'
  | 'Entertainment'
  | 'Cinema'
  | 'CinemaLight'
  | 'Cinemas'
  | 'City'
  | 'CityLight'
  | 'Experience'
  | 'ExperienceArticle'
  | 'NewsItem'
  | 'Offer'
  | 'Season'
  | 'FaqCategory'
  | 'FaqArticleById'
  | 'FaqArticleBySlug';

/** full: header and footer; light: light header, no footer; webview: neither; empty: a header with only the mark, a footer with only help. */
export type Layout = 'full' | 'light' | 'webview' | 'empty';

/** The parameters of paths. `kind` and `language` belong only to the legacy language change. */
export type ParamName = 'slug' | 'id' | 'kind' | 'language';

/** Names of `#` fragments; their words are in fragments.ts. */
export type FragmentName = 'book' | 'presales' | 'kids' | 'special' | 'upcoming' | 'info' | 'tarifs';

/**
 * How long a page may be cached (the seconds are in request/render/caching.ts). For everybody: by what is on it, screenings,
 * editors' content, or only what the whole site has; errors briefly. `visitor`: only in the visitor's own browser, for a
 * minute. `never`: nowhere. Null: it says nothing, and is not cached.
 */
export type Fresh = 'programme' | 'content' | 'site' | 'error' | 'visitor' | 'never' | null;

/** Query parameters on which a cached page may depend; those of the filters' form are added where there are filters. */
export type QueryName =
  | 'choice'
  | 'confirm'
  | 'errorCode'
  | 'film'
  | 'from'
  | 'letter'
  | 'map'
  | 'options'
  | 'page'
  | 'person'
  | 'plan'
  | 'proof'
  | 'q'
  | 'screening'
  | 'start'
  | 'stop'
  | 'type';

/** The forms that work without script: they are sent to their own page. */
export type FormName = 'voucher' | 'giftCard' | 'ask' | 'answer' | 'tellMe';

/** The entries of the header's menu that name a part of the site. */
export type MenuName = 'shows' | 'cinemas';

/**
 * What a page is about, if it is one of many: its kind; its type, where each type has a screen of its own; and the list
 * that the change of language leads to when the other language lacks the item. Further pages of an item, such as the
 * timetable of a film, have no such list. The parameter of the path names the item.
 */
export type Item<List extends string = string> =
  | { readonly kind: 'show'; readonly type: 'movie' | 'entertainment'; readonly list: List }
  | { readonly kind: 'show'; readonly type?: undefined; readonly list: null }
  | { readonly kind: 'articles'; readonly type: ArticleType; readonly list: List }
  | { readonly kind: 'seasons'; readonly type: Season['type']; readonly list: List }
  | { readonly kind: ListedKind; readonly type?: undefined; readonly list: List }
  | { readonly kind: ListedKind; readonly type?: undefined; readonly list: null }
  | { readonly kind: UnlistedKind; readonly type?: undefined; readonly list: null };
type ListedKind =
  | 'cinema'
  | 'city'
  /** Who has directed a film, or is in one. */
  | 'person'
  | Extract<FeedContent, 'experiences' | 'experience-groups' | 'faq-articles' | 'master-templates'>;
type UnlistedKind =
  | 'cinemaOrShow'
  | 'screening'
  | 'ask'
  /** A page of the list of news, by its number in the query. */
  | 'newsPage'
  | Extract<FeedContent, 'faq-categories'>
  /** The text of a screen that is one text: a site has such a page if its editors wrote the text. */
  | Extract<FeedContent, 'pages'>;
export type ItemKind = Item['kind'];

export type RouteShape = {
  /** The file in `src/pages` that renders it; null if it only redirects. */
  readonly page: string | null;
  /** The status of its response. */
  readonly status: 200 | 404 | 410;
  readonly pageType?: PageType;
  readonly layout: Layout;
  /** Key of the title and description in the dictionaries; a light page shares that of its full twin. */
  readonly seoKey: string;
  /** Which sites have it: all, or those whose row names this (brand/sites.ts). */
  readonly sites: 'all' | ScreenGroup;
  /** Without it, a site does not have the screen (SPEC 2: "Only when the feature flag voucherCheckerEnabled is on"). */
  readonly feature: Feature | null;
  readonly params: readonly ParamName[];
  readonly item: Item | null;
  /** How long it is cached, unless its page has a reason of its own. */
  readonly fresh: Fresh;
  /** The documents of editors' content that it shows: when one changes, it is purged. */
  readonly content: readonly (FeedContent | FeedSingle)[];
  /** Whether it shows the chain's advertisements (components/editorial/Promotions.astro). */
  readonly promotions?: true;
  /**
   * Whether the path takes a `/filters/…` suffix, and what kind of list it is for: the table of filters says which of them
   * narrow that (contract/filters.ts). An address with any other filter leads to the same address without it.
   */
  readonly filters: false | FilteredList;
  /** The query parameters that it reads. The cache drops all others before the page sees them. */
  readonly query: readonly QueryName[];
  /** The form that is sent to it. */
  readonly form: FormName | null;
  /** Whether search engines find it: in the sitemap is each item's page, or the only one there is. */
  readonly sitemap: boolean;
  /**
   * The key of the title under which the site map for people and llms.txt have it. The site map has the texts of editors
   * too (item `pages`), under their own titles.
   */
  readonly siteMap?: string;
  /** The kind by which addresses of the legacy language change name it (SPEC 2). */
  readonly redirectKind?: string;
  /** Whether the browser stores it for reading without a network (decision 19). */
  readonly offline: boolean;
  /** Whether it is rendered at start, since many visits begin there. */
  readonly warm: boolean;
  /** The entry of the header's menu that it belongs to. */
  readonly menu: MenuName | null;
  /** Whether a poster moves along when a visitor goes from it to another such page. */
  readonly posters: boolean;
  readonly fragments?: readonly FragmentName[];
  /** Whether the same page is also under `m/`, without header and footer. */
  readonly twin?: true;
  /** The same path in every language, without a language prefix. */
  readonly unprefixed?: true;
};
