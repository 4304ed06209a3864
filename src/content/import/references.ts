import type { FeedDocument } from '../../contract/feed.ts';
import { currentSettings } from '../../settings/settings.ts';
import { A_TEMPLATE, isTemplate, ticketingOrigins } from '../../settings/ticketing.ts';
import type { Language, Site } from '../../sites/sites.ts';
import { documentFile, itemPath, type SiteDocuments } from './documents.ts';
import type { Faults } from './faults.ts';
import { nameOf, type Path } from './paths.ts';

type Report = (name: FeedDocument, index: number, rest: Path, expected: string, got: unknown) => void;
type Slugs = { readonly slug: string }[] | undefined;

/**
 * Checks the references between the documents of a language. A document that is missing because of its own faults
 * causes no faults here.
 */
export function checkReferences(
  site: Site,
  language: Language,
  documents: Partial<SiteDocuments>,
  inDefaultLanguage: Partial<SiteDocuments>,
  faults: Faults,
): void {
  const report: Report = (name, index, rest, expected, got) =>
    faults.add(
      documentFile(site, language, name),
      itemPath(name, documents[name]?.[index], index, ...rest),
      expected,
      got,
    );
  checkCities(documents, report);
  checkCinemas(documents, report);
  checkShows(documents, report);
  checkContent(documents, report);
  if (documents === inDefaultLanguage) return;
  for (const name of ['cities', 'cinemas', 'shows'] as const) {
    const file = documentFile(site, language, name);
    checkSameItems(
      file,
      documentFile(site, site.defaultLanguage, name),
      documents[name],
      inDefaultLanguage[name],
      faults,
    );
  }
  const known = new Map(inDefaultLanguage.cinemas?.map((cinema) => [cinema.slug, cinema]));
  documents.cinemas?.forEach((cinema, index) => {
    const expected = known.get(cinema.slug);
    for (const field of ['vistaRef', 'timeZone'] as const) {
      if (!expected || expected[field] === cinema[field]) continue;
      report('cinemas', index, [field], `${expected[field] ?? 'none'} as in ${site.defaultLanguage}`, cinema[field]);
    }
  });
}

function checkCities(documents: Partial<SiteDocuments>, report: Report): void {
  const { cities, cinemas, shows } = documents;
  const cityOf = new Map(cinemas?.map(({ slug, citySlug }) => [slug, citySlug]));
  const isCity = knownIn(cities);
  const isShow = knownIn(shows);
  cities?.forEach((city, index) => {
    if (cinemas) {
      city.cinemas.forEach((slug, place) => {
        const citySlug = cityOf.get(slug);
        if (citySlug === undefined) report('cities', index, ['cinemas', place], 'a cinema of cinemas.json', slug);
        else if (citySlug !== city.slug) {
          report('cities', index, ['cinemas', place], `a cinema whose citySlug is ${city.slug}`, slug);
        }
      });
    }
    if (city.defaultCinema !== null && !city.cinemas.includes(city.defaultCinema)) {
      report('cities', index, ['defaultCinema'], "one of the city's cinemas", city.defaultCinema);
    }
    city.nearby.forEach(({ slug }, place) => {
      if (!isCity(slug))
        report('cities', index, ['nearby', nameOf(city.nearby[place], place), 'slug'], 'a city of cities.json', slug);
    });
    city.highlight?.shows.forEach((slug, place) => {
      if (!isShow(slug)) report('cities', index, ['highlight', 'shows', place], 'a show of shows.json', slug);
    });
  });
}

function checkCinemas({ cities, cinemas }: Partial<SiteDocuments>, report: Report): void {
  const cinemasOf = new Map(cities?.map((city) => [city.slug, city.cinemas]));
  const isCity = knownIn(cities);
  const isCinema = knownIn(cinemas);
  const references = new Set<string>();
  const origins = ticketingOrigins(currentSettings());
  cinemas?.forEach((cinema, index) => {
    const { citySlug, slug, vistaRef } = cinema;
    if (!isCity(citySlug)) report('cinemas', index, ['citySlug'], 'a city of cities.json', citySlug);
    // A cinema's former address is in no city's list.
    else if (cities && cinema.redirectSlug === null && !cinemasOf.get(citySlug)?.includes(slug)) {
      report('cinemas', index, ['citySlug'], `a city whose cinemas include ${slug}`, citySlug);
    }
    if (references.has(vistaRef)) {
      report('cinemas', index, ['vistaRef'], 'a reference that no other cinema has', vistaRef);
    }
    references.add(vistaRef);
    const link = expectedTemplate(cinema.ticketingUrl, origins);
    if (link !== undefined) report('cinemas', index, ['ticketingUrl'], link, cinema.ticketingUrl);
    for (const field of ['nearbySessionsCinema', 'redirectSlug', 'cinemaPremium'] as const) {
      const other = cinema[field];
      if (other !== null && !isCinema(other)) report('cinemas', index, [field], 'a cinema of cinemas.json', other);
    }
    cinema.nearbyCinemas.forEach((other, place) => {
      if (!isCinema(other)) report('cinemas', index, ['nearbyCinemas', place], 'a cinema of cinemas.json', other);
    });
    cinema.nearbyCities.forEach((other, place) => {
      if (!isCity(other)) report('cinemas', index, ['nearbyCities', place], 'a city of cities.json', other);
    });
  });
}

