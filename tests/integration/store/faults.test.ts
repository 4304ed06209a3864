import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sentenceOfFault } from '../../../src/content/import/faults.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { ZONES } from '../../../src/sites/zones.ts';
import { makeSite, showSlug, SMALL, writeSite, type FeedSite } from './feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-faults-'));
const fr = siteOf('fr');
const DAY = SMALL.firstDay;
let feed: FeedSite;

beforeEach(() => {
  feed = makeSite(fr);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const check = async () => (await importFeed(folder, { dryRun: true })).sites[0]!;
const inFr = (of: FeedSite) => of.languages.fr!;
const firstScreening = (of: FeedSite) => inFr(of).showtimes[0]!.showtimes[DAY]![0]!;

test('the feed these faults are put into has none', async () => {
  await writeSite(folder, fr, feed);
  expect(await check()).toMatchObject({ outcome: 'checked', faultCount: 0 });
});

type Case = [
  name: string,
  change: (feed: FeedSite) => void,
  fault: { file: string; line?: number; path: string; expected: string; got: string },
];
const CINEMAS = 'fr/fr/cinemas.json';
const CITIES = 'fr/fr/cities.json';
const SHOWS = 'fr/fr/shows.json';
const DETAILS = 'fr/fr/show-details.json';
const PROGRAMME = 'fr/programme/cinema-1.json';
const SCREENINGS = 'fr/showtimes.ndjson';
const LINE = `$[show=${showSlug(1)}][cinema=cinema-1]`;
const at = (time: string) => `${LINE}.showtimes["${DAY}"][time="${time}"].time`;
const FIRST = `${LINE}.showtimes["${DAY}"][time="${DAY} 10:15:00"]`;

const schemaFaults: Case[] = [
  [
    'a field of another type',
    (of) => (inFr(of).cinemas[1]!.name = 12 as never),
    { file: CINEMAS, path: '$[slug=cinema-2].name', expected: 'string', got: '12' },
  ],
  [
    'a missing field',
    (of) => delete (inFr(of).shows.shows[0] as Partial<(typeof of.languages.fr & object)['shows']['shows'][0]>).title,
    { file: SHOWS, path: '$.shows[slug=film-1-44001].title', expected: 'string', got: 'nothing' },
  ],
  [
    'a slug that is none',
    (of) => (inFr(of).shows.shows[0]!.slug = 'No Slug'),
    {
      file: SHOWS,
      path: '$.shows[slug="No Slug"].slug',
      expected: 'the title in kebab case, a hyphen and a number',
      got: '"No Slug"',
    },
  ],
  [
    'a date that is none',
    (of) => (inFr(of).shows.shows[0]!.releaseAt = { FR_FR: '2026-02-30' }),
    {
      file: SHOWS,
      path: '$.shows[slug=film-1-44001].releaseAt.FR_FR',
      expected: 'a date YYYY-MM-DD',
      got: '"2026-02-30"',
    },
  ],
  [
    'a zone that no site has',
    (of) => (inFr(of).shows.shows[0]!.releaseAt = { DE_DE: '2026-02-03' } as never),
    {
      file: SHOWS,
      path: '$.shows[slug=film-1-44001].releaseAt',
      expected: `a key among ${ZONES.join(', ')}`,
      got: '"DE_DE"',
    },
  ],
  [
    'a half-made rating',
    (of) => (inFr(of).shows.shows[0]!.contentRating = { ref: '12', description: 'x' } as never),
    {
      file: SHOWS,
      path: '$.shows[slug=film-1-44001].contentRating.extendedDescription',
      expected: 'string',
      got: 'nothing',
    },
  ],
  [
    'a cinema without a theatre',
    (of) => (inFr(of).cinemas[0]!.theaters = []),
    { file: CINEMAS, path: '$[slug=cinema-1].theaters', expected: 'at least 1 items', got: '[]' },
  ],
  [
    'an address that runs a script',
    (of) => (inFr(of).cinemas[0]!.googleMapsUrl = 'javascript:alert(1)'),
    {
      file: CINEMAS,
      path: '$[slug=cinema-1].googleMapsUrl',
      expected: 'an http(s) address or a path',
      got: '"javascript:alert(1)"',
    },
  ],
  [
    'an address that only looks like a path',
    (of) => (inFr(of).cinemas[0]!.googleMapsUrl = '/\t/maps.example'),
    {
      file: CINEMAS,
      path: '$[slug=cinema-1].googleMapsUrl',
      expected: 'an http(s) address or a path',
      got: '"/\\t/maps.example"',
    },
  ],
  [
    'a status that does not exist',
    (of) => (firstScreening(of).status = 'gone' as never),
    {
      file: SCREENINGS,
      line: 1,
      path: `${FIRST}.status`,
      expected: '"available" or "soldout" or "locked"',
      got: '"gone"',
    },
  ],
  [
    'an instant without an offset',
    (of) => (firstScreening(of).reservabilityEnd = '2026-11-21T10:00:00'),
    {
      file: SCREENINGS,
      line: 1,
      path: `${FIRST}.reservabilityEnd`,
      expected: 'ISO 8601 with a UTC offset',
      got: '"2026-11-21T10:00:00"',
    },
  ],
  [
    'a hall with a character of no name',
    (of) => (firstScreening(of).auditoriumName = 'Salle\n1'),
    {
      file: SCREENINGS,
      line: 1,
      path: `${FIRST}.auditoriumName`,
      expected: 'no control characters',
      got: '"Salle\\n1"',
    },
  ],
];

const referenceFaults: Case[] = [
  [
    'two cinemas of one slug',
    (of) => inFr(of).cinemas.push({ ...inFr(of).cinemas[0]!, vistaRef: '9' }),
    { file: CINEMAS, path: '$[slug=cinema-1].slug', expected: 'a slug that no other item has', got: '"cinema-1"' },
  ],
  [
    'two cinemas of one reference',
    (of) => (inFr(of).cinemas[2]!.vistaRef = '3001'),
    {
      file: CINEMAS,
      path: '$[slug=cinema-3].vistaRef',
      expected: 'a reference that no other cinema has',
      got: '"3001"',
    },
  ],
  [
    'a city with a cinema of another city',
    (of) => inFr(of).cities[0]!.cinemas.push('cinema-3'),
    {
      file: CITIES,
      path: '$[slug=city-1].cinemas[2]',
      expected: 'a cinema whose citySlug is city-1',
      got: '"cinema-3"',
    },
  ],
  [
    'a city with a cinema that does not exist',
    (of) => inFr(of).cities[0]!.cinemas.push('cinema-9'),
    { file: CITIES, path: '$[slug=city-1].cinemas[2]', expected: 'a cinema of cinemas.json', got: '"cinema-9"' },
  ],
  [
    'a cinema that its city does not list',
    (of) => inFr(of).cities[0]!.cinemas.pop(),
    {
      file: CINEMAS,
      path: '$[slug=cinema-2].citySlug',
      expected: 'a city whose cinemas include cinema-2',
      got: '"city-1"',
    },
  ],
  [
    'a city that pushes a show that does not exist',
    (of) => (inFr(of).cities[1]!.highlight!.shows = ['film-9-44009']),
    {
      file: CITIES,
      path: '$[slug=city-2].highlight.shows[0]',
      expected: 'a show of shows.json',
      got: '"film-9-44009"',
    },
  ],
  [
    'a redirection to nowhere',
    (of) => (inFr(of).cinemas[0]!.redirectSlug = 'cinema-9'),
    { file: CINEMAS, path: '$[slug=cinema-1].redirectSlug', expected: 'a cinema of cinemas.json', got: '"cinema-9"' },
  ],
  [
    'a show without details',
    (of) => inFr(of)['show-details'].pop(),
    {
      file: SHOWS,
      path: '$.shows[slug=film-4-44004].slug',
      expected: 'a show of show-details.json',
      got: `"${showSlug(4)}"`,
    },
  ],
  [
    'a film that is an event in its details',
    (of) => (inFr(of)['show-details'][0]!.isMovie = false),
    { file: SHOWS, path: '$.shows[slug=film-1-44001].isMovie', expected: 'false as in show-details.json', got: 'true' },
  ],
  [
    'a show that redirects to none',
    (of) => (inFr(of)['show-details'][0]!.redirectSlug = 'film-9-44009'),
    {
      file: DETAILS,
      path: '$[slug=film-1-44001].redirectSlug',
      expected: 'a show of shows.json',
      got: '"film-9-44009"',
    },
  ],
  [
    'a cinema that another language has not',
    (of) => {
      of.languages.en!.cinemas.pop();
      of.languages.en!.cities.pop();
      inFr(of).cities = inFr(of).cities.slice(0, 2);
    },
    { file: 'fr/en/cinemas.json', path: '$', expected: 'cinema-3 as in fr/fr/cinemas.json', got: 'nothing' },
  ],
  [
    'a reference that differs between languages',
    (of) => (of.languages.en!.cinemas[0]!.vistaRef = '77'),
    { file: 'fr/en/cinemas.json', path: '$[slug=cinema-1].vistaRef', expected: '3001 as in fr', got: '"77"' },
  ],
  [
    'a zone that another language does not have',
    (of) => (of.languages.en!.cinemas[0]!.timeZone = 'Indian/Reunion'),
    {
      ...{ file: 'fr/en/cinemas.json', path: '$[slug=cinema-1].timeZone' },
      ...{ expected: 'none as in fr', got: '"Indian/Reunion"' },
    },
  ],
  [
    'a programme of a show that does not exist',
    (of) => {
      const { shows } = of.programme['cinema-1']!;
      shows['film-9-44009'] = { ...shows[showSlug(1)]!, days: {} };
    },
    {
      file: PROGRAMME,
      path: '$.shows["film-9-44009"]',
      expected: 'a show of shows.json and show-details.json',
      got: '"film-9-44009"',
    },
  ],
  [
    'a day that puts a show forward that does not exist',
    (of) => (of.programme['cinema-1']!.days[DAY]!.upsell = { tag: 'imax', showSlug: 'film-9-44009' }),
    {
      file: PROGRAMME,
      path: `$.days["${DAY}"].upsell.showSlug`,
      expected: 'a show of shows.json and show-details.json',
      got: '"film-9-44009"',
    },
  ],
  [
    "a show's day that the programme has not",
    (of) => delete of.programme['cinema-1']!.days[DAY],
    {
      file: PROGRAMME,
      path: `$.shows["${showSlug(1)}"].days["${DAY}"]`,
      expected: "one of the programme's days",
      got: `"${DAY}"`,
    },
  ],
  [
    'a programme of a cinema that does not exist',
    (of) => (of.programme['cinema-9'] = { days: {}, shows: {} }),
    {
      file: 'fr/programme/cinema-9.json',
      path: '$',
      expected: 'a file {cinema}.json for a cinema of cinemas.json',
      got: '"cinema-9.json"',
    },
  ],
];

const screeningFaults: Case[] = [
  [
    'a day of the programme without a screening',
    (of) => (inFr(of).showtimes[0]!.showtimes[DAY] = []),
    {
      file: SCREENINGS,
      line: 1,
      path: `${LINE}.showtimes["${DAY}"]`,
      expected: `a screening, as ${PROGRAMME} has this day`,
      got: '[]',
    },
  ],
  [
    'a show of the programme without a line',
    (of) => inFr(of).showtimes.splice(1, 1),
    {
      file: PROGRAMME,
      path: `$.shows["${showSlug(2)}"].days["${DAY}"]`,
      expected: `its screenings in ${SCREENINGS}`,
      got: 'nothing',
    },
  ],
  [
    'screenings on a day that the programme has not',
    (of) => delete of.programme['cinema-1']!.shows[showSlug(1)]!.days[DAY],
    {
      file: SCREENINGS,
      line: 1,
      path: `${LINE}.showtimes["${DAY}"]`,
      expected: `no screening, as ${PROGRAMME} has not this day`,
      got: '"2 screenings"',
    },
  ],
  [
    'screenings of a show that does not exist',
    (of) => inFr(of).showtimes.push({ show: 'film-9-44009', cinema: 'cinema-1', showtimes: {} }),
    {
      file: SCREENINGS,
      line: 13,
      path: '$[show=film-9-44009][cinema=cinema-1].show',
      expected: 'a show of shows.json',
      got: '"film-9-44009"',
    },
  ],
  [
    'screenings in a cinema that does not exist',
    (of) => inFr(of).showtimes.push({ show: showSlug(1), cinema: 'cinema-9', showtimes: {} }),
    {
      file: SCREENINGS,
      line: 13,
      path: `$[show=${showSlug(1)}][cinema=cinema-9].cinema`,
      expected: 'a cinema of cinemas.json',
      got: '"cinema-9"',
    },
  ],
  [
    'a second line of a show at a cinema',
    (of) => inFr(of).showtimes.push({ show: showSlug(4), cinema: 'cinema-3', showtimes: {} }),
    {
      file: SCREENINGS,
      line: 13,
      path: `$[show=${showSlug(4)}][cinema=cinema-3]`,
      expected: 'one line for a show at a cinema',
      got: `"cinema-3 ${showSlug(4)}"`,
    },
  ],
  [
    'a session of another cinema',
    (of) => (firstScreening(of).refCmd = 'https://t.example/fr/V3002S1/booking'),
    {
      file: SCREENINGS,
      line: 1,
      path: `${FIRST}.refCmd`,
      expected: "the cinema's vistaRef, V3001",
      got: '"https://t.example/fr/V3002S1/booking"',
    },
  ],
  [
    'a session twice',
    (of) => (inFr(of).showtimes[0]!.showtimes[DAY]![1]!.refCmd = firstScreening(of).refCmd),
    {
      file: SCREENINGS,
      line: 1,
      path: `${LINE}.showtimes["${DAY}"][time="2026-11-22 00:30:00"].refCmd`,
      expected: 'a session that no other screening has',
      got: '"https://elsewhere.example/fr/V3001S1/booking"',
    },
  ],
  [
    'a screening before 08:00 on its own date',
    (of) => Object.assign(firstScreening(of), { time: `${DAY} 07:59:59` }),
    {
      file: SCREENINGS,
      line: 1,
      path: at('2026-11-21 07:59:59'),
      expected: `a time of the cinema day ${DAY}, which ends at 08:00`,
      got: `"${DAY} 07:59:59"`,
    },
  ],
  [
    'a screening after 08:00 on the next date',
    (of) => Object.assign(firstScreening(of), { time: '2026-11-22 08:00:00', endTime: '2026-11-22 09:00:00' }),
    {
      file: SCREENINGS,
      line: 1,
      path: at('2026-11-22 08:00:00'),
      expected: `a time of the cinema day ${DAY}, which ends at 08:00`,
      got: '"2026-11-22 08:00:00"',
    },
  ],
  [
    'a time that no clock shows',
    (of) => (firstScreening(of).time = `${DAY} 24:15:00`),
    {
      file: SCREENINGS,
      line: 1,
      path: at('2026-11-21 24:15:00'),
      expected: `a time of the cinema day ${DAY}, which ends at 08:00`,
      got: `"${DAY} 24:15:00"`,
    },
  ],
  [
    'an end before the beginning',
    (of) => (firstScreening(of).endTime = `${DAY} 10:10:00`),
    {
      file: SCREENINGS,
      line: 1,
      path: `${FIRST}.endTime`,
      expected: `a time after ${DAY} 10:15:00`,
      got: `"${DAY} 10:10:00"`,
    },
  ],
  [
    'an end a week later',
    (of) => (firstScreening(of).endTime = '2026-11-28 10:15:00'),
    {
      file: SCREENINGS,
      line: 1,
      path: `${FIRST}.endTime`,
      expected: `a time less than 7 days after ${DAY} 10:15:00`,
      got: '"2026-11-28 10:15:00"',
    },
  ],
  [
    'an end on a date that no calendar has',
    (of) => (firstScreening(of).endTime = '2026-11-31 00:10:00'),
    {
      file: SCREENINGS,
      line: 1,
      path: `${FIRST}.endTime`,
      expected: 'a date and a time of day',
      got: '"2026-11-31 00:10:00"',
    },
  ],
  [
    'a film shown as an event',
    (of) => (firstScreening(of).isMovie = false),
    { file: SCREENINGS, line: 1, path: `${FIRST}.isMovie`, expected: 'true as in shows.json', got: 'false' },
  ],
  [
    'a text for a session that does not exist',
    (of) => (of.languages.en!.showtimes[0]!.showtimes[DAY]![0]!.refCmd = 'https://t.example/en/V3001S999/booking'),
    {
      file: 'fr/en/showtimes.ndjson',
      line: 1,
      path: `${FIRST}.refCmd`,
      expected: `a session of ${SCREENINGS}`,
      got: '"https://t.example/en/V3001S999/booking"',
    },
  ],
];

test.each([...schemaFaults, ...referenceFaults, ...screeningFaults])('%s', async (_, change, fault) => {
  change(feed);
  await writeSite(folder, fr, feed);
  const { outcome, faults } = await check();
  expect(outcome).toBe('refused');
  // Where else the same is wrong is another test's.
  expect(faults.map(({ others: _, ...found }) => found)).toContainEqual({ line: undefined, ...fault });
});

test.each(['cities', 'cinemas', 'shows'])('a feed without %s.json says so, and nothing else', async (name) => {
  await writeSite(folder, fr, feed);
  await rm(join(folder, 'fr', 'en', `${name}.json`));
  const { faults } = await check();
  expect(faults).toEqual([
    { file: `fr/en/${name}.json`, line: undefined, path: '$', expected: 'a file', got: 'nothing' },
  ]);
});

test('one file that cannot be read is one fault, not one for all that refers to it', async () => {
  await writeSite(folder, fr, feed);
  await writeFile(join(folder, CINEMAS), '[{');
  await writeFile(join(folder, SHOWS), '{"shows": 3}');
  await writeFile(join(folder, PROGRAMME), 'null');
  const { faults } = await check();
  expect(faults.map(({ file }) => file).toSorted()).toEqual([CINEMAS, PROGRAMME, SHOWS].toSorted());
});

test('lines that cannot be read are each a fault of its own line, and the others are read on', async () => {
  await writeSite(folder, fr, feed);
  const lines = inFr(feed).showtimes.map((line) => JSON.stringify(line));
  lines[1] = lines[1]!.slice(0, 40);
  lines[2] = '';
  lines[3] = Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1');
  await writeFile(join(folder, SCREENINGS), Buffer.from(lines.join('\r\n'), 'latin1'));
  const { faults, counts } = await check();
  expect(faults.map(({ line }) => line)).toEqual([2, 4]);
  expect(counts.showtimes).toBe((12 - 3) * 6);
});

test('a thousand faults are listed, all are counted', async () => {
  const unknown = Array.from({ length: 1200 }, (_, index) => `film-${index}-9${index}`);
  inFr(feed).showtimes.push(...unknown.map((show) => ({ show, cinema: 'cinema-1', showtimes: {} })));
  await writeSite(folder, fr, feed);
  const { faults, faultCount } = await check();
  expect(faults).toHaveLength(1000);
  expect(faultCount).toBe(1200);
});

test('what is wrong in the same way in many places is one fault, which says where', async () => {
  for (const line of inFr(feed).showtimes) {
    for (const showtime of Object.values(line.showtimes).flat()) showtime.isMovie = 'yes' as never;
  }
  await writeSite(folder, fr, feed);
  const { faults, faultCount } = await check();
  expect(faultCount).toBe(1);
  expect(faults[0]).toMatchObject({ line: 1, path: `${FIRST}.isMovie`, others: { count: 12 * 6 - 1 } });
  expect(sentenceOfFault(faults[0]!)).toMatch(
    /^fr\/showtimes\.ndjson:1 .*: expected boolean, got "yes"; also at .*, fr\/showtimes\.ndjson:2 .*, 62 more$/,
  );
});

test('a cinema that is missing is one fault, however much refers to it', async () => {
  inFr(feed).cinemas.splice(2, 1);
  feed.languages.en!.cinemas.splice(2, 1);
  delete feed.programme['cinema-3'];
  await writeSite(folder, fr, feed);
  const { faults } = await check();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ file: CITIES, expected: 'a cinema of cinemas.json', got: '"cinema-3"' });
});

