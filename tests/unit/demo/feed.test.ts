import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { demoCinemas, isOpen } from '../../../demo/cinemas/cinemas.ts';
import { makeFeed } from '../../../demo/programme/makeFeed.ts';
import { demoShows, RARE } from '../../../demo/programme/films.ts';
import { drawings } from '../../../demo/programme/drawings.ts';
import {
  feedDocuments,
  feedProgrammeSchema,
  feedShowtimesSchema,
  type FeedShowtimes,
} from '../../../src/contract/feed.ts';
import type { FeedShowtime } from '../../../src/contract/programme.ts';
import type { Show, ShowDetails } from '../../../src/contract/show.ts';
import { UNKNOWN_DATE } from '../../../src/domain/show/release.ts';
import { siteOf, SITE_CODES } from '../../../src/sites/sites.ts';
import { patient } from '../../support/patience.ts';

const NOW = new Date('2026-11-21T09:40:00Z');
const pictures = (name: string) => (name.startsWith('poster-44001') ? { hash: '0123456789abcdef' } : undefined);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-feed-'));
  await makeFeed({ now: NOW, pictures, folder: join(folder, 'first') });
}, patient(120_000));
afterAll(() => rm(folder, { recursive: true, force: true }));

const textOf = (...path: string[]) => readFile(join(folder, 'first', ...path), 'utf8');
const jsonOf = async (...path: string[]): Promise<unknown> => JSON.parse(await textOf(...path));
const linesOf = async (...path: string[]): Promise<FeedShowtimes[]> =>
  (await textOf(...path))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FeedShowtimes);
const showsOf = async (...path: string[]) => ((await jsonOf(...path, 'shows.json')) as { shows: Show[] }).shows;
const detailsOf = async (...path: string[]) => (await jsonOf(...path, 'show-details.json')) as ShowDetails[];
const screeningsIn = (lines: readonly FeedShowtimes[]): FeedShowtime[] =>
  lines.flatMap(({ showtimes }) => Object.values(showtimes).flat());

function faultsOf(schema: z.ZodType, value: unknown): unknown[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.slice(0, 3);
}

