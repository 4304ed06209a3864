import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { Hono } from 'hono';
import {
  articleCard,
  cardAddress,
  cinemaCard,
  screeningCard,
  showCard,
  siteCard,
  type ShareCard,
} from '../../../components/screening/shareCard.ts';
import { catalogueOf, type Catalogue } from '../../../content/catalogue.ts';
import { screeningDetails } from '../../../content/views/screening.ts';
import { translator } from '../../../i18n/translator.ts';
import { drawingOf } from '../../../domain/ui/media.ts';
import { BoundedQueue } from '../../../lib/boundedQueue.ts';
import { now } from '../../../settings/clock.ts';
import { currentSettings } from '../../../settings/settings.ts';
import type { SiteEnv } from '../../../sites/siteEnv.ts';
import { localeOf, supportedLanguage } from '../../../sites/sites.ts';
import { drawCard } from './draw.ts';

/**
 * The preview pictures of shared pages, drawn at the first request. To be mounted at /share where the variable `site`
 * is set. Their addresses hold a hash of their content, so each can be cached for ever.
 */
export const share = new Hono<SiteEnv>();

const FOR_EVER = 'public, max-age=31536000, immutable';
/**
 * How many seconds a picture is cached in front: a day, since an address is usually shared within that time.
 */
const SHARED_CACHE_SECONDS = 86_400;
/**
 * A drawing takes some 200 ms of a processor: a reader that follows every screening's address must not take the time
 * that pages need. A client behind this many would have given up before.
 */
const drawings = new BoundedQueue(1, 30);
const AGAIN_SECONDS = '5';

async function cardOf(catalogue: Catalogue, kind: string, id: string): Promise<ShareCard | undefined> {
  const { site, language, showsBySlug, cinemasBySlug, content } = catalogue;
  const t = translator(language);
  if (kind === 'site' && id === 'home') return siteCard(t);
  if (kind === 'screening') {
    const screening = await screeningDetails(catalogue, id, now());
    return screening && screeningCard(screening, localeOf(site, language));
  }
  const show = kind === 'show' ? showsBySlug.get(id) : undefined;
  if (show) return showCard(show);
  const cinema = kind === 'cinema' ? cinemasBySlug.get(id) : undefined;
  if (cinema) return cinemaCard(cinema, t);
  const article = kind === 'article' ? content.articles.get(id) : undefined;
  return article && articleCard(article);
}

/**
 * A card's picture, if it is this site's own; undefined for others, which are not fetched, and for one that cannot be
 * read. Until it is made, the drawing that it will be made from shows the same.
 */
async function pictureOf({ picture }: ShareCard): Promise<Buffer | undefined> {
  if (!picture?.address.startsWith('/media/')) return undefined;
  const inside = normalize(picture.address);
  if (!inside.startsWith('/media/')) return undefined;
  const { DATA_DIR } = currentSettings();
  return readFile(join(DATA_DIR, inside)).catch(() => {
    const drawing = drawingOf(inside);
    return drawing === undefined ? undefined : readFile(join(DATA_DIR, drawing)).catch(() => undefined);
  });
}

async function drawn(card: ShareCard): Promise<Buffer> {
  const picture = await pictureOf(card);
  // A file that is not a picture counts as none.
  return drawCard(card, picture).catch((error: unknown) => {
    if (!picture) throw error;
    return drawCard(card, undefined);
  });
}

share.get('/:language/:kind/:file{.+-[0-9a-f]+\\.jpg}', async (context) => {
  const { site } = context.var;
  const { language: requested, kind, file } = context.req.param();
  const language = supportedLanguage(site, requested);
  if (!language) return context.notFound();
  const catalogue = await catalogueOf(site, language);
  const card = await cardOf(catalogue, kind, file.replace(/-[0-9a-f]+\.jpg$/, ''));
  if (!card) return context.text('There is no such picture.\n', 404);
  const address = cardAddress(card, language);
  // An address shared a while ago redirects to the current picture.
  if (context.req.path !== address) return context.redirect(address, 302);
  const image = await drawings.run(() => drawn(card));
  if (!image) return context.text('Too many pictures are being drawn.\n', 503, { 'Retry-After': AGAIN_SECONDS });
  return context.body(new Uint8Array(image), 200, {
    'Content-Type': 'image/jpeg',
    'Cache-Control': FOR_EVER,
    'CDN-Cache-Control': `max-age=${SHARED_CACHE_SECONDS}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});
