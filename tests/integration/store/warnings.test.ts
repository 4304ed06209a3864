import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readDocuments } from '../../../src/content/import/documents.ts';
import { Faults, sentenceOfFault } from '../../../src/content/import/faults.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSmallFeed, SMALL_DAY, SMALL_SHOW, writeSmallFeed, type SmallFeed } from './smallFeed.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-warnings-'));
const fr = siteOf('fr');
let feed: SmallFeed;

beforeEach(() => {
  feed = makeSmallFeed();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Showtime = Record<string, unknown>;
const ofRich = (of: SmallFeed) => (of.showtimes[1]!['showtimes'] as Record<string, Showtime[]>)[SMALL_DAY]!;
const LINE = `fr/showtimes.ndjson $[show=${SMALL_SHOW}][cinema=rich]`;

test('a small feed has no fault, and nothing to warn of', async () => {
  await writeSmallFeed(folder, fr, feed);
  const [report] = (await importFeed(folder, { dryRun: true, strict: true })).sites;
  expect(report).toMatchObject({ outcome: 'checked', faults: [], warnings: [] });
  expect(report!.counts).toEqual({ cinemas: 2, shows: 1, showtimes: 2 });
});

test.each<[name: string, change: (of: SmallFeed) => void, sentence: string]>([
  [
    'an unknown tag',
    (of) => (ofRich(of)[0]!['tags'] = ['DEFAULT', 'imaxx']),
    `${LINE}.showtimes.tags: expected a tag of tags.json, got "imaxx"`,
  ],
  [
    'an unknown version',
    (of) => (ofRich(of)[0]!['version'] = 'vfx'),
    `${LINE}.showtimes.version: expected a version of versions.json, got "vfx"`,
  ],
  [
    'swapped coordinates',
    (of) => (of.cinemas[1]!.theaters[0]!['gpsPosition'] = { x: 2.35, y: 48.85 }),
    'fr/fr/cinemas.json $[slug=rich].theaters[name=Rich].gpsPosition: expected a place in FR, as it is with x and y ' +
      'swapped, or a timeZone of the cinema, got {"x":2.35,"y":48.85}',
  ],
  [
    'a place elsewhere',
    (of) => (of.cities[0]!['gpsPosition'] = { x: 55, y: 37 }),
    'fr/fr/cities.json $[slug=brest].gpsPosition: expected a place in FR, got {"x":55,"y":37}',
  ],
  [
    'a cinema overseas without a zone of its own',
    (of) => (of.cinemas[1]!.theaters[0]!['gpsPosition'] = { x: -20.88, y: 55.45 }),
    'fr/fr/cinemas.json $[slug=rich].theaters[name=Rich].gpsPosition: expected a place in FR, or a timeZone of the cinema, ' +
      'got {"x":-20.88,"y":55.45}',
  ],
  [
    'a zone that is not where the cinema is',
    (of) => (of.cinemas[1]!['timeZone'] = 'Indian/Reunion'),
    'fr/fr/cinemas.json $[slug=rich].theaters[name=Rich].gpsPosition: expected a place where it is about as late as in ' +
      'Indian/Reunion, or another timeZone, got {"x":48.39,"y":-4.48}',
  ],
  [
    'screenings that overlap in a hall',
    (of) =>
      ofRich(of).push({
        ...ofRich(of)[0]!,
        time: `${SMALL_DAY} 22:30:00`,
        endTime: `${SMALL_DAY} 23:59:00`,
        refCmd: 'https://t.example/fr/V2S2/booking',
      }),
    'fr/showtimes.ndjson $[cinema=rich][hall="Salle 3"]: expected no two screenings in a hall at a time, got ' +
      `"${SMALL_SHOW} until 2026-11-22 22:45, ${SMALL_SHOW} from 2026-11-22 22:30"`,
  ],
  [
    'a control character in a text',
    (of) => (of.cinemas[1]!['comment'] = 'Rich\u000Btext'),
    'fr/fr/cinemas.json $[slug=rich].comment: expected no control characters, which are left out, got "Rich\\u000btext"',
  ],
  [
    'a control character in a screening',
    (of) => (ofRich(of)[0]!['auditoriumName'] = 'Salle\u0000 3'),
    `fr/showtimes.ndjson:2 $[show=${SMALL_SHOW}][cinema=rich].showtimes["${SMALL_DAY}"][time="${SMALL_DAY} 21:00:00"]` +
      '.auditoriumName: expected no control characters, which are left out, got "Salle\\u0000 3"',
  ],
  [
    'a title that was escaped before',
    (of) => (of.shows[0]!['title'] = 'Tom &amp; Jerry'),
    `fr/fr/shows.json $.shows[slug=${SMALL_SHOW}].title: expected "&" instead of "&amp;", got "Tom &amp; Jerry"`,
  ],
  [
    'an address that was escaped twice, and in numbers',
    (of) => (of.cinemas[1]!.theaters[0]!['addressLine1'] = 'Quai de l&#039;&amp;Eacute;toile'),
    'fr/fr/cinemas.json $[slug=rich].theaters[0].addressLine1: expected "\'" instead of "&#039;", "É" instead of ' +
      '"&amp;Eacute;", got "Quai de l&#039;&amp;Eacute;toile"',
  ],
  [
    'a link that was escaped before',
    (of) => (of.cinemas[1]!['website'] = 'https://rich.example/?id=1&amp;s=45'),
    'fr/fr/cinemas.json $[slug=rich].website: expected "&" instead of "&amp;", got "https://rich.example/?id=1&amp;s=45"',
  ],
  [
    'a text of a screening that was escaped before',
    (of) => (ofRich(of)[0]!['auditoriumName'] = 'Salle &Eacute;toile'),
    `fr/showtimes.ndjson:2 $[show=${SMALL_SHOW}][cinema=rich].showtimes["${SMALL_DAY}"][time="${SMALL_DAY} 21:00:00"]` +
      '.auditoriumName: expected "É" instead of "&Eacute;", got "Salle &Eacute;toile"',
  ],
  [
    'a title that was read in a wrong encoding',
    (of) => (of.shows[0]!['title'] = 'AmÃ©lie'),
    `fr/fr/shows.json $.shows[slug=${SMALL_SHOW}].title: expected "é" instead of "Ã©", got "AmÃ©lie"`,
  ],
  [
    'a text that nobody sees',
    (of) => (of.cinemas[1]!['comment'] = ' \u200B\u00A0'),
    'fr/fr/cinemas.json $[slug=rich].comment: expected a text that is seen, or none, got " \\u200b\\u00a0"',
  ],
  [
    'a release date that stands for none',
    (of) => (of.shows[0]!['releaseAt'] = { FR_FR: '9999-12-31' }),
    `fr/fr/shows.json $.shows[slug=${SMALL_SHOW}].releaseAt.FR_FR: expected a day, or 1900-01-01, as which it counts, ` +
      'where it is unknown, got "9999-12-31"',
  ],
  [
    'an unknown field',
    (of) => Object.assign(of.cinemas[1]!, { seatsCount: 400 }),
    'fr/fr/cinemas.json $[slug=rich].seatsCount: expected a field of the contract, got "seatsCount"',
  ],
  [
    'an unknown field of a screening',
    (of) => (ofRich(of)[0]!['price'] = 12),
    `fr/showtimes.ndjson:2 $[show=${SMALL_SHOW}][cinema=rich].showtimes["${SMALL_DAY}"][time="${SMALL_DAY} 21:00:00"]` +
      '.price: expected a field of the contract, got "price"',
  ],
])('%s is a warning, which only a strict import refuses', async (_, change, sentence) => {
  if (sentence.includes('tags.json')) Object.assign(feed, { tags: [{ slug: 'imax', title: 'IMAX' }] });
  change(feed);
  await writeSmallFeed(folder, fr, feed);
  const [report] = (await importFeed(folder, { dryRun: true })).sites;
  expect(report).toMatchObject({ outcome: 'checked', faultCount: 0 });
  expect(report!.warnings.map(sentenceOfFault)).toContain(sentence);
  const [strict] = (await importFeed(folder, { dryRun: true, strict: true })).sites;
  expect(strict).toMatchObject({ outcome: 'refused', faultCount: 0, warningCount: report!.warningCount });
});

test('screenings that follow each other in a hall, and those whose end is unknown, do not overlap', async () => {
  const [first] = ofRich(feed);
  const next = (time: string, session: number) => ({
    ...{ time: `${SMALL_DAY} ${time}`, version: 'vf', auditoriumName: 'Salle 3' },
    refCmd: `https://t.example/fr/V2S${session}/booking`,
  });
  ofRich(feed).push({ ...next('22:45:00', 2), endTime: `${SMALL_DAY} 23:30:00` }, next('22:50:00', 3));
  expect(first!['endTime']).toBe(`${SMALL_DAY} 22:45:00`);
  await writeSmallFeed(folder, fr, feed);
  expect((await importFeed(folder, { dryRun: true })).sites[0]).toMatchObject({ outcome: 'checked', warnings: [] });
});

test('on the night clocks go back a film may end earlier by the clock than it begins', async () => {
  const NIGHT = '2026-10-24';
  const next = (time: string, endTime: string, session: number) => ({
    ...{ time: `2026-10-25 ${time}`, endTime: `2026-10-25 ${endTime}`, version: 'vf', auditoriumName: 'Salle 3' },
    refCmd: `https://t.example/fr/V2S${session}/booking`,
  });
  const report = async (...ofNight: Showtime[]) => {
    (feed.showtimes[1]!['showtimes'] as Record<string, Showtime[]>)[NIGHT] = ofNight;
    await writeSmallFeed(folder, fr, feed);
    return (await importFeed(folder, { dryRun: true })).sites[0]!;
  };
  // From 02:45 of the first hour to 02:15 of the second, and on from there.
  const short = next('02:45:00', '02:15:00', 2);
  expect(await report(short, next('03:00:00', '04:00:00', 3))).toMatchObject({ outcome: 'checked', warnings: [] });
  // Until 02:30 of the first hour, or of the second where the film is longer.
  feed.shows[0]!['duration'] = 120;
  expect((await report(next('00:30:00', '02:30:00', 2), next('02:50:00', '04:30:00', 3))).warnings).toEqual([]);
  feed.shows[0]!['duration'] = 180;
  const { warnings } = await report(next('00:30:00', '02:30:00', 2), next('02:50:00', '04:30:00', 3));
  expect(warnings.map(sentenceOfFault)).toEqual([
    'fr/showtimes.ndjson $[cinema=rich][hall="Salle 3"]: expected no two screenings in a hall at a time, got ' +
      `"${SMALL_SHOW} until 2026-10-25 02:30, ${SMALL_SHOW} from 2026-10-25 02:50"`,
  ]);
});

test.each([
  ['Indian/Reunion', { x: -20.88, y: 55.45 }],
  ['America/Cayenne', { x: 4.94, y: -52.33 }],
  ['Pacific/Tahiti', { x: -17.54, y: -149.57 }],
  ['Pacific/Auckland', { x: -43.95, y: -176.56 }],
])('a cinema and its city in %s are where they may be', async (timeZone, gpsPosition) => {
  feed.cinemas[1]!['timeZone'] = timeZone;
  feed.cinemas[1]!.theaters[0]!['gpsPosition'] = gpsPosition;
  feed.cities[0]!['gpsPosition'] = gpsPosition;
  await writeSmallFeed(folder, fr, feed);
  expect((await importFeed(folder, { dryRun: true, strict: true })).sites[0]).toMatchObject({ outcome: 'checked' });
});

test('control characters are left out, and those that separate lines are spaces, as entities too', async () => {
  Object.assign(feed.cinemas[1]!, { name: 'Le\u000BRex\u0007', description: '<p>Un&#11;deux\u2028trois&#7;</p>' });
  await writeSmallFeed(folder, fr, feed);
  const { cinemas } = (await readDocuments(folder, fr, new Faults(), new Faults())).get('fr')!;
  expect(cinemas![1]).toMatchObject({ name: 'Le Rex', description: '<p>Un deux trois</p>' });
});

test('a title that nobody sees is none, and a show has one', async () => {
  feed.shows[0]!['title'] = ' \u200B';
  await writeSmallFeed(folder, fr, feed);
  const [report] = (await importFeed(folder, { dryRun: true })).sites;
  expect(report!.faults.map(sentenceOfFault)).toContain(
    `fr/fr/shows.json $.shows[slug=${SMALL_SHOW}].title: expected at least 1 characters, got ""`,
  );
});

test('dates that stand for none count as unknown, in shows, their details and articles', async () => {
  const dates = { originalReleaseAt: '0001-01-01', releaseAt: { FR_FR: '9999-12-31', BE_FR: '2026-11-25' } };
  Object.assign(feed.shows[0]!, dates);
  await writeSmallFeed(folder, fr, feed);
  const write = (name: string, items: unknown) =>
    Promise.all(fr.languages.map((each) => writeFile(join(folder, 'fr', each, name), JSON.stringify(items))));
  await write('show-details.json', [{ slug: SMALL_SHOW, releaseAt: { FR_FR: '1753-01-01' } }]);
  await write('articles.json', [{ type: 'news', slug: 'opening', title: 'We open', releaseDate: '0001-01-01' }]);
  const [faults, warnings] = [new Faults(), new Faults()];
  const documents = (await readDocuments(folder, fr, faults, warnings)).get('fr')!;
  await Promise.all(['show-details.json', 'articles.json'].map((name) => write(name, [])));
  expect(documents.shows![0]).toMatchObject({
    originalReleaseAt: '1900-01-01',
    releaseAt: { FR_FR: '1900-01-01', BE_FR: '2026-11-25' },
  });
  expect(documents['show-details']![0]).toMatchObject({ releaseAt: { FR_FR: '1900-01-01' } });
  expect(documents.articles![0]).toMatchObject({ releaseDate: '1900-01-01' });
  expect([faults.total, warnings.listed.filter(({ file }) => file.startsWith('fr/fr/')).length]).toEqual([0, 4]);
});

test('texts that look escaped stay as they are; in HTML, and with a plain &, there is nothing to warn of', async () => {
  feed.shows[0]!['title'] = 'Tom &amp; Jerry';
  await writeSmallFeed(folder, fr, feed);
  const { shows } = (await readDocuments(folder, fr, new Faults(), new Faults())).get('fr')!;
  expect(shows![0]).toMatchObject({ title: 'Tom &amp; Jerry' });
  feed.shows[0]!['title'] = 'R&B; AT&T & Q&A;';
  Object.assign(feed.cinemas[1]!, {
    description: '<p>Tom &amp; Jerry&nbsp;!</p>',
    itinerary: [{ label: 'Bus', description: '<p>Arr&ecirc;t Rich</p>' }],
  });
  feed.cinemas[1]!['website'] = 'https://rich.example/?id=1&amp=2&copy=3';
  await writeSmallFeed(folder, fr, feed);
  expect((await importFeed(folder, { dryRun: true })).sites[0]).toMatchObject({ faults: [], warnings: [] });
});

test.each([
  ['a session', { session: '1' }],
  ['a link', {}],
])('two shows of a double bill, which have %s in common, do not overlap', async (_, common) => {
  const [screening] = ofRich(feed);
  if ('session' in common) delete screening!['refCmd'];
  Object.assign(screening!, common);
  feed.shows.push({ slug: 'the-other-8', title: 'The other' });
  const showtimes = { [SMALL_DAY]: [{ ...screening, endTime: `${SMALL_DAY} 23:59:00` }] };
  feed.showtimes.push({ show: 'the-other-8', cinema: 'rich', showtimes });
  await writeSmallFeed(folder, fr, feed);
  expect((await importFeed(folder, { dryRun: true, strict: true })).sites[0]).toMatchObject({
    ...{ outcome: 'checked', faults: [], warnings: [] },
  });
});

test('editors’ content may leave out what it does not use', async () => {
  await writeSmallFeed(folder, fr, feed);
  const contents = {
    articles: [
      { type: 'news', slug: 'opening', title: 'We open' },
      { type: 'offer', slug: 'monday', title: 'Mondays' },
      { type: 'event', slug: 'talk', title: 'A talk', cinemas: ['plain'] },
    ],
    footer: { columns: [{ title: 'Us', links: [] }] },
    pages: [{ slug: 'generalTerms', title: 'Terms', content: '<p>…</p>', seo: { title: 'T', description: 'D' } }],
    tags: [{ slug: 'imax', title: 'IMAX' }],
  };
  for (const [name, content] of Object.entries(contents)) {
    for (const language of fr.languages)
      await writeFile(join(folder, 'fr', language, `${name}.json`), JSON.stringify(content));
  }
  expect((await importFeed(folder, { dryRun: true, strict: true })).sites[0]).toMatchObject({
    ...{ outcome: 'checked', faults: [], warnings: [] },
  });
  const articles = (await readDocuments(folder, fr, new Faults(), new Faults())).get('fr')!.articles;
  expect(articles).toMatchObject([
    { slug: 'opening', releaseDate: '1900-01-01', tracking: { slug: 'opening' } },
    { slug: 'monday', national: true, cinemas: [], category: 'promotion', date: { type: 'noDate' } },
    { slug: 'talk', national: false, cinemas: ['plain'] },
  ]);
});
