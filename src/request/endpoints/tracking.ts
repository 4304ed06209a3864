import { Hono, type Context } from 'hono';
import { siteTag } from '../../content/cacheTags.ts';
import { catalogueOf, type Catalogue } from '../../content/catalogue.ts';
import { showtimeOfBooking } from '../../content/bookings.ts';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { ShowDetails } from '../../contract/show.ts';
import type { BookingItem, PageTracking } from '../../contract/tracking.ts';
import type { PageContext } from '../../page/context.ts';
import { detailedShowOf, itemOfKind } from '../../page/item.ts';
import { subjectOf } from '../../routes/screens.ts';
import { languageOfPath, match } from '../../routes/match.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import { supportedLanguage } from '../../sites/sites.ts';
import { guard } from '../guards/guard.ts';
import { missing, pageContext } from '../pageContext.ts';

/** Tracking data of pages and bookings, to be mounted at /tracking. */
export const tracking = new Hono<SiteEnv>();

tracking.get('/:language/booking/:reference', async (context) => {
  const { language, reference } = context.req.param();
  const site = context.var.site;
  const catalogue = await catalogueOf(site, supportedLanguage(site, language) ?? site.defaultLanguage);
  const tracked = catalogue.features.has('ecommerceTracking') && catalogue.features.has('tracking');
  const item = tracked ? await bookingItem(catalogue, reference) : undefined;
  return send(context, item);
});

tracking.get('/page/*', async (context) => {
  const site = context.var.site;
  const url = new URL(context.req.url);
  url.pathname = url.pathname.slice('/tracking/page'.length);
  const found = match(site, url.pathname);
  const catalogue = await catalogueOf(site, found?.language ?? languageOfPath(site, url.pathname));
  const request = new Request(url, { headers: context.req.raw.headers });
  const page = pageContext(request, catalogue, found ?? missing(catalogue.language));
  const { page: file, status } = page.route;
  const verdict = file !== null && status === 200 ? await guard(request, page) : undefined;
  const item = verdict?.kind === 'pass' ? verdict.item : undefined;
  return send(context, trackingOf({ ...page, item }, verdict?.kind !== 'pass'));
});

/** Sends tracking data as JSON, the same for everybody; `null` if there is none. */
function send(context: Context<SiteEnv>, data: unknown): Response {
  return context.json(data ?? null, 200, { 'CDN-Cache-Control': 'max-age=60', 'Cache-Tag': siteTag(context.var.site) });
}

/**
 * A page's tracking data (SPEC 7, "Tracking pushes"); undefined if the site has no tracking. It is fetched separately,
 * so that visitors who allow no measurement are not sent it. All error pages are tracked as 404 (SPEC 8).
 */
function trackingOf(page: PageContext, isError: boolean): PageTracking | undefined {
  const { site, language, screen, route, environment, features } = page;
  if (!features.has('tracking')) return undefined;
  return {
    ecommerce: features.has('ecommerceTracking'),
    anonymous: features.has('anonymousTracking'),
    currency: site.currency,
    page: {
      page_name: isError ? 'error' : screen,
      page_category: isError ? 'error' : (route.pageType ?? screen),
      country: site.country,
      language,
      site_env: environment,
      ...(isError && { page_error: '404' }),
    },
    subject: isError ? {} : subjectFields(page),
  };
}

function subjectFields(page: PageContext): PageTracking['subject'] {
  const cinema = subjectOf(page.route) && itemOfKind(page, 'cinema');
  if (cinema) return cinemaFields(cinema);
  const film = detailedShowOf(page);
  return film ? filmFields(film.details) : {};
}

function cinemaFields(found: CinemaDetails): PageTracking['subject'] {
  return {
    cinema_name: found.name,
    cinema_ref: found.vistaRef,
    cinema_slug: found.tracking.cinemaSlug,
    city_slug: found.tracking.citySlug,
  };
}

/** Tracking fields of a film or an event (SPEC 3, Show: tracking). */
function filmFields(found: ShowDetails): PageTracking['subject'] {
  return {
    film_title: found.titleTracking,
    film_ref: found.refHubble,
    film_original_title: found.originalTitle,
    film_nationality: found.nationalityTracking,
    film_visa: found.visaHubble,
    film_genres: found.genresTracking.join(','),
    film_next24_showtimes: found.next24ShowtimesCount,
    film_copies: found.copiesCount,
  };
}

/**
 * The screening behind a booking link as an item of an ecommerce event; undefined if the reference is no screening's.
 */
async function bookingItem(catalogue: Catalogue, reference: string): Promise<BookingItem | undefined> {
  const found = await showtimeOfBooking(catalogue, reference);
  const show = found && catalogue.detailsBySlug.get(found.show);
  const cinema = found && catalogue.cinemasBySlug.get(found.cinema);
  if (!found || !show || !cinema) return undefined;
  return {
    item_id: reference,
    item_name: show.titleTracking,
    item_brand: cinema.name,
    item_category: show.isMovie ? 'movie' : 'entertainment',
    item_category2: show.genresTracking[0] ?? null,
    item_variant: found.version,
    item_list_id: cinema.tracking.cinemaSlug,
    location_id: cinema.vistaRef,
    showtime: found.time,
    quantity: 1,
  };
}
