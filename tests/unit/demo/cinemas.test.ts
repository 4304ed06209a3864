import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { cinemasFor, citiesFor } from '../../../demo/cinemas/answers.ts';
import { demoCinemas, demoCities } from '../../../demo/cinemas/cinemas.ts';
import { services } from '../../../demo/cinemas/services.ts';
import { demoTagsOf, tagsFor } from '../../../demo/cinemas/tags.ts';
import type { DemoCinema } from '../../../demo/cinemas/types.ts';
import { siteVersions, technologiesFor, versionsFor } from '../../../demo/cinemas/versions.ts';
import { documentOf, inLanguage } from '../../../demo/documents.ts';
import type { Localised } from '../../../demo/types.ts';
import { feedDocuments } from '../../../src/contract/feed.ts';
import { distance, placesOf } from '../../../src/domain/cinema/distance.ts';
import { LANGUAGES, SITE_CODES, siteOf, type SiteCode } from '../../../src/sites/sites.ts';

/** The west, south, east and north of each country's territory in Europe or Africa, in degrees. */
const BOUNDS: Record<SiteCode, readonly [number, number, number, number]> = {
  fr: [-5.2, 41.3, 9.6, 51.1],
  ch: [5.9, 45.8, 10.5, 47.9],
  be: [2.5, 49.5, 6.4, 51.6],
  tn: [7.5, 30.2, 11.7, 37.6],
  sn: [-17.6, 12.3, -11.3, 16.7],
  nl: [3.3, 50.7, 7.3, 53.6],
  ci: [-8.6, 4.3, -2.4, 10.8],
  ma: [-13.2, 27.6, -0.9, 36],
};

/** How many cinemas and cities each site of the demo chain has. */
const COUNTS: Record<SiteCode, readonly [cinemas: number, cities: number]> = {
  fr: [25, 19],
  ch: [7, 6],
  be: [4, 4],
  tn: [3, 3],
  sn: [1, 1],
  nl: [12, 10],
  ci: [1, 1],
  ma: [3, 3],
};

const front = (slug: string) => `/media/${slug}.webp`;
const pages = SITE_CODES.flatMap((code) =>
  siteOf(code).languages.map((language) => ({ site: siteOf(code), language })),
);
const allCinemas = SITE_CODES.flatMap((code) => demoCinemas[code]);
const allCities = SITE_CODES.flatMap((code) => demoCities[code]);

const isLocalised = (value: object): value is Localised => LANGUAGES.every((language) => language in value);

/** Every localised text in a value, however deeply nested. */
function localisedTexts(value: unknown): Localised[] {
  if (typeof value !== 'object' || value === null) return [];
  return isLocalised(value) ? [value] : Object.values(value).flatMap(localisedTexts);
}

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe.each(pages)('$site.code in $language', ({ site, language }) => {
  test('all documents have the contract’s shape and nothing besides', () => {
    const answers = {
      cities: citiesFor(site, language),
      cinemas: cinemasFor(site, language, front),
      tags: tagsFor(site, language),
      versions: versionsFor(site, language),
      technologies: technologiesFor(site, language),
    };
    for (const [name, answer] of Object.entries(answers)) {
      const schema: z.ZodType = feedDocuments[name as keyof typeof answers];
      expect(schema.parse(answer), name).toEqual(answer);
    }
  });
});

/** The fields of an item that a feed can have. */
const fieldsOf = (list: (typeof feedDocuments)['cities' | 'cinemas']) =>
  Object.keys((list.element as unknown as z.ZodObject).shape);

describe.each(SITE_CODES)('the files of %s', (code) => {
  test.each(['cities', 'cinemas'] as const)('%s.json is a feed’s as it stands, in each language', (name) => {
    for (const language of siteOf(code).languages) {
      const items = inLanguage(documentOf<object[]>(`${code}/${name}`), language);
      expect(feedDocuments[name].safeParse(items).error).toBeUndefined();
      expect(fieldsOf(feedDocuments[name])).toEqual(expect.arrayContaining(items.flatMap(Object.keys)));
    }
  });
});

