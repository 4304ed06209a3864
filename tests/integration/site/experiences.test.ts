import { describe, expect, test } from 'vitest';
import type { ExperienceArticle } from '../../../src/contract/article.ts';
import type { Experience, ExperienceGroup } from '../../../src/contract/experience.ts';
import type { Show } from '../../../src/contract/show.ts';
import { areShowtimesDisplayed } from '../../../src/domain/show/showFragments.ts';
import { href } from '../../../src/routes/href.ts';
import { siteOf, type Language, type SiteCode } from '../../../src/sites/sites.ts';
import { TEST_CLOCK } from '../../support/clock.ts';
import { get } from '../../support/site.ts';
import { walks } from '../../support/walks.ts';

const fr = siteOf('fr');
const GROUPS = ['picture-sound', 'seats', 'evenings'];
const ask = async <T>(code: SiteCode, path: string, language: Language) =>
  (await get(code, `/api${path}?language=${language}`)).json() as T;
const linkTo = (path: string) => `href="${path}"`;

// SPEC 2.85, 2.91, 2.101
test('an experience, its teaser and a screening have the older look on the sites that chose it, and on no others', async () => {
  const legacy = async (code: SiteCode, path: string) =>
    (await get(code, path)).text.match(/data-look="legacy"/g)?.length;
  for (const [code, times] of [
    ['ci', 1],
    ['fr', undefined],
  ] as const) {
    const { text } = await get(code, href(siteOf(code), 'fr', 'experiences'));
    for (const panel of ['experienceDetails', 'experienceTeaser']) {
      const tag = new RegExp(`<[^>]*data-panel="${panel}"[^>]*>`).exec(text)![0];
      expect(tag.includes('data-look="legacy"'), `${code}: ${panel}`).toBe(times === 1);
    }
    const [cinema] = await ask<{ slug: string }[]>(code, '/cinemas', 'fr');
    const day = await get(code, href(siteOf(code), 'fr', 'cinema', { slug: cinema!.slug }));
    const screening = /href="([^"]*\/V\d+S\d+)"/.exec(day.text)![1]!;
    expect(await legacy(code, screening), screening).toBe(times);
  }
});

describe.each(walks())('%s', (code, languages) => {
  const site = siteOf(code);

  // SPEC 1.9, 2.22, 2.23
  test.each(languages)('the list leads to every experience, group and article in %s', async (language) => {
    const { text: list } = await get(code, href(site, language, 'experiences'));
    for (const experience of await ask<Experience[]>(code, '/gpxp', language)) {
      const path = href(site, language, 'experience', { slug: experience.slug });
      expect(list.includes(linkTo(path)), path).toBe(true);
      const { status, text } = await get(code, path);
      expect(status, path).toBe(200);
      expect(text.includes(experience.details.slice(0, 60)), path).toBe(true);
      for (const { description } of experience.services) expect(text.includes(description), path).toBe(true);
      expect(/<script[^>]* src=/.test(text), path).toBe(false);
    }
    for (const slug of GROUPS) {
      const group = await ask<ExperienceGroup>(code, `/experience-group/${slug}`, language);
      const path = href(site, language, 'experienceGroup', { slug });
      expect(list.includes(linkTo(path)), path).toBe(true);
      const { text } = await get(code, path);
      for (const { slug: article, gallery, cinemas } of group.articles) {
        const to = href(site, language, 'experienceArticle', { slug: article });
        expect(list.includes(linkTo(to)) && text.includes(linkTo(to)), to).toBe(true);
        for (const { image } of gallery) expect(text.includes(new URL(image).pathname), image).toBe(true);
        for (const cinema of cinemas) {
          expect(text.includes(linkTo(href(site, language, 'cinema', { slug: cinema }))), cinema).toBe(true);
        }
        const told = await ask<ExperienceArticle>(code, `/article/${article}`, language);
        const page = await get(code, to);
        expect(page.status, to).toBe(200);
        expect(page.text.includes(told.content.slice(0, 60)), to).toBe(true);
        if (told.guest) expect(page.text.includes(told.guest.name), to).toBe(true);
        expect(page.text.includes(linkTo(path)), `${to} → ${path}`).toBe(true);
      }
    }
  });
});

describe('the address of an experience', () => {
  const at = async (path: string) => {
    const { status, headers } = await get('fr', path);
    return [status, headers.location];
  };

  // SPEC 4.72
  test('that it had before leads to where it stands; what is none is not found', async () => {
    expect(await at('/experiences/imax-laser')).toEqual([301, '/experiences/imax']);
    for (const path of ['/experiences/none', '/experiences/rubrique/none', '/specials/none']) {
      expect(await at(path), path).toEqual([404, undefined]);
    }
  });

  test('of an article of another type leads to that', async () => {
    const [news] = await ask<{ slug: string }[]>('fr', '/news', 'fr');
    expect(await at(`/specials/${news!.slug}`)).toEqual([301, `/actualites/${news!.slug}`]);
  });

  // SPEC 2.53
  test('stays when the language changes; what is missing there leads to the list', async () => {
    const to = async (kind: string, slug: string) =>
      (await get('fr', `/redirect/en/${kind}/slug/${slug}`)).headers.location;
    expect(await to('experience', 'imax')).toBe('/en/experiences/imax');
    expect(await to('experience-group', 'seats')).toBe('/en/experiences/category/seats');
    for (const kind of ['experience', 'experience-group', 'experience-article']) {
      expect(await to(kind, 'none'), kind).toBe('/en/experiences');
    }
  });
});

test('an experience leads to films that play in it and to the cinemas that have it', async () => {
  const { text } = await get('fr', href(fr, 'fr', 'experience', { slug: 'imax' }));
  const films = /id="films"(.*?)<\/section>/s.exec(text)![1]!;
  expect(films.match(/class="card\b/g)).toHaveLength(6);
  expect(films.includes(linkTo('/films/filters/tags-imax'))).toBe(true);
  expect(text.includes(linkTo('/cinemas/aurore-paris-vaugirard'))).toBe(true);
  expect(text.includes(linkTo('/cinemas/aurore-lyon-celestins'))).toBe(false);
});

// SPEC 2.49
test('all films of an experience are those that play in it', async () => {
  const playing = await ask<{ shows: { slug: string }[] }>('fr', '/gpxp/imax/shows', 'fr');
  const { shows } = await ask<{ shows: Show[] }>('fr', '/shows', 'fr');
  // Until their hour comes, its screenings are nobody's to see.
  const shown = new Set(
    shows.filter((show) => areShowtimesDisplayed(show, new Date(TEST_CLOCK))).map(({ slug }) => slug),
  );
  const { text } = await get('fr', '/films/filters/tags-imax');
  const listed = new Set(
    [...text.matchAll(/<h3[^>]*>\s*<a [^>]*href="\/(?:films|evenements)\/([^"/]+)"/g)].map(([, slug]) => slug!),
  );
  expect(listed.size).toBeGreaterThan(6);
  expect(listed).toEqual(new Set(playing.shows.map(({ slug }) => slug).filter((slug) => shown.has(slug))));
});

test('what a ticket is marked with says more on the page of its experience', async () => {
  const { text } = await get('fr', '/experiences');
  const mark = /<article [^>]*id="imax".*?<\/article>/s.exec(text)![0];
  expect(mark.match(/href="\/experiences\/imax"/g)).toHaveLength(2);
});
