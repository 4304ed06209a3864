import { Hono, type Context } from 'hono';
import { textResponse } from '../../../api/response.ts';
import { cancelledScreening, showtimeOfBooking } from '../../../content/bookings.ts';
import { cinemaTag, programmeTag, showTag, siteTag } from '../../../content/cacheTags.ts';
import { comingScreenings, importedAt, type CalendarSubject } from '../../../content/calendar.ts';
import { catalogueOf, type Catalogue } from '../../../content/catalogue.ts';
import { accessibleQuery } from '../../../content/views/accessible.ts';
import { cinemasOfCity } from '../../../content/views/city.ts';
import { zoneOf } from '../../../content/zones.ts';
import { NO_FILTERS } from '../../../contract/filters.ts';
import { needsIn, needsOffered, needsShown } from '../../../domain/programme/needs.ts';
import { saleOpenings } from '../../../domain/show/saleOpenings.ts';
import { screeningPageState } from '../../../domain/screening/screeningPage.ts';
import { translator, type Translate } from '../../../i18n/translator.ts';
import { href } from '../../../routes/href.ts';
import { now } from '../../../settings/clock.ts';
import { originOf } from '../../../settings/hosts.ts';
import { currentSettings } from '../../../settings/settings.ts';
import type { SiteEnv } from '../../../sites/siteEnv.ts';
import { supportedLanguage } from '../../../sites/sites.ts';
import { openingEvent, screeningEvent } from './events.ts';
import { icsOf, type CalendarEvent } from './ics.ts';

/**
 * Calendars to download and to subscribe to (iCalendar, RFC 5545), to be mounted at /calendar where the variable `site`
 * is set. Caches treat them like the pages that show the same.
 */
export const calendar = new Hono<SiteEnv>();

/** How many seconds a client may cache a calendar. Subscribed programs fetch it every few hours. */
const MAX_AGE = 300;

type CalendarRequest = {
  readonly catalogue: Catalogue;
  readonly origin: string;
  readonly t: Translate;
  readonly name: string;
};
type Found = {
  readonly title: string;
  /** The path of the page that shows the same. */
  readonly page: string;
  readonly events: readonly CalendarEvent[];
  /** Whether its events do not take place. */
  readonly isCancelled?: boolean;
  readonly tags: readonly string[];
};
type Finder = (request: CalendarRequest) => Promise<Found | { readonly movedTo: string } | 'missing' | 'gone'>;

/** Adds a calendar at a path that ends in `:name` (with `.ics`) or has no name. */
function add(path: string, find: Finder): void {
  calendar.get(path, async (context: Context<SiteEnv>) => {
    const { site } = context.var;
    const language = supportedLanguage(site, context.req.param('language') ?? '');
    const name = context.req.param('name')?.replace(/\.ics$/, '') ?? '';
    if (!language) return refusal(context, 404);
    const catalogue = await catalogueOf(site, language);
    const origin = originOf(site, currentSettings());
    const found = await find({ catalogue, origin, t: translator(language), name });
    if (found === 'missing') return refusal(context, 404);
    if (found === 'gone') return refusal(context, 410);
    if ('movedTo' in found) return context.redirect(`${encodeURIComponent(found.movedTo)}.ics`, 301);
    const stamp = (await importedAt(site)) ?? now();
    const { title, page, isCancelled = false } = found;
    const text = icsOf({ name: title, language, url: origin + page, stamp, isCancelled }, found.events);
    return textResponse(
      context,
      text,
      { maxAge: MAX_AGE, tags: [siteTag(site), ...found.tags] },
      {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `inline; filename="${fileName(name)}.ics"`,
      },
    );
  });
}

const fileName = (name: string) => (name === '' ? 'openings' : name.toLowerCase().replaceAll(/[^a-z0-9_.-]/g, '-'));

function refusal(context: Context, status: 404 | 410): Response {
  return context.text(status === 410 ? 'This was taken off.\n' : 'There is no such calendar.\n', status);
}

async function screeningsAsEvents(request: CalendarRequest, subject: CalendarSubject): Promise<CalendarEvent[]> {
  const screenings = await comingScreenings(request.catalogue, subject, now());
  return screenings.map((screening) => screeningEvent(screening, request));
}

/** The calendar of a screening that was taken off before it began: who has it must not go there. */
async function withdrawn(request: CalendarRequest): Promise<Found | 'missing'> {
  const { catalogue, name } = request;
  const { site, language } = catalogue;
  const found = await cancelledScreening(catalogue, name);
  const cinema = found && catalogue.cinemasBySlug.get(found.cinema);
  if (!cinema) return 'missing';
  return {
    title: catalogue.showsBySlug.get(found.show)?.title ?? cinema.name,
    page: href(site, language, 'cinema', { slug: cinema.slug }),
    events: [screeningEvent(found, request)],
    isCancelled: true,
    tags: [cinemaTag(site, cinema.slug)],
  };
}