describe('names', () => {
  test('slugs, references and ids occur once', () => {
    const former = allCinemas.flatMap((cinema) => (cinema.former ? [cinema.former] : []));
    expect(repeated([...allCinemas, ...former].map((cinema) => cinema.slug))).toEqual([]);
    expect(repeated([...allCinemas, ...former].map((cinema) => cinema.vistaRef))).toEqual([]);
    expect(repeated(allCities.map((city) => city.id))).toEqual([]);
    expect(repeated(allCities.map((city) => city.slug))).toEqual([]);
  });

  test('halls of a cinema have different names and room', () => {
    for (const { slug, halls } of allCinemas) {
      expect(repeated(halls.map((hall) => hall.name)), slug).toEqual([]);
      expect(halls.length, slug).toBeGreaterThanOrEqual(4);
      expect(halls.length, slug).toBeLessThanOrEqual(16);
      for (const hall of halls) expect(hall.capacity, slug).toBeGreaterThan(20);
    }
  });
});

describe('texts', () => {
  const texts = localisedTexts([allCinemas, allCities, services, demoTagsOf('fr'), demoTagsOf('nl')]);

  test('none is empty in any language', () => {
    expect(texts.length).toBeGreaterThan(allCinemas.length + allCities.length);
    for (const text of texts) for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('');
  });

  test('French keeps its punctuation on the line', () => {
    expect(texts.map((text) => text.fr).filter((text) => / [?!:;»]|« /.test(text))).toEqual([]);
  });

  test('every cinema and town is described in four languages', () => {
    const faults = [...allCinemas, ...allCities].filter(
      ({ description }) => repeated(LANGUAGES.map((language) => description[language])).length > 0,
    );
    expect(faults.map(({ slug }) => slug)).toEqual([]);
  });

  test('no two houses are described alike', () => {
    expect(repeated(allCinemas.map((cinema) => cinema.description.en))).toEqual([]);
  });
});

describe.each(SITE_CODES)('%s on the map', (code) => {
  const cinemas: readonly DemoCinema[] = demoCinemas[code];
  const cities = demoCities[code];

  test('has as many houses and towns as the chain says', () => {
    expect([cinemas.length, cities.length]).toEqual(COUNTS[code]);
    expect(cities.map((city) => city.slug)).toContain(siteOf(code).mainCity);
  });

  test('each city lists its cinemas, and each cinema is listed by its city alone', () => {
    const answers = citiesFor(siteOf(code), 'fr');
    const listed = answers.flatMap((city) => city.cinemas.map((slug) => [slug, city.slug]));
    expect(listed.toSorted()).toEqual(cinemas.map((cinema) => [cinema.slug, cinema.citySlug]).toSorted());
    for (const city of answers) expect(city.cinemas).toContain(city.defaultCinema);
  });

  test('everything stands in the country, and houses in their town', () => {
    const [west, south, east, north] = BOUNDS[code];
    const places = placesOf([...cities, ...cinemas.flatMap(({ theaters }) => theaters)]);
    for (const [lat, lon] of places) {
      expect([lat > south, lat < north, lon > west, lon < east]).toEqual([true, true, true, true]);
    }
    for (const cinema of cinemas) {
      const city = cities.find((one) => one.slug === cinema.citySlug)!;
      const [middle] = placesOf([city]);
      for (const place of placesOf(cinema.theaters)) expect(distance(middle!, place)).toBeLessThan(10);
    }
  });

  test('halls have nothing that the site has no tag for', () => {
    const known = tagsFor(siteOf(code), 'fr').map((tag) => tag.slug);
    const features = cinemas.flatMap((cinema) =>
      cinema.halls.flatMap((hall) => [...hall.technologies, ...hall.comforts]),
    );
    expect(features.filter((feature) => !known.includes(feature))).toEqual([]);
  });

  test('prices refer to conditions that are there', () => {
    for (const { pricing } of cinemasFor(siteOf(code), 'fr', front)) {
      const indices = pricing!.prices.flatMap(({ termsIndex }) => (termsIndex === null ? [] : [termsIndex]));
      expect(indices).toEqual(pricing!.terms.map((_, index) => index));
    }
  });
});

describe('what is nearby', () => {
  const find = (slug: string) => cinemasFor(siteOf('fr'), 'fr', front).find((cinema) => cinema.slug === slug)!;

  test('is sorted by distance', () => {
    expect(find('aurore-boulogne-rives-de-seine').nearbyCinemas[0]).toBe('aurore-paris-vaugirard');
    expect(find('aurore-montreuil-croix-de-chavaux').nearbyCinemas[0]).toBe('aurore-paris-nation');
  });

  test('leaves out what is closed, far or itself', () => {
    expect(find('aurore-lyon-confluence').nearbyCinemas).toEqual(['aurore-lyon-celestins']);
    expect(find('aurore-annecy-lac').nearbyCinemas).toEqual([]);
  });

  test('gives towns an hour away', () => {
    const grenoble = citiesFor(siteOf('fr'), 'fr').find((city) => city.slug === 'grenoble')!;
    expect(grenoble.nearby.map((city) => city.slug).toSorted()).toEqual(['annecy', 'lyon']);
  });
});