describe.each(SITE_CODES)('the feed of %s', (code) => {
  const site = siteOf(code);

  test('is complete and speaks the contract in every file', async () => {
    for (const language of site.languages) {
      for (const [name, schema] of Object.entries(feedDocuments)) {
        expect(faultsOf(schema, await jsonOf(code, language, `${name}.json`))).toEqual([]);
      }
      const translated = language === site.defaultLanguage ? [] : [language];
      for (const line of await linesOf(code, ...translated, 'showtimes.ndjson')) {
        expect(faultsOf(feedShowtimesSchema, line)).toEqual([]);
      }
    }
    const open = demoCinemas[code].filter(isOpen).map(({ slug }) => `${slug}.json`);
    expect((await readdir(join(folder, 'first', code, 'programme'))).sort()).toEqual(open.sort());
    for (const name of open) expect(faultsOf(feedProgrammeSchema, await jsonOf(code, 'programme', name))).toEqual([]);
  });

  test('names only shows, versions and tags that it has', async () => {
    const own = [code, site.defaultLanguage];
    const slugs = new Set((await showsOf(...own)).map(({ slug }) => slug));
    const known = async (name: string) =>
      new Set(((await jsonOf(...own, `${name}.json`)) as { slug: string }[]).map(({ slug }) => slug));
    const [versions, tags] = [await known('versions'), await known('tags')];
    const lines = await linesOf(code, 'showtimes.ndjson');
    expect(lines.filter(({ show }) => !slugs.has(show))).toEqual([]);
    const screenings = screeningsIn(lines);
    expect(screenings.filter(({ version }) => !versions.has(version))).toEqual([]);
    expect(screenings.filter((each) => each.tags.length === 0 || !each.tags.every((tag) => tags.has(tag)))).toEqual([]);
    for (const { slug } of demoCinemas[code].filter(isOpen)) {
      const { days, shows } = feedProgrammeSchema.parse(await jsonOf(code, 'programme', `${slug}.json`));
      const pushed = Object.values(days).flatMap(({ upsell, highlightedShowtime }) => [upsell, highlightedShowtime]);
      const named = [...Object.keys(shows), ...pushed.flatMap((push) => push?.showSlug ?? [])];
      expect(named.filter((show) => !slugs.has(show))).toEqual([]);
    }
  });

  test('has a matrix that says what its screenings say', async () => {
    const lines = await linesOf(code, 'showtimes.ndjson');
    for (const { slug } of demoCinemas[code].filter(isOpen)) {
      const { shows } = feedProgrammeSchema.parse(await jsonOf(code, 'programme', `${slug}.json`));
      const here = lines.filter(({ cinema }) => cinema === slug);
      expect(Object.keys(shows).sort()).toEqual(here.map(({ show }) => show).sort());
      for (const { show, showtimes } of here) {
        const { days, bookable } = shows[show]!;
        expect(Object.keys(days)).toEqual(Object.keys(showtimes));
        for (const [day, ofDay] of Object.entries(showtimes)) {
          expect(new Set(days[day]!.tags)).toEqual(new Set(ofDay.flatMap(({ tags }) => tags)));
          expect(new Set(days[day]!.versions)).toEqual(new Set(ofDay.map(({ version }) => version)));
          expect(days[day]!.bookable).toBe(ofDay.some(({ status }) => status === 'available'));
          expect(days[day]!.specialShowtime).toBe(ofDay.some((each) => each.specialShowtimeDetails !== null));
        }
        const all = Object.values(showtimes).flat();
        expect(bookable).toBe(all.some(({ status }) => status === 'available'));
        expect(shows[show]!.next24ShowtimesCount).toBe(showtimes['2026-11-21']?.length ?? 0);
      }
    }
  });

  test('translates what is special about a screening, line by line', async () => {
    const special = (lines: readonly FeedShowtimes[]) =>
      screeningsIn(lines).filter((each) => each.specialShowtimeDetails !== null);
    const own = special(await linesOf(code, 'showtimes.ndjson'));
    for (const language of site.languages.filter((each) => each !== site.defaultLanguage)) {
      const lines = await linesOf(code, language, 'showtimes.ndjson');
      expect(lines.filter((line) => special([line]).length === 0)).toEqual([]);
      expect(special(lines)).toHaveLength(own.length);
      const unfilled = special(lines).filter((each) =>
        /[{}]/.test(JSON.stringify(each.specialShowtimeDetails).slice(1, -1)),
      );
      expect(unfilled).toEqual([]);
    }
  });
});

