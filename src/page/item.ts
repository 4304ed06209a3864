import type { Poll } from '../accounts/polls.ts';
import type { Content } from '../content/catalogue.ts';
import type { FilmPerson } from '../content/people.ts';
import type { HelpCategory } from '../content/views/help.ts';
import type { NewsView } from '../content/views/news.ts';
import type { ScreeningDetails } from '../content/views/screening.ts';
import type { Article } from '../contract/article.ts';
import type { CinemaDetails } from '../contract/cinema.ts';
import type { CityDetails } from '../contract/city.ts';
import type { Show, ShowDetails } from '../contract/show.ts';
import type { ItemKind } from '../routes/facts.ts';
import type { Screen, screens } from '../routes/screens.ts';
import type { PageContext } from './context.ts';

/** A film or an event that has a page of its own. */
export type DetailedShow = { readonly show: Show; readonly details: ShowDetails };

type CinemaOrShow =
  | { readonly cinema: CinemaDetails; readonly show?: undefined }
  | { readonly cinema?: undefined; readonly show: Show };

type Listed<Name extends keyof Content> = Content[Name] extends ReadonlyMap<string, infer Item> ? Item : never;

/** What pages are about, by the kind that their rows name. The guards find it (request/guards). */
export type ItemsByKind = {
  /** Further pages of a show, such as its timetable, are about the show alone. */
  readonly show: DetailedShow | Show;
  readonly cinema: CinemaDetails;
  readonly city: CityDetails;
  readonly person: FilmPerson;
  readonly cinemaOrShow: CinemaOrShow;
  readonly screening: ScreeningDetails;
  /** Without a poll once that has ended. */
  readonly ask: { readonly id: string; readonly poll: Poll | undefined };
  readonly newsPage: NewsView;
  readonly articles: Article;
  readonly seasons: Listed<'seasons'>;
  readonly experiences: Listed<'experiences'>;
  readonly 'experience-groups': Listed<'experience-groups'>;
  readonly 'faq-articles': Listed<'faq-articles'>;
  readonly 'faq-categories': HelpCategory;
  readonly 'master-templates': Listed<'master-templates'>;
  readonly pages: Listed<'pages'>;
};

type OfRow<Row> = Row extends { readonly kind: 'show'; readonly type: string }
  ? DetailedShow
  : Row extends { readonly kind: 'show' }
    ? Show
    : Row extends { readonly kind: 'articles'; readonly type: infer Type }
      ? Extract<Article, { readonly type: Type }>
      : Row extends { readonly kind: infer Kind extends ItemKind }
        ? ItemsByKind[Kind]
        : undefined;

/** What the page of a screen is about, by its row in the table of screens; undefined for a screen with one page. */
export type ItemOf<S extends Screen> = OfRow<(typeof screens)[S]['item']>;

/** What the page of one of these screens is about. Throws on the page of another screen. */
export function itemOf<S extends Screen>(page: PageContext, ...names: readonly S[]): ItemOf<S> {
  if (!(names as readonly Screen[]).includes(page.screen)) {
    throw new Error(`the page of ${page.screen} is not that of ${names.join(' or ')}`);
  }
  return page.item as ItemOf<S>;
}

/** The film or the event that a page is about, if it is not a further page of it. */
export function detailedShowOf(page: PageContext): DetailedShow | undefined {
  const item = itemOfKind(page, 'show');
  return item && 'details' in item ? item : undefined;
}

/** What a page is about, if that is of this kind. */
export function itemOfKind<Kind extends ItemKind>({ route, item }: PageContext, kind: Kind) {
  return route.item?.kind === kind ? (item as ItemsByKind[Kind] | undefined) : undefined;
}
