import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenOf, FILTER_NAMES, NO_FILTERS } from '../../../src/contract/filters.ts';
import {
  baseOf,
  decodeSegment,
  FILTERS_FORM,
  formatFilters,
  hasFilters,
  parseFilters,
  requestedFilters,
  splitFilters,
  withFilters,
} from '../../../src/routes/filters.ts';
import { withoutTrailingSlash } from '../../../src/routes/paths.ts';
import { filters } from './samples.ts';

const evening = {
  ...NO_FILTERS,
  date: '2026-11-21',
  tags: ['imax', '3d', '3d'],
  genres: ['drame'],
  versions: ['vost', 'vf'],
  localisation: 'paris',
  from: '1900',
  until: '0030',
};
const eveningSuffix =
  '/filters/date-2026-11-21/tags-3d,imax/genres-drame/versions-vf,vost/localisation-paris/from-1900/until-0030';

describe('the filters suffix', () => {
  // SPEC 2.49
  test('has the segments of SPEC 2 in its order and hours after them, values sorted, each once', () => {
    expect(formatFilters(evening)).toBe(eveningSuffix);
    expect(formatFilters(NO_FILTERS)).toBe('');
    expect(formatFilters({ ...NO_FILTERS, localisation: 'paris' })).toBe('/filters/localisation-paris');
  });

  // SPEC 3.52
  test('is read back as it was meant', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const suffix = formatFilters(asked);
        if (suffix !== '') expect(parseFilters(suffix)).toEqual({ filters: asked, canonical: true });
      }),
    );
  });

  test('another order means the same, and says that it is another', () => {
    const mixed =
      '/filters/until-0030/versions-vost,vf/localisation-paris/tags-imax,3d,imax/date-2026-11-21/genres-drame/from-1900';
    const { tags: _, ...rest } = evening;
    expect(parseFilters(mixed)).toEqual({
      filters: { ...rest, tags: ['3d', 'imax'], versions: ['vf', 'vost'] },
      canonical: false,
    });
    expect(parseFilters('/filters/tags-%33d')).toEqual({ filters: { ...NO_FILTERS, tags: ['3d'] }, canonical: false });
    expect(parseFilters('/filters')).toEqual({ filters: NO_FILTERS, canonical: false });
    expect(parseFilters('/filters/')).toEqual({ filters: NO_FILTERS, canonical: false });
  });

  test('values are percent-decoded, and a comma within one stays within it', () => {
    expect(parseFilters('/filters/genres-com%C3%A9die,drame%2Cpo%C3%A9sie')?.filters.genres).toEqual([
      'comédie',
      'drame,poésie',
    ]);
  });

  test.each([
    '/filters/colour-red',
    '/filters/tags-',
    '/filters/tags',
    '/filters/tags-a,,b',
    '/filters/tags-a/',
    '/filters//tags-a',
    '/filters/tags-a/tags-b',
    '/filters/date-2026-02-30',
    '/filters/date-today',
    '/filters/date-2026-11-21,2026-11-22',
    '/filters/localisation-paris,lyon',
    '/filters/from-19',
    '/filters/from-2500',
    '/filters/until-2260',
    '/filters/from-1900,2000',
    '/filters/tags-%zz',
    '/filters/tags-a%2Fb',
    '/filters/tags-%0a',
    '/filters/tags-a%5Cb',
    '/filters/tags-%7F',
    '/filters/xtags-a',
    '/filters/date-2026-11-21x',
    '/filters/date-x2026-11-21',
    '/filters/date-12026-11-21',
    '/filters/date-2026-13-01',
    '/filters/date-2026-1-1',
    '/filters/from-19000',
    '/filters/until-1900,2000',
    '/filters/date-2026-11',
    '/filters/tags-a\nb',
    '/filterstags-a',
    '/filtersxtags-a',
    '/another/tags-a',
    '/filtersx/tags-a',
    '/other/tags-a',
    '/elsewhere/filters/tags-a',
  ])('%s is no address', (suffix) => {
    expect(parseFilters(suffix)).toBeUndefined();
  });

  test('a value has at most 128 characters, and a segment at most 40 values', () => {
    const value = (length: number) => parseFilters(`/filters/tags-${'a'.repeat(length)}`);
    expect(value(128)?.filters.tags).toEqual(['a'.repeat(128)]);
    expect(value(129)).toBeUndefined();
    const values = (count: number) =>
      parseFilters(`/filters/tags-${Array.from({ length: count }, (_, index) => String(index)).join(',')}`);
    expect(values(40)?.filters.tags).toHaveLength(40);
    expect(values(41)).toBeUndefined();
  });

  test('hours go from midnight to a minute before it', () => {
    expect(parseFilters('/filters/from-0000/until-2359')?.filters).toEqual({
      ...NO_FILTERS,
      from: '0000',
      until: '2359',
    });
    expect(parseFilters('/filters/from-2400')).toBeUndefined();
  });

  test('a set of filters is any at all, or none', () => {
    expect(hasFilters(NO_FILTERS)).toBe(false);
    for (const name of FILTER_NAMES)
      expect(hasFilters({ ...NO_FILTERS, [name]: evening[name] }), name).toBe(chosenOf(evening, name).length > 0);
  });

  test('a text that is badly encoded, or no text at all, is not decoded', () => {
    expect(decodeSegment('com%C3%A9die')).toBe('comédie');
    for (const text of ['%', '%zz', '%C3', '\ud800', 'a\udc00']) expect(decodeSegment(text)).toBeUndefined();
  });

  test('the path before it is split from the suffix where that begins', () => {
    expect(splitFilters('/films/filters/tags-a')).toEqual({ base: '/films', suffix: '/filters/tags-a' });
    expect(splitFilters('/films/filters/tags-a/filters')).toEqual({
      base: '/films',
      suffix: '/filters/tags-a/filters',
    });
    expect(splitFilters('/films/filters')).toEqual({ base: '/films', suffix: '/filters' });
    expect(splitFilters('/filters')).toEqual({ base: '/', suffix: '/filters' });
    expect(splitFilters('/filters/tags-a/filters')).toEqual({ base: '/', suffix: '/filters/tags-a/filters' });
    expect(splitFilters('/films')).toEqual({ base: '/films', suffix: undefined });
    expect(splitFilters('/films/filters-1')).toEqual({ base: '/films/filters-1', suffix: undefined });
  });

  // SPEC 2.51
  test('anything after /filters is ignored for the base', () => {
    expect(baseOf(`/films${eveningSuffix}`)).toBe('/films');
    expect(baseOf('/films/filters')).toBe('/films');
    expect(baseOf('/films/filters/what/ever')).toBe('/films');
    expect(baseOf('/films/filters-1')).toBe('/films/filters-1');
    expect(baseOf('/filters/tags-a')).toBe('/');
    expect(baseOf('/')).toBe('/');
  });

  test('new filters replace those of an address', () => {
    expect(withFilters('/films/filters/tags-a', evening)).toBe(`/films${eveningSuffix}`);
    expect(withFilters('/films/filters/tags-a', NO_FILTERS)).toBe('/films');
    expect(withFilters('/', { ...NO_FILTERS, tags: ['a'] })).toBe('/filters/tags-a');
    expect(withFilters('/', NO_FILTERS)).toBe('/');
  });
});