describe('the odd ones out', () => {
  const french = cinemasFor(siteOf('fr'), 'fr', front);

  test('a former address leads to a present one and stands in no city', () => {
    const [former, ...others] = french.filter((cinema) => cinema.redirectSlug !== null);
    expect(others).toEqual([]);
    expect(demoCinemas.fr.map((cinema) => cinema.slug)).toContain(former!.redirectSlug);
    expect(citiesFor(siteOf('fr'), 'fr').flatMap((city) => city.cinemas)).not.toContain(former!.slug);
    expect(french.flatMap((cinema) => cinema.nearbyCinemas)).not.toContain(former!.slug);
  });

  test('two cinemas are closed and say until when', () => {
    const closed = french.filter((cinema) => !cinema.status);
    expect(closed).toHaveLength(2);
    for (const { comment } of closed) expect(comment).toMatch(/printemps/);
  });

  // SPEC 9.37
  test('one city is outside France, and has no department', () => {
    const abroad = citiesFor(siteOf('fr'), 'fr').filter(({ departement }) => !/^\d\d$/.test(departement));
    expect(abroad.map(({ slug, departement, isIdf }) => [slug, departement, isIdf])).toEqual([
      ['monaco', 'horsfrance', false],
    ]);
  });

  test('one cinema has an alert, one has two buildings', () => {
    expect(french.filter((cinema) => cinema.alert !== null)).toHaveLength(1);
    const double = french.filter((cinema) => cinema.theaters.length === 2);
    expect(double).toHaveLength(1);
    expect(repeated(double[0]!.theaters.map((theater) => theater.name))).toEqual([]);
  });

  test('a cinema names its premium twin in the same town', () => {
    const [house] = french.filter((cinema) => cinema.cinemaPremium !== null);
    const twin = french.find((cinema) => cinema.slug === house!.cinemaPremium);
    expect([twin?.premium, twin?.citySlug, house!.premium]).toEqual([true, house!.citySlug, false]);
  });

  test('two houses send their overflow to an open one', () => {
    const overflowing = french.filter((cinema) => cinema.nearbySessionsCinema !== null);
    expect(overflowing).toHaveLength(2);
    for (const { nearbySessionsCinema, nearbySessionsWording } of overflowing) {
      expect(nearbySessionsWording).not.toBeNull();
      expect(french.find((cinema) => cinema.slug === nearbySessionsCinema)?.status).toBe(true);
    }
  });
});

describe('tags and versions', () => {
  // The tags in use on the wire, plus `relaxed`: relaxed screenings have no tag there.
  const french =
    'DEFAULT 3d 4dx atmos dolby ice imax screenx cinekids duo pmr avp avp-equipe seancespeciale audiodesc hearing-impaired live kids premium relaxed';
  const dutch =
    'DEFAULT 3d 4dx imax screenx atmos dolby LIVE PAUSE avp lastchance arthouse ladiesnight sneaknight opera ballet theater music docs kleuter 50plus relaxseats boutiqueseats luxeseats grotezaal relaxed';

  test.each(SITE_CODES)('%s has the tags in use, once each', (code) => {
    const inUse = (code === 'nl' ? dutch : french).split(' ');
    const slugs = tagsFor(siteOf(code), 'fr').map((tag) => tag.slug);
    expect(slugs.toSorted()).toEqual(inUse.toSorted());
  });

  test('a tag that a ticket shows has something to show', () => {
    for (const { site, language } of pages) {
      for (const tag of tagsFor(site, language)) expect(tag.icon !== null).toBe(tag.places.includes('showtime'));
    }
  });

  test('technologies are those that a hall of the site has', () => {
    const slugs = (code: SiteCode) => technologiesFor(siteOf(code), 'fr').map((technology) => technology.slug);
    expect(slugs('sn')).toEqual(['3d']);
    expect(slugs('nl')).not.toContain('ice');
    expect(slugs('fr').toSorted()).toEqual(['3d', '4dx', 'atmos', 'dolby', 'ice', 'imax', 'screenx']);
  });

  test('a label stands for one version', () => {
    for (const { site, language } of pages) {
      expect(repeated(versionsFor(site, language).map((version) => version.label))).toEqual([]);
    }
    for (const code of SITE_CODES) expect(siteVersions[code]).toContain('muet');
  });
});
