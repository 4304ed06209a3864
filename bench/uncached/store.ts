import { join } from 'node:path';
import { importFeed } from '../../src/content/import/importFeed.ts';
import { closeDatabase } from '../../src/database/current.ts';
import { siteOf } from '../../src/sites/sites.ts';
import { makeSite, writeSite } from '../../tests/integration/store/feed.ts';

/** The day that is shown, and a time that morning before its first screening. */
export const DAY = '2026-11-21';
export const CLOCK = `${DAY}T09:30:00+01:00`;
export const FILMS = 30;
export const SCREENINGS = 8;

const FLAGS = [null, 'Coup de cœur', 'Avant-première', null, 'Dernière chance'] as const;
const COLOURS = [null, '1', '2', null, '4'] as const;
const SYNOPSIS =
  'A ship comes home after forty years, and nobody on the quay can say who is on board. The keeper of the light, who ' +
  'has waited longest, rows out alone to ask.<br/>With the orchestra of the town.';

/** Makes a store with one cinema that has 30 films × 8 screenings each day. Gives the database's file. */
export async function makeStore(folder: string): Promise<string> {
  const site = siteOf('fr');
  const feed = makeSite(site, { cinemas: 3, shows: FILMS, days: 7, screeningsADay: SCREENINGS, firstDay: DAY });
  for (const language of Object.values(feed.languages)) {
    for (const [index, show] of language.shows.shows.entries()) {
      show.flag = FLAGS[index % FLAGS.length]!;
      show.flagColor = COLOURS[index % COLOURS.length]!;
      show.posterPath = { lg: picture(index, 640), md: picture(index, 320) };
      if (index % 4 === 0) {
        show.contentRating = { ref: '12', description: 'Not under 12', extendedDescription: 'Some scenes disturb.' };
      }
    }
    for (const details of language['show-details']) details.synopsis = SYNOPSIS;
    for (const line of language.showtimes) {
      for (const [index, showtime] of Object.values(line.showtimes).flat().entries()) {
        if (index % 4 === 1) showtime.tags = [...showtime.tags, 'audiodesc'];
      }
    }
    for (const cinema of language.cinemas) cinema.nearbyCinemas = ['cinema-2', 'cinema-3'];
  }
  await writeSite(folder, site, feed);

  const file = join(folder, 'aurore.db');
  process.env['DATABASE_URL'] = `sqlite:${file}`;
  try {
    const { sites } = await importFeed(folder);
    if (sites[0]?.outcome !== 'applied') throw new Error(`The import was ${sites[0]?.outcome}.`);
  } finally {
    await closeDatabase();
  }
  return file;
}

function picture(show: number, width: number): string {
  return `/media/poster-${show}-0123abcd-${width}.webp`;
}
