import { describe, expect, test } from 'vitest';
import { href } from '../../../../src/routes/href.ts';
import { languageOfPath, match } from '../../../../src/routes/match.ts';
import { isAvailable, SCREENS } from '../../../../src/routes/screens.ts';
import { localeOf, siteOf, SITE_CODES, type Language } from '../../../../src/sites/sites.ts';
import { builtPaths, examplesOf, pathOf, theirPaths } from '../../../support/screens.ts';
import { footHelps, sharedNames, unmarkedTitles } from '../../../support/html.ts';
import { get, originOf } from '../../../support/site.ts';
import { faultsOf } from '../../../support/validHtml.ts';
import { walks } from '../../../support/walks.ts';

describe.each(walks())('%s', (code, languages) => {
  const site = siteOf(code);
  const ask = (path: string) => get(code, path);

  // SPEC 1.1, 1.4, 2.44, 6.1
  test.each(languages)('every screen answers in %s, whole and in valid HTML', async (language) => {
    const examples = await examplesOf(ask);
    const theirs = theirPaths(site, language);
    const faults: string[] = [];
    for (const path of builtPaths(site, language, examples)) {
      const { status, headers, text } = await get(code, path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
      // One render serves everyone, except for pages that show what a visitor types, chooses or collects.
      const isTheirs = theirs.includes(path);
      expect((await get(code, path)).headers['server-timing'], path).toMatch(
        isTheirs ? /^cache;desc=pass/ : /^cache;desc=(hit|stale), /,
      );
      expect(/\bprivate\b/.test(headers['cache-control'] ?? ''), path).toBe(isTheirs);
      // Gives a boolean, because a page is too long to print on failure.
      const has = (pattern: RegExp) => pattern.test(text);
      expect(has(new RegExp(`<html[^>]* lang="${localeOf(site, language)}"`)), path).toBe(true);
      expect(text.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(has(/<title>[^<]{10,}<\/title>/), `title of ${path}`).toBe(true);
      expect(has(/<meta name="description" content="[^"]{20,}"/), `description of ${path}`).toBe(true);
      // Pages that search engines are kept out of, such as the sign-in, have no alternates, nor have those that are another's.
      const indexed = !has(/name="robots" content="noindex"/);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
      expect(canonical !== undefined, `canonical of ${path}`).toBe(indexed);
      expect(has(/hreflang="x-default"/), `alternates of ${path}`).toBe(canonical === originOf(code) + path);
      expect(has(/<\/html>$/), `end of ${path}`).toBe(true);
      // No string is missing and no placeholder is left; islands fill in their plural forms themselves.
      const shown = text.replaceAll(/ props="[^"]*"/g, '');
      expect(/\{\{|undefined|\[object Object\]|NaN/.exec(shown)?.[0], path).toBeUndefined();
      expect(/<[a-z][^>]* style=/.exec(text)?.[0], path).toBeUndefined();
      // Each description is there, and that of booking links describes nothing else.
      for (const [, ids] of text.matchAll(/ aria-describedby="([^"]*)"/g)) {
        for (const id of ids!.split(' ')) expect(has(new RegExp(` id="?${id}"?[\\s>]`)), `${id} on ${path}`).toBe(true);
      }
      const ofBooking = /<a (?![^>]*class="(?:ticket|book) )[^>]* aria-describedby="new-tab"[^>]*>/;
      expect(ofBooking.exec(text)?.[0], path).toBeUndefined();
      faults.push(...(await faultsOf(path, text)));
      faults.push(...sharedNames(text, path).map((each) => `${path}: ${each}`));
      // What editors write has a title as plain text.
      if (match(site, path)?.screen !== 'masterTemplate') {
        faults.push(...unmarkedTitles(text, language).map((each) => `${path}: ${each}`));
      }
      // In the app there is no foot.
      if (match(site, path)?.webview === false) expect(footHelps(text, site, language), `foot of ${path}`).toBe(true);
    }
    for (const path of [`${href(site, language, 'search')}?q=le`, '/nothing/here']) {
      faults.push(...(await faultsOf(path, (await get(code, path)).text)));
    }
    expect(faults.slice(0, 40)).toEqual([]);
  });

  test('each language is an alternate of the others, and for a film each country', async () => {
    const examples = await examplesOf(ask);
    for (const language of site.languages) {
      const { text } = await get(code, pathOf(site, language, 'movie', examples));
      const found = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag, address]) => [tag, address],
      );
      const address = (each: Language) => originOf(code) + pathOf(site, each, 'movie', examples);
      const own = site.languages.map((each) => [localeOf(site, each), address(each)]);
      expect(found.slice(0, own.length)).toEqual(own);
      // One for all countries, of the first that has the film.
      const standard = found.find(([tag]) => tag === 'x-default')![1]!;
      const first = SITE_CODES.find((each) => found.some(([, at]) => at!.startsWith(originOf(each))))!;
      expect(standard.startsWith(originOf(first)), standard).toBe(true);
      expect(found).toContainEqual([localeOf(siteOf(first), siteOf(first).defaultLanguage), standard]);
      expect(new Set(found.map(([tag]) => tag)).size).toBe(found.length);
      const [tag, abroad] = found.at(-1)!;
      const country = SITE_CODES.find((each) => abroad!.startsWith(originOf(each)))!;
      expect(siteOf(country).languages.map((each) => localeOf(siteOf(country), each))).toContain(tag);
      const there = await get(country, new URL(abroad!).pathname);
      expect(there.status, abroad).toBe(200);
      expect(there.text.includes(`href="${address(language)}"`), `${abroad} points back`).toBe(true);
      expect(there.text.includes(`hreflang="x-default" href="${standard}"`), abroad).toBe(true);
    }
  });

  // SPEC 2.11, 2.41, 4.73, 8.1
  test('what is not of this site is not found, and keeps its address', async () => {
    for (const path of [
      '/nothing-here',
      '/films/nobody-saw-it-1',
      href(site, site.defaultLanguage, 'city', { slug: 'atlantis' }),
    ]) {
      const { status, headers, text } = await get(code, path);
      expect(status, path).toBe(404);
      expect(headers.location).toBeUndefined();
      expect(text.includes('noindex'), path).toBe(true);
      expect(footHelps(text, site, languageOfPath(site, path)), path).toBe(true);
    }
    const foreign = SCREENS.find((screen) => !isAvailable(site, screen));
    if (foreign === 'threeSeatCard') expect((await get(code, '/cinecarte-3-places')).status).toBe(404);
  });
});
