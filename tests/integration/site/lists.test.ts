import { describe, expect, test } from 'vitest';
import type { CinemaProgramme, Showtime, Tag, Version } from '../../../src/contract/programme.ts';
import type { Show } from '../../../src/contract/show.ts';
import { areShowtimesDisplayed } from '../../../src/domain/show/showFragments.ts';
import { TEST_CLOCK } from '../../support/clock.ts';
import { get } from '../../support/site.ts';

const CINEMA = 'aurore-paris-grands-boulevards';
const DAY = '2026-11-22';

const ask = async <T>(path: string) => (await get('fr', `/api${path}`)).json() as T;

/** The shows that a page lists. */
async function listed(path: string): Promise<Set<string>> {
  const { status, text } = await get('fr', path);
  expect(status, path).toBe(200);
  const links = text.matchAll(/<h[23][^>]*>\s*<a [^>]*href="\/(?:films|evenements)\/([^"/#]+)"/g);
  return new Set([...links].map(([, slug]) => slug!));
}

/** What of some shows stands in the whole list, if its screenings may be shown by now. */
async function inList(slugs: Iterable<string>): Promise<Set<string>> {
  const { shows } = await ask<{ shows: Show[] }>('/shows');
  const shown = new Set(
    shows.filter((show) => areShowtimesDisplayed(show, new Date(TEST_CLOCK))).map(({ slug }) => slug),
  );
  const all = await listed('/films');
  return new Set([...slugs].filter((slug) => all.has(slug) && shown.has(slug)));
}

/** The screenings of a cinema's day, by show. */
async function screenings(): Promise<ReadonlyMap<string, readonly Showtime[]>> {
  const { shows } = await ask<CinemaProgramme>(`/cinema/${CINEMA}/shows`);
  const slugs = Object.keys(shows).filter((slug) => shows[slug]!.days[DAY]);
  const each = slugs.map(
    async (slug) => [slug, await ask<Showtime[]>(`/show/${slug}/showtimes/${CINEMA}/${DAY}`)] as const,
  );
  return new Map(await Promise.all(each));
}

const having = (programme: ReadonlyMap<string, readonly Showtime[]>, passes: (screening: Showtime) => boolean) =>
  inList([...programme].filter(([, ofShow]) => ofShow.some(passes)).map(([slug]) => slug));

/** The filters that can be taken out, each with the address that does. */
async function chips(path: string): Promise<[name: string, to: string][]> {
  const { text } = await get('fr', path);
  const links = text.matchAll(
    /<a [^>]*href="([^"]+)" aria-current="true" aria-label="[^"]+" rel="nofollow"[^>]*>\s*([^<]+) ×/g,
  );
  return [...links].map(([, to, name]) => [name!.trim(), to!]);
}

