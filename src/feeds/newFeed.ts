import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FEED_FILES, fieldsOf, jsonSchemaOf, type FeedFile } from '../contract/fieldGuide.ts';
import { ImportError } from '../content/import/folder.ts';
import { addDays, cinemaDayAt } from '../domain/programme/cinemaDay.ts';
import type { Site } from '../sites/sites.ts';

/** The files that a new feed has; all others may be added. */
const BEGUN = ['cities', 'cinemas', 'shows', 'versions', 'showtimes'];
const SHOW = 'the-first-film-1';
const CINEMA = 'my-cinema';
const VISTA_REF = '1';
const SCREENING_DAYS = 3;

/**
 * Writes the smallest feed that makes a site: a cinema, a film, and a screening on each of the coming days. Each file
 * has the fields that a feed must have, and those that pages are poor without. Throws an ImportError when the folder has
 * something in it.
 */
export async function writeNewFeed(folder: string, site: Site, now: Date): Promise<void> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new ImportError(`${folder} cannot be written: ${error.message}.`);
  });
  if (there.length > 0) throw new ImportError(`${folder} is not empty: expected a new folder, or an empty one.`);
  const files: [path: string, text: string][] = [
    ...site.languages.flatMap((language) =>
      Object.entries(documentsOf(site)).map(([name, document]): [string, string] => [
        join(site.code, language, `${name}.json`),
        textOf(document),
      ]),
    ),
    [join(site.code, 'showtimes.ndjson'), `${JSON.stringify(showtimesOf(site, now))}\n`],
    ['README.md', readme(site)],
    ...FEED_FILES.map((file): [string, string] => [
      join('schemas', `${file.name}.schema.json`),
      textOf(jsonSchemaOf(file)),
    ]),
    [join('.vscode', 'settings.json'), textOf(editorSettings())],
  ];
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function documentsOf(site: Site) {
  const city = site.mainCity;
  return {
    cities: [{ slug: city, name: city.charAt(0).toUpperCase() + city.slice(1), postalCode: null, gpsPosition: null }],
    cinemas: [
      {
        slug: CINEMA,
        citySlug: city,
        name: 'My cinema',
        vistaRef: VISTA_REF,
        theaters: [{ addressLine1: '1 Main Street', addressZip: null, addressCity: 'My town', gpsPosition: null }],
        hallCount: null,
        seatCount: null,
      },
    ],
    shows: {
      shows: [
        {
          slug: SHOW,
          title: 'The first film',
          duration: null,
          genres: ['Drama'],
          directors: ['Jane Doe'],
          posterPath: null,
        },
      ],
    },
    versions: [{ slug: 'vo', label: 'VO', description: 'Original version' }],
  };
}

function showtimesOf(site: Site, now: Date) {
  const today = cinemaDayAt(now, site.timeZone);
  // From tomorrow on, as today's may be over.
  const days = Array.from({ length: SCREENING_DAYS }, (_, index) => addDays(today, index + 1));
  const showtimeOf = (day: string, index: number) => ({
    time: `${day} 20:30:00`,
    version: 'vo',
    auditoriumName: null,
    refCmd: `https://tickets.example/${site.defaultLanguage}/V${VISTA_REF}S${index + 1}/booking`,
  });
  return {
    show: SHOW,
    cinema: CINEMA,
    showtimes: Object.fromEntries(days.map((day, index) => [day, [showtimeOf(day, index)]])),
  };
}

/** What tells Visual Studio Code which file has which schema. Lines of NDJSON are no JSON file. */
function editorSettings() {
  const schemas = FEED_FILES.filter(({ path }) => path.endsWith('.json')).map(({ name, path }) => ({
    fileMatch: [`/${path.replaceAll(/\{\w+\}/g, '*')}`],
    url: `./schemas/${name}.schema.json`,
  }));
  return { 'json.schemas': schemas };
}

function readme(site: Site): string {
  const files = FEED_FILES.filter(({ name }) => BEGUN.includes(name));
  const others = FEED_FILES.filter(({ name }) => !BEGUN.includes(name));
  return `# A feed

A cinema, a film and ${SCREENING_DAYS} screenings for the site \`${site.code}\`, in each of its languages (${site.languages.join(', ')}). Change them into
your own, then check them and import them from the folder of the site's code:

\`\`\`sh
npm run import -- <this folder> --dry-run
npm run import -- <this folder>
\`\`\`

What is null is unknown: pages leave it out. Fields that are not here have a value of their own.
\`schemas\` has a JSON Schema of each file, by which Visual Studio Code completes and explains fields
(\`.vscode/settings.json\`). \`docs/feeds/fields.md\` of the site's code has the same fields on one page.

${files.map(guideTo).join('\n\n')}

## Other files

A feed may also have these; their schemas say which fields they have.

| File | Holds |
| --- | --- |
${others.map(({ path, holds }) => `| \`${path}\` | ${holds} |`).join('\n')}
`;
}

function guideTo(file: FeedFile): string {
  const rows = fieldsOf(file).map(({ path, standard, description, example }) => {
    const cells = [
      `\`${path}\``,
      standard === undefined ? 'required' : standard === 'null' ? 'unknown or none' : standard,
      description,
      example === undefined ? '' : `\`${JSON.stringify(example)}\``,
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  });
  const head = '| Field | Without it | Meaning | Example |\n| --- | --- | --- | --- |';
  return `## ${file.path}\n\n${file.holds}.\n\n${head}\n${rows.join('\n')}`;
}
