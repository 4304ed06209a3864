import { describe, expect, test } from 'vitest';
import type { Show, ShowDetails } from '../../../src/contract/show.ts';
import { href } from '../../../src/routes/href.ts';
import { foldName } from '../../../src/lib/foldText.ts';
import { siteOf, type Language, type SiteCode } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

const shows = (await get('fr', '/api/shows')).json() as { shows: Show[] };
const bySlug = new Map(shows.shows.map((show) => [show.slug, show]));
const ofLang = shows.shows.filter(({ directors }) => directors.includes('Fritz Lang'));
const LANG = '/personnes/fritz-lang';

/** The part of a page with an id, up to the next one. */
const sectionOf = (html: string, id: string) =>
  html.split(/(?=<section\b)|<\/main>/).find((part) => part.includes(`id="${id}"`) || part.includes(`"${id}"`)) ?? '';
/** The films that a part of a page leads to, in order. */
const filmsIn = (html: string) => [
  ...new Set([...html.matchAll(/href="\/(?:films|evenements)\/([a-z0-9-]+-\d+)"/g)].map(([, slug]) => slug!)),
];
const namesIn = (text: string) => text.split(', ').filter((name) => name !== '');
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0];

describe('a person’s page', () => {
  test('has all of their films on the site, and no others', async () => {
    expect(ofLang.length).toBeGreaterThan(2);
    const { status, text } = await get('fr', LANG);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>\s*Fritz Lang\s*<\/h1>/);
    expect(filmsIn(mainOf(text)).toSorted()).toEqual(ofLang.map(({ slug }) => slug).toSorted());
  });

  test('has the films that somebody only acted in', async () => {
    const casts = await Promise.all(
      shows.shows.map(async ({ slug }) => {
        const { directors, actors } = (await get('fr', `/api/show/${slug}`)).json() as ShowDetails;
        return { slug, directors: namesIn(directors), actors: namesIn(actors) };
      }),
    );
    const directors = new Set(casts.flatMap((cast) => cast.directors));
    const films = Map.groupBy(
      casts.flatMap(({ slug, actors }) => actors.map((name) => ({ slug, name }))),
      ({ name }) => name,
    );
    const [name, played] = [...films].find(([each, { length }]) => !directors.has(each) && length > 1)!;
    const { text } = await get('fr', `/personnes/${foldName(name).replaceAll(/[^a-z0-9]+/g, '-')}`);
    expect(filmsIn(mainOf(text)).toSorted(), name).toEqual(played.map(({ slug }) => slug).toSorted());
  });

  test('has those that play first: today’s by their next time, then by day', async () => {
    const playing = sectionOf((await get('fr', LANG)).text, 'playing');
    const whens = [...playing.matchAll(/>\s*((?:Aujourd’hui|Prochaine séance)[^<]*?)\s*</g)].map(([, when]) => when!);
    expect(whens.length).toBe(filmsIn(playing).length);
    const times = whens.flatMap(
      (when) => /^Aujourd’hui à partir de (\d\d:\d\d), dans \d+ cinéma/.exec(when)?.[1] ?? [],
    );
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted());
    // The site's clock stands at 17:30.
    for (const time of times) expect(time > '17:30' || time < '08:00').toBe(true);
    expect(whens.slice(0, times.length).every((when) => when.startsWith('Aujourd’hui'))).toBe(true);
  });

  test('is missing for anybody whom no film names', async () => {
    for (const slug of ['nobody-at-all', '-', 'fritz', 'fritz-lang-2']) {
      expect((await get('fr', `/personnes/${slug}`)).status, slug).toBe(404);
    }
    for (const slug of ['Fritz-Lang', 'fritz-lang-']) {
      const { status, headers } = await get('fr', `/personnes/${slug}`);
      expect([status, headers.location]).toEqual([301, '/personnes/fritz-lang']);
    }
  });

  test.each<[SiteCode, Language, string]>([
    ['nl', 'nl', '/personen/fritz-lang'],
    ['nl', 'en', '/en/people/fritz-lang'],
    ['ch', 'de', '/de/personen/fritz-lang'],
  ])('stands on %s in %s at %s', async (code, language, path) => {
    expect(href(siteOf(code), language, 'person', { slug: 'fritz-lang' })).toBe(path);
    const { status, text } = await get(code, path);
    expect(status).toBe(200);
    expect([...text.matchAll(/<link rel="alternate" hreflang="([^"]*)"/g)].length).toBe(
      siteOf(code).languages.length + 1,
    );
  });

  test('is reached from the other language, and its list where that has nobody of the name', async () => {
    const ch = siteOf('ch');
    const to = async (from: string) =>
      (await get('ch', `/redirect/de?from=${encodeURIComponent(from)}`)).headers['location'];
    expect(await to(href(ch, ch.defaultLanguage, 'person', { slug: 'fritz-lang' }))).toBe('/de/personen/fritz-lang');
    expect(await to(href(ch, ch.defaultLanguage, 'person', { slug: 'nobody-at-all' }))).toBe(href(ch, 'de', 'shows'));
  });

  test('is in the sitemap', async () => {
    const { text } = await get('fr', '/sitemap/fr-1.xml');
    expect(text).toContain(`${LANG}</loc>`);
  });
});

