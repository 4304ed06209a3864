import { copyFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoStore } from '../tests/support/demoStore.ts';
import { request } from '../tests/support/request.ts';
import { TEST_CLOCK } from '../tests/support/clock.ts';
import { environment } from '../tests/support/environment.ts';
import { freePort } from '../tests/support/server.ts';
import { median, Missing, type Bench, type Figure } from './figure.ts';
import { contentOf, keepOneCinema, multiply } from './growth/fill.ts';
import { startStores } from './growth/postgresql.ts';
import { start } from './uncached/process.ts';

/** A cinema of the city that is shown to visitors whose location is unknown. It has about a thousand screenings. */
const CINEMA = 'aurore-paris-grands-boulevards';
const SIZES = [1_000_000, 10_000_000];
const BYTES_NEEDED = 16e9;
const ROUNDS = 7;
const REQUESTS_A_ROUND = 20;

/** A site with a store, and how many screenings that has. */
export type Store = { readonly showtimes: number; readonly site: Served };
type Served = { readonly port: number; readonly stop: () => Promise<void> };
/** A page or an endpoint to measure. */
export type Target = {
  readonly what: string;
  readonly goal?: { readonly atMost: number };
  readonly pathOf: (number: number) => string;
  /** What its HTML has once for each item of its list: then the time is that of an item. */
  readonly item?: RegExp;
};

/** Time per request as the store grows: the same pages, rendered each time, with a thousand times more screenings. */
export const growthBench: Bench = {
  name: 'growth',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aurore-growth-'));
    const stores: Store[] = [];
    try {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < BYTES_NEEDED) throw new Missing(`It takes ${BYTES_NEEDED / 1e9} GB of disk in ${folder}.`);
      const small = join(folder, 'small.db');
      copyFileSync(join(await demoStore(), 'aurore.db'), small);
      const showtimes = keepOneCinema(small, 'fr', CINEMA);
      stores.push({ showtimes, site: await serve(`sqlite:${small}`) });
      for (const size of SIZES) {
        const file = join(folder, `${size}.db`);
        stores.push({ showtimes: multiply(small, file, size), site: await serve(`sqlite:${file}`) });
      }
      const targets = addresses(contentOf(small));
      const figures: Figure[] = [];
      for (const each of targets) figures.push(...(await compare(each, stores)));
      return [...figures, ...(await onPostgresql(small, showtimes, targets))];
    } finally {
      for (const { site } of stores) await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The same on PostgreSQL, with a million screenings, as lines for comparison. */
async function onPostgresql(small: string, showtimes: number, targets: readonly Target[]): Promise<Figure[]> {
  const database = await startStores(small, SIZES[0]!);
  const stores: Store[] = [];
  try {
    stores.push({ showtimes, site: await serve(database.small) });
    stores.push({ showtimes: database.large.showtimes, site: await serve(database.large.url) });
    const figures: Figure[] = [];
    for (const { what, pathOf } of targets.filter(({ goal }) => goal)) {
      figures.push(...(await compare({ what: `PostgreSQL, ${what}`, pathOf }, stores)));
    }
    return figures;
  } finally {
    for (const { site } of stores) await site.stop();
    await database.stop();
  }
}

/** Starts a site without its page cache: each request is rendered. */
export async function serve(database: string): Promise<Served> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'aurore-growth-data-'));
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database,
    CLOCK: TEST_CLOCK,
  };
  const { end } = await start(['bench/uncached/ours.ts'], resolve('.'), environment(settings), () =>
    request(port, 'fr', '/'),
  );
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}

/** What is measured of the chain: pages and endpoints that most visits need. */
export function addresses({ show, days }: ReturnType<typeof contentOf>): Target[] {
  const page = (what: string, path: (day: string) => string): Target => ({
    what,
    pathOf: (number) => path(days[number % days.length]!),
  });
  const api = (what: string, path: string): Target => ({ what, pathOf: () => `/api${path}` });
  const goal = { atMost: 1.5 };
  return [
    { ...page('cinema page', (day) => `/cinemas/${CINEMA}/filters/date-${day}`), goal },
    { ...api("API, a film's screenings at a cinema", `/show/${show}/showtimes/${CINEMA}`), goal },
    page('home page', () => '/'),
    page('list of films', () => '/films'),
    page('film page', (day) => `/films/${show}/filters/date-${day}`),
    page('list of cinemas', () => '/cinemas'),
    page('city page', () => '/cinemas/ville/paris'),
    api("API, a cinema's programme", `/cinema/${CINEMA}/shows`),
    api('API, search', '/search/full?q=film'),
  ];
}

/**
 * How much longer each larger store takes than the smallest. The stores are measured in turn, at about the same time.
 */
export async function compare({ what, goal, pathOf, item }: Target, stores: readonly Store[]): Promise<Figure[]> {
  let number = 0;
  const items = stores.map(() => 1);
  const ask = async (index: number, path: string) => {
    const begun = performance.now();
    const { status, text } = await request(stores[index]!.site.port, 'fr', path);
    const elapsed = performance.now() - begun;
    if (status !== 200) throw new Error(`${path}: ${status}`);
    if (item) items[index] = [...text.matchAll(item)].length;
    if (items[index] === 0) throw new Error(`${path} has no ${item?.source}.`);
    return elapsed;
  };
  const rounds: number[][] = [];
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = stores.map((): number[] => []);
    for (let turn = 0; turn < REQUESTS_A_ROUND; turn += 1, number += 1) {
      for (let index = 0; index < stores.length; index += 1) {
        const which = (index + turn) % stores.length;
        times[which]!.push(await ask(which, pathOf(number)));
      }
    }
    if (round > 0) rounds.push(times.map(median));
  }
  const milliseconds = stores.map((_, index) => median(rounds.map((round) => round[index]!)).toFixed(1));
  const [one] = items;
  return stores.slice(1).map(({ showtimes }, index) => ({
    what: `${what}: ${name(showtimes)} screenings against ${name(stores[0]!.showtimes)}`,
    runs: rounds.map((round) => round[index + 1]! / items[index + 1]! / (round[0]! / one!)),
    unit: '×',
    ...(goal && index === stores.length - 2 && { goal }),
    note: item
      ? `${milliseconds[index + 1]} ms for ${items[index + 1]} against ${milliseconds[0]} ms for ${one}`
      : `${milliseconds[index + 1]} ms against ${milliseconds[0]} ms`,
  }));
}

const name = (showtimes: number) => showtimes.toLocaleString('en', { maximumSignificantDigits: 3 });
