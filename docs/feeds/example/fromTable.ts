// Turns three tables in CSV (cinemas, films and screenings, related by their ids as in GTFS) into a feed's stream:
//
//     node docs/feeds/example/fromTable.ts <folder of the tables> | npm run import -- -
//
// Change the names of the columns into those of your tables. docs/feeds/fields.md has what else a feed may say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, TextError } from '../../../src/lib/decodeText.ts';

const SITE = 'fr';
/** Each language of the site needs the texts; here they are the same in all. */
const LANGUAGES = ['fr', 'en'];
/** Of the tables: many programs write `windows-1252`. */
const CHARSET = 'utf-8';
/** What each table must have. */
const COLUMNS = {
  cinemas: ['id', 'name', 'street', 'postcode', 'town', 'latitude', 'longitude', 'halls'],
  films: ['id', 'title', 'minutes', 'genres', 'directors'],
  screenings: ['cinema', 'film', 'starts', 'version', 'hall', 'seats'],
} as const;

type Table = keyof typeof COLUMNS;
/** A row's cells by their columns, and where it is. */
type Row<Name extends Table> = Readonly<Record<(typeof COLUMNS)[Name][number], string>> & { readonly at: string };

/** What is wrong in a table, where, what was expected, and what was found. */
class TableError extends Error {
  override name = 'TableError';
}

const wrong = (where: string, expected: string, got: string) =>
  new TableError(`${where}: expected ${expected}, got ${JSON.stringify(got)}`);

/**
 * The rows of a table in CSV, whose first row has the names of the columns; between them are commas, semicolons or tabs,
 * whichever it has most. Throws a TableError.
 */
function rowsOf<Name extends Table>(name: Name, text: string): Row<Name>[] {
  const [first = ''] = text.split(/\r?\n/, 1);
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length);
  const known = first.split(delimiter).map((column) => column.replaceAll(/^[\s"]+|[\s"]+$/g, ''));
  const missing = COLUMNS[name].filter((column) => !known.includes(column));
  if (missing.length > 0) throw wrong(`${name}.csv, row 1`, `the columns ${missing.join(', ')}`, first);
  try {
    const rows: Record<string, string>[] = parse(text, {
      columns: known,
      delimiter,
      from: 2,
      trim: true,
      skipEmptyLines: true,
    });
    return rows.map((row, index) => ({ ...row, at: `${name}.csv, row ${index + 2}` }) as Row<Name>);
  } catch (error) {
    if (error instanceof CsvError) throw new TableError(`${name}.csv: ${error.message}`);
    throw error;
  }
}

/** The text of a table's bytes. Throws a TableError where they are in another charset than CHARSET. */
function textOfTable(name: Table, bytes: Buffer): string {
  const isUtf8 = CHARSET.toLowerCase() === 'utf-8';
  try {
    const text = decodeText(bytes, CHARSET);
    // Nearly no text that is not in UTF-8 could be.
    const seemsUtf8 = !isUtf8 && bytes.some((byte) => byte > 127) && !bytes.toString('utf8').includes('\uFFFD');
    if (seemsUtf8) throw new TextError('text in UTF-8');
    return text;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const line = error.line === undefined ? '' : `, line ${error.line}`;
    throw new TableError(`${name}.csv${line}: expected ${CHARSET}, as CHARSET says, got ${error.message}`);
  }
}

/** What is empty in a table is unknown in a feed. */
const textOf = (value: string) => value || null;

function numberOf<Name extends Table>(row: Row<Name>, column: Exclude<keyof Row<Name>, 'at'>): number | null {
  const value = row[column] as string;
  if (value === '') return null;
  // Where cells are separated by semicolons, decimals have a comma.
  const number = Number(value.replace(',', '.'));
  if (Number.isNaN(number)) throw wrong(`${row.at}, ${String(column)}`, 'a number or nothing', value);
  return number;
}

