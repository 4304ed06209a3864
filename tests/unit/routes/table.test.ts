import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { routesPage, ROUTES_PAGE } from '../../../scripts/docs-routes.ts';
import { fragmentWord } from '../../../src/routes/fragments.ts';
import { aliasesOf, patternOf } from '../../../src/routes/patterns.ts';
import type { PageType, RouteShape } from '../../../src/routes/facts.ts';
import { isAvailable, routeOf, SCREENS, screens, type RouteData } from '../../../src/routes/screens.ts';
import { canCollide } from '../../../src/cli/brandCheck/paths.ts';
import { LANGUAGE_FILES } from '../../../src/sites/languageFiles.ts';
import { LANGUAGES, SITE_CODES, siteOf, type Site } from '../../../src/sites/sites.ts';
import { PLACES } from './samples.ts';

const siteList = SITE_CODES.map(siteOf);

function paramsIn(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

/** Every full pattern that a site understands, and what owns it. */
function patternsOf(site: Site): { owner: string; pattern: string }[] {
  return PLACES.filter((place) => place.site === site).flatMap(({ language, screen }) => {
    const { unprefixed, twin } = routeOf(screen);
    if (unprefixed && language !== site.defaultLanguage) return [];
    const prefix = language === site.defaultLanguage ? '' : `/${language}`;
    const all = [patternOf(site, language, screen)!, ...aliasesOf(site, language, screen)];
    return all.flatMap((pattern) => [
      { owner: `${screen} ${language}`, pattern: `${prefix}/${pattern}` },
      ...(twin ? [{ owner: `${screen} ${language} m`, pattern: `${prefix}/m/${pattern}` }] : []),
    ]);
  });
}

describe('the routing table', () => {
  // SPEC 2.43
  test('a screen of a site has a path in each of its languages, with the parameters it names', () => {
    for (const { site, language, screen } of PLACES) {
      const pattern = patternOf(site, language, screen);
      expect(pattern, `${screen} on ${site.code} in ${language}`).toBeDefined();
      for (const own of [pattern!, ...aliasesOf(site, language, screen)]) {
        expect(paramsIn(own), `${screen} ${own}`).toEqual(routeOf(screen).params.toSorted());
      }
    }
  });

  test('paths are lower-case words in the letters of every keyboard, but for the error routes', () => {
    for (const { site, language, screen } of PLACES) {
      if (screen === 'notFoundItem' || screen === 'gone') continue;
      const plain = patternOf(site, language, screen)!.replaceAll(/\{\w+\}/g, 'x');
      expect(plain).toMatch(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
    }
  });

  test.each(siteList)('no two patterns of $code lead to different screens', (site) => {
    const all = patternsOf(site);
    const collisions = all.flatMap(({ owner, pattern }, index) =>
      all
        .slice(index + 1)
        .filter((other) => other.owner !== owner && canCollide(pattern, other.pattern))
        .map((other) => `${owner} ${pattern} ~ ${other.owner} ${other.pattern}`),
    );
    expect(collisions).toEqual([]);
  });

  test('no path starts with a word that is also a language prefix', () => {
    for (const { site, language, screen } of PLACES) {
      for (const pattern of [patternOf(site, language, screen)!, ...aliasesOf(site, language, screen)]) {
        expect(LANGUAGES).not.toContain(pattern.split('/')[0]);
      }
    }
  });

  test('an exception differs from what it replaces, and an alias from the word on at least one site', () => {
    for (const { code, paths } of siteList) {
      for (const [screen, replaced] of Object.entries(paths)) {
        expect(SCREENS, code).toContain(screen);
        for (const language of siteOf(code).languages) {
          const usual = LANGUAGE_FILES[language].paths.screens?.[screen];
          expect(typeof replaced === 'string' ? replaced : replaced[language], `${screen} on ${code}`).not.toBe(usual);
        }
      }
    }
    for (const screen of SCREENS) {
      for (const language of LANGUAGES) {
        for (const alias of LANGUAGE_FILES[language].paths.aliases?.[screen] ?? []) {
          const used = siteList.some(
            (site) =>
              isAvailable(site, screen) &&
              site.languages.includes(language) &&
              aliasesOf(site, language, screen).includes(alias),
          );
          expect(used, `${screen} ${language} ${alias}`).toBe(true);
        }
      }
    }
  });

  // SPEC 2.42, 2.46
  test('the page types are those of SPEC 2, each carried by one screen (Home also by the callback)', () => {
    const given: readonly PageType[] = [
      'Home',
      'Shows',
      'UpcomingShowsLight',
      'Movie',
      'Entertainment',
      'Cinema',
      'CinemaLight',
      'Cinemas',
      'City',
      'CityLight',
      'Experience',
      'ExperienceArticle',
      'NewsItem',
      'Offer',
      'Season',
      'FaqCategory',
      'FaqArticleById',
      'FaqArticleBySlug',
    ];
    const carried = SCREENS.filter((screen) => screen !== 'callback').flatMap(
      (screen) => routeOf(screen).pageType ?? [],
    );
    expect(carried.toSorted()).toEqual(given.toSorted());
    expect(routeOf('callback').pageType).toBe('Home');
  });

  test('the fragments of one screen have different words in a language', () => {
    for (const screen of SCREENS) {
      for (const language of LANGUAGES) {
        const all = (routeOf(screen).fragments ?? []).map((name) => fragmentWord(language, name));
        expect(new Set(all).size, `${screen} in ${language}`).toBe(all.length);
      }
    }
  });

  test('each screen is drawn by a file, and each file draws a screen', () => {
    const files = globSync('src/pages/*/*.astro')
      .filter((file) => !/pages\/fragments\//.test(file))
      .map((file) => file.slice('src/pages/'.length, -'.astro'.length));
    const drawn = SCREENS.flatMap((screen) => routeOf(screen).page ?? []);
    const others = ['offers/shop', 'screening/ticketing', 'shell/failure', 'shell/previewChanges'];
    expect([...new Set([...drawn, ...others])].toSorted()).toEqual(files.toSorted());
    expect(SCREENS.filter((screen) => routeOf(screen).page === null)).toEqual(['redirect']);
  });

  test('the compiler refuses a screen that lacks a fact, or that leads to a list that is none', () => {
    const { sitemap, ...silent } = screens.near;
    // @ts-expect-error: it does not say whether search engines are told of it.
    const row: RouteShape = silent;
    // @ts-expect-error: there is no such screen.
    const route: RouteData = { ...screens.season, item: { kind: 'seasons', type: 'season', list: 'autumn' } };
    expect([sitemap, row.page, route.page]).toEqual([false, 'programme/near', 'season/season']);
  });

  test('docs/routes.md is up to date', async () => {
    expect(await readFile(ROUTES_PAGE, 'utf8')).toBe(await routesPage());
  });
});
