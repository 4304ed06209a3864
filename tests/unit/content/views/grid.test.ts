import { describe, expect, test } from 'vitest';
import { dayStrip, gridCounts, lastDay, optionGroups } from '../../../../src/content/views/grid.ts';
import { NO_FILTERS, type Filters } from '../../../../src/contract/filters.ts';
import { timesOf } from '../../../../src/domain/programme/hours.ts';
import { catalogueOf, tagOf } from './chain.ts';
import { subjectWith } from '../../../support/subject.ts';

describe('the strip of days', () => {
  const strip = (start = '2026-11-21', published = ['2026-11-21', '2026-11-23'], locale = 'fr-FR') =>
    dayStrip('2026-11-21', start, new Set(published), locale, { date: '2026-11-21', word: 'Auj.' });

  test('is a fortnight from today, whose weekday has a word of its own; days without screenings say so', () => {
    const days = strip();
    expect(days).toHaveLength(14);
    expect(days.slice(0, 3)).toEqual([
      { day: '2026-11-21', weekday: 'Auj.', month: 'nov.', spoken: 'samedi 21 novembre' },
      { day: '2026-11-22', weekday: 'dim.', month: 'nov.', spoken: 'dimanche 22 novembre', empty: true },
      { day: '2026-11-23', weekday: 'lun.', month: 'nov.', spoken: 'lundi 23 novembre' },
    ]);
    expect(days.at(-1)).toMatchObject({ day: '2026-12-04', month: 'déc.' });
  });

  test('goes on from another start, in another language, and is not that of a call before', () => {
    expect(strip('2026-12-10')[1]).toMatchObject({ day: '2026-12-10', weekday: 'jeu.' });
    expect(strip()[1]).toMatchObject({ day: '2026-11-22' });
    expect(strip('2026-11-21', [], 'de-CH')[1]).toMatchObject({ spoken: 'Sonntag, 22. November', weekday: 'So' });
    expect(strip()[1]).toMatchObject({ spoken: 'dimanche 22 novembre' });
    const next = dayStrip('2026-11-22', '2026-11-22', new Set(), 'fr-FR', { date: '2026-11-22', word: 'Auj.' });
    expect(next[0]).toEqual({
      day: '2026-11-22',
      weekday: 'Auj.',
      month: 'nov.',
      spoken: 'dimanche 22 novembre',
      empty: true,
    });
  });

  test('at night people call the day after the cinema day today', () => {
    const night = dayStrip('2026-11-21', '2026-11-21', new Set(), 'fr-FR', { date: '2026-11-22', word: 'Auj.' });
    expect(night.slice(0, 3).map(({ weekday }) => weekday)).toEqual(['sam.', 'Auj.', 'lun.']);
  });

  test('can be left for later days: up to the last published one', () => {
    expect(lastDay('2026-11-21', ['2026-11-23'])).toBe('2026-12-04');
    expect(lastDay('2026-11-21', ['2026-12-24', '2026-12-31', '2026-11-23'])).toBe('2026-12-31');
  });
});

const screening = (tags: string[], version = 'vf', start = '20:00', end = '21:30', genres = ['drama']) => ({
  subject: subjectWith({ tags, genres, versions: [version] }),
  times: timesOf(start, end),
});
const narrowed = (filters: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...filters });

