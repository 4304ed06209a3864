// Turns three tables in CSV (cinemas, films and screenings, related by their ids as in GTFS) into a feed's stream:
//
//     node docs/feeds/example/fromTable.ts <folder of the tables> | npm run import -- -
//
// Change the names of the columns into those of your tables. docs/feeds/fields.md has what else a feed may say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SITE = 'fr';
/** Each language of the site needs the texts; here they are the same in all. */
const LANGUAGES = ['fr', 'en'];
/** Of the tables: many programs write `windows-1252`. With a wrong one the program stops, or letters come out as others. */
const CHARSET = 'utf-8';

type Row = Readonly<Record<string, string>>;

/** The rows of a table in CSV (RFC 4180), whose first row has the names of the columns. */
function rowsOf(text: string): Row[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') lines.push([]);
  }
  const [names = [], ...rows] = lines.filter((line) => line.join('') !== '');
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

/** What is empty in a table is unknown in a feed. */
const textOf = (value: string | undefined) => value?.trim() || null;
const numberOf = (value: string | undefined) => (textOf(value) === null ? null : Number(value));

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A screening before 08:00 belongs to the day before. */
function cinemaDayOf(local: string): string {
  const [date, clock = ''] = local.split(' ');
  const day = new Date(`${date}T00:00:00Z`);
  if (clock < '08:00') day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** The lines of the stream. */
export function feedOf(tables: { cinemas: string; films: string; screenings: string }): string[] {
  const [cinemas, films] = [rowsOf(tables.cinemas), rowsOf(tables.films)];
  const cinemaSlugs = new Map(cinemas.map(({ id = '', name = '' }) => [id, slugOf(name)]));
  const filmSlugs = new Map(films.map(({ id = '', title = '' }) => [id, `${slugOf(title)}-${id}`]));
  const towns = [...new Set(cinemas.map(({ town = '' }) => town))];

  const documents: Record<string, object[]> = {
    cities: towns.map((town) => ({ slug: slugOf(town), name: town })),
    cinemas: cinemas.map((cinema) => ({
      slug: cinemaSlugs.get(cinema['id']!),
      citySlug: slugOf(cinema['town']!),
      name: cinema['name'],
      vistaRef: cinema['id'],
      hallCount: numberOf(cinema['halls']),
      theaters: [
        {
          addressLine1: cinema['street'],
          addressZip: textOf(cinema['postcode']),
          addressCity: cinema['town'],
          gpsPosition: textOf(cinema['latitude']) && {
            x: numberOf(cinema['latitude']),
            y: numberOf(cinema['longitude']),
          },
        },
      ],
    })),
    shows: films.map((film) => ({
      slug: filmSlugs.get(film['id']!),
      title: film['title'],
      duration: numberOf(film['minutes']),
      genres: film['genres']?.split(';').filter(Boolean),
      directors: film['directors']?.split(';').filter(Boolean),
    })),
    versions: [
      { slug: 'vf', label: 'VF', description: 'In French' },
      { slug: 'vost', label: 'VOST', description: 'In the original language, subtitled' },
    ],
  };

  // One line for each film at a cinema, with its screenings by cinema day.
  const lines = new Map<string, { show: string; cinema: string; showtimes: Record<string, object[]> }>();
  for (const [index, row] of rowsOf(tables.screenings).entries()) {
    const { cinema: cinemaId = '', film: filmId = '', starts = '' } = row;
    const [show, cinema] = [filmSlugs.get(filmId) ?? filmId, cinemaSlugs.get(cinemaId) ?? cinemaId];
    const line = lines.get(`${show} ${cinema}`) ?? { show, cinema, showtimes: {} };
    lines.set(`${show} ${cinema}`, line);
    const day = cinemaDayOf(starts);
    (line.showtimes[day] ??= []).push({
      time: `${starts}:00`,
      version: row['version'],
      auditoriumName: textOf(row['hall']),
      auditoriumCapacity: textOf(row['seats']),
      // The number of a screening has to stay the same from one import to the next: use your ticketing system's.
      session: String(index + 1),
    });
  }

  const stream: object[] = LANGUAGES.flatMap((language) =>
    Object.entries(documents).flatMap(([document, items]) =>
      items.map((item) => ({ site: SITE, language, document, item })),
    ),
  );
  for (const showtimes of lines.values()) stream.push({ site: SITE, language: LANGUAGES[0], showtimes });
  return [...stream, { end: stream.length }].map((line) => JSON.stringify(line));
}

if (import.meta.main) {
  const [folder = '.'] = process.argv.slice(2);
  const decoder = new TextDecoder(CHARSET, { fatal: true });
  const tableOf = (name: string) => decoder.decode(readFileSync(join(folder, `${name}.csv`)));
  const lines = feedOf({ cinemas: tableOf('cinemas'), films: tableOf('films'), screenings: tableOf('screenings') });
  console.log(lines.join('\n'));
}
