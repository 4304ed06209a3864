import { catalogueOf, type Catalogue } from '../content/catalogue.ts';
import { nearest, placesOf, type Place } from '../domain/cinema/distance.ts';
import { currentSettings } from '../settings/settings.ts';
import { supportedLanguage } from '../sites/sites.ts';
import { cinemasTarget } from '../domain/cinema/cinemasTarget.ts';
import { href } from '../routes/href.ts';
import type { Api } from './endpoint.ts';

/**
 * What the site's own pages ask about a visitor's place. The responses depend on the visitor, so they are never cached
 * and are not part of the public API.
 *
 * - `GET /api/locator/guess`: the city that a visitor seems to be near, by headers that a CDN sets (GEO_HEADERS), else the
 *   site's main city.
 * - `GET /api/locator/page` leads to the page of a `cinema` (its vistaRef), of a cinema by its `slug`, or of a `city` (its
 *   slug); to the list of cinemas if the site has none.
 */
export function addLocator(api: Api): void {
  api.get('/locator/page', async (context) => {
    const { site } = context.var;
    const language = supportedLanguage(site, context.req.query('language')) ?? site.defaultLanguage;
    const page = pageOfPlace(await catalogueOf(site, language), context.req.query());
    // With the fragment the list does not lead here again.
    return context.body(null, 302, { ...PRIVATE, Location: page ?? `${href(site, language, 'cinemas')}#all` });
  });

  api.get('/locator/guess', async (context) => {
    const { site } = context.var;
    const language = supportedLanguage(site, context.req.query('language')) ?? site.defaultLanguage;
    const { cities } = await catalogueOf(site, language);
    const from = placeGiven((name) => context.req.header(name), currentSettings().GEO_HEADERS);
    const anywhere = { count: 1, kilometres: Infinity };
    const [near] = from ? nearest(from, cities, (city) => placesOf([city]), anywhere) : [];
    const city = near?.item ?? cities.find(({ slug }) => slug === site.mainCity);
    return context.json({ city: city?.slug ?? null }, 200, PRIVATE);
  });
}

const PRIVATE = { 'Cache-Control': 'private, no-store' };

function pageOfPlace(catalogue: Catalogue, asked: Readonly<Record<string, string>>): string | undefined {
  const { site, language, citiesBySlug, cinemasBySlug } = catalogue;
  const city = asked['city'] === undefined ? undefined : citiesBySlug.get(asked['city']);
  const cinema =
    asked['slug'] === undefined
      ? [...cinemasBySlug.values()].find(({ vistaRef }) => vistaRef === asked['cinema'])
      : cinemasBySlug.get(asked['slug']);
  if (!city && !cinema) return undefined;
  const target = cinemasTarget({ city, cinema: cinema && (cinema.redirectSlug ?? cinema.slug) });
  return href(site, language, target.screen, 'slug' in target ? { slug: target.slug } : {});
}

/** The place that two headers give, if they hold degrees. */
function placeGiven(header: (name: string) => string | undefined, names: string | undefined): Place | undefined {
  const [latitude, longitude] = (names?.split(',') ?? []).map((name) => {
    const text = header(name)?.trim();
    return text ? Number(text) : Number.NaN;
  });
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}