describe('shows', () => {
  test('a film that was renamed is found under its former slug', async () => {
    const details = await detailsOf('fr', 'fr');
    expect(details.filter(({ redirectSlug }) => redirectSlug !== null)).toMatchObject([
      { slug: 'le-fantome-du-palais-44010', redirectSlug: 'le-fantome-de-l-opera-44010' },
    ]);
    expect(details).toHaveLength(demoShows.length + 2);
  });

  test('one was taken off: it has details, and is not listed', async () => {
    const { id, title } = RARE.takenOff;
    const [listed, details] = [await showsOf('nl', 'nl'), await detailsOf('nl', 'nl')];
    const ofIt = ({ slug }: { readonly slug: string }) => slug.endsWith(`-${id}`);
    expect(listed.filter(ofIt)).toEqual([]);
    expect(details.filter(ofIt)).toMatchObject([{ title, slug: `the-lodger-${id}`, redirectSlug: null }]);
  });

  test('one has no date yet, and one no rating', async () => {
    const shows = await showsOf('nl', 'en');
    const dateless = shows.filter(({ releaseAt }) => Object.values(releaseAt).includes(UNKNOWN_DATE));
    expect(dateless.map(({ slug, isComingSoon }) => [slug.slice(-5), isComingSoon])).toEqual([
      [String(RARE.withoutDate), true],
    ]);
    const unrated = shows.filter(({ isMovie, contentRating }) => isMovie && Array.isArray(contentRating));
    expect(unrated.map(({ slug }) => slug.slice(-5))).toEqual([String(RARE.unrated)]);
  });

  test('one is announced before its sales open, and one is on sale before it is out', async () => {
    const coming = (await showsOf('fr', 'fr')).filter(({ isMovie, isComingSoon }) => isMovie && isComingSoon);
    const opening = coming.map(({ salesOpeningDatetime }) => salesOpeningDatetime).filter((each) => each !== null);
    expect(opening.some((each) => Date.parse(each) > NOW.getTime())).toBe(true);
    expect(opening.some((each) => Date.parse(each) <= NOW.getTime())).toBe(true);
    expect(coming.some(({ showtimesDisplayDatetime }) => showtimesDisplayDatetime !== null)).toBe(true);
  });

  test('each site rates in its own system and words', async () => {
    const of = async (code: string, language: string) =>
      (await showsOf(code, language)).find(({ slug }) => slug.endsWith('-44002'))!;
    expect((await of('fr', 'fr')).contentRating).toMatchObject({
      ref: '-12',
      description: 'Interdit aux moins de 12 ans',
    });
    expect((await of('ch', 'de')).contentRating).toMatchObject({ ref: '12', description: 'Ab 12 Jahren' });
    expect((await of('nl', 'en')).cinechecks).toEqual([
      { ref: '12', description: 'From age 12' },
      { ref: 'angst', description: 'Fear' },
    ]);
    expect((await of('fr', 'fr')).cinechecks).toEqual([]);
  });

  test('a picture that exists is addressed in the widths of its kind', async () => {
    const [sunrise, other] = await showsOf('fr', 'fr');
    expect(sunrise!.posterPath).toEqual({
      lg: '/media/poster-44001-fr-01234567-640.webp',
      md: '/media/poster-44001-fr-01234567-320.webp',
    });
    expect(other!.posterPath).toBeNull();
  });

  test('nationalities are named in the language of the page', async () => {
    const german = async (language: string) =>
      (await detailsOf('ch', language)).find(({ slug }) => slug.endsWith('-44002'))?.nationality;
    expect([await german('fr'), await german('en'), await german('de')]).toEqual([
      'Allemagne',
      'Germany',
      'Deutschland',
    ]);
  });
});

test('there is a picture to draw for whatever the feed would show one of', async () => {
  const all = new Map(drawings().map(({ name, svg }) => [name, svg]));
  const asked = new Set<string>();
  const find = (name: string) => {
    asked.add(name);
    return undefined;
  };
  await makeFeed({ now: NOW, sites: ['ch', 'be'], pictures: find, folder: join(folder, 'pictures') });
  expect(asked.size).toBeGreaterThan(demoShows.length * 5);
  const sizeOf = (name: string) => (name.startsWith('poster-') ? '0 0 600 900' : '0 0 1600 900');
  expect(
    [...asked].filter(
      (name) =>
        !all
          .get(name)?.()
          .includes(`viewBox="${sizeOf(name)}"`),
    ),
  ).toEqual([]);
  expect(all.size).toBe(drawings().length);
});

test('the same day gives the same bytes, whatever the hour', async () => {
  const codes = ['be', 'sn'] as const;
  await makeFeed({ now: new Date('2026-11-21T21:15:00Z'), sites: codes, pictures, folder: join(folder, 'second') });
  for (const code of codes) {
    const names = await readdir(join(folder, 'first', code), { recursive: true, withFileTypes: true });
    for (const entry of names.filter((each) => each.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const again = await readFile(file.replace(join(folder, 'first'), join(folder, 'second')));
      expect(again.equals(await readFile(file))).toBe(true);
    }
  }
});
