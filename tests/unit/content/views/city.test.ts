import { describe, expect, test, vi } from 'vitest';
import { bookedScreening } from '../../../../src/content/views/booking.ts';
import { cityView } from '../../../../src/content/views/city.ts';
import { SITE_CODES } from '../../../../src/sites/sites.ts';
import { catalogueOf, cinemaOf, cityOf, showOf } from './chain.ts';

const reads = vi.hoisted(() => ({
  cityProgramme: vi.fn<(catalogue: unknown, slug: string) => Promise<unknown>>(),
  showtimeOfBooking: vi.fn<(catalogue: unknown, reference: string) => Promise<unknown>>(),
  catalogueOf: vi.fn<(site: { code: string }, language: string) => Promise<unknown>>(),
}));
vi.mock('../../../../src/content/programme.ts', () => ({ cityProgramme: reads.cityProgramme }));
vi.mock('../../../../src/content/bookings.ts', () => ({ showtimeOfBooking: reads.showtimeOfBooking }));
vi.mock('../../../../src/content/catalogue.ts', () => ({ catalogueOf: reads.catalogueOf }));

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

describe('a city', () => {
  const shows = [
    showOf('a-1', { homeOrder: 2, upcomingOrder: 9, genericOrder: 1 }),
    showOf('b-2', { homeOrder: 1, upcomingOrder: 1, genericOrder: 2 }),
    showOf('avp-3', { homeOrder: 8, upcomingOrder: 8 }),
    showOf('c-4', { homeOrder: 1, upcomingOrder: 6 }),
    showOf('d-5', { homeOrder: 2, upcomingOrder: 5 }),
  ];
  const lyon = cityOf('lyon', {
    cinemas: ['rex', 'gone'],
    highlight: { title: '', description: '', shows: ['b-2', 'gone-9'] },
  });
  const catalogue = catalogueOf('fr', { shows, cinemas: [cinemaOf('rex')], cities: [lyon, cityOf('bare')] });
  const entry = (slug: string, isComingSoon = false, tags: string[] = []) => ({ slug, isComingSoon, tags });

  // SPEC 9.10, 9.11
  test('has what plays there and what is to come, each by the chain’s ranks, premieres first', async () => {
    reads.cityProgramme.mockResolvedValue({
      shows: [
        entry('a-1'),
        entry('b-2'),
        entry('avp-3', false, ['avp']),
        entry('c-4', true),
        entry('d-5', true),
        entry('gone-9'),
      ],
    });
    const view = (await cityView(catalogue, 'lyon'))!;
    expect(slugs(view.shows)).toEqual(['avp-3', 'b-2', 'a-1']);
    expect(slugs(view.upcoming)).toEqual(['d-5', 'c-4']);
    expect(view).toMatchObject({ city: lyon, cinemas: [{ slug: 'rex' }], highlighted: [{ slug: 'b-2' }] });
    expect(reads.cityProgramme).toHaveBeenCalledWith(catalogue, 'lyon');
    expect((await cityView(catalogue, 'bare'))!.highlighted).toEqual([]);
  });

  test('is none that the site does not have', async () => {
    reads.cityProgramme.mockResolvedValue(undefined);
    expect(await cityView(catalogue, 'lyon')).toBeUndefined();
    reads.cityProgramme.mockResolvedValue({ shows: [] });
    expect(await cityView(catalogue, 'atlantis')).toBeUndefined();
  });
});

describe('a booked screening', () => {
  const found = { show: 'a-1', cinema: 'rex', hall: 'Salle 1', time: '2026-11-21 20:15:00', version: 'vost' };
  const at = (code: string, language: string) =>
    catalogueOf(
      code as 'fr',
      {
        shows: [showOf('a-1', { title: 'Metropolis' })],
        cinemas: [cinemaOf('short', { vistaRef: '3' }), cinemaOf('rex', { vistaRef: '31', name: 'Aurore Rex' })],
        versions: [{ slug: 'vost', label: 'VOST', description: 'Sous-titré' }],
      },
      language as 'fr',
    );
  const store = (isIn: (code: string, reference: string) => boolean, screening = found) => {
    reads.catalogueOf.mockImplementation((site, language) => Promise.resolve(at(site.code, language)));
    reads.showtimeOfBooking.mockImplementation((catalogue, reference) =>
      Promise.resolve(isIn((catalogue as { site: { code: string } }).site.code, reference) ? screening : undefined),
    );
  };

  test('is told in the words of the site that has it', async () => {
    store((code, reference) => code === 'fr' && reference === 'V31S45');
    expect(await bookedScreening('V31S45', 'en')).toEqual({
      ...{
        title: 'Metropolis',
        cinema: 'Aurore Rex',
        hall: 'Salle 1',
        local: '2026-11-21 20:15:00',
        version: 'Sous-titré',
      },
      when: 'Saturday, 21 November 2026 at 20:15',
    });
    expect((await bookedScreening('V31S45', 'de'))!.when).toBe('samedi 21 novembre 2026 à 20:15');
  });

  test('is looked for on each site, and under each cinema whose reference begins it', async () => {
    store((code, reference) => code === SITE_CODES.at(-1) && reference === 'V31S45');
    expect(await bookedScreening('V31S45', 'fr')).toBeDefined();
    const asked = new Set(reads.showtimeOfBooking.mock.calls.map(([, reference]) => reference));
    expect(asked).toEqual(new Set(['V31S45']));
    expect(await bookedScreening('V9S45', 'fr')).toBeUndefined();
    expect(await bookedScreening('X31S45', 'fr')).toBeUndefined();
  });

  test('is told by slugs where the catalogue has no names', async () => {
    store(() => true, { ...found, show: 'gone-9', cinema: 'gone', version: 'vo' });
    expect(await bookedScreening('V31S45', 'fr')).toMatchObject({ title: 'gone-9', cinema: 'gone', version: 'vo' });
  });
});
