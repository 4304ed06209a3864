import { request } from '../../tests/support/request.ts';

/** A part of the day: how many visits come per second, and for how many hours. */
export type Part = { readonly name: string; readonly visitsASecond: number; readonly hours: number };

/**
 * Each hour's share of a day's visits, from midnight: few at night, a rise at noon, most before the evening's films.
 */
const SHARES = [
  1.6, 0.8, 0.4, 0.3, 0.3, 0.5, 1, 1.9, 2.8, 3.6, 4.4, 5.2, 5.8, 5.7, 5.6, 5.8, 6.3, 7.4, 8.8, 9.4, 8.6, 6.6, 4.6, 2.6,
];
/** When a film's sale opens, this many times the busiest hour's visitors come, and all want the same page. */
const OPENING = 5;

/** A day of the given number of visits, hour by hour, followed by the first minutes of a sale. */
export function dayOf(visits: number): Part[] {
  const all = SHARES.reduce((sum, share) => sum + share, 0);
  const rate = (share: number) => (visits * share) / all / 3600;
  const between = (name: string, from: number, to: number): Part => {
    const shares = SHARES.slice(from, to);
    return {
      name,
      visitsASecond: rate(shares.reduce((sum, share) => sum + share, 0) / shares.length),
      hours: to - from,
    };
  };
  return [
    between('night, 0 to 8', 0, 8),
    between('day, 8 to 17', 8, 17),
    between('evening, 17 to 22', 17, 22),
    between('late, 22 to 24', 22, 24),
    { name: 'opening night', visitsASecond: rate(Math.max(...SHARES)) * OPENING, hours: 4 },
  ];
}

/** Draws visits, each a list of paths; well-known pages are requested more often (Zipf). Static files are left out. */
export async function visitOf(port: number): Promise<() => readonly string[]> {
  const read = async (path: string) => (await request(port, 'fr', path)).json();
  const cinemas = ((await read('/api/cinemas')) as { slug: string }[]).map(({ slug }) => slug);
  const { shows } = (await read('/api/shows')) as { shows: { slug: string; isMovie: boolean }[] };
  const films = shows.filter(({ isMovie }) => isMovie).map(({ slug }) => slug);
  const words = ['nosferatu', 'metropolis', 'aurore', 'paris', 'chaplin', 'lyon', 'opera'];
  return () => {
    const [cinema, film] = [drawn(cinemas), drawn(films)];
    const way: readonly string[][] = [
      ['/', `/cinemas/${cinema}`],
      ['/', '/films', `/films/${film}`],
      [`/cinemas/${cinema}`, `/api/cinema/${cinema}/shows`],
      [`/films/${film}`, `/api/show/${film}/showtimes/${cinema}`],
      ['/', `/api/search/quick?q=${drawn(words)}`, `/films/${film}`],
    ];
    return drawn(way);
  };
}

/** A random item of a list: the n-th is drawn 1/n times as often as the first. */
function drawn<T>(list: readonly T[]): T {
  const at = Math.floor((list.length + 1) ** Math.random()) - 1;
  return list[Math.min(at, list.length - 1)]!;
}
