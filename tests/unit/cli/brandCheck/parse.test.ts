import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as brand from '#brand/brand.ts';
import { REGIONS } from '#brand/postcodes.ts';
import { sites } from '#brand/sites.ts';
import { readLanguageFolders, type ReadFolder } from '../../../../src/cli/brandCheck/languageFolders.ts';
import { parseBrand } from '../../../../src/cli/brandCheck/parse.ts';
import { REGISTRY, registryText, type FileName } from '../../../../src/cli/brandCheck/registry.ts';

const { folders, faults: unreadable } = readLanguageFolders('.');

/** A row of the table with these fields instead of its own. */
const row = (fields: object) => ({ sites: { it: { ...sites.fr, code: 'it', ...fields } } });

/** What is found in the brand of tests with these changes. */
function found({
  words = {},
  ...changed
}: {
  words?: object;
  sites?: unknown;
  regions?: unknown;
  folders?: ReadonlyMap<string, ReadFolder>;
}) {
  return parseBrand({ brand: { ...brand, ...words }, sites, regions: REGIONS, folders, ...changed }, 'brand');
}

/** The folders, and an Italian one with these files. */
const withItalian = (files: Partial<Record<FileName, unknown>>) =>
  new Map([...folders, ['it', new Map(Object.entries(files) as [FileName, unknown][])]]);

const ITALIAN = {
  country: 'IT',
  defaultLanguage: 'it',
  languages: ['it'],
  locales: { it: 'it-IT' },
  releaseZones: { it: 'IT_IT' },
  timeZone: 'Europe/Rome',
  paths: {},
};
const WORDS = { MOTTO: { it: '' }, PASS_NAME: { it: 'Tessera' }, SEAT_CARD_NAME: { it: 'Carnet' } };

test('the brand of tests and the folders of languages have no fault, and nothing is missing', () => {
  expect([unreadable, found({})]).toEqual([[], { faults: [], notes: [] }]);
});

test('the module that imports the folders is up to date', () => {
  const files = new Map([...folders].map(([name, each]) => [name, new Set(each.keys())]));
  expect(readFileSync(REGISTRY, 'utf8')).toBe(registryText(files));
});