describe('a list of shows', () => {
  // SPEC 2.49, 4.53
  test('narrowed to a place has what plays there, and can be widened', async () => {
    const zone = await ask<{ shows: { slug: string }[] }>('/zone/lyon');
    const there = new Set(zone.shows.map(({ slug }) => slug));
    const all = await listed('/films');
    const narrowed = await listed('/films/filters/localisation-lyon');
    expect(narrowed).toEqual(new Set([...all].filter((slug) => there.has(slug))));
    expect(narrowed.size).toBeGreaterThan(0);
    expect(narrowed.size).toBeLessThan(all.size);
    const { text } = await get('fr', '/films/filters/genres-western/localisation-lyon');
    expect(text).toMatch(
      /<a [^>]*href="\/films\/filters\/genres-western" aria-current="true" aria-label="Lyon : ne plus limiter à ce lieu"/,
    );
  });

  // SPEC 9.16
  test('may be narrowed by each of the tags that the specification names', async () => {
    const tags = await ask<{ slug: string }[]>('/tags');
    for (const tag of ['3d', '4dx', 'dolby', 'imax', 'live', 'kids', 'premium', 'avp']) {
      expect(tags.map(({ slug }) => slug)).toContain(tag);
      const { shows } = await ask<{ shows: { slug: string; tags: string[] }[] }>('/zone');
      const playing = await inList(shows.filter(({ tags: own }) => own.includes(tag)).map(({ slug }) => slug));
      expect(playing.size, tag).toBeGreaterThan(0);
      expect(await listed(`/films/filters/tags-${tag}`), tag).toEqual(playing);
    }
  });

  // SPEC 2.49
  test('narrowed by a tag has what plays with it, anywhere or at its place', async () => {
    const { shows } = await ask<{ shows: { slug: string; tags: string[] }[] }>('/zone/paris');
    const there = await inList(shows.filter(({ tags }) => tags.includes('imax')).map(({ slug }) => slug));
    const anywhere = await listed('/films/filters/tags-imax');
    expect(there.size).toBeGreaterThan(0);
    expect(await listed('/films/filters/tags-imax/localisation-paris')).toEqual(there);
    expect(there.isSubsetOf(anywhere)).toBe(true);
    expect(anywhere.size).toBeLessThan((await listed('/films')).size);
  });

  // SPEC 2.49, 4.50
  test('narrowed to a day has what plays on it, anywhere or at its place', async () => {
    const there = await having(await screenings(), () => true);
    expect(there.size).toBeGreaterThan(0);
    expect(await listed(`/films/filters/date-${DAY}/localisation-${CINEMA}`)).toEqual(there);
    const anywhere = await listed(`/films/filters/date-${DAY}`);
    expect(there.isSubsetOf(anywhere)).toBe(true);
    expect(anywhere.size).toBeLessThan((await listed('/films')).size);
  });

  // SPEC 3.52
  test('narrowed by genres has the shows of any of them', async () => {
    const { shows } = await ask<{ shows: Show[] }>('/shows');
    const of = (...genres: string[]) =>
      inList(
        shows.filter(({ genresSlug }) => genres.some((each) => genresSlug.includes(each))).map(({ slug }) => slug),
      );
    const [western, both] = [await of('western'), await of('western', 'comedy')];
    expect(western.size).toBeGreaterThan(0);
    expect(both.size).toBeGreaterThan(western.size);
    expect(await listed('/films/filters/genres-western')).toEqual(western);
    expect(await listed('/films/filters/genres-comedy,western')).toEqual(both);
  });

  // SPEC 2.49, 3.52, 4.52
  test('has shows of which one screening is all that was asked for', async () => {
    const programme = await screenings();
    const vost = (screening: Showtime) => screening.version === 'vost';
    const kinds = [...new Set([...programme.values()].flat().flatMap(({ tags }) => tags))].filter(
      (tag) => tag !== 'DEFAULT',
    );
    const at = `/localisation-${CINEMA}`;
    expect(await listed(`/films/filters/date-${DAY}/versions-vost${at}`)).toEqual(await having(programme, vost));
    for (const tag of kinds) {
      const both = await having(programme, (screening) => vost(screening) && screening.tags.includes(tag));
      expect(await listed(`/films/filters/date-${DAY}/tags-${tag}/versions-vost${at}`), tag).toEqual(both);
    }
    expect((await having(programme, vost)).isSubsetOf(await listed('/films/filters/versions-vost'))).toBe(true);
  });

  // SPEC 4.52
  test('names what it is narrowed to, each with a link that takes it out', async () => {
    const tags = await ask<Tag[]>('/tags');
    const versions = await ask<Version[]>('/versions');
    const title = tags.find(({ slug }) => slug === 'imax')!.title;
    const label = versions.find(({ slug }) => slug === 'vost')!.label;
    for (const list of ['/films', '/evenements', '/sorties-cinema']) {
      expect(await chips(`${list}/filters/date-${DAY}/tags-imax/versions-vost/localisation-lyon`), list).toEqual([
        ['dimanche 22 novembre', `${list}/filters/tags-imax/versions-vost/localisation-lyon`],
        [title, `${list}/filters/date-${DAY}/versions-vost/localisation-lyon`],
        [label, `${list}/filters/date-${DAY}/tags-imax/localisation-lyon`],
        ['Lyon', `${list}/filters/date-${DAY}/tags-imax/versions-vost`],
      ]);
    }
  });

  test.each(['/films', '/evenements', '/sorties-cinema'])(
    '%s says where its filters leave nothing, and leads back',
    async (list) => {
      const { status, text } = await get('fr', `${list}/filters/date-2026-01-01`);
      expect(status).toBe(200);
      expect(text).toMatch(new RegExp(`Aucune séance ne réunit tous ces filtres\\.\\s*<a [^>]*href="${list}"`));
      expect(text.includes('Rien pour l’instant.')).toBe(false);
      expect(await listed(`${list}/filters/date-2026-01-01`)).toEqual(new Set());
    },
  );

  test('is the whole list to search engines', async () => {
    const { text } = await get('fr', `/films/filters/date-${DAY}/tags-imax`);
    expect(/<link rel="canonical" href="[^"]+\/films">/.test(text)).toBe(true);
  });
});

// SPEC 9.9
test('what comes within seven days says its weekday, and what comes later its date', async () => {
  const { shows } = await ask<{ shows: Show[] }>('/shows');
  const { text } = await get('fr', '/films');
  const cards = new Map(
    [
      ...text.matchAll(/<a [^>]*href="\/(?:films|evenements)\/([^"/#]+)"[^>]*>[^<]*<\/a>\s*<\/h3>\s*<p[^>]*>([^<]*)/g),
    ].map(([, slug, when]) => [slug!, when!.trim()]),
  );
  const weekday = /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d+ \S+$/;
  const near = shows.filter(
    ({ releaseAt }) => releaseAt['FR_FR']! > '2026-11-21' && releaseAt['FR_FR']! <= '2026-11-28',
  );
  const far = shows.filter(({ releaseAt }) => releaseAt['FR_FR']! > '2026-11-28');
  expect(near.length).toBeGreaterThan(0);
  for (const { slug } of near) expect(cards.get(slug), slug).toMatch(weekday);
  expect(far.length).toBeGreaterThan(0);
  for (const { slug } of far) expect(cards.get(slug), slug).toMatch(/^(?:1er|\d+) \S+ 202\d$/);
});