test('what may be null says so', async () => {
  inFr(feed).shows.shows[0]!.posterPath = 'poster.jpg' as never;
  inFr(feed).cinemas[0]!.seatCount = 'many' as never;
  await writeSite(folder, fr, feed);
  const { faults } = await check();
  expect(faults.map(({ expected }) => expected)).toEqual(['number or null', 'object or null']);
});

test.each<[name: string, text: string]>([
  ['__proto__', '{"__proto__": {"slug": "x"}, "slug": "city-9", "name": "N"}'],
  ['constructor', '{"constructor": {"slug": 1}, "toString": [], "slug": {"constructor": 1}, "hasOwnProperty": 1}'],
  ['deep JSON', `{"slug": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['deep JSON in an unknown field', `{"x": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
])('a feed with %s is refused and does not end the import', async (_, text) => {
  await writeSite(folder, fr, feed);
  await writeFile(join(folder, CITIES), `[${text}]`);
  await writeFile(join(folder, PROGRAMME), `{"days": {"__proto__": {}}, "shows": {"constructor": ${text}}}`);
  await writeFile(join(folder, SCREENINGS), `{"show":"a-1","cinema":"constructor","showtimes":{"__proto__":${text}}}`);
  const { outcome, faults } = await check();
  expect(outcome).toBe('refused');
  expect(faults.length).toBeGreaterThan(0);
});

test('what may be anything is refused when it is too deep to be read on', async () => {
  await writeSite(folder, fr, feed);
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const text = JSON.stringify(inFr(feed).shows).replace('"labels":[]', `"labels":[${deep}]`);
  await writeFile(join(folder, SHOWS), text);
  expect((await check()).faults).toEqual([
    { file: SHOWS, line: undefined, path: '$', expected: 'JSON of at most 100 levels', got: '"more"' },
  ]);
});

test('a cinema without a programme file has none of the faults that came of it: it follows from the screenings', async () => {
  delete feed.programme['cinema-2'];
  await writeSite(folder, fr, feed);
  expect(await check()).toMatchObject({ outcome: 'checked', faultCount: 0, counts: { showtimes: 72 } });
});

test('whatever JSON a file holds, the import says what is wrong with it and ends by itself', async () => {
  await writeSite(folder, fr, feed);
  const odd = fc.constantFrom('__proto__', 'constructor', 'slug', 'shows', 'toString', 'days', 'showtimes', 'theaters');
  const value = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, 0, '', 'cinema-1', '2026-11-21'),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.array(fc.tuple(odd, tie('any')), { maxLength: 4 }).map((entries) => {
        const text = entries.map(([key, inner]) => `${JSON.stringify(key)}:${JSON.stringify(inner)}`);
        return JSON.parse(`{${text.join(',')}}`) as unknown;
      }),
    ),
  })).any;
  const files = fc.constantFrom(
    CITIES,
    CINEMAS,
    SHOWS,
    DETAILS,
    PROGRAMME,
    SCREENINGS,
    'fr/fr/articles.json',
    'fr/fr/drafts.json',
  );
  await fc.assert(
    fc.asyncProperty(files, value, async (file, json) => {
      await writeFile(join(folder, file), JSON.stringify(json));
      const { outcome, faults, faultCount } = await check();
      expect(outcome).toBe(faultCount > 0 ? 'refused' : 'checked');
      for (const fault of faults) expect(sentenceOfFault(fault)).toContain(': expected ');
    }),
    { numRuns: 80 },
  );
});

