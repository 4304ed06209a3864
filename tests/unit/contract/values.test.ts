import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { feedCinemaSchema } from '../../../src/contract/cinema.ts';
import {
  cinemasBodySchema,
  emotionBodySchema,
  intentionBodySchema,
  showsBodySchema,
} from '../../../src/contract/client.ts';
import { unknown, withDefaults } from '../../../src/contract/defaults.ts';
import { feedContent, feedDocuments, feedDraftSchema, feedFiles, feedSingles } from '../../../src/contract/feed.ts';
import { HOUR, NO_FILTERS } from '../../../src/contract/filters.ts';
import { showtimeSchema, statusesSchema } from '../../../src/contract/programme.ts';
import { oldReportSchema, reportsSchema } from '../../../src/contract/report.ts';
import {
  NO_STORED_SETTINGS,
  scriptInjectionSchema,
  storedSettingsSchema,
} from '../../../src/contract/storedSettings.ts';
import {
  addressSchema,
  cinemaSlugSchema,
  citySlugSchema,
  colourSchema,
  gpsPositionSchema,
  instantSchema,
  itemSlugSchema,
  languageTagSchema,
  localTimeSchema,
  showSlugSchema,
  ticketingIdSchema,
  timeZoneSchema,
} from '../../../src/contract/values.ts';

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const long = (length: number) => 'a'.repeat(length);
const oneOf = (name: 'time' | 'refCmd' | 'auditoriumCapacity') => showtimeSchema.shape[name];
const header = storedSettingsSchema.shape;
const reference = statusesSchema.keyType;
const website = feedCinemaSchema.shape.website;
const attribute = scriptInjectionSchema.shape.attributes.keyType;
const cookie = header.cookieNames.unwrap().element;
const widget = header.feedback.unwrap().unwrap().shape.script;
const store = header.addresses.unwrap().valueType;

const VALUES: readonly (readonly [name: string, schema: z.ZodType, message: string, good: string[], bad: string[]])[] =
  [
    [
      'a local time',
      localTimeSchema,
      'expected YYYY-MM-DD HH:MM:SS',
      ['2026-11-21 20:15:00'],
      ['2026-11-21T20:15:00', '2026-11-21 20:15', '12026-11-21 20:15:00', '2026-11-21 20:15:000', '2026-11-21'],
    ],
    [
      'a zone',
      timeZoneSchema,
      'expected an IANA zone, such as Europe/Paris',
      ['Europe/Paris', 'Indian/Reunion', 'America/Port-au-Prince', 'America/Argentina/Buenos_Aires', 'Etc/GMT+4'],
      ['Reunion', 'Indian/Runion', '+04:00', 'UTC+4', 'CET', 'indian/reunion', ' Indian/Reunion', ''],
    ],
    [
      'a language',
      languageTagSchema,
      'expected a language tag (BCP 47), such as de or ru-Latn',
      ['de', 'ru-Latn', 'zh-Hant-TW', 'nds'],
      ['german', 'd', 'de_DE', 'de-', 'de-Latn-Latn', ' de', ''],
    ],
    [
      'a cinema’s slug',
      cinemaSlugSchema,
      'expected letters, digits, - and _',
      ['a', 'Z9', '9_-', long(128)],
      ['', '-a', '_a', 'a.b', 'a b', ' a', 'a ', long(129)],
    ],
    [
      'a city’s slug',
      citySlugSchema,
      'expected kebab case',
      ['lyon', 'le-havre', 'a1-2b-c'],
      ['', 'Lyon', '-lyon', 'lyon-', 'le--havre', 'le havre', 'le_havre', ' lyon', 'lyon '],
    ],
    [
      'a show’s slug',
      showSlugSchema,
      'expected the title in kebab case, a hyphen and a number',
      ['metropolis-44019', 'm-1-2', 'the-film-7'],
      [
        'metropolis',
        'metropolis-',
        '-44019',
        'metropolis-44019a',
        'Metropolis-44019',
        'the--film-7',
        ' the-film-7',
        '7',
      ],
    ],
    [
      'an address',
      addressSchema,
      'expected an http(s) address or a path',
      ['https://aurore.example', 'http://aurore.example/a?b', '/media/a.webp'],
      [
        '',
        '/',
        '//aurore.example',
        '/\\aurore.example',
        '/.//aurore.example',
        'ftp://a',
        'javascript:alert(1)',
        'xhttps://a',
        '/a b',
        ' /a',
        '/a ',
        'https://',
      ],
    ],
    [
      'an id of the ticketing',
      ticketingIdSchema,
      'expected at most 60 letters, digits, - and _',
      ['1', 'A-b_9', long(60)],
      ['', 'a.b', ' a', 'a ', long(61)],
    ],
    [
      'the slug of content',
      itemSlugSchema,
      'expected letters, digits, -, _ and .',
      ['a', 'Z.9', '9_-.', long(128)],
      ['', '.a', '-a', 'a b', ' a', 'a ', 'a/b', long(129)],
    ],
    [
      'a colour',
      colourSchema,
      'expected #rrggbb',
      ['#102030', '#aBcDeF'],
      ['102030', '#10203', '#1020300', '#10203g', 'x#102030'],
    ],
    [
      'a booking link',
      oneOf('refCmd'),
      'expected an absolute http(s) address',
      ['https://tickets.example/a', 'http://tickets.example?a', 'https://tickets.example/'],
      ['/a', 'https://tickets.example', 'https:///a', 'xhttps://a/b', 'https://a/b c', 'ftp://a/b', 'https://a b/c'],
    ],
    [
      'a capacity',
      oneOf('auditoriumCapacity'),
      'expected digits in a string',
      ['0', '148'],
      ['', '-1', '1.5', 'a1', '1a'],
    ],
    [
      'a booking reference',
      reference,
      'expected V{vistaRef}S{session}',
      ['V1S2', 'VA-b_1.c-D_2'],
      ['', 'V1', 'VS2', 'V1S', '1S2', 'xV1S2', 'V1S2/', 'V1S2 ', 'V1 S2'],
    ],
    [
      'a cinema’s website',
      website,
      'expected an http(s) address',
      ['https://a', 'http://a/b'],
      ['/a', 'xhttps://a', 'https://a b', 'https://', 'ftp://a'],
    ],
    [
      'an address of the menu',
      store,
      'expected an http(s) address',
      ['https://a', 'http://a'],
      ['/a', 'https://', 'xhttp://a', 'http://a b'],
    ],
    [
      'an address of a widget',
      widget,
      'expected an http(s) address or a path of the site',
      ['https://a', 'http://a', '/a'],
      ['//a', '/\\a', '/', '', 'xhttps://a', '/a b', 'ftp://a'],
    ],
    [
      'the name of a cookie',
      cookie,
      'expected the name of a cookie',
      ['a', '_a.b-9', long(64)],
      ['', 'a b', 'a=', ' a', 'a;', long(65)],
    ],
    [
      'the name of an attribute',
      attribute,
      'expected the name of an attribute',
      ['async', 'data-id', 'Data-Id', 'a'],
      ['', '-a', '9a', 'a9', 'a b', 'a=', ' a'],
    ],
  ];

