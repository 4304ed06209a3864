import { describe, expect, test } from 'vitest';
import {
  browserLanguages,
  chooseLanguage,
  isRobot,
  LANGUAGE_COOKIE,
} from '../../../../src/domain/shell/languageChoice.ts';
import { siteOf } from '../../../../src/sites/sites.ts';

const ch = siteOf('ch');
const fr = siteOf('fr');
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the language at entry', () => {
  // SPEC 1.21
  test('route, then cookie, then browser, then the site’s own', () => {
    const all = { route: 'de', cookie: 'fr', acceptLanguage: 'en', userAgent: FIREFOX };
    expect(chooseLanguage(ch, all)).toBe('de');
    expect(chooseLanguage(ch, { ...all, route: undefined })).toBe('fr');
    expect(chooseLanguage(ch, { ...all, route: undefined, cookie: undefined, acceptLanguage: 'de' })).toBe('de');
    expect(chooseLanguage(ch, { userAgent: FIREFOX })).toBe('en');
    expect(chooseLanguage(fr, {})).toBe('fr');
  });

  // SPEC 1.21
  test('what the site does not speak is passed over', () => {
    expect(chooseLanguage(ch, { route: 'nl', cookie: 'fr' })).toBe('fr');
    expect(chooseLanguage(ch, { cookie: 'nl', acceptLanguage: 'de' })).toBe('de');
    expect(chooseLanguage(fr, { cookie: 'xx', acceptLanguage: 'de-CH,nl;q=0.9' })).toBe('fr');
    expect(chooseLanguage(fr, { acceptLanguage: 'de,en;q=0.5' })).toBe('en');
  });

  // SPEC 1.21
  test('the browser’s language counts by its prefix', () => {
    expect(chooseLanguage(ch, { acceptLanguage: 'de-AT' })).toBe('de');
    expect(chooseLanguage(ch, { acceptLanguage: 'FR-fr' })).toBe('fr');
    expect(chooseLanguage(ch, { acceptLanguage: 'den' })).toBe('en');
  });

  test('is kept in the cookie `lang`', () => {
    expect(LANGUAGE_COOKIE).toBe('lang');
  });

  test('a cookie of any other text is no language', () => {
    expect(chooseLanguage(fr, { cookie: 'constructor' })).toBe('fr');
    expect(chooseLanguage(fr, { cookie: '' })).toBe('fr');
    expect(chooseLanguage(fr, { cookie: 'EN' })).toBe('fr');
  });

  test('a search engine gets the site’s own language, or the route’s', () => {
    expect(chooseLanguage(ch, { acceptLanguage: 'de', cookie: 'fr', userAgent: GOOGLEBOT })).toBe('en');
    expect(chooseLanguage(ch, { route: 'de', userAgent: GOOGLEBOT })).toBe('de');
  });
});

describe('Accept-Language', () => {
  test('is ordered by weight, of equals as written', () => {
    expect(browserLanguages('fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5')).toEqual(['fr', 'fr', 'en', 'de', '*']);
    expect(browserLanguages('en;q=0.3,nl;q=0.8,de')).toEqual(['de', 'nl', 'en']);
    expect(browserLanguages('en;q=0.5,nl;q=0.5')).toEqual(['en', 'nl']);
  });

  test('names of locales, which some apps send, are read as tags', () => {
    expect(browserLanguages('de_CH, fr_CH;q=0.9')).toEqual(['de', 'fr']);
    expect(chooseLanguage(ch, { acceptLanguage: 'de_CH' })).toBe('de');
  });

  test('refused, broken and empty entries do not count', () => {
    expect(browserLanguages('fr;q=0, en')).toEqual(['en']);
    expect(browserLanguages('fr;q=high, de;q=7, nl;q=-1, en;q=0.1')).toEqual(['en']);
    expect(browserLanguages('')).toEqual([]);
    expect(browserLanguages(',,;q=1')).toEqual([]);
    expect(browserLanguages('fr;freq=0,en;q=0.5')).toEqual(['fr', 'en']);
    expect(browserLanguages('fr ; Q=0.2 , en ; q=0.4')).toEqual(['en', 'fr']);
  });
});

describe('robots', () => {
  test.each([
    GOOGLEBOT,
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) (Applebot/0.1)',
    'Googlebot-Image/1.0',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
    'Mozilla/5.0 (compatible; Qwantify/1.0)',
  ])('%s is one', (userAgent) => {
    expect(isRobot(userAgent)).toBe(true);
  });

  test.each([
    FIREFOX,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    '',
    undefined,
  ])('%s is none', (userAgent) => {
    expect(isRobot(userAgent)).toBe(false);
  });
});
