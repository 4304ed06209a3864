import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { TICKETING_PATH } from '../src/settings/ticketing.ts';
import { environment } from '../tests/support/environment.ts';
import { runScript } from '../tests/support/run.ts';
import { freePort, startSite } from '../tests/support/server.ts';
import { median, type Bench, type Figure } from './figure.ts';
import { ANGULAR, NEXT, PLAIN, preparePeer, type Peer } from './uncached/peers.ts';
import { start, type Started } from './uncached/process.ts';
import { CLOCK, FILMS, makeStore, SCREENINGS } from './uncached/store.ts';

/**
 * A cinema's page rendered for each request, compared with the same page in Next.js, in Angular and by template strings
 * alone: all read the same SQLite file, show the same content, and hold their catalogue in memory; screenings are read each
 * time. Per core each is one thread that renders, and compresses nothing. Per machine each is what it is when it is started
 * by default; our pages then say hours that nobody has asked for and that the whole day is within, so that none comes from
 * the cache, and they are compressed.
 */
export const uncachedBench: Bench = { name: 'uncached', run };

const ROUNDS = 5;
const WARM_UP = 300;
const SEQUENTIAL = 60;
const SECONDS = 3;
const CONNECTIONS = 8;
const PATH = '/cinemas/cinema-1';
/**
 * What each must be, at least, in times of the other: per core, and per machine, where the other is what one starts of it. Of
 * template strings Astro has been measured at 0.68 to 0.70.
 */
const GOALS: ReadonlyMap<string, { readonly core: number; readonly machine?: number }> = new Map([
  [NEXT.name, { core: 4, machine: 6 }],
  [ANGULAR.name, { core: 6.3, machine: 10 }],
  [PLAIN.name, { core: 0.7 }],
]);
/** For wrk: another page each time, ten thousand of them. */
const OTHER_PAGES = 'bench/uncached/otherPages.lua';
/** More than are rendered in a round. */
const MOST_A_ROUND = 1500;

type Side = {
  readonly name: string;
  readonly version: string;
  readonly port: number;
  readonly host: string;
  /** It has a cache, so that each request has to be for another page. */
  readonly caches?: true;
};
type Times = { readonly perSecond: number[]; readonly milliseconds: number[] };

async function run(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-uncached-'));
  const running: Started[] = [];
  try {
    const database = await makeStore(folder);
    await runScript('scripts/build.ts', environment({}));
    const core = await startOurs(folder, running);
    const machine = await startMachine(folder, running);
    const peers: Side[] = [];
    for (const peer of [NEXT, ANGULAR, PLAIN]) peers.push(await startPeer(peer, database, running));
    const measured = await measure([core, machine, ...peers]);
    return [...figures('core', core, peers, measured), ...figures('machine', machine, peers, measured)];
  } finally {
    await Promise.all(running.map(({ end }) => end()));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startOurs(folder: string, running: Started[]): Promise<Side> {
  const port = await freePort();
  const side = { name: 'ours', version: '', port, host: `fr.aurore.localhost:${port}` };
  const env = environment({
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    TICKETING_URL: `http://tickets.example${TICKETING_PATH}`,
    CLOCK,
  });
  running.push(await start(['bench/uncached/ours.ts'], resolve('.'), env, () => ask(side)));
  return side;
}

/** The whole site, as it is started by default. */
async function startMachine(folder: string, running: Started[]): Promise<Side> {
  const ticketing = `http://tickets.example${TICKETING_PATH}`;
  const site = await startSite('bench-uncached', {
    DATA_DIR: folder,
    TICKETING_URL: ticketing,
    CLOCK,
    LIMIT_PAGES: '0',
  });
  running.push({ end: () => site.stop() });
  return { name: 'ours', version: '', port: site.port, host: `fr.aurore.localhost:${site.port}`, caches: true };
}

async function startPeer(peer: Peer, database: string, running: Started[]): Promise<Side> {
  const version = preparePeer(peer);
  const port = await freePort();
  const side = { name: peer.name, version, port, host: `127.0.0.1:${port}` };
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    BENCH_DATABASE: database,
    BENCH_NOW: CLOCK,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  running.push(await start(peer.serve(port), peer.folder, env, () => ask(side)));
  return side;
}

async function measure(sides: readonly Side[]): Promise<ReadonlyMap<Side, Times & { readonly bytes: number }>> {
  const measured = new Map<Side, Times & { bytes: number }>();
  for (const side of sides) {
    const html = await ask(side);
    assertWhole(side, html);
    measured.set(side, { bytes: Buffer.byteLength(html), perSecond: [], milliseconds: [] });
    if (side.caches) await throughput(side);
    else for (let count = 0; count < WARM_UP; count += 1) await ask(side);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [side, { milliseconds }] of measured) if (!side.caches) milliseconds.push(await sequentially(side));
    for (const [side, { perSecond }] of measured) perSecond.push(await throughput(side));
  }
  return measured;
}

/** Throws unless the HTML has every film, screening and booking link: all three must show the same information. */
function assertWhole({ name }: Side, html: string): void {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  const found = {
    films: count(/<(?:article|div) [^>]*data-row(?!s)/g),
    screenings: count(/<li [^>]*data-at="\d+"/g),
    links: new Set(html.match(/ (?:data-)?href="http:\/\/tickets\.example\/fr\/V3001S\d+\/booking"/g)).size,
  };
  const expected = { films: FILMS, screenings: FILMS * SCREENINGS, links: FILMS * SCREENINGS };
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`The page of ${name} has ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`);
  }
}

