import { catalogueOf } from '../content/catalogue.ts';
import { nearest, placesOf, type Place } from '../domain/cinema/distance.ts';
import { currentSettings } from '../settings/settings.ts';
import { supportedLanguage } from '../sites/sites.ts';
import type { Api } from './endpoint.ts';

/**
 * `GET /api/locator/guess`: the city that a visitor seems to be near, by headers that a CDN sets (GEO_HEADERS), else
 * the site's main city. The response depends on the client, so it is never cached and is not part of the public API.
 */
export function addLocator(api: Api): void {
  api.get('/locator/guess', async (context) => {
    const { site } = context.var;
    const language = supportedLanguage(site, context.req.query('language')) ?? site.defaultLanguage;
    const { cities } = await catalogueOf(site, language);
    const from = placeGiven((name) => context.req.header(name), currentSettings().GEO_HEADERS);
    const anywhere = { count: 1, kilometres: Infinity };
    const [near] = from ? nearest(from, cities, (city) => placesOf([city]), anywhere) : [];
    const city = near?.item ?? cities.find(({ slug }) => slug === site.mainCity);
    return context.json({ city: city?.slug ?? null }, 200, { 'Cache-Control': 'private, no-store' });
  });
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
