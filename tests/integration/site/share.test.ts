import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import type { News } from '../../../src/contract/article.ts';
import type { Showtime } from '../../../src/contract/programme.ts';
import { bookingReference } from '../../../src/domain/screening/bookingReference.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { get, originOf } from '../../support/site.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const FILM = '/films/le-cuirasse-potemkine-44008';

const unescaped = (text: string) =>
  text.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&#39;', '’').replaceAll('&quot;', '"');

/** A page's metadata for sharing: each property with all its values. */
async function tagsOf(path: string, site: 'fr' | 'ch' | 'nl' = 'fr'): Promise<Map<string, string[]>> {
  const { status, text } = await get(site, path);
  expect(status, path).toBe(200);
  const tags = new Map<string, string[]>();
  for (const [, name, content] of text.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"/g)) {
    tags.set(name!, [...(tags.get(name!) ?? []), unescaped(content!)]);
  }
  return tags;
}

const one = (tags: Map<string, string[]>, name: string) => {
  const found = tags.get(name) ?? [];
  expect(found, name).toHaveLength(1);
  return found[0]!;
};

/** The path of a page's picture. */
async function pictureOf(path: string, site: 'fr' | 'nl' = 'fr'): Promise<string> {
  const address = one(await tagsOf(path, site), 'og:image');
  expect(address.startsWith(`${originOf(site)}/share/`)).toBe(true);
  return address.slice(originOf(site).length);
}

async function aScreening(): Promise<string> {
  const [showtime] = (
    await get('fr', `/api/show/le-cuirasse-potemkine-44008/showtimes/aurore-paris-grands-boulevards/${TEST_DAY}`)
  ).json() as Showtime[];
  return `/seances/${bookingReference(showtime!.refCmd)}`;
}

/** The latest news: its page, and when it was published. */
async function anArticle(): Promise<{ path: string; day: string; title: string }> {
  const { slug, releaseDate, title } = [...((await get('fr', '/api/news')).json() as News[])].find(
    ({ redirectSlug }) => redirectSlug === null,
  )!;
  return { path: `/actualites/${slug}`, day: releaseDate, title };
}

describe('what pages say of themselves', () => {
  test.each(['/', '/films', FILM, CINEMA, '/cinemas', '/cinemas/ville/lyon', '/autour-de-moi', '/seances-accessibles'])(
    '%s has a title, a text, an address, a language and a picture',
    async (path) => {
      const { text } = await get('fr', path);
      const tags = await tagsOf(path);
      const titled = unescaped(/<title>([^<]*)<\/title>/.exec(text)![1]!);
      expect(one(tags, 'og:title')).toBe(titled);
      expect(one(tags, 'og:description')).toBe(one(tags, 'description'));
      expect(one(tags, 'og:url')).toBe(/<link rel="canonical" href="([^"]*)"/.exec(text)![1]);
      expect(one(tags, 'og:site_name')).toBe('Aurore');
      expect(one(tags, 'og:locale')).toBe('fr_FR');
      expect(tags.get('og:locale:alternate')).toEqual(['en_FR']);
      expect(one(tags, 'twitter:card')).toBe('summary_large_image');
      expect([one(tags, 'og:image:width'), one(tags, 'og:image:height')]).toEqual(['1200', '630']);
      expect(one(tags, 'og:image:alt').length).toBeGreaterThan(5);
    },
  );

  test('a filtered list is shared as the list', async () => {
    const tags = await tagsOf('/films/filters/tags-imax');
    expect(one(tags, 'og:url')).toBe(`${originOf('fr')}/films`);
  });

  test('a film is one, with its makers, its length in seconds and its release', async () => {
    const tags = await tagsOf(FILM);
    expect(one(tags, 'og:type')).toBe('video.movie');
    expect(tags.get('video:director')).toEqual(['Sergei Eisenstein']);
    expect(tags.get('video:actor')!.length).toBeGreaterThan(1);
    const { duration } = (await get('fr', '/api/show/le-cuirasse-potemkine-44008')).json() as { duration: number };
    expect(one(tags, 'video:duration')).toBe(String(duration * 60));
    expect(one(tags, 'video:release_date')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(one(await tagsOf(CINEMA), 'og:type')).toBe('website');
  });

  test('an article is one, with its day', async () => {
    const { path, day, title } = await anArticle();
    const tags = await tagsOf(path);
    expect(one(tags, 'og:type')).toBe('article');
    expect(one(tags, 'article:published_time')).toBe(day);
    expect(one(tags, 'og:image:alt')).toContain(title.replaceAll("'", '’'));
  });

  test('in each language its own', async () => {
    const tags = await tagsOf('/de/filme-events', 'ch');
    expect(one(tags, 'og:locale')).toBe('de_CH');
    expect(tags.get('og:locale:alternate')).toEqual(['en_CH', 'fr_CH']);
    expect(one(tags, 'og:image')).toContain('/share/de/site/home-');
  });

  test.each(['/nothing-here', '/cinemas/l/aurore-paris-grands-boulevards', '/ville-list/paris'])(
    '%s, an error or a page inside the app whose twin is, is not for sharing',
    async (path) => {
      expect((await get('fr', path)).text.includes('og:')).toBe(false);
    },
  );
});

