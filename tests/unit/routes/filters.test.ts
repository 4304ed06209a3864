import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../../src/contract/filters.ts';
import { requestedFilters, baseOf, formatFilters, parseFilters, withFilters } from '../../../src/routes/filters.ts';
import { withoutTrailingSlash } from '../../../src/routes/paths.ts';
import { filters } from './samples.ts';

const evening = {
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
    '/filterstags-a',
    '/other/tags-a',
  ])('%s is no address', (suffix) => {
    expect(parseFilters(suffix)).toBeUndefined();
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
