import type { Context } from 'hono';
import { catalogueOf, type Catalogue } from '../content/catalogue.ts';
import { cinemasNear, cinemasNearText, namedCinemas, startOf } from '../content/views/locator.ts';
import { placeChosen, placeTyped, type TypedPlace } from '../content/views/place.ts';
import { cinemasTarget } from '../domain/cinema/cinemasTarget.ts';
import { nearest, placesOf, type Coordinates } from '../domain/cinema/distance.ts';
import type { Location } from '../domain/cinema/location.ts';
import type { PlaceAnswer } from '../domain/cinema/placeEntry.ts';
import { parseLocatorCookie } from '../domain/cinema/locator.ts';
import { parseLocationQuery, type LocatorAnswer } from '../domain/cinema/locatorAnswer.ts';
import { typedPlace } from '../domain/cinema/typedPlace.ts';
import { placeMessage } from '../i18n/placeProblems.ts';
import { translator } from '../i18n/translator.ts';
import { href } from '../routes/href.ts';
import { originOf } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import type { SiteEnv } from '../sites/siteEnv.ts';
import { supportedLanguage, type Language, type Site } from '../sites/sites.ts';
import type { Api } from './endpoint.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/**
 * What the site's own pages ask about a visitor's place: answers, never all there is (decision 31). They depend on the
 * visitor, so they are never cached and are not part of the public API.
 *
 * - `GET /api/locator/start`: where a visit starts, by what its page knows (`where`, `page`, `cookie`, `signedIn`), else in
 *   the city that headers of a CDN say (GEO_HEADERS), else in the site's main city.
 * - `GET /api/locator/cinemas`: the cinemas near a typed text (`q`) or a location (`at`, `cinema` or `city`), or those with
 *   `slugs`.
 * - `GET /api/locator/place`: the one place that a typed text (`q`) or a choice (`choice`, as in the cookie) means, with its
 *   name and how many cinemas are there, or why it is none; of favourites it is the first open one of `slugs`.
 * - `GET /api/locator/page` leads to the page of a `cinema` (its vistaRef), of a cinema by its `slug`, or of a `city` (its
 *   slug); to the list of cinemas if the site has none.
 */
export function addLocator(api: Api): void {
  api.get('/locator/start', async (context) => {
    const catalogue = await catalogueFor(context);
    const { where, page, cookie, signedIn } = context.req.query();
    const hints = { ...(where && { where }), ...(page && { page }), ...(cookie && { cookie }) };
    const start = startOf(catalogue, { ...hints, signedIn: signedIn === '1' });
    const location = start ?? guessOf(catalogue, (name) => context.req.header(name)) ?? null;
    return context.json({ location }, 200, PRIVATE);
  });

  api.get('/locator/cinemas', async (context) => {
    const answer = await answerTo(await catalogueFor(context), context.req.query());
    return context.json(answer, 200, PRIVATE);
  });

  api.get('/locator/place', async (context) => {
    const catalogue = await catalogueFor(context);
    const { q = '', choice, slugs = '' } = context.req.query();
    const typed = typedPlace(q);
    const chosen = parseLocatorCookie(choice);
    const meant: TypedPlace = chosen
      ? await placeChosen(catalogue, chosen, slugs.split(','))
      : await placeTyped(catalogue, typed);
    return context.json(placeAnswer(meant, typed, catalogue.language), 200, PRIVATE);
  });

  api.get('/locator/page', async (context) => {
    const catalogue = await catalogueFor(context);
    const { site, language } = catalogue;
    const page = pageOfPlace(catalogue, context.req.query());
    // With the fragment the list does not lead here again.
    return context.body(null, 302, { ...PRIVATE, Location: page ?? `${href(site, language, 'cinemas')}#all` });
  });
}

function catalogueFor(context: Context<SiteEnv>): Promise<Catalogue> {
  const { site } = context.var;
  return catalogueOf(site, supportedLanguage(site, context.req.query('language')) ?? site.defaultLanguage);
}

/** What is answered: the place or, in words, why it is none. */
function placeAnswer(meant: TypedPlace, typed: string, language: Language): PlaceAnswer {
  if (!('problem' in meant)) {
    const { choice, cinema, name, count } = meant;
    return { choice, cinema, name, count };
  }
  const { problem, names, site } = meant;
  const message = placeMessage(meant, typed, { t: translator(language), language });
  return { problem, message, names, address: site && addressAbroad(site, language, typed) };
}

/** Where another country's site says what is near a town of its own: in this language, if it has that. */
function addressAbroad(site: Site, language: Language, typed: string): string {
  const spoken = supportedLanguage(site, language) ?? site.defaultLanguage;
  return `${originOf(site, currentSettings())}${href(site, spoken, 'near')}?q=${encodeURIComponent(typed)}`;
}

async function answerTo(catalogue: Catalogue, query: Readonly<Record<string, string>>): Promise<LocatorAnswer> {
  const { q, slugs } = query;
  const location = parseLocationQuery(query);
  if (slugs !== undefined) return namedCinemas(catalogue, slugs.split(','), location);
  if (q !== undefined) return cinemasNearText(catalogue, typedPlace(q));
  return location ? cinemasNear(catalogue, location) : { approximate: null, from: null, cinemas: [] };
}

/** The city that a visitor seems to be near, by headers of a CDN, else the site's main city, if it has that. */
function guessOf({ site, cities }: Catalogue, header: (name: string) => string | undefined): Location | undefined {
  const from = placeGiven(header, currentSettings().GEO_HEADERS);
  const anywhere = { count: 1, kilometres: Infinity };
  const [near] = from ? nearest(from, cities, (city) => placesOf([city]), anywhere) : [];
  const city = near?.item ?? cities.find(({ slug }) => slug === site.mainCity);
  return city && { mode: 'city', slug: city.slug };
}

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
function placeGiven(header: (name: string) => string | undefined, names: string | undefined): Coordinates | undefined {
  const [latitude, longitude] = (names?.split(',') ?? []).map((name) => {
    const text = header(name)?.trim();
    return text ? Number(text) : Number.NaN;
  });
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}