describe('a row', () => {
  const LANGUAGES = 'a language that has a folder in i18n (de, en, fr, nl)';
  test.each([
    [{ currency: 'EURO' }, 'it: currency: expected a currency of ISO 4217, such as EUR, got "EURO".'],
    [{ currency: undefined }, 'it: currency: expected a currency of ISO 4217, such as EUR, got nothing.'],
    [
      { timeZone: 'Europe/Milan' },
      'it: timeZone: expected a zone of the IANA database, such as Europe/Rome, got "Europe/Milan".',
    ],
    [{ timeZone: '+01:00' }, 'it: timeZone: expected a zone of the IANA database, such as Europe/Rome, got "+01:00".'],
    [{ country: 'UK' }, 'it: country: expected a country of ISO 3166-1, such as IT, got "UK".'],
    [{ code: 'gb' }, 'it: code: expected the row’s own name, it, got "gb".'],
    [{ languages: ['fr', 'pt'] }, `it: languages: 1: expected ${LANGUAGES}, got "pt".`],
    [{ defaultLanguage: 'en' }, 'it: defaultLanguage: expected the first of its languages, fr, got "en".'],
    [{ locales: { fr: 'fr-FR' } }, 'it: locales: en: expected a locale such as en-FR, got nothing.'],
    [{ locales: { fr: 'fr-FR', en: 'en-GB' } }, 'it: locales: en: expected a locale such as en-FR, got "en-GB".'],
    [
      { releaseZones: { fr: 'FR_FR', en: 'fr' } },
      'it: releaseZones: en: expected a country and a language, such as IT_IT, got "fr".',
    ],
    [{ favouritesLimit: 3 }, 'it: favouritesLimit: expected 1 or 5, got 3.'],
    [
      { mainCity: 'nowhere' },
      'it: footerCities: expected mainCity, nowhere, among them, got ["paris","lyon","marseille","toulouse","nice"].',
    ],
    [{ features: ['hlep'] }, 'it: features: 0: expected one of '],
    [{ footerCity: [] }, 'it: footerCity: expected no such field, got [].'],
    [{ paths: { moovies: 'x' } }, 'it: paths: moovies: expected the name of a screen (docs/routes.md), got "moovies".'],
    [
      { paths: { near: { fr: 'Près' } } },
      'it: paths: near: expected words of a to z, digits and hyphens, with slashes between them, or such a path for each language, got {"fr":"Près"}.',
    ],
    [{ paths: { near: 'near/{id}' } }, 'it: paths: near: expected a path without braces, got "near/{id}".'],
    [
      { paths: { near: 'recherche' } },
      'i18n/fr/paths.json: screens: search: expected a path of its own on it, got "recherche", which near has, too (recherche).',
    ],
  ])('%j has a fault in one sentence', (fields, said) => {
    const { faults } = found(row(fields));
    const wanted = said.startsWith('i18n') ? said : `brand/sites.ts: ${said}`;
    expect(faults.filter((each) => each.startsWith(wanted))).toHaveLength(1);
  });

  test('all faults of all files are found at once', () => {
    const { faults } = found({
      ...row({ currency: 'EURO', timeZone: 'Rome', country: 'Italy' }),
      words: { NAME: '', COLOURS: { ...brand.COLOURS, gold: 'yellow' } },
      folders: withItalian({ strings: { Cinemas: 3 } }),
    });
    expect(faults).toEqual([
      'brand/sites.ts: it: country: expected a country of ISO 3166-1, such as IT, got "Italy".',
      'brand/sites.ts: it: timeZone: expected a zone of the IANA database, such as Europe/Rome, got "Rome".',
      'brand/sites.ts: it: currency: expected a currency of ISO 4217, such as EUR, got "EURO".',
      'brand/brand.ts: NAME: expected a text, got "".',
      'brand/brand.ts: COLOURS: gold: expected a colour of six digits, such as #ffc72e, got "yellow".',
      'i18n/it/strings.json: Cinemas: expected a text, or a group of texts, got 3.',
    ]);
  });

  test('faults between files are among them', () => {
    const { faults } = found({ ...row({ code: 'it', paths: { near: 'recherche' } }), words: { NAME: '' } });
    expect(faults).toEqual([
      'brand/brand.ts: NAME: expected a text, got "".',
      expect.stringMatching(/^i18n\/fr\/paths\.json: screens: search: expected a path of its own on it, /),
    ]);
  });

  test.each([undefined, null, [], {}, 'it'])('a table that is %j has a fault', (table) => {
    expect(found({ sites: table }).faults[0]).toMatch(
      /^brand\/sites\.ts: sites: expected a row for each country, got /,
    );
  });

  test.each(['GBP', 'PLN', 'TND', 'JPY', 'XOF'])('%s is a currency', (currency) => {
    expect(found({ sites: { ...sites, fr: { ...sites.fr, currency } } }).faults).toEqual([]);
  });
});

describe('brand.ts', () => {
  test('needs its words in each language of a site, and every export', () => {
    const words = { ...WORDS, SEAT_CARD_NAME: { fr: 'Carte' }, PROMISES: undefined, MAIL_SIGN: undefined };
    const { faults } = found({ ...row(ITALIAN), words, folders: withItalian({}) });
    expect(faults).toEqual([
      'brand/brand.ts: SEAT_CARD_NAME: it: expected a text, got nothing.',
      'brand/brand.ts: MAIL_SIGN: expected a text, or an empty one, got nothing.',
      'brand/brand.ts: PROMISES: expected an object, got nothing.',
    ]);
  });

  test('names a fallback that has a folder', () => {
    expect(found({ words: { FALLBACK_LANGUAGE: 'it' } }).faults).toEqual([
      'brand/brand.ts: FALLBACK_LANGUAGE: expected one of de, en, fr, nl, got "it".',
    ]);
  });
});