describe.each(VALUES)('%s', (_, schema, message, good, bad) => {
  test('is as it should be', () => {
    for (const value of good) expect(messagesOf(schema, value), value).toEqual([]);
  });

  test('is refused with what is expected', () => {
    for (const value of bad) expect(messagesOf(schema, value), value).toEqual([message]);
  });
});

test('hours are those of a clock', () => {
  for (const hour of ['0000', '0959', '1000', '1959', '2000', '2359']) expect(HOUR.test(hour), hour).toBe(true);
  for (const hour of ['2400', '1260', '3000', '-000', '12000', 'a1200', '120', ''])
    expect(HOUR.test(hour), hour).toBe(false);
});

test('without filters, none is set', () => {
  expect(NO_FILTERS).toEqual({ tags: [], genres: [], versions: [] });
});

test('a place is on the globe', () => {
  const isPlace = (x: number, y: number) => gpsPositionSchema.safeParse({ x, y }).success;
  expect([isPlace(90, 180), isPlace(-90, -180)]).toEqual([true, true]);
  expect([isPlace(91, 0), isPlace(-91, 0), isPlace(0, 181), isPlace(0, -181)]).toEqual([false, false, false, false]);
});

test('an instant has its offset', () => {
  expect(instantSchema.safeParse('2026-11-21T20:30:00+01:00').success).toBe(true);
  expect(instantSchema.safeParse('2026-11-21T20:30:00').success).toBe(false);
});

describe('what may be left out', () => {
  test('has a value of its own, which no two share', () => {
    const schema = withDefaults(feedCinemaSchema.pick({ slug: true, tags: true }), { tags: ['imax'] });
    const [one, other] = [schema.parse({ slug: 'a' }), schema.parse({ slug: 'b' })];
    expect(one).toEqual({ slug: 'a', tags: ['imax'] });
    expect(one.tags).not.toBe(other.tags);
  });

  test('is unknown', () => {
    const schema = unknown(cinemaSlugSchema);
    expect([schema.parse(undefined), schema.parse(null), schema.parse('a')]).toEqual([null, null, 'a']);
  });
});