async function sequentially(side: Side): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < SEQUENTIAL; count += 1) {
    const begun = performance.now();
    await ask(side);
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** How many pages have been left behind so that none is asked for twice. */
let first = 0;

/** Pages per second over several connections, measured by wrk. */
async function throughput(side: Side): Promise<number> {
  const given = [
    '-t1',
    '--timeout',
    '20s',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '-H',
    `Host: ${side.host}`,
    // Pages are cached compressed: for who takes no compression each would be unpacked again.
    ...(side.caches
      ? ['-H', 'Accept-Encoding: gzip', '-s', OTHER_PAGES, addressOf(side), '--', String(first)]
      : [addressOf(side)]),
  ];
  if (side.caches) first += MOST_A_ROUND;
  const { stdout } = await promisify(execFile)('wrk', given).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('wrk is not installed.') : error;
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${side.name} failed:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}

const agent = new Agent({ keepAlive: true });

function ask(side: Side): Promise<string> {
  return new Promise((found, failed) => {
    get(addressOf(side), { agent, headers: { host: side.host, 'accept-encoding': 'identity' } }, (response) => {
      text(response).then((html) => {
        if (response.statusCode === 200) found(html);
        else failed(new Error(`${side.name} answered ${response.statusCode}.`));
      }, failed);
    }).on('error', failed);
  });
}

function addressOf({ port }: Side): string {
  return `http://127.0.0.1:${port}${PATH}`;
}

function figures(
  per: 'core' | 'machine',
  ours: Side,
  peers: readonly Side[],
  measured: ReadonlyMap<Side, Times & { readonly bytes: number }>,
): Figure[] {
  const own = measured.get(ours)!;
  const describe = (side: Side, { perSecond, milliseconds, bytes }: Times & { readonly bytes: number }) =>
    `${[side.name, side.version].join(' ').trim()}: ${median(perSecond).toFixed(0)} pages/s` +
    `${side.caches ? '' : `, ${median(milliseconds).toFixed(1)} ms one after another`}, ${Math.round(bytes / 1000)} kB`;
  return peers.flatMap((side) => {
    const other = measured.get(side)!;
    const atLeast = GOALS.get(side.name)![per];
    if (atLeast === undefined) return [];
    return {
      what: `uncached cinema page, ${CONNECTIONS} connections, per ${per}, against ${side.name}`,
      runs: own.perSecond.map((pages, round) => pages / other.perSecond[round]!),
      unit: '×',
      goal: { atLeast },
      note: `${describe(ours, own)}; ${describe(side, other)}`,
    };
  });
}