/** What was expected of a cinema's template of booking links; undefined if it is one, or there is none. */
function expectedTemplate(template: string | null, origins: ReadonlySet<string>): string | undefined {
  if (template === null) return undefined;
  if (!isTemplate(template) || !template.startsWith('https:')) return A_TEMPLATE;
  const { origin } = new URL(template);
  return origins.has(origin) ? undefined : `an address at an origin in TICKETING_ORIGINS; ${origin} is not`;
}

/** The details of a show that is no longer listed may stay, to redirect or to say that it is gone. */
function checkShows({ shows, 'show-details': details }: Partial<SiteDocuments>, report: Report): void {
  const detailsOf = new Map(details?.map((item) => [item.slug, item]));
  const isShow = knownIn(shows);
  shows?.forEach(({ slug, isMovie }, index) => {
    const found = detailsOf.get(slug);
    if (details && !found) report('shows', index, ['slug'], 'a show of show-details.json', slug);
    if (found && found.isMovie !== isMovie) {
      report('shows', index, ['isMovie'], `${found.isMovie} as in show-details.json`, isMovie);
    }
  });
  details?.forEach(({ redirectSlug }, index) => {
    if (redirectSlug !== null && !isShow(redirectSlug)) {
      report('show-details', index, ['redirectSlug'], 'a show of shows.json', redirectSlug);
    }
  });
}

/**
 * Checks that the cinemas and other content named in editors' content exist. The shows that it names may be gone: a
 * story outlives a film's run, and pages leave out what no longer plays.
 */
function checkContent(documents: Partial<SiteDocuments>, report: Report): void {
  const { articles, alerts, experiences, seasons } = documents;
  const isCinema = knownIn(documents.cinemas);
  const expectCinemas = (name: FeedDocument, index: number, at: Path, slugs: readonly string[]) =>
    slugs.forEach((slug, place) => {
      if (!isCinema(slug)) report(name, index, [...at, place], 'a cinema of cinemas.json', slug);
    });
  articles?.forEach((article, index) => {
    if ('cinemas' in article) expectCinemas('articles', index, ['cinemas'], article.cinemas);
    const { redirectSlug } = article;
    if (redirectSlug === null || articles.some(({ slug, type }) => slug === redirectSlug && type === article.type))
      return;
    report('articles', index, ['redirectSlug'], `an article of type ${article.type}`, redirectSlug);
  });
  alerts?.forEach(({ cinemas }, index) => expectCinemas('alerts', index, ['cinemas'], cinemas));
  documents['experience-groups']?.forEach((group, index) =>
    group.articles.forEach((article, place) =>
      expectCinemas('experience-groups', index, ['articles', nameOf(article, place), 'cinemas'], article.cinemas),
    ),
  );
  documents['master-templates']?.forEach(({ cinemas }, index) =>
    expectCinemas('master-templates', index, ['cinemas', 'cinemas'], cinemas?.cinemas ?? []),
  );
  for (const [name, items] of [
    ['experiences', experiences],
    ['seasons', seasons],
  ] as const) {
    const isKnown = knownIn(items);
    items?.forEach(({ redirectSlug }, index) => {
      if (redirectSlug !== null && !isKnown(redirectSlug)) {
        report(name, index, ['redirectSlug'], `an item of ${name}.json`, redirectSlug);
      }
    });
  }
  const categories = new Set(documents['faq-categories']?.map(({ id }) => id));
  documents['faq-articles']?.forEach(({ category }, index) => {
    if (!categories.has(category.id)) {
      report('faq-articles', index, ['category', 'id'], 'a category of faq-categories.json', category.id);
    }
  });
}

function checkSameItems(file: string, otherFile: string, items: Slugs, others: Slugs, faults: Faults): void {
  if (!items || !others) return;
  const [isHere, isThere] = [knownIn(items), knownIn(others)];
  for (const { slug } of others) {
    if (!isHere(slug)) faults.add(file, [], `${slug} as in ${otherFile}`, undefined);
  }
  for (const { slug } of items) {
    if (!isThere(slug)) faults.add(file, [], `only what ${otherFile} has`, slug);
  }
}

/** Whether a list has a slug; a list that could not be read counts as having them all. */
export function knownIn(items: Slugs): (slug: string) => boolean {
  const slugs = items && new Set(items.map(({ slug }) => slug));
  return (slug) => slugs?.has(slug) ?? true;
}
