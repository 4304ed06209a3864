import { cardAddress, cardOfPage, cardText, type ShareCard } from '../../components/screening/shareCard.ts';
import { knownDate } from '../../domain/show/release.ts';
import { namesIn } from '../../components/ui/structured/jsonLd.ts';
import type { PageContext } from '../../page/context.ts';
import { detailedShowOf, itemOfKind } from '../../page/item.ts';
import { NAME } from '#brand/brand.ts';
import { localeOf } from '../../sites/sites.ts';

type ShareText = { readonly title: string; readonly description: string; readonly address: string };
type Tag = readonly [property: string, content: string];

/** Open Graph joins a language and its country with an underscore. */
const underscored = (locale: string) => locale.replace('-', '_');

/** Open Graph tags: what a page says of itself where its address is shared. */
export function shareTags(page: PageContext, { title, description, address }: ShareText, own?: ShareCard): Tag[] {
  const { site, language, locale, origin } = page;
  const card = own ?? cardOfPage(page);
  const others = site.languages.filter((each) => each !== language).map((each) => localeOf(site, each));
  return [
    ['og:type', typeOf(page)],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:site_name', NAME],
    ['og:locale', underscored(locale)],
    ...others.map((each): Tag => ['og:locale:alternate', underscored(each)]),
    ['og:image', origin + cardAddress(card, language)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', cardText(card)],
    ...videoTags(page),
    ...articleTags(page),
  ];
}

function filmOf(page: PageContext) {
  return page.route.item?.type === 'movie' ? detailedShowOf(page)?.details : undefined;
}

function typeOf(page: PageContext): string {
  if (filmOf(page)) return 'video.movie';
  return itemOfKind(page, 'articles') ? 'article' : 'website';
}

function articleTags(page: PageContext): Tag[] {
  const day = knownDate(itemOfKind(page, 'articles')?.releaseDate);
  return day === undefined ? [] : [['article:published_time', day]];
}

function videoTags(page: PageContext): Tag[] {
  const film = filmOf(page);
  if (!film) return [];
  const day = knownDate(film.originalReleaseAt);
  return [
    ...namesIn(film.directors).map((name): Tag => ['video:director', name]),
    ...namesIn(film.actors).map((name): Tag => ['video:actor', name]),
    ...(film.duration !== null ? [['video:duration', String(film.duration * 60)] satisfies Tag] : []),
    ...(day === undefined ? [] : [['video:release_date', day] satisfies Tag]),
  ];
}
