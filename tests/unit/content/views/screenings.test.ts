import { describe, expect, test } from 'vitest';
import type { ListedShowtime } from '../../../../src/content/showtimeRows.ts';
import {
  canBeBooked,
  canBeReached,
  nextOf,
  screeningViews,
  stateAlone,
  stateUpdater,
  type ScreeningsOptions,
} from '../../../../src/content/views/screenings.ts';
import { NO_FILTERS } from '../../../../src/contract/filters.ts';
import type { Language, SiteCode } from '../../../../src/sites/sites.ts';
import { catalogueOf, screeningAt, tagOf } from './chain.ts';

const NOW = new Date('2026-11-21T17:30:00+01:00');
const start = (clock: string) => Date.parse(`2026-11-21T${clock}:00+01:00`);
const special = {
  ...{ titleShowtimeDetails: null, descriptionShowtimeDetails: null, titleScreening: null, titleModal: null },
  ...{ source: 'showtime', highlightedTitle: null, backgroundColor: null, color: null, pictoBanner: null },
} as unknown as NonNullable<ListedShowtime['specialShowtimeDetails']>;

const icon = (label: string | null) => ({ type: 'text', label, image: null, width: null, sprite: null }) as never;
const tags = [
  tagOf('imax', { icon: icon('IMAX') }),
  tagOf('dolby', { icon: icon(null), badgeTitle: 'Dolby Cinema' }),
  tagOf('duo', { title: 'Duo seats' }),
  tagOf('hidden', { places: ['cinema'] }),
  tagOf('seancespeciale', { title: 'Special' }),
  tagOf('pmr', { title: 'Wheelchair spaces' }),
  tagOf('audiodesc', { title: 'Audio description', badgeTitle: 'AD' }),
  tagOf('hearing-impaired', { title: 'Subtitles', icon: icon('ST') }),
];
const versions = [{ slug: 'vost', label: 'VOST', description: 'Subtitled' }];

function viewsOf(showtimes: readonly ListedShowtime[], more: Partial<ScreeningsOptions> = {}) {
  const catalogue = catalogueOf('fr', { tags, versions });
  return screeningViews(showtimes, {
    catalogue,
    show: { genresSlug: ['drama'], duration: null },
    filters: NO_FILTERS,
    now: NOW,
    next: undefined,
    ...more,
  });
}
const viewOf = (more: Partial<ListedShowtime>, options: Partial<ScreeningsOptions> = {}) =>
  viewsOf([screeningAt('2026-11-21 20:15', more)], options)[0]!;

