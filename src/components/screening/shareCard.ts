import { createHash } from 'node:crypto';
import type { ScreeningDetails } from '../../content/views/screening.ts';
import type { Article } from '../../contract/article.ts';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { Show } from '../../contract/show.ts';
import { formatDuration } from '../../domain/show/duration.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { PageContext } from '../../page/context.ts';
import { detailedShowOf, itemOfKind } from '../../page/item.ts';
import { subjectOf } from '../../routes/screens.ts';
import { COLOURS, NAME, SHORT_NAME } from '#brand/brand.ts';
import { longDay } from '../ui/dates.ts';

/** How a page is shown where its address is shared (Open Graph): the server draws a picture from this. */
export type ShareCard = {
  readonly kind: 'show' | 'cinema' | 'screening' | 'article' | 'site';
  /** Slug, or reference of a screening: the card is found again by its kind and this. */
  readonly id: string;
  /** Larger than everything else: a screening's time. */
  readonly figure?: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** One of this site's own pictures, or of another site, which is not fetched. */
  readonly picture: { readonly address: string; readonly shape: 'poster' | 'wide' } | null;
};

const filled = (lines: readonly (string | undefined)[]) => lines.filter((line): line is string => Boolean(line));
const inALine = (...parts: readonly (string | undefined)[]) => filled(parts).join(' · ');

/** The card of a film or an event. */
export function showCard(show: Show): ShareCard {
  const duration = formatDuration(show.duration);
  return {
    kind: 'show',
    id: show.slug,
    title: show.title,
    lines: filled([show.directors.slice(0, 3).join(', '), inALine(show.genres.slice(0, 2).join(', '), duration)]),
    picture: pictureOf(show),
  };
}

function pictureOf({ posterPath, backgroundPath }: Show): ShareCard['picture'] {
  if (posterPath) return { address: posterPath.lg, shape: 'poster' };
  return backgroundPath && { address: backgroundPath.lg, shape: 'wide' };
}

/** The card of a cinema. */
export function cinemaCard(cinema: CinemaDetails, t: Translate): ShareCard {
  const [theater] = cinema.theaters;
  return {
    kind: 'cinema',
    id: cinema.slug,
    title: cinema.name,
    lines: filled([
      theater && `${theater.addressLine1}, ${theater.addressCity}`,
      cinema.hallCount === null ? undefined : t('Cinema.Halls', { count: cinema.hallCount }),
    ]),
    picture: cinema.backdrop === null ? null : { address: cinema.backdrop, shape: 'wide' },
  };
}

/** The card of a screening: when, what and where. */
export function screeningCard(
  { reference, show, cinema, showtime, view }: ScreeningDetails,
  locale: string,
): ShareCard {
  return {
    kind: 'screening',
    id: reference,
    figure: view.time,
    title: show.title,
    lines: [longDay(showtime.time.slice(0, 10), locale), inALine(cinema.name, ...view.labels)],
    picture: pictureOf(show),
  };
}

/** The card of an article of any type. */
export function articleCard({ slug, title, topic, image, thumbnail }: Article): ShareCard {
  const address = image ?? thumbnail;
  return {
    kind: 'article',
    id: slug,
    title,
    lines: filled([topic ?? undefined]),
    picture: address === null ? null : { address, shape: 'wide' },
  };
}

/** The card of every page without one of its own. */
export function siteCard(t: Translate): ShareCard {
  return { kind: 'site', id: 'home', title: t('Footer.Motto') || NAME, lines: [], picture: null };
}

/** The card of the item that a page is about. */
export function cardOfPage(page: PageContext): ShareCard {
  const { route, t } = page;
  const film = detailedShowOf(page);
  if (film) return showCard(film.show);
  const cinema = subjectOf(route) && itemOfKind(page, 'cinema');
  if (cinema) return cinemaCard(cinema, t);
  const article = itemOfKind(page, 'articles');
  return article ? articleCard(article) : siteCard(t);
}

/** Version of the drawing: pictures are cached forever, so a new design needs new addresses. */
const DRAWING = 3;

/** The address of a card's picture: different content has a different address. */
export function cardAddress(card: ShareCard, language: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, SHORT_NAME, COLOURS, card]))
    .digest('hex')
    .slice(0, 10);
  return `/share/${language}/${card.kind}/${encodeURIComponent(card.id)}-${hash}.jpg`;
}

/** The card's content as alternative text. */
export function cardText({ figure, title, lines }: ShareCard): string {
  return filled([figure, title, ...lines]).join(', ');
}