/** A name in kebab case; `instead` for one without a letter that addresses have, such as an Arabic one. */
const slugOf = (name: string, instead: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || instead;

/** The slugs of cinemas by their ids: their names, of those that share a name each with its id. */
function slugsOfCinemas(cinemas: readonly Row<'cinemas'>[]): ReadonlyMap<string, string> {
  const named = Map.groupBy(cinemas, ({ name }) => slugOf(name, 'cinema'));
  return new Map(
    [...named].flatMap(([slug, alike]) =>
      alike.map(({ id }) => [id, alike.length > 1 || slug === 'cinema' ? `${slug}-${id}` : slug] as const),
    ),
  );
}

const STARTS = /^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01]) \d{2}:\d{2}$/;

/** A screening before 08:00 belongs to the day before. */
function cinemaDayOf(local: string): string {
  const [date, clock = ''] = local.split(' ');
  const day = new Date(`${date}T00:00:00Z`);
  if (clock < '08:00') day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** The lines of the stream. */
export function feedOf(tables: { cinemas: string; films: string; screenings: string }): string[] {
  const [cinemas, films] = [rowsOf('cinemas', tables.cinemas), rowsOf('films', tables.films)];
  const cinemaSlugs = slugsOfCinemas(cinemas);
  const filmSlugs = new Map(films.map(({ id, title }) => [id, `${slugOf(title, 'film')}-${id}`]));
  // The first cinema of each town.
  const towns = new Map(cinemas.toReversed().map((cinema) => [cinema.town, cinema]));
  const townSlugOf = (town: string) => slugOf(town, `town-${towns.get(town)!.id}`);

  const documents: Record<string, object[]> = {
    cities: [...towns.keys()].toReversed().map((town) => ({ slug: townSlugOf(town), name: town })),
    cinemas: cinemas.map((cinema) => ({
      slug: cinemaSlugs.get(cinema.id),
      citySlug: townSlugOf(cinema.town),
      name: cinema.name,
      vistaRef: cinema.id,
      hallCount: numberOf(cinema, 'halls'),
      theaters: [
        {
          addressLine1: cinema.street,
          addressZip: textOf(cinema.postcode),
          addressCity: cinema.town,
          gpsPosition:
            cinema.latitude === '' ? null : { x: numberOf(cinema, 'latitude'), y: numberOf(cinema, 'longitude') },
        },
      ],
    })),
    shows: films.map((film) => ({
      slug: filmSlugs.get(film.id),
      title: film.title,
      duration: numberOf(film, 'minutes'),
      genres: film.genres.split(';').filter(Boolean),
      directors: film.directors.split(';').filter(Boolean),
    })),
    versions: [
      { slug: 'vf', label: 'VF', description: 'In French' },
      { slug: 'vost', label: 'VOST', description: 'In the original language, subtitled' },
    ],
  };

  // One line for each film at a cinema, with its screenings by cinema day.
  const lines = new Map<string, { show: string; cinema: string; showtimes: Record<string, object[]> }>();
  for (const [index, row] of rowsOf('screenings', tables.screenings).entries()) {
    const { at, starts } = row;
    const [show, cinema] = [filmSlugs.get(row.film), cinemaSlugs.get(row.cinema)];
    if (show === undefined) throw wrong(`${at}, film`, 'an id of films.csv', row.film);
    if (cinema === undefined) throw wrong(`${at}, cinema`, 'an id of cinemas.csv', row.cinema);
    if (!STARTS.test(starts)) throw wrong(`${at}, starts`, 'a time such as 2026-11-25 18:00', starts);
    const line = lines.get(`${show} ${cinema}`) ?? { show, cinema, showtimes: {} };
    lines.set(`${show} ${cinema}`, line);
    const day = cinemaDayOf(starts);
    (line.showtimes[day] ??= []).push({
      time: `${starts}:00`,
      version: row.version,
      auditoriumName: textOf(row.hall),
      auditoriumCapacity: textOf(row.seats),
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
  const tableOf = (name: Table) => textOfTable(name, readFileSync(join(folder, `${name}.csv`)));
  try {
    const lines = feedOf({ cinemas: tableOf('cinemas'), films: tableOf('films'), screenings: tableOf('screenings') });
    console.log(lines.join('\n'));
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