test('postcodes are prefixes with places, by country', () => {
  expect(found({ regions: { UK: '1 2 3', IT: '20 45,5 9.2' } }).faults).toEqual([
    'brand/postcodes.ts: REGIONS: UK: expected a country of ISO 3166-1, such as IT, got "UK".',
    'brand/postcodes.ts: REGIONS: IT: expected prefixes with a latitude and a longitude, such as 01 46.2 5.2,02 49.6 3.6, got "20 45,5 9.2".',
  ]);
});

describe('a folder of i18n', () => {
  const italian = (files: Partial<Record<FileName, unknown>>) =>
    found({ ...row(ITALIAN), words: WORDS, folders: withItalian(files) });

  test('without any file is a language, and everything that it lacks is named', () => {
    const { faults, notes } = italian({});
    expect(faults).toEqual([]);
    expect(notes).toHaveLength(4);
    expect(notes[0]).toMatch(/^i18n\/it\/strings\.json: \d+ of \d+ strings are shown in en: .*\bHeader \(\d+\)/);
    expect(notes[1]).toMatch(/^i18n\/it\/paths\.json: these screens have the paths of en: .*\bcinemas, .*\bnear\b/);
    expect(notes[3]).toMatch(/^i18n\/it\/search\.json is missing: /);
  });

  test('is not asked for the paths of screens that none of its sites has', () => {
    const { notes } = found({
      ...row({ ...ITALIAN, screens: [] }),
      words: WORDS,
      folders: withItalian({}),
    });
    expect(notes[1]).not.toMatch(/\bhelp\b/);
  });

  test.each([
    [
      { strings: { Header: { Language: ' Lingua' } } },
      'strings.json: Header: expected a text, or a group of texts, got {"Language":" Lingua"}.',
    ],
    [
      { strings: { Headre: { Language: 'Lingua' } } },
      'strings.json: Headre.Language: expected a string that en has, too.',
    ],
    [
      { strings: { Mail: { Hello: 'Ciao {{nome}}' } } },
      'strings.json: Mail.Hello: expected {{name}} in double braces, got "Ciao {{nome}}".',
    ],
    [
      { paths: { screens: { near: 'Vicino a me' } } },
      'paths.json: screens: near: expected words of a to z, digits and hyphens, with slashes between them, got "Vicino a me".',
    ],
    [
      { paths: { screens: { cinema: 'cinema' } } },
      'paths.json: screens: cinema: expected {slug} in the path, once, got "cinema".',
    ],
    [
      { paths: { screens: { near: 'it/vicino' } } },
      'paths.json: screens: near: expected a path that begins like no language of it, got "it/vicino".',
    ],
    [{ paths: { fragments: { bok: 'x' } } }, 'paths.json: fragments: bok: expected '],
    [
      { search: { days: { oggi: { day: 'today' } } } },
      'search.json: days: oggi: day: expected a number of days from today, or weekend, got "today".',
    ],
  ])('%j has a fault in one sentence', (files, said) => {
    expect(italian(files).faults.filter((each) => each.startsWith(`i18n/it/${said}`))).toHaveLength(1);
  });

  test('of the fallback lacks nothing', () => {
    const english = new Map([...folders.get('en')!].filter(([name]) => name !== 'paths'));
    const { faults } = found({ folders: new Map([...folders, ['en', english]]) });
    expect(faults).toContain(
      'i18n/en/paths.json: screens: near: expected a word, because this language stands in for others, got nothing.',
    );
  });

  test('has the name of a language', () => {
    expect(
      found({ folders: new Map([...folders, ['italian', new Map<FileName, unknown>()] as const]) }).faults,
    ).toEqual(['i18n: expected folders named by languages of ISO 639-1, such as it, got "italian".']);
  });
});