describe('the filters of a programme', () => {
  const orders = (filter: number) => ({ orders: { showtime: 0, filter, upsell: 0 } });
  const tags = [
    tagOf('imax', { ...orders(2), category: 'experience', categoryOrder: 2 }),
    tagOf('dolby', { ...orders(1), category: 'experience', categoryOrder: 3 }),
    tagOf('live', { ...orders(3), category: 'event', categoryOrder: 1 }),
    tagOf('kids', { ...orders(4), category: 'programme', categoryOrder: 5 }),
    tagOf('pmr', { ...orders(5), category: 'accessibility', categoryOrder: 4 }),
    tagOf('muet', { ...orders(6), category: 'experience', categoryOrder: 0, versionFilter: true }),
    tagOf('quiet', { ...orders(0), category: 'experience', places: ['cinemaFilters'] }),
  ];
  const versions = [
    { slug: 'vost', label: 'VOST', description: '' },
    { slug: 'vf', label: 'VF', description: '' },
    { slug: 'vo', label: 'VO', description: '' },
  ];
  const genres = new Map([
    ['drama', 'Drame'],
    ['war', 'Éclat'],
    ['comedy', 'Comédie'],
  ]);
  const catalogue = catalogueOf('fr', { tags, versions, genres });
  const all = [
    screening(['imax', 'dolby']),
    screening(['imax', 'live', 'unheard-of'], 'vost', '18:00', '19:30', ['war', 'noir']),
    screening(['pmr', 'kids'], 'vf', '18:00', '19:30', ['comedy']),
    screening(['muet', 'quiet']),
  ];
  const groups = (filters: Partial<Filters> = {}, of = all, place: 'cinemaFilters' | 'showFilters' = 'showFilters') =>
    optionGroups(catalogue, of, narrowed(filters), place).map(({ name, options }) => [
      name,
      ...options.map(({ group, slug, label, count }) => `${group} ${slug} ${label} ${count}`),
    ]);

  test('are in groups by their categories’ order, each by its order, with how many would be left', () => {
    expect(groups()).toEqual([
      ['versions', 'versions vost VOST 1', 'versions vf VF 3', 'tags muet Title of muet 1'],
      ['types', 'tags live Title of live 1', 'tags kids Title of kids 1'],
      ['experiences', 'tags dolby Title of dolby 1', 'tags imax Title of imax 2'],
      ['accessibility', 'tags pmr Title of pmr 1'],
      ['genres', 'genres comedy Comédie 1', 'genres drama Drame 2', 'genres war Éclat 1', 'genres noir noir 1'],
    ]);
  });

  test('of cinemas and of shows differ by the places of tags', () => {
    const [, first] = groups({}, all, 'cinemaFilters');
    expect(first).toEqual([
      ...['experiences', 'tags quiet Title of quiet 1', 'tags dolby Title of dolby 1', 'tags imax Title of imax 2'],
    ]);
  });

  test('that are chosen are offered too, and counts are within the hours', () => {
    const one = [screening([])];
    expect(groups({}, one)).toEqual([
      ['experiences'],
      ['types'],
      ['accessibility'],
      ['genres', 'genres drama Drame 1'],
    ]);
    expect(groups({ versions: ['vo'], tags: ['imax'], genres: ['war'] }, one).flat()).toEqual(
      expect.arrayContaining(['versions vo VO 0', 'tags imax Title of imax 0', 'genres war Éclat 0']),
    );
    expect(groups({ from: '1900' }).flat()).toContain('tags imax Title of imax 1');
    expect(groups({ from: '1900' }).flat()).toContain('versions vost VOST 0');
  });

  test('are those of all screenings, and numbers of what is shown of them', () => {
    const shown = optionGroups(catalogue, all, NO_FILTERS, 'showFilters', all.slice(0, 1)).flatMap(({ options }) =>
      options.map(({ slug, count }) => `${slug} ${count}`),
    );
    expect(shown).toEqual(expect.arrayContaining(['vf 1', 'vost 0', 'imax 1', 'live 0', 'drama 1', 'comedy 0']));
  });

  test('do not begin with a single version, which everything has', () => {
    expect(groups({}, [screening(['imax'])]).map(([name]) => name)).not.toContain('versions');
    expect(groups({}, [screening(['imax']), screening([], 'vost')]).map(([name]) => name)).toContain('versions');
    expect(groups({}, []).map(([name]) => name)).not.toContain('versions');
  });
});

describe('the counts of a filtered programme', () => {
  const rows = [[screening(['imax']), screening([], 'vost')], [screening(['imax'], 'vf', '14:00', '15:30')], []];
  const counts = (filters: Partial<Filters>) => gridCounts(rows, narrowed(filters));

  test('are of the shows and of the tickets left', () => {
    expect(counts({})).toEqual({ counts: { rows: 2, tickets: 3 }, drop: null });
    expect(counts({ tags: ['imax'] })).toEqual({ counts: { rows: 2, tickets: 2 }, drop: null });
    expect(counts({ from: '1900' })).toEqual({ counts: { rows: 1, tickets: 2 }, drop: null });
  });

  test('say what to clear once nothing is left', () => {
    expect(counts({ tags: ['imax'], versions: ['vost'] })).toEqual({
      counts: { rows: 0, tickets: 0 },
      drop: { group: 'versions', count: 2 },
    });
    expect(counts({ from: '1900', until: '2000' })).toEqual({
      counts: { rows: 0, tickets: 0 },
      drop: { group: 'hours', count: 3 },
    });
    expect(counts({ tags: ['x'], versions: ['y'] })).toEqual({ counts: { rows: 0, tickets: 0 }, drop: null });
  });
});