describe('a form without script', () => {
  const asked = (query: string) => requestedFilters({ ...NO_FILTERS, tags: ['3d'] }, new URLSearchParams(query));

  test('asks for a day or for hours; the rest stays', () => {
    expect(FILTERS_FORM).toEqual(['date', 'from', 'until']);
    expect(asked('from=1900')).toEqual({ ...NO_FILTERS, tags: ['3d'], from: '1900' });
    expect(asked('date=2026-11-22&from=1900')).toEqual({ ...NO_FILTERS, tags: ['3d'], date: '2026-11-22' });
    expect(asked('')).toBeUndefined();
    expect(asked('start=2026-11-21')).toBeUndefined();
    expect(asked('date=2026-11-22')).toEqual({ ...NO_FILTERS, tags: ['3d'], date: '2026-11-22' });
    expect(asked('from=1900&until=2230')).toEqual({ ...NO_FILTERS, tags: ['3d'], from: '1900', until: '2230' });
    expect(asked('from=&until=2230')).toEqual({ ...NO_FILTERS, tags: ['3d'], until: '2230' });
  });

  test('that asks for nothing there is clears it', () => {
    expect(asked('date=soon')).toEqual({ ...NO_FILTERS, tags: ['3d'] });
    expect(asked('from=noon&until=9999')).toEqual({ ...NO_FILTERS, tags: ['3d'] });
    expect(requestedFilters(evening, new URLSearchParams('from=&until='))).toEqual({
      ...evening,
      from: undefined,
      until: undefined,
    });
  });
});

// SPEC 2.4
describe('a trailing slash', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/films', '/films'],
    ['/films/', '/films'],
    ['/films///', '/films'],
    ['/en/films/a-1/', '/en/films/a-1'],
    ['//', '/'],
  ])('%j becomes %j', (path, expected) => {
    expect(withoutTrailingSlash(path)).toBe(expected);
  });

  test.each(['//example.org/', '/\\example.org/', '\\\\example.org/', '///example.org//'])(
    '%j stays on this host',
    (path) => {
      expect(new URL(withoutTrailingSlash(path), 'https://here.test').host).toBe('here.test');
    },
  );
});
