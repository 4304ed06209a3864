import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// The chain's own table and brand, whatever they hold, and not those of the other unit tests.
import * as brand from '../../../brand/brand.ts';
import { sites } from '../../../brand/sites.ts';
import { LANGUAGES, type SiteShape } from '../../../src/sites/sites.ts';
import { screens } from '../../../src/routes/screens.ts';

const rows: [string, SiteShape][] = Object.entries(sites);

test.each(rows)('%s is complete', (code, site) => {
  expect(site.code).toBe(code);
  expect(site.languages[0]).toBe(site.defaultLanguage);
  for (const language of site.languages) {
    expect(new Intl.Locale(site.locales[language] ?? '')).toMatchObject({ language, region: site.country });
    expect(site.releaseZones[language], language).toMatch(/^[A-Z]{2}_[A-Z]{2}$/);
  }
  expect(() => new Intl.DateTimeFormat('en', { timeZone: site.timeZone })).not.toThrow();
  expect(site.footerCities).toContain(site.mainCity);
  for (const screen of Object.keys(site.paths)) expect(screens).toHaveProperty(screen);
  expect(existsSync(`brand/towns/${site.country}.json`), 'npm run towns writes its towns').toBe(true);
  expect(existsSync(`brand/outlines/${site.country}.svg`), 'npm run outlines draws it').toBe(true);
});

test('the brand’s words are there in every language of a site', () => {
  for (const words of [brand.PASS_NAME, brand.SEAT_CARD_NAME]) {
    for (const language of LANGUAGES) expect(words[language], language).toMatch(/\S/);
  }
});

test('the id may stand in the names of cookies, stores and files', () => {
  expect(brand.ID).toMatch(/^[a-z][a-z0-9-]*$/);
});

test('the logo has the sizes that pages and shared pictures need, and the icon is square', () => {
  const sizeOf = (file: string) =>
    /<svg[^>]*viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, 'utf8'))?.slice(1).map(Number);
  expect(sizeOf('brand/logo.svg')).toBeDefined();
  expect(readFileSync('brand/logo.svg', 'utf8')).toMatch(/<svg[^>]* width="\d+"[^>]* height="\d+"/);
  const [width, height] = sizeOf('brand/favicon.svg') ?? [];
  expect(width).toBe(height);
});