test('a folder of a language that the site does not speak is pointed out', async () => {
  await writeSite(folder, fr, feed);
  await mkdir(join(folder, 'fr', 'de'));
  expect((await check()).faults).toEqual([
    {
      file: 'fr',
      line: undefined,
      path: '$',
      expected: 'only fr, en, programme, showtimes.ndjson',
      got: '"de"',
    },
  ]);
});

test('bytes that are not UTF-8 are named by file, line and byte, in documents and in screenings', async () => {
  await writeSite(folder, fr, feed);
  const [tags, screenings] = [join(folder, 'fr/fr/tags.json'), join(folder, 'fr/showtimes.ndjson')];
  await writeFile(tags, Buffer.from('[\n\n{"slug": "Amélie"}]', 'latin1'));
  const lines = (await readFile(screenings, 'utf8')).split('\n');
  await writeFile(screenings, Buffer.from(lines.with(4, '{"show":"Amélie"}').join('\n'), 'latin1'));
  expect((await check()).faults).toEqual([
    {
      ...{ file: 'fr/fr/tags.json', line: 3, path: '$', expected: 'JSON in UTF-8' },
      got: '"byte 13 of the line, 0xE9, which is not UTF-8"',
    },
    {
      ...{ file: 'fr/showtimes.ndjson', line: 5, path: '$', expected: 'JSON in UTF-8' },
      got: '"byte 12 of the line, 0xE9, which is not UTF-8"',
    },
  ]);
});

test('a byte order mark is no fault, in documents and in screenings', async () => {
  await writeSite(folder, fr, feed);
  for (const file of ['fr/fr/tags.json', 'fr/showtimes.ndjson', 'fr/programme/cinema-1.json']) {
    await writeFile(join(folder, file), `\uFEFF${await readFile(join(folder, file), 'utf8')}`);
  }
  expect(await check()).toMatchObject({ outcome: 'checked', faultCount: 0 });
});

test.each([
  ['nowhere', 'There is no folder'],
  ['a-file', 'is not a folder.'],
  ['empty', 'holds no feed: expected a folder named fr, ch, be'],
])('a feed in %s: %s', async (name, sentence) => {
  await writeFile(join(folder, 'a-file'), '');
  await mkdir(join(folder, 'empty'), { recursive: true });
  await expect(importFeed(join(folder, name), { dryRun: true })).rejects.toThrow(sentence);
});