describe('a film’s page', () => {
  test('leads to its director and its cast, each of whom is there', async () => {
    const { text } = await get('fr', '/films/metropolis-44019');
    const people = [...new Set([...mainOf(text).matchAll(/href="(\/personnes\/[^"]*)"/g)].map(([, path]) => path!))];
    expect(people).toContain(LANG);
    expect(people.length).toBeGreaterThan(2);
    for (const path of people) expect((await get('fr', path)).status, path).toBe(200);
  });

  test('tells search engines where its people are', async () => {
    const { text } = await get('fr', '/films/metropolis-44019');
    expect(text).toMatch(
      /"director":\[\{"@type":"Person","name":"Fritz Lang","url":"[^"]*\/personnes\/fritz-lang"\}\]/,
    );
  });

  test('shows similar films: at most six that one can still see, those of its director first, each with the reason', async () => {
    const { text } = await get('fr', '/films/metropolis-44019');
    const similar = sectionOf(text, 'similar');
    const films = filmsIn(similar);
    const reasons = [...similar.matchAll(/<small[^>]*>\s*([^<]*?)\s*<\/small>/g)].map(([, reason]) => reason!);
    expect(films.length).toBeGreaterThan(0);
    expect(films.length).toBeLessThanOrEqual(6);
    expect(films).not.toContain('metropolis-44019');
    expect(reasons).toHaveLength(films.length);
    const kinds = reasons.map((reason) => (/^D(?:e |’)/.test(reason) ? 0 : reason.startsWith('Avec ') ? 1 : 2));
    expect(kinds[0]).toBe(0);
    expect(kinds).toEqual(kinds.toSorted());
    for (const [index, slug] of films.entries()) {
      const details = (await get('fr', `/api/show/${slug}`)).json() as ShowDetails;
      const known = [details.directors, details.actors, ...details.genres, bySlug.get(slug)!.label ?? ''].join(', ');
      for (const name of reasons[index]!.replace(/^(De|Avec) /, '').split(', ')) expect(known).toContain(name);
    }
  });

  test('shows none where nothing is alike', async () => {
    const pages = await Promise.all(
      shows.shows.map(async ({ slug, isMovie }) => ({
        slug,
        html: (await get('fr', `/${isMovie ? 'films' : 'evenements'}/${slug}`)).text,
      })),
    );
    const without = pages.filter(({ html }) => !html.includes('id="similar"'));
    for (const { html } of pages) expect(filmsIn(sectionOf(html, 'similar')).length).toBeLessThanOrEqual(6);
    expect(without.length).toBeGreaterThan(0);
  });
});
