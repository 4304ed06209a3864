import { describe, expect, test } from 'vitest';
import type { CityDetails } from '../../../src/contract/city.ts';
import type { CinemaProgramme } from '../../../src/contract/programme.ts';
import type { Show } from '../../../src/contract/show.ts';
import { get } from '../../support/site.ts';

const CINEMA = 'aurore-paris-grands-boulevards';
const CITY = 'paris';

const ask = async <T>(path: string) => (await get('fr', `/api${path}`)).json() as T;
type Zone = { shows: { slug: string; tags: string[] }[] };

/** The slugs of the shows of a part of a page, in its order. */
async function listed(path: string, part: string): Promise<string[]> {
  const { status, text } = await get('fr', path);
  expect(status, path).toBe(200);
  const section = text.split(/<section|<ul class="[^"]*compact/).find((each) => each.includes(`id="${part}"`)) ?? '';
  const links = section.matchAll(/<h[23][^>]*>\s*<a [^>]*href="\/(?:films|evenements)\/([^"/#]+)"/g);
  return [...links].map(([, slug]) => slug!);
}

/** The premieres among the shows of a place. */
async function premieres(zone: string): Promise<ReadonlySet<string>> {
  const { shows } = await ask<Zone>(zone);
  return new Set(shows.filter(({ tags }) => tags.some((tag) => tag.startsWith('avp'))).map(({ slug }) => slug));
}

/** Premieres first, then by rank, then by slug. */
function inOrder(slugs: Iterable<string>, first: ReadonlySet<string>, rank: (slug: string) => number): string[] {
  return [...slugs].sort(
    (a, b) => Number(first.has(b)) - Number(first.has(a)) || rank(a) - rank(b) || (a < b ? -1 : Number(a > b)),
  );
}

type Rank = (slug: string) => number;
async function chainRanks(): Promise<(key: (show: Show) => number) => Rank> {
  const { shows } = await ask<{ shows: Show[] }>('/shows');
  const bySlug = new Map(shows.map((show) => [show.slug, show]));
  return (key) => (slug) => key(bySlug.get(slug)!);
}

// SPEC 9.10, 9.11
describe('the order of shows', () => {
  const HOME = [
    ['home', '/', 'book', (show: Show) => show.homeOrder],
    ['specialAndEvent, by the general rank: the contract has no other of the chain', '/', 'special', generic],
    ['upcoming', '/', 'upcoming', (show: Show) => show.upcomingOrder],
  ] as const;
  test.each(HOME)('on the home page is that of the key %s', async (_, path, part, key) => {
    const rank = (await chainRanks())(key);
    const parts = { book: 'reserver', special: 'seances-speciales', upcoming: 'prochainement' };
    const whole = await listed('/films', parts[part]);
    const shown = await listed(path, part);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(inOrder(whole, await premieres('/zone'), rank).slice(0, shown.length));
  });

  // SPEC 2.14
  test.each([
    ['default', 'reserver', generic],
    ['upcoming', 'preventes', (show: Show) => show.upcomingOrder],
    ['kids', 'enfants', generic],
    ['specialAndEvent', 'seances-speciales', generic],
    ['upcoming', 'prochainement', (show: Show) => show.upcomingOrder],
  ] as const)('in the chain’s list is that of the key %s: %s', async (_, part, key) => {
    const shown = await listed('/films', part);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual(inOrder(shown, await premieres('/zone'), (await chainRanks())(key)));
  });

  type Entry = CinemaProgramme['shows'][string];
  test.each([
    ['default', 'reserver', ({ cineOrder }: Entry) => cineOrder],
    ['upcoming', 'preventes', ({ cineUpcomingOrder }: Entry) => cineUpcomingOrder],
    ['kids', 'enfants', ({ cineKidsOrder, cineOrder }: Entry) => cineKidsOrder ?? cineOrder],
    ['specialAndEvent', 'seances-speciales', ({ cineEntertainmentOrder }: Entry) => cineEntertainmentOrder],
  ] as const)('at a place is that of its cinemas by the key %s: %s', async (_, part, key) => {
    const { cinemas } = await ask<CityDetails>(`/city/${CITY}`);
    const first = await premieres('/zone');
    for (const [place, of] of [
      [CINEMA, [CINEMA]],
      [CITY, cinemas],
    ] as const) {
      const programmes = await Promise.all(of.map((slug) => ask<CinemaProgramme>(`/cinema/${slug}/shows`)));
      const best = (slug: string) =>
        Math.min(...programmes.flatMap(({ shows }) => (shows[slug] ? [key(shows[slug])] : [])));
      const shown = await listed(`/films/filters/localisation-${place}`, part);
      expect(shown.length, place).toBeGreaterThan(1);
      expect(shown, place).toEqual(inOrder(shown, first, best));
    }
  });

  test('on a city’s page is that of the key home, and of what is to come', async () => {
    const ranks = await chainRanks();
    const first = await premieres(`/zone/${CITY}`);
    const shown = await listed(`/cinemas/ville/${CITY}`, 'shows');
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(
      inOrder(
        shown,
        first,
        ranks((show) => show.homeOrder),
      ),
    );
    expect(shown).not.toEqual(inOrder(shown, first, ranks(generic)));
    const coming = await listed(`/cinemas/ville/${CITY}`, 'upcoming');
    expect(coming.length).toBeGreaterThan(1);
    expect(coming).toEqual(
      inOrder(
        coming,
        first,
        ranks((show) => show.upcomingOrder),
      ),
    );
  });

  test('of events is that of the key specialAndEvent, those on sale first', async () => {
    const rank = (await chainRanks())(generic);
    const onSale = new Set([...(await listed('/films', 'reserver')), ...(await listed('/films', 'preventes'))]);
    const shown = await listed('/evenements', 'events');
    const [sold, later] = [shown.filter((slug) => onSale.has(slug)), shown.filter((slug) => !onSale.has(slug))];
    const first = await premieres('/zone');
    expect(sold.length).toBeGreaterThan(2);
    expect(shown).toEqual([...inOrder(sold, first, rank), ...inOrder(later, first, rank)]);
  });
});

function generic(show: Show): number {
  return show.genericOrder;
}