describe('bodies of a client’s calls', () => {
  test('name between one cinema and twenty', () => {
    const isRead = (count: number) => cinemasBodySchema.safeParse({ cinemas: Array(count).fill('3001') }).success;
    expect([0, 1, 20, 21].map(isRead)).toEqual([false, true, true, false]);
  });

  test('name up to a thousand shows', () => {
    const isRead = (count: number) => showsBodySchema.safeParse({ showSlugs: Array(count).fill('a-1') }).success;
    expect([0, 1000, 1001].map(isRead)).toEqual([true, true, false]);
  });

  test('want to see a show, unless they say otherwise', () => {
    expect(intentionBodySchema.parse({})).toEqual({ intention: 2, isDelete: false });
    const isRead = (intention: number) => intentionBodySchema.safeParse({ intention }).success;
    expect([-1, 0, 9, 10, 1.5].map(isRead)).toEqual([false, true, true, false, false]);
  });

  test('have an emotion, unless they take it off', () => {
    expect(emotionBodySchema.parse({ emotion: 'loved' })).toEqual({ emotion: 'loved', isDelete: false });
    expect(emotionBodySchema.safeParse({ isDelete: true }).success).toBe(true);
    const [issue] = emotionBodySchema.safeParse({}).error!.issues;
    expect(issue).toMatchObject({ path: ['emotion'], message: 'expected one of disappointed, liked, loved' });
  });
});

describe('reports of violations', () => {
  test('in the old form are one, of the directive that was applied', () => {
    const read = (report: object) => oldReportSchema.parse({ 'csp-report': report });
    const both = { 'effective-directive': 'img-src', 'violated-directive': 'default-src', 'blocked-uri': 'https://a' };
    expect(read(both)).toEqual([{ directive: 'img-src', blocked: 'https://a' }]);
    expect(read({ 'violated-directive': 'default-src' })).toEqual([{ directive: 'default-src', blocked: '' }]);
    expect(read({ 'effective-directive': 1 })).toEqual([{ directive: '', blocked: '' }]);
    expect(oldReportSchema.safeParse({}).success).toBe(false);
  });

  test('in the new form are those of violations among all', () => {
    const body = { effectiveDirective: 'img-src', blockedURL: 'https://a' };
    const reports = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body },
      { type: 'csp-violation' },
      { type: 'csp-violation', body: 'none' },
      { body },
      { type: 'csp-violation', body: {} },
    ];
    expect(reportsSchema.parse(reports)).toEqual([
      { directive: 'img-src', blocked: 'https://a' },
      { directive: '', blocked: '' },
    ]);
  });
});

describe('the files of a feed', () => {
  test('are those of its places and programme, of its editors, and single ones', () => {
    expect(feedFiles).toEqual([
      ...['cities', 'cinemas', 'shows', 'show-details', 'tags', 'versions', 'technologies'],
      ...['articles', 'ecards', 'ecard-types', 'experiences', 'experience-groups', 'seasons', 'faq-articles'],
      ...['faq-categories', 'footer-faq', 'alerts', 'featured', 'header-pushes', 'autopromos', 'master-templates'],
      ...['pages', 'vod', 'videos', 'offers-page', 'footer', 'native-ad', 'subscription'],
    ]);
    const all = { ...feedDocuments, ...feedContent, ...feedSingles };
    expect(Object.keys(all)).toEqual(feedFiles);
  });

  test('may each have a version that is to come', () => {
    for (const document of feedFiles) {
      expect(
        feedDraftSchema.safeParse({ document, slug: 'a', state: 'draft', item: {} }).error?.issues ?? [],
        document,
      ).toEqual([]);
    }
    expect(feedDraftSchema.safeParse({ document: 'drafts', slug: 'a', state: 'draft', item: {} }).success).toBe(false);
  });
});

test('a site whose settings were never imported has the defaults, and unknown settings are faults', () => {
  expect(NO_STORED_SETTINGS).toEqual({
    features: {},
    addresses: {},
    cookieNames: [],
    securityCookieNames: [],
    scriptInjections: [],
    youtubeChannel: null,
    captchaKey: null,
    customerChat: null,
    feedback: null,
    locator: {},
  });
  for (const fault of [
    { colour: 'red' },
    { locator: { colour: 'red' } },
    { customerChat: { colour: 'red' } },
    { features: { colour: true } },
    { feedback: { script: '/a', preproductionScript: '/b', colour: 'red' } },
    { scriptInjections: [{ placement: 'head', element: 'script', attributes: {}, colour: 'red' }] },
  ]) {
    expect(storedSettingsSchema.safeParse(fault).success, JSON.stringify(fault)).toBe(false);
  }
  const injection = { placement: 'head', element: 'script', attributes: {} };
  expect(storedSettingsSchema.parse({ scriptInjections: [injection] }).scriptInjections).toEqual([
    { ...injection, value: '', cookies: 'audience' },
  ]);
});