add('/:language/screening/:name{.+\\.ics}', async (request) => {
  const { catalogue, name } = request;
  const { site, language } = catalogue;
  const found = await showtimeOfBooking(catalogue, name);
  if (!found) return withdrawn(request);
  const show = catalogue.showsBySlug.get(found.show);
  if (!show) return 'missing';
  const verdict = screeningPageState(found, show, zoneOf(catalogue, found.cinema), now());
  if (verdict !== 'shown') return verdict;
  return {
    title: show.title,
    page: href(site, language, 'screening', { id: name }),
    events: [screeningEvent(found, request)],
    tags: [cinemaTag(site, found.cinema)],
  };
});

add('/:language/cinema/:name{.+\\.ics}', async (request) => {
  const { site, language, cinemasBySlug } = request.catalogue;
  const found = cinemasBySlug.get(request.name);
  if (!found) return 'missing';
  if (found.redirectSlug) return { movedTo: found.redirectSlug };
  return {
    title: found.name,
    page: href(site, language, 'cinema', { slug: found.slug }),
    events: await screeningsAsEvents(request, { of: 'cinema', slug: found.slug }),
    tags: [cinemaTag(site, found.slug)],
  };
});

add('/:language/show/:name{.+\\.ics}', async (request) => {
  const { site, language, showsBySlug, detailsBySlug, gone } = request.catalogue;
  const found = showsBySlug.get(request.name);
  const redirectSlug = detailsBySlug.get(request.name)?.redirectSlug;
  if (redirectSlug) return { movedTo: redirectSlug };
  if (!found) return detailsBySlug.has(request.name) || gone.has(request.name) ? 'gone' : 'missing';
  return {
    title: found.title,
    page: href(site, language, found.isMovie ? 'movie' : 'entertainment', { slug: found.slug }),
    events: await screeningsAsEvents(request, { of: 'show', slug: found.slug }),
    tags: [showTag(site, found.slug)],
  };
});

/** A tag as a calendar's subject. An accessibility tag counts as a need, since a version may imply it. */
function subjectOfTag({ cinemas }: Catalogue, slug: string): CalendarSubject {
  const needs = needsIn([slug]);
  if (needs.length === 0) return { of: 'tag', slug };
  return { of: 'needs', query: { cinemas: cinemas.map((each) => each.slug), tagged: { needs, all: true }, anyAt: [] } };
}

add('/:language/tag/:name{.+\\.ics}', async (request) => {
  const { site, language, tags } = request.catalogue;
  const found = tags.get(request.name);
  if (!found) return 'missing';
  return {
    title: found.title,
    page: href(site, language, 'shows'),
    events: await screeningsAsEvents(request, subjectOfTag(request.catalogue, found.slug)),
    // Any cinema may begin to offer it.
    tags: [programmeTag(site)],
  };
});

/** `all` or a city's slug; below it, the needs that all screenings must meet, separated by commas. */
add('/:language/accessible/:name{.+\\.ics}', async (request) => {
  const { catalogue, name, t } = request;
  const { site, language, cities, citiesBySlug } = catalogue;
  const [place = '', typed, ...rest] = name.split('/');
  const city = citiesBySlug.get(place);
  const wanted = typed?.split(',') ?? [];
  const needs = needsIn(wanted);
  if ((place !== 'all' && !city) || needs.join() !== wanted.join() || rest.length > 0) return 'missing';
  const offered = needsOffered((slug) => catalogue.tags.has(slug));
  const cinemas = (city ? [city] : cities).flatMap((each) => cinemasOfCity(catalogue, each));
  const query = accessibleQuery(catalogue, cinemas, needsShown(needs, offered));
  const filters = { ...NO_FILTERS, tags: needs };
  return {
    title: city ? t('Accessible.TitleIn', { city: city.name }) : t('Accessible.Title'),
    page: city
      ? href(site, language, 'accessibleCity', { slug: city.slug }, { filters })
      : href(site, language, 'accessible', {}, { filters }),
    events: await screeningsAsEvents(request, { of: 'needs', query }),
    tags: city ? cinemas.map(({ slug }) => cinemaTag(site, slug)) : [programmeTag(site)],
  };
});

add('/:language/openings.ics', async (request) => {
  const { catalogue, t } = request;
  const { site, language, shows } = catalogue;
  return {
    title: t('SaleOpenings.Title'),
    page: href(site, language, 'saleOpenings'),
    events: saleOpenings(shows, now(), site.timeZone)
      .flatMap((day) => day.shows)
      .flatMap((show) => openingEvent(show, request) ?? []),
    tags: [],
  };
});

calendar.all('*', (context) => refusal(context, 404));
