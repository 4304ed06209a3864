import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CityDetails } from '../../../src/contract/city.ts';
import type { Show, ShowDetails } from '../../../src/contract/show.ts';
import { distance, placeOf } from '../../../src/domain/cinema/distance.ts';
import { href } from '../../../src/routes/href.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { get } from '../../support/site.ts';
import { makeSite, showSlug, SMALL, writeSite } from '../store/feed.ts';

const FILM = '/films/le-cuirasse-potemkine-44008';
const directive = (headers: Readonly<Record<string, unknown>>, name: string) =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((each) => each.startsWith(`${name} `));
/** The origins that a page may frame, besides the one for signing in. */
const players = (headers: Readonly<Record<string, unknown>>) =>
  (directive(headers, 'frame-src') ?? '')
    .split(' ')
    .slice(1)
    .filter((source) => source !== "'self'" && !source.startsWith('http://accounts.'));
/** A part of a page, up to the next one. */
const sectionOf = (html: string, id: string) =>
  html
    .split(/(?=<section class="[^"]*\bwrap\b)|<\/main>/)
    .find((part) => /^<section[^>]*>/.exec(part)?.[0].includes(` id="${id}"`)) ?? '';
const detailsOf = async (slug: string) => (await get('fr', `/api/show/${slug}`)).json() as ShowDetails;

