import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cinemaDayAt } from '../../src/domain/programme/cinemaDay.ts';
import { siteOf, SITE_CODES, type Language, type Site, type SiteCode } from '../../src/sites/sites.ts';
import { cinemasFor, citiesFor } from '../cinemas/answers.ts';
import { demoCinemas, demoPlaces, type DemoPlaces } from '../cinemas/cinemas.ts';
import { tagsFor } from '../cinemas/tags.ts';
import { technologiesFor, versionsFor } from '../cinemas/versions.ts';
import { contentFor } from '../content/content.ts';
import { cinemaContent, cityContent } from '../content/places.ts';
import { slugOf } from './films.ts';
import { matrixOf } from './matrix.ts';
import { frontPathOf, type PictureFinder } from './pictures.ts';
import { programmeOf } from './programme.ts';
import { showDetailsFor, showsFor, type SiteShows } from './shows.ts';
import { inLanguage, type DemoShowtime } from './showtimes.ts';

export type FeedOptions = {
  readonly now: Date;
  readonly sites?: readonly SiteCode[];
  readonly pictures: PictureFinder;
  /** The places of a site, where they are others than the demo's. */
  readonly placesOf?: (site: Site) => DemoPlaces;
  /** Where the feed is written; what is there for these sites is replaced. */
  readonly folder: string;
  readonly onProgress?: (progress: { site: SiteCode; done: number; total: number }) => void;
};

/**
 * Writes the demo's feed (src/contract/feed.ts) for the current cinema day in each site's zone. The same day gives the
 * same bytes, and a screening keeps its time, hall and session for as long as it is published; numbers seen and sold
 * change by the day too, not by the hour.
 */
export async function makeFeed(options: FeedOptions): Promise<{ readonly screenings: number }> {
  // The chain has no cinemas in a country that was added to the table.
  const codes = (options.sites ?? SITE_CODES).filter((code) => Object.hasOwn(demoCinemas, code));
  let screenings = 0;
  for (const [done, site] of codes.entries()) {
    options.onProgress?.({ site, done, total: codes.length });
    screenings += await writeSite(siteOf(site), options);
  }
  return { screenings };
}

async function writeSite(site: Site, { now, pictures, folder, placesOf = demoPlaces }: FeedOptions): Promise<number> {
  const places = placesOf(site);
  const today = cinemaDayAt(now, site.timeZone);
  const root = join(folder, site.code);
  await rm(root, { recursive: true, force: true });
  await mkdir(join(root, 'programme'), { recursive: true });

  const programmes = programmeOf(site, today, places);
  for (const { cinema, zone, showtimes } of programmes) {
    await writeJson(join(root, 'programme', `${cinema.slug}.json`), matrixOf(site, zone, showtimes, today));
  }
  const all = programmes.flatMap(({ showtimes }) => showtimes);
  const shows = { site, today, showtimes: Map.groupBy(all, ({ show }) => show) };
  for (const language of site.languages) await writeLanguage(root, shows, language, { pictures, places });
  await writeShowtimes(root, site, all);
  return all.length;
}

async function writeLanguage(
  root: string,
  of: SiteShows,
  language: Language,
  { pictures, places }: { pictures: PictureFinder; places: DemoPlaces },
): Promise<void> {
  const { site, today } = of;
  const edition = { site, language, today, pictures };
  const documents = {
    cities: citiesFor(site, language, places).map((city) => ({ ...city, ...cityContent(edition, city.slug) })),
    cinemas: cinemasFor(site, language, (slug) => frontPathOf(pictures, slug), places).map((cinema) => ({
      ...cinema,
      ...cinemaContent(edition, cinema.slug),
    })),
    shows: { shows: showsFor(of, language, pictures), labels: [], contentratings: [] },
    'show-details': showDetailsFor(of, language, pictures),
    tags: tagsFor(site, language),
    versions: versionsFor(site, language),
    technologies: technologiesFor(site, language),
    ...contentFor(edition),
  };
  await mkdir(join(root, language), { recursive: true });
  for (const [name, document] of Object.entries(documents)) {
    await writeJson(join(root, language, `${name}.json`), document);
  }
}

/** A line for each show and cinema; in languages other than the site's own, only those with texts to translate. */
async function writeShowtimes(root: string, site: Site, all: readonly DemoShowtime[]): Promise<void> {
  const entries = [...Map.groupBy(all, ({ at, show }) => `${at.cinema.slug} ${show.id}`).values()];
  for (const language of site.languages) {
    const isDefault = language === site.defaultLanguage;
    const listed = isDefault ? entries : entries.filter((entry) => entry.some(({ isSpecial }) => isSpecial));
    const lines = listed.map((entry) => `${JSON.stringify(lineOf(site, entry, language))}\n`);
    await writeFile(join(root, ...(isDefault ? [] : [language]), 'showtimes.ndjson'), lines.join(''));
  }
}

function lineOf(site: Site, entry: readonly DemoShowtime[], language: Language) {
  const [first] = entry;
  const byDay = Map.groupBy(
    entry.toSorted((a, b) => a.start - b.start || a.hall - b.hall),
    ({ at }) => at.day,
  );
  const days = [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    show: slugOf(first!.show, site),
    cinema: first!.at.cinema.slug,
    showtimes: Object.fromEntries(days.map(([day, ofDay]) => [day, ofDay.map((each) => inLanguage(each, language))])),
  };
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, JSON.stringify(value));
}