describe('a ticket', () => {
  test('names the day of its end where that is another cinema day', () => {
    const endsAt = (endTime: string, options: Partial<ScreeningsOptions> = {}) => {
      const view = viewOf({ time: '2026-11-21 12:00:00', endTime: `2026-11-${endTime}:00` }, options);
      return [
        view.endTime,
        view.endDay,
        view.times.end! - view.times.start,
        (view.end! - view.screening.start) / 60_000,
      ];
    };
    // After midnight, but within the night.
    expect(endsAt('22 01:30')).toEqual(['01:30', undefined, 810, 810]);
    expect(endsAt('22 07:59')).toEqual(['07:59', undefined, 1199, 1199]);
    expect(endsAt('22 08:00')).toEqual(['dim. 08:00', '2026-11-22', 1200, 1200]);
    expect(endsAt('22 12:00')).toEqual(['dim. 12:00', '2026-11-22', 24 * 60, 24 * 60]);
    expect(endsAt('23 14:00')).toEqual(['lun. 14:00', '2026-11-23', 50 * 60, 50 * 60]);
    const inLanguage = (site: SiteCode, language: Language) =>
      endsAt('22 13:00', { catalogue: catalogueOf(site, { tags, versions }, language) })[0];
    expect(inLanguage('fr', 'en')).toBe('Sun 13:00');
    expect(inLanguage('ch', 'de')).toBe('So 13:00');
    expect(inLanguage('nl', 'nl')).toBe('zo 13:00');
  });

  test('of the night clocks go back ends when its film does', () => {
    const times = { time: '2026-10-25 01:00:00', endTime: '2026-10-25 02:30:00' };
    const endOf = (duration: number) => viewOf(times, { show: { genresSlug: [], duration } }).end;
    expect(endOf(85)).toBe(Date.parse('2026-10-25T00:30:00Z'));
    expect(endOf(128)).toBe(Date.parse('2026-10-25T01:30:00Z'));
  });

  test('has the times, the hall and the link of its screening', () => {
    const view = viewOf({ endTime: '2026-11-21 22:05:00', auditoriumName: 'Salle 1' });
    expect(view).toMatchObject({
      time: '20:15',
      endTime: '22:05',
      end: start('22:05'),
      hall: 'Salle 1',
      booking: 'https://tickets.example/V1S202611212015',
      reference: 'V1S202611212015',
      state: 'available',
      minutes: 165,
      special: null,
      hidden: false,
    });
    expect(view.times).toEqual({ start: expect.any(Number) as number, end: expect.any(Number) as number });
    expect(view.times.end! - view.times.start).toBe(110);
    expect(view.subject).toEqual({ tags: [], genres: ['drama'], versions: ['vf'] });
  });

  test('has no end and no hall where nobody knows them', () => {
    const view = viewOf({});
    expect([view.endTime, view.end, view.hall, view.times.end]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('knows whether another of its show begins with it in the same cinema', () => {
    const at = (clock: string, cinema = 'rex') => screeningAt(`2026-11-21 ${clock}`, { cinema });
    const views = viewsOf([at('20:15'), at('20:15'), at('20:15', 'lux'), at('20:20')]);
    expect(views.map(({ hasTwin }) => hasTwin)).toEqual([true, true, false, false]);
  });

  test('names its version as the catalogue does, or else by its slug', () => {
    expect(viewOf({ version: 'vost' }).version).toEqual(versions[0]);
    expect(viewOf({ version: 'vo' }).version).toEqual({ slug: 'vo', label: 'VO', description: 'vo' });
  });

  test('has the labels of its version and of those tags that tickets show', () => {
    const labels = (more: Partial<ListedShowtime>) => viewOf({ version: 'vost', ...more }).labels;
    expect(labels({ tags: ['DEFAULT', 'imax', 'dolby', 'duo', 'hidden', 'unheard-of'] })).toEqual([
      ...['VOST', 'IMAX', 'Dolby Cinema', 'Duo seats'],
    ]);
    expect(labels({ tags: ['imax', 'duo'], auditoriumName: 'imax' })).toEqual(['VOST', 'Duo seats']);
  });

  // SPEC 9.18
  test('has the tags first on a site that is set so', () => {
    const catalogue = catalogueOf('ch', { tags, versions });
    expect(viewOf({ version: 'vost', tags: ['imax'] }, { catalogue }).labels).toEqual(['IMAX', 'VOST']);
  });

  test('says that it is special unless its own title does', () => {
    const labels = (title: string | null) =>
      viewOf({ tags: ['seancespeciale'], specialShowtimeDetails: { ...special, titleScreening: title } }).labels;
    expect(labels(null)).toEqual(['VF', 'Special']);
    expect(labels('')).toEqual(['VF', 'Special']);
    expect(labels('With its director')).toEqual(['VF']);
    const both = viewsOf([
      screeningAt('2026-11-21 20:15', { tags: ['seancespeciale'] }),
      screeningAt('2026-11-21 21:15', {
        tags: ['seancespeciale'],
        specialShowtimeDetails: { ...special, titleScreening: 'A' },
      }),
    ]);
    expect(both.map(({ labels: each }) => each)).toEqual([['VF', 'Special'], ['VF']]);
    expect(both[1]!.special?.titleScreening).toBe('A');
  });

  test('has an icon for each need that it meets', () => {
    expect(viewOf({ tags: ['pmr', 'audiodesc'], version: 'vfst' }).accessibility).toEqual([
      { slug: 'hearing-impaired', label: 'ST', title: 'Subtitles' },
      { slug: 'audiodesc', label: 'AD', title: 'Audio description' },
      { slug: 'pmr', label: 'Wheelchair spaces', title: 'Wheelchair spaces' },
    ]);
    const catalogue = catalogueOf('fr');
    expect(viewOf({ tags: ['pmr'] }, { catalogue }).accessibility).toEqual([
      { slug: 'pmr', label: 'pmr', title: 'pmr' },
    ]);
  });

  test('of another version or other tags is another, in one list too', () => {
    const list = viewsOf([
      screeningAt('2026-11-21 18:15', { tags: ['imax'] }),
      screeningAt('2026-11-21 19:15', { tags: ['duo'] }),
      screeningAt('2026-11-21 20:15', { tags: ['duo'], version: 'vost' }),
      screeningAt('2026-11-21 21:15', { tags: ['imax', 'duo'] }),
    ]);
    expect(list.map(({ labels }) => labels.join(' '))).toEqual([
      ...['VF IMAX', 'VF Duo seats', 'VOST Duo seats', 'VF IMAX Duo seats'],
    ]);
  });

  test('shares its words with all of its kind in a catalogue, and not its show', () => {
    const catalogue = catalogueOf('fr', { tags, versions });
    const of = (genre: string, more: Partial<ListedShowtime> = {}) =>
      viewOf({ tags: ['imax', 'pmr'], ...more }, { catalogue, show: { genresSlug: [genre], duration: null } });
    const [drama, comedy] = [of('drama'), of('comedy')];
    for (const part of ['labels', 'accessibility', 'abbreviations'] as const) expect(comedy[part]).toBe(drama[part]);
    expect([drama, comedy].map(({ subject }) => subject.genres)).toEqual([['drama'], ['comedy']]);
    // Its hall is its own, and so are the words of another catalogue.
    expect(of('drama', { auditoriumName: 'IMAX' }).labels).toEqual(['VF']);
    expect(of('drama').labels).toEqual(['VF', 'IMAX']);
    const renamed = catalogueOf('fr', { tags: [tagOf('imax', { icon: icon('Large') })], versions });
    expect(viewOf({ tags: ['imax', 'pmr'] }, { catalogue: renamed }).labels).toEqual(['VF', 'Large']);
  });

  test('is right in a programme with more kinds than are kept, too', () => {
    const catalogue = catalogueOf('fr', { tags, versions });
    const slugs = Array.from({ length: 2500 }, (_, index) => `tag-${index}`);
    const seen = slugs.map((slug) => viewOf({ tags: [slug] }, { catalogue }).subject.tags);
    expect(seen).toEqual(slugs.map((slug) => [slug]));
    expect(viewOf({ tags: ['tag-0'] }, { catalogue }).subject.tags).toEqual(['tag-0']);
  });

  test('is hidden by filters and by hours', () => {
    const hidden = (filters: object) =>
      viewOf({ endTime: '2026-11-21 22:05:00' }, { filters: { ...NO_FILTERS, ...filters } }).hidden;
    expect(hidden({ versions: ['vf'] })).toBe(false);
    expect(hidden({ versions: ['vost'] })).toBe(true);
    expect(hidden({ genres: ['comedy'] })).toBe(true);
    expect(hidden({ from: '2000' })).toBe(false);
    expect(hidden({ from: '2030' })).toBe(true);
    expect(hidden({ until: '2200' })).toBe(true);
    const ofADay = { time: '2026-11-21 12:00:00', endTime: '2026-11-22 13:00:00' };
    expect(viewOf(ofADay, { filters: { ...NO_FILTERS, until: '1400' } }).hidden).toBe(true);
  });
});

describe('when booking opens', () => {
  const opens = (reservabilityStart: string, status: ListedShowtime['status'] = 'locked') =>
    viewOf({ status, reservabilityStart }).opens;

  test('is a time of today, else a date', () => {
    expect(opens('2026-11-21T19:00:00+01:00')).toEqual({ isToday: true, when: '19:00' });
    expect(opens('2026-11-22T09:00:00+01:00')).toEqual({ isToday: false, when: '22 nov.' });
    expect(opens('2026-11-21T23:30:00Z')).toEqual({ isToday: false, when: '22 nov.' });
  });

  test('is not said once it has, or of what is not locked', () => {
    expect(opens('2026-11-21T17:30:00+01:00')).toBeUndefined();
    expect(opens('2026-11-21T17:30:01+01:00')).toEqual({ isToday: true, when: '17:30' });
    expect(opens('2026-11-22T09:00:00+01:00', 'available')).toBeUndefined();
    expect(opens('2026-11-22T09:00:00+01:00', 'soldout')).toBeUndefined();
  });
});

describe('the next screening', () => {
  const late = screeningAt('2026-11-21 21:15');
  const soon = screeningAt('2026-11-21 18:15');
  const full = screeningAt('2026-11-21 17:45', { status: 'soldout' });
  const begun = screeningAt('2026-11-21 17:15');

  test('is the first that can be booked and has not begun', () => {
    expect(nextOf([late, full, begun, soon], catalogueOf('fr'), NOW)).toBe(start('18:15'));
    expect(nextOf([full, begun], catalogueOf('fr'), NOW)).toBeUndefined();
    expect(nextOf([], catalogueOf('fr'), NOW)).toBeUndefined();
  });

  test('alone is gold, and is among those that can be booked and reached', () => {
    const views = viewsOf([begun, full, soon, late], { next: start('18:15') });
    expect(views.map(({ state }) => state)).toEqual(['started', 'soldout', 'next', 'available']);
    expect(views.map(canBeBooked)).toEqual([false, false, true, true]);
    expect(views.map(canBeReached)).toEqual([false, false, true, true]);
    const open = viewsOf([screeningAt('2026-11-21 17:30', { reservabilityEnd: '2026-11-21T18:00:00+01:00' })]);
    expect([open.map(canBeBooked), open.map(canBeReached)]).toEqual([[true], [false]]);
  });

  test('of several shows is one', () => {
    const [first, second] = viewsOf([soon, late], { next: undefined });
    const update = stateUpdater([second!, first!], NOW);
    expect([update(first!).state, update(second!).state]).toEqual(['next', 'available']);
    expect(update(first!)).toEqual({ ...first, state: 'next' });
  });

  test('that stands alone says so within the hour before it begins', () => {
    const [hour, more] = viewsOf([soon, late]);
    expect([stateAlone(hour!, NOW).state, stateAlone(more!, NOW).state]).toEqual(['next', 'available']);
    expect(stateAlone(hour!, NOW)).toEqual({ ...hour, state: 'next' });
  });
});
