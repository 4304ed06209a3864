import { beforeEach, describe, expect, test, vi } from 'vitest';
import { activeAfter } from '../../../../src/islands/search/activeAfter.ts';
import { SEARCH_TYPES } from '../../../../src/domain/search/search.ts';
import { groupsOf, parseResults } from '../../../../src/islands/search/results.ts';
import type { SearchStrings } from '../../../../src/islands/search/strings.ts';

describe('keys in the list', () => {
  test('arrows go from the field through the lines and back to the field', () => {
    expect([-1, 0, 1].map((active) => activeAfter('ArrowDown', active, 2))).toEqual([0, 1, -1]);
    expect([-1, 1, 0].map((active) => activeAfter('ArrowUp', active, 2))).toEqual([1, 0, -1]);
  });

  test('Home and End are the caret’s until a line is active', () => {
    expect(activeAfter('Home', -1, 3)).toBeUndefined();
    expect(activeAfter('End', -1, 3)).toBeUndefined();
    expect(activeAfter('Home', 2, 3)).toBe(0);
    expect(activeAfter('End', 0, 3)).toBe(2);
  });

  test('other keys, and all keys without a list, are the field’s', () => {
    expect(activeAfter('a', 0, 3)).toBeUndefined();
    expect(activeAfter('ArrowDown', -1, 0)).toBeUndefined();
  });
});

describe('what the API found', () => {
  const type = (name: string) => ({ title: name, more: `all ${name}`, one: `a ${name}` });
  const strings = {
    event: 'an event',
    types: Object.fromEntries(SEARCH_TYPES.map((name) => [name, type(name)])),
  } as unknown as SearchStrings;
  const item = (kind: string, id: number, more: object = {}) => ({
    type: kind,
    title: `${kind} ${id}`,
    url: `/${kind}/${id}`,
    isMovie: true,
    genres: ['Drama', 'War', 'Love'],
    duration: 153,
    posterPath: null,
    synopsis: null,
    ...more,
  });
  const many = (kind: string, count: number) => Array.from({ length: count }, (_, id) => item(kind, id));
  const groups = (data: unknown) => groupsOf(parseResults(data) ?? [], 'a & b', '/recherche', strings);
  beforeEach(() => vi.stubGlobal('location', { origin: 'http://localhost:4321' }));

  // SPEC 9.22
  test('is shown as four shows and three cinemas, with a link to all where there are more', () => {
    const [shows, cinemas] = groups([...many('show', 5), ...many('cinema', 3)]);
    expect(shows!.options).toHaveLength(4 + 1);
    expect(shows!.options.at(-1)).toEqual({
      url: '/recherche?q=a+%26+b&type=show',
      title: 'all show',
      subtitle: '',
    });
    expect(cinemas!.options.map(({ title }) => title)).toEqual(['cinema 0', 'cinema 1', 'cinema 2']);
  });

  // SPEC 2.80, 9.22
  test.each([
    ['show', 4],
    ['cinema', 3],
    ['offer', 4],
    ['news', 4],
    ['faq', 3],
  ])('of the type %s has as many as SPEC says, and a link to all only where there are more', (kind, count) => {
    const urls = (found: number) => groups(many(kind, found)).flatMap(({ options }) => options.map(({ url }) => url));
    expect(urls(count)).toHaveLength(count);
    expect(urls(count)).not.toContain(`/recherche?q=a+%26+b&type=${kind}`);
    expect(urls(count + 1)).toHaveLength(count + 1);
    expect(urls(count + 1).at(-1)).toBe(`/recherche?q=a+%26+b&type=${kind}`);
  });

  test.each([
    { title: 1 },
    { url: null },
    { genres: 'Drama' },
    { duration: '153' },
    { posterPath: {} },
    { synopsis: 1 },
  ])('loses an item with %j', (wrong) => {
    expect(groups([item('show', 1, wrong)])).toEqual([]);
  });

  // SPEC 5.16
  test('loses its events and whatever is no item', () => {
    expect(groups([item('event', 1), item('gpxp', 2), null, 'show'])).toEqual([]);
    expect(groups({ error: {} })).toEqual([]);
    expect(parseResults({ error: {} })).toBeUndefined();
  });

  test('says what a show is, two genres and its length', () => {
    const [shows] = groups([item('show', 1), item('show', 2, { isMovie: false, genres: [], duration: 0 })]);
    expect(shows!.options.map(({ subtitle }) => subtitle)).toEqual([
      'a show · Drama, War · 2\u00a0h\u00a033',
      'an event',
    ]);
  });

  test('tells cinemas of one name apart by their town, in the list and in the history', () => {
    const [cinemas] = groups([
      item('cinema', 1, { title: 'Rex', synopsis: 'Brive' }),
      item('cinema', 2, { title: 'Rex', synopsis: 'Vif' }),
      item('cinema', 3, { title: 'Rex Lyon', synopsis: 'Lyon' }),
    ]);
    expect(cinemas!.options.map(({ subtitle }) => subtitle)).toEqual(['Brive', 'Vif', '']);
    expect(cinemas!.options.map(({ entry }) => entry?.subtitle)).toEqual([
      'a cinema · Brive',
      'a cinema · Vif',
      'a cinema',
    ]);
  });

  test('has its pictures from the host that the page is on', () => {
    const md = 'http://fr.aurore.localhost:4321/media/a-00000000-320.webp';
    const [shows] = groups([item('show', 1, { posterPath: { lg: md, md } })]);
    expect(shows!.options[0]!.picture).toEqual({ src: '/media/a-00000000-320.webp', kind: 'poster' });
  });
});