describe('a picture', () => {
  test.each<[string, () => Promise<string>]>([
    ['a film', async () => FILM],
    ['a cinema', async () => CINEMA],
    ['a screening', aScreening],
    ['an article', async () => (await anArticle()).path],
    ['any other page', async () => '/films'],
  ])('of %s is 1200 × 630, small, and cached for ever', async (_, pathOf) => {
    const path = await pictureOf(await pathOf());
    const { status, headers, body } = await get('fr', path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(body.length).toBeLessThanOrEqual(100_000);
    const { width, height, format } = await sharp(body).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    // More than a plain background.
    expect((await sharp(body).stats()).entropy).toBeGreaterThan(0.5);
    expect((await get('fr', path)).headers['server-timing']).toMatch(/^cache;desc=hit, /);
  });

  test('of a film is of its poster, as long as that is a drawing too', async () => {
    const { posterPath } = (await get('fr', `/api/show/${FILM.split('/').at(-1)}`)).json() as {
      posterPath: { lg: string };
    };
    const drawing = await get('fr', new URL(posterPath.lg).pathname.replace(/-\d+\.webp$/, '.svg'));
    const card = await get('fr', await pictureOf(FILM));
    const pixels = (picture: Sharp) => picture.removeAlpha().raw().toBuffer();
    const [shown, poster] = await Promise.all([
      pixels(sharp(card.body).extract({ left: 780, top: 0, width: 420, height: 630 })),
      pixels(sharp(drawing.body).resize(420, 630).flatten()),
    ]);
    const difference = shown.reduce((sum, value, index) => sum + Math.abs(value - poster[index]!), 0) / shown.length;
    expect(difference).toBeLessThan(8);
  });

  test('differs with what it shows', async () => {
    const paths = await Promise.all([FILM, CINEMA, await aScreening(), '/films'].map((page) => pictureOf(page)));
    const bodies = await Promise.all(paths.map(async (path) => (await get('fr', path)).body.toString('base64')));
    expect(new Set(bodies).size).toBe(4);
    expect(await pictureOf('/films')).toBe(await pictureOf('/cinemas'));
    expect(await pictureOf('/en/movies-events')).not.toBe(await pictureOf('/films'));
  });

  test('of a screening is the one that its page hands over to be shared', async () => {
    const path = await aScreening();
    const [, picture] = /data-picture="([^"]+)"/.exec((await get('fr', path)).text)!;
    expect(picture).toBe(await pictureOf(path));
    expect(picture).toMatch(new RegExp(`^/share/fr/screening/${path.split('/').at(-1)}-[0-9a-f]{10}\\.jpg$`));
  });

  test('of before leads to the one of now', async () => {
    const path = await pictureOf(FILM);
    const before = path.replace(/-[0-9a-f]+\.jpg$/, '-0123456789.jpg');
    const { status, headers } = await get('fr', before);
    expect([status, headers.location]).toEqual([302, path]);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });

  test.each([
    '/share/fr/show/nobody-saw-it-1-0123456789.jpg',
    '/share/fr/cinema/..%2F..%2Fetc-0123456789.jpg',
    '/share/fr/screening/V1S1-0123456789.jpg',
    '/share/de/site/home-0123456789.jpg',
    '/share/fr/poster/x-0123456789.jpg',
    '/share/fr/site/home.png',
  ])('%s is not found', async (path) => {
    expect((await get('fr', path)).status).toBe(404);
  });
});