describe('a film page of the demo', () => {
  test('has its trailer as a video of our own, which is there, with captions in each language', async () => {
    const { text, headers } = await get('fr', FILM);
    expect(directive(headers, 'media-src')).toBe("media-src 'self'");
    expect(players(headers)).toEqual([]);
    const { trailers } = await detailsOf('le-cuirasse-potemkine-44008');
    expect(trailers.map(({ videoType, isMain }) => [videoType, isMain])).toEqual([['S3', true]]);
    const [{ captions }] = trailers as [ShowDetails['trailers'][number]];
    // The API's addresses are absolute.
    const externalId = new URL(trailers[0]!.externalId).pathname;
    expect(text).toMatch(new RegExp(`<video [^>]*src="${externalId}" controls`));
    expect(text).toContain('preload="none"');
    expect(captions!.map(({ language }) => language)).toEqual(['fr', 'en', 'de', 'nl']);
    for (const { language, address: absolute } of captions!) {
      const address = new URL(absolute).pathname;
      expect(text).toMatch(new RegExp(`<track kind="captions" src="${address}" srclang="${language}"`));
      const answer = await get('fr', address);
      expect(answer.headers['content-type']).toMatch(/^text\/vtt/);
      expect(answer.text).toMatch(/^WEBVTT\n/);
    }
    // Captions that are shown by default would be fetched with the page.
    expect(text).not.toMatch(/<track[^>]* default/);

    const part = await get('fr', externalId, { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-type']).toBe('video/webm');
    expect([...part.body]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  });

  // SPEC 3.55
  test.each([
    ['fr', '/films/metropolis-44019', 'Tout public'],
    ['ch', '/movies/nosferatu-44002', '12 Recommended for ages 12 and over.'],
    ['nl', '/films/nosferatu-44002', '12 Vanaf 12 jaar Angst'],
  ] as const)('is rated in the system of %s: CSA, Default or Cinecheck', async (site, path, rating) => {
    const marks = /<p [^>]*data-rating[^>]*>([\s\S]*?)<\/p>/.exec((await get(site, path)).text)?.[1];
    expect(
      marks
        ?.replaceAll(/<[^>]*>|\s+/g, ' ')
        .replaceAll(/ +/g, ' ')
        .trim(),
    ).toBe(rating);
  });

  test('says of every video in which languages it has captions, or that there are none', async () => {
    const { shows } = (await get('fr', '/api/shows')).json() as { shows: Show[] };
    let withNone = 0;
    for (const { slug } of shows) {
      const { trailers } = await detailsOf(slug);
      if (trailers.length === 0) continue;
      const { text } = await get('fr', `/films/${slug}`);
      const none = trailers.filter(({ captions = [] }) => captions.length === 0).length;
      withNone += none;
      expect(text.split('Nous n’avons reçu aucun sous-titre').length - 1, slug).toBe(none);
      expect(text.split('Sous-titres\u00A0: français, anglais, allemand, néerlandais').length - 1, slug).toBe(
        trailers.length - none,
      );
      // Our own trailers have captions in every language.
      for (const { videoType, captions } of trailers) {
        if (videoType === 'S3')
          expect(
            captions?.map(({ language }) => language),
            slug,
          ).toEqual(['fr', 'en', 'de', 'nl']);
      }
    }
    expect(withNone).toBeGreaterThan(0);
  });

  test('is one in the cache, whether its trailer is to play by itself or not', async () => {
    const { headers } = await get('fr', FILM);
    const again = await get('fr', `${FILM}?bandeannonce=true`);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['server-timing']).toMatch(/^cache;desc=(hit|stale), /);
  });

  test('with a film at a provider names who gets to know, and loads nothing of theirs', async () => {
    const { text, headers } = await get('fr', '/films/nosferatu-le-vampire-44002');
    expect(players(headers)).toEqual(['https://www.youtube-nocookie.com']);
    expect(directive(headers, 'media-src')).toBe("media-src 'self'");
    expect(text).toContain('acceptez que Google reçoive votre adresse IP');
    expect(text).not.toMatch(/<iframe|src="https:\/\/|<link[^>]*youtube/);
  });

  test('has its original title in its own language, which the API does not tell', async () => {
    for (const [slug, title, lang] of [
      ['le-cuirasse-potemkine-44008', 'Броненосец «Потёмкин»', 'ru'],
      ['loulou-44028', 'Die Büchse der Pandora', 'de'],
    ] as const) {
      const { text } = await get('fr', `/films/${slug}`);
      const found = [...text.matchAll(new RegExp(`<(p|dd)[^>]* lang="${lang}"[^>]*>\\s*${title}\\s*</\\1>`, 'g'))];
      expect(found.map(([, tag]) => tag)).toEqual(['p', 'dd']);
      expect(await detailsOf(slug)).not.toHaveProperty('originalTitleLanguage');
    }
  });

  test('has a title that is kept in its language in that language, which the API does not tell', async () => {
    const { shows } = (await get('nl', '/api/shows')).json() as { shows: Show[] };
    const { slug } = shows.find(({ title }) => title === 'The Kid')!;
    expect(shows.filter((show) => 'titleLanguage' in show)).toEqual([]);
    const { text } = await get('nl', href(siteOf('nl'), 'nl', 'movie', { slug }));
    expect(text).toMatch(/<h1[^>]* lang="en"[^>]*>\s*The Kid\s*<\/h1>/);
    // The visitor's own language needs none.
    const english = await get('nl', href(siteOf('nl'), 'en', 'movie', { slug }));
    expect(english.text).toMatch(/<h1(?![^>]* lang=)[^>]*>\s*The Kid\s*<\/h1>/);
  });

  test('pages without trailers let in no player', async () => {
    for (const path of ['/', '/films', '/cinemas/aurore-paris-grands-boulevards']) {
      const { headers } = await get('fr', path);
      expect(players(headers), path).toEqual([]);
      expect(directive(headers, 'media-src'), path).toBeUndefined();
    }
  });

  // SPEC 1.16, 9.42
  test('tells the feelings that the API has, in bars relative to the highest', async () => {
    const { feelings } = await detailsOf('le-cuirasse-potemkine-44008');
    const { text } = await get('fr', FILM);
    const part = sectionOf(text, 'feelings');
    const counts = [feelings.countEmotionLove, feelings.countEmotionLike, feelings.countEmotionDisappointed];
    const highest = Math.max(...counts);
    expect(
      [...part.matchAll(/<rect width="(\d+)%" height="100%" rx="2"[^>]*>/g)].map(([, width]) => Number(width)),
    ).toEqual(counts.flatMap((count) => [100, Math.round((100 * count) / highest)]));
    const wishes = new Intl.NumberFormat('fr-FR').format(feelings.countWishList);
    expect(part).toContain(`${wishes} personnes veulent le voir`);
  });

  test('not yet on sale says when that begins, and where all openings are, in two sentences', async () => {
    const { text: openings } = await get('fr', '/ouvertures-des-ventes');
    const [, film] = /href="(\/films\/[^"#?]+)"/.exec(openings.slice(openings.indexOf('<main')))!;
    const said = /<p [^>]*data-opening[^>]*>(.*?)<\/p>/s.exec((await get('fr', film!)).text)![1]!;
    expect(said.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')).toMatch(
      /\d{4}\. Toutes les ouvertures des ventes Prévenez-moi/,
    );
  });

  test('asks what visitors thought of it once it is out, and not before', async () => {
    for (const [slug, isAsked] of [
      ['carmen-44101', false],
      ['giselle-44107', true],
    ] as const) {
      const { status, text } = await get('fr', href(siteOf('fr'), 'fr', 'entertainment', { slug }));
      expect(status).toBe(200);
      expect(sectionOf(text, 'feelings').includes('data-load="emotion"'), slug).toBe(isAsked);
    }
  });

  test('has the cinemas of the city, the nearest to its centre first', async () => {
    const { text } = await get('fr', FILM);
    const cities = (await get('fr', '/api/cities')).json() as CityDetails[];
    const centre = placeOf(cities.find(({ slug }) => slug === 'paris')!.gpsPosition)!;
    const places = [...text.matchAll(/data-row[^>]* data-geo="([\d.-]+),([\d.-]+)"/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(places.length).toBeGreaterThan(2);
    const kilometres = places.map((place) => distance(centre, place));
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
  });

  test('says where there are two releases, each by its zone', async () => {
    const { shows } = (await get('ch', '/api/shows')).json() as { shows: Show[] };
    const { slug } = shows.find(({ isMovie, releaseAt }) => isMovie && releaseAt.CH_DE && releaseAt.CH_FR)!;
    const { text } = await get('ch', href(siteOf('ch'), 'de', 'movie', { slug }));
    const about = sectionOf(text, 'about');
    expect(about.indexOf('Kinostart, Deutschschweiz')).toBeGreaterThan(0);
    expect(about.indexOf('Kinostart, Romandie')).toBeGreaterThan(about.indexOf('Kinostart, Deutschschweiz'));
    expect(sectionOf((await get('fr', FILM)).text, 'about')).toContain('>Sortie<');
  });
});

describe('a page of a feed of its own', () => {
  const site = siteOf('fr');
  const folder = mkdtempSync(join(tmpdir(), 'aurore-shows-'));
  let running: RunningSite;
  const page = (show: number, suffix = '') => request(running.port, 'fr', `/films/${showSlug(show)}${suffix}`);

  beforeAll(async () => {
    const feed = makeSite(site, { ...SMALL, shows: 5 });
    const trailer = (videoType: string, externalId: string) => ({
      videoType,
      externalId,
      title: `Trailer of ${videoType}`,
      snapshot: 'https://img.provider.example/1.jpg',
      isMain: videoType === 'vimeo',
      language: 'fr',
    });
    const trailers = [
      trailer('allocine', 'https://www.allocine.fr/video/player_gen_cmedia=19587804&cfilm=268631.html'),
      trailer('vimeo', 'https://vimeo.com/76979871'),
      trailer('S3', 'https://videos.example.org/t.mp4'),
      trailer('S3', 'https://elsewhere.example/t.mp4'),
      trailer('dailymotion', 'https://www.dailymotion.com/video/x8a20c7'),
    ];
    for (const { shows, 'show-details': details } of Object.values(feed.languages)) {
      details[0]!.trailers = trailers;
      details[1]!.trailers = [{ ...trailers[1]!, snapshot: 'https://images.example.org/2.jpg' }];
      shows.shows[1]!.posterPath = { lg: 'https://images.example.org/1.jpg', md: 'https://images.example.org/1.jpg' };
      Object.assign(shows.shows[0]!, { flag: 'Coup de cœur', flagColor: '5', label: 'Version restaurée' });
      const nobody = { countWishList: 0, countEmotionDisappointed: 0, countEmotionLike: 0, countEmotionLove: 0 };
      details[1]!.feelings = { ...nobody, countWishList: 1 };
      details[2]!.feelings = nobody;
      for (const [index, ref] of [
        [0, 'TP'],
        [1, 'AD'],
        [2, '-12'],
      ] as const) {
        const rating = { ref, description: `Visa ${ref}`, extendedDescription: 'Les mineurs accompagnés aussi' };
        shows.shows[index]!.contentRating = rating;
        details[index]!.contentRating = rating;
      }
    }
    // A feed that leaves nothing empty may promote the tag that says nothing.
    for (const { days } of Object.values(feed.programme)) {
      const second = Object.values(days)[1]!;
      second.upsell = { tag: 'DEFAULT', showSlug: showSlug(1) };
    }
    await writeSite(join(folder, 'feed'), site, feed);
    const settings = {
      DATABASE_URL: `sqlite:${join(folder, 'shows.db')}`,
      VIDEO_ORIGINS: 'https://videos.example.org',
      IMAGE_ORIGINS: 'https://images.example.org',
      // The import requests no pictures of anybody.
      PICTURE_HOSTS: 'nobody.example',
    };
    const env = environment({ ...settings, DATA_DIR: join(folder, 'data'), CLOCK: '2026-11-21T17:30:00+01:00' });
    await promisify(execFile)(process.execPath, ['src/cli/import.ts', join(folder, 'feed')], { env });
    running = await startSite('show-page', settings);
  });
  afterAll(async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  });

  test('shows pictures of the image servers in the settings from there', async () => {
    const { text, headers } = await page(2);
    for (const name of ['1.jpg', '2.jpg']) expect(text).toContain(`<img src="https://images.example.org/${name}"`);
    expect(directive(headers, 'img-src')).toMatch(/^img-src 'self' .*data: https:\/\/images\.example\.org$/);
  });

  // SPEC 3.17
  test('plays what is at providers and origins on the list, main one first, and links to the rest', async () => {
    const { text, headers } = await page(1);
    expect(players(headers)).toEqual(['https://player.vimeo.com', 'https://player.allocine.fr']);
    expect(directive(headers, 'media-src')).toBe("media-src 'self' https://videos.example.org");
    const links = [
      ...text.matchAll(
        /<a [^>]*?href="([^"]+)"(?: class="[^"]*")?( data-play(?:="[^"]*")?)?[^>]*aria-describedby="trailer-/g,
      ),
    ];
    expect(
      links.map(([, address, play]) => [
        address!.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
        play?.slice(12, 37),
      ]),
    ).toEqual([
      ['https://vimeo.com/76979871', 'https://player.vimeo.com/'],
      ['https://www.allocine.fr/video/player_gen_cmedia=19587804&cfilm=268631.html', 'https://player.allocine.f'],
      ['https://videos.example.org/t.mp4', ''],
      ['https://elsewhere.example/t.mp4', undefined],
      ['https://www.dailymotion.com/video/x8a20c7', undefined],
    ]);
    for (const company of ['Vimeo', 'Webedia']) expect(text).toContain(`acceptez que ${company} reçoive`);
    expect(text.match(/Cette vidéo s’ouvre sur un autre site/g)).toHaveLength(2);
    // Providers' pictures would tell them about the visit, so only the data for search engines may name them.
    expect(text).not.toMatch(/<(img|source|video|link)[^>]*img\.provider\.example/);
  });

  test('claims no language of an original title of which none is known', async () => {
    const { text } = await page(3);
    expect(text).toMatch(/<p class="[^"]*\bitalic\b[^"]*">\s*Sonnenaufgang/);
  });

  // SPEC 3.56
  test('has flag, heart and label', async () => {
    const { text } = await page(1);
    expect(text).toMatch(/data-flag="blue"[^>]*>\s*<span aria-hidden="true"[^>]*>♥\uFE0E<\/span>\s*Coup de cœur/);
    expect(text).toMatch(/data-flag="outline"[^>]*>Version restaurée</);
  });

  // SPEC 9.14
  test('shows TP and AD as for everyone, other ratings as they are, and none where there is none', async () => {
    const ratings = await Promise.all(
      [1, 2, 3, 4].map(async (show) => /<p [^>]*data-rating[^>]*>([\s\S]*?)<\/p>/.exec((await page(show)).text)?.[1]),
    );
    expect(
      ratings.map((html) =>
        html!
          .replaceAll(/<[^>]*>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ),
    ).toEqual(['Tout public', 'Tout public', '-12 Les mineurs accompagnés aussi', '']);
  });

  // SPEC 3.12
  test('offers "also in IMAX" where a cinema puts the film forward so, until one looks at that', async () => {
    const { text } = await page(1);
    expect(/<p [^>]*data-upsell[^>]*>([\s\S]*?)<\/p>/.exec(text)?.[1]).toMatch(
      new RegExp(
        `Aussi en\\s*<a [^>]*href="/films/${showSlug(1)}/filters/tags-imax" rel="nofollow"[^>]*>\\s*IMAX`,
        'i',
      ),
    );
    expect((await page(1, '/filters/tags-imax')).text).not.toContain(' data-upsell');
    // There is none on the second day, nor for another film.
    expect((await page(1, '/filters/date-2026-11-22')).text).not.toContain(' data-upsell');
    expect((await page(2)).text).not.toContain(' data-upsell');
  });

  test('shows wishes where nobody has seen it, and asks where nobody chose anything', async () => {
    const wished = (await page(2)).text;
    expect(sectionOf(wished, 'feelings')).toContain('Personne n’a encore donné son avis.');
    expect(sectionOf(wished, 'feelings')).toContain('1 personne veut le voir.');
    expect(wished).not.toContain('data-panel="clientRating"');
    expect(wished).not.toContain('data-modal="clientRating"');
    const unsaid = (await page(3)).text;
    expect(sectionOf(unsaid, 'feelings')).toContain('Personne n’a encore donné son avis.');
    expect(sectionOf(unsaid, 'feelings')).not.toMatch(/veut le voir|veulent le voir/);
    expect(unsaid).not.toContain('id="trailers"');
  });
});
