import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Article } from '../../src/contract/article.ts';
import type { CityDetails } from '../../src/contract/city.ts';
import type { CinemaProgramme } from '../../src/contract/programme.ts';
import type { Show, ShowDetails } from '../../src/contract/show.ts';
import { cinemaDayAt } from '../../src/domain/programme/cinemaDay.ts';
import { siteOf } from '../../src/sites/sites.ts';
import { makeFeed, type FeedOptions } from '../programme/makeFeed.ts';
import { demoPlaces } from '../cinemas/cinemas.ts';
import { withNews } from './articles.ts';
import { scalePlaces } from './places.ts';
import { castingOf, twinsOf, withTwinDetails, withTwins } from './shows.ts';

/** The site that is made as large as the largest chains; the others are as in the demo. */
const SCALED = siteOf('fr');

type Casting = ReturnType<typeof castingOf>;

/**
 * Writes the demo's feed with a French chain of 2,000 cinemas, 300 shows, about 150,000 screenings and 30,000 articles:
 * what lists, searches and imports are measured with. As deterministic as the demo.
 */
export async function makeScaleFeed(options: Omit<FeedOptions, 'placesOf'>): Promise<{ readonly screenings: number }> {
  const places = scalePlaces();
  const made = await makeFeed({ ...options, placesOf: (site) => (site === SCALED ? places : demoPlaces(site)) });
  if (options.sites && !options.sites.includes(SCALED.code)) return made;
  const root = join(options.folder, SCALED.code);
  const today = cinemaDayAt(options.now, SCALED.timeZone);
  const { shows } = await readJson<{ shows: Show[] }>(join(root, SCALED.defaultLanguage, 'shows.json'));
  const twins = twinsOf(shows);
  const casting = castingOf(twins);
  for (const language of SCALED.languages) {
    const file = (name: string) => join(root, language, `${name}.json`);
    const change = async <T>(name: string, to: (document: T) => unknown) =>
      writeFile(file(name), JSON.stringify(to(await readJson<T>(file(name)))));
    await change<{ shows: Show[] }>('shows', (document) => ({
      ...document,
      shows: withTwins(document.shows, twins, language),
    }));
    await change<ShowDetails[]>('show-details', (details) => withTwinDetails(details, twins, language));
    const listed = (await readJson<{ shows: Show[] }>(file('shows'))).shows;
    const towns = (await readJson<CityDetails[]>(file('cities'))).map(({ name }) => name);
    // The slugs are the same in all languages: so is the choice by place in the list.
    await change<Article[]>('articles', (articles) => withNews({ articles, shows: listed, towns, language, today }));
    const isDefault = language === SCALED.defaultLanguage;
    await recastLines(join(root, ...(isDefault ? [] : [language]), 'showtimes.ndjson'), casting);
  }
  for (const name of await readdir(join(root, 'programme')))
    await recastProgramme(join(root, 'programme', name), casting);
  return made;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function recastLines(file: string, casting: Casting): Promise<void> {
  const changed = `${file}.new`;
  const output = await open(changed, 'w');
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { show, ...entry } = JSON.parse(line) as { show: string; cinema: string };
    await output.write(`${JSON.stringify({ show: casting(entry.cinema, show), ...entry })}\n`);
  }
  await output.close();
  await rename(changed, file);
}

async function recastProgramme(file: string, casting: Casting): Promise<void> {
  const cinema = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
  const { days, shows } = await readJson<CinemaProgramme>(file);
  const cast = <T extends { showSlug: string }>(push: T | null) =>
    push && { ...push, showSlug: casting(cinema, push.showSlug) };
  const recast: CinemaProgramme = {
    days: Object.fromEntries(
      Object.entries(days).map(([day, { upsell, highlightedShowtime }]) => [
        day,
        { upsell: cast(upsell), highlightedShowtime: cast(highlightedShowtime) },
      ]),
    ),
    shows: Object.fromEntries(Object.entries(shows).map(([show, entry]) => [casting(cinema, show), entry])),
  };
  await writeFile(file, JSON.stringify(recast));
}
