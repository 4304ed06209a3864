import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, startSite } from '../tests/support/server.ts';
import { request } from '../tests/support/request.ts';
import { median, type Bench, type Figure } from './figure.ts';

/** How fast cached pages are sent while others are rendered as fast as they can be. */
export const isolationBench: Bench = { name: 'isolation', run };

const PATH = '/cinemas/aurore-saint-denis-pleyel';
const ROUNDS = 5;
const SECONDS = 8;
/** The visitor asks so often, on one connection. */
const EVERY_MS = 20;
const CONNECTIONS = 16;

type Times = { readonly median: number; readonly p95: number };
type Flooded = { readonly pages: number; readonly others: number; readonly next: number };
type Round = { readonly quiet: Times; readonly flooded: Times; readonly pages: number };

async function run(): Promise<readonly Figure[]> {
  const metricsPort = await freePort();
  const settings = { METRICS_PORT: String(metricsPort), ADDRESS_HEADER: 'x-forwarded-for', LIMIT_PAGES: '0' };
  const site = await startSite('bench-isolation', settings);
  const rounds: Round[] = [];
  const memory: number[] = [];
  try {
    await quiet(metricsPort);
    await request(site.port, 'fr', PATH);
    await hits(site.port, SECONDS);
    const rest = await memoryOf(metricsPort);
    let first = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await hits(site.port, SECONDS);
      const crawler = fork(
        join(import.meta.dirname, 'isolation/flood.ts'),
        [site.port, CONNECTIONS, first].map(String),
      );
      await setTimeout(1000);
      const flooded = await hits(site.port, SECONDS);
      memory.push(await memoryOf(metricsPort));
      crawler.send('end');
      const [{ pages, others, next }] = (await once(crawler, 'message')) as [Flooded];
      if (others > 0) throw new Error(`${others} answers were no pages that had to be rendered.`);
      first = next;
      rounds.push({ quiet: before, flooded, pages: pages / (SECONDS + 1) });
      await quiet(metricsPort);
    }
    return figures(rounds, { rest, memory: Math.max(...memory) });
  } finally {
    await site.stop();
  }
}

function figures(rounds: readonly Round[], { rest, memory }: { rest: number; memory: number }): Figure[] {
  const note = (name: keyof Times) => {
    const of = (when: 'quiet' | 'flooded') => median(rounds.map((round) => round[when][name])).toFixed(1);
    return `medians: ${of('quiet')} ms quiet, ${of('flooded')} ms under the flood`;
  };
  return [
    {
      what: `cached page while ${CONNECTIONS} connections ask for pages that are not cached: median against quiet`,
      runs: rounds.map(({ quiet: before, flooded }) => flooded.median / before.median),
      unit: '×',
      goal: { atMost: 4 },
      note: note('median'),
    },
    {
      what: 'the same at the 95th percentile',
      runs: rounds.map(({ quiet: before, flooded }) => flooded.p95 / before.p95),
      unit: '×',
      goal: { atMost: 10 },
      note: note('p95'),
    },
    {
      what: 'pages that were rendered in a second of the flood, its crawler on the same cores',
      runs: rounds.map(({ pages }) => pages),
      unit: 'renders',
    },
    {
      what: 'most memory of the server under the flood',
      runs: [memory],
      unit: 'MB',
      goal: { atMost: 450 },
      note: `${rest.toFixed(0)} MB before it`,
    },
  ];
}

/** How long a cached page takes, asked for now and then for so many seconds. */
async function hits(port: number, seconds: number): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { host: `fr.aurore.localhost:${port}`, 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.1' };
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    const [response] = (await once(
      httpRequest({ host: '127.0.0.1', port, path: PATH, headers, agent }).end(),
      'response',
    )) as [IncomingMessage];
    await once(response.resume(), 'end');
    times.push(performance.now() - begun);
    await setTimeout(EVERY_MS);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return { median: median(times), p95: times[Math.floor(times.length * 0.95)]! };
}

/** Waits until nothing is rendered any longer. */
async function quiet(metricsPort: number): Promise<void> {
  for (let before = -1; ;) {
    const renders = await metricOf(metricsPort, 'aurore_render_seconds_count');
    if (renders === before) return;
    before = renders;
    await setTimeout(1000);
  }
}

/** The server's memory, in megabytes of a million bytes. */
async function memoryOf(metricsPort: number): Promise<number> {
  return (await metricOf(metricsPort, 'process_resident_memory_bytes')) / 1e6;
}

async function metricOf(metricsPort: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
