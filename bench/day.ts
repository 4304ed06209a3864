import { Agent, request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { request } from '../tests/support/request.ts';
import { freePort, startSite, type RunningSite } from '../tests/support/server.ts';
import { dayOf, visitOf, type Part } from './day/visits.ts';
import { median, type Bench, type Figure } from './figure.ts';

/** A day of ten million visits, and an opening night, against two nodes: docs/operations/capacity.md. */
export const dayBench: Bench = { name: 'day', run };

const VISITS_A_DAY = 10_000_000;
/** Nodes and visitors share this machine, so they get this share of the visits, at the rates of their hours. */
const SHARE = 1 / 10;
/** How long an hour of the day lasts in the bench. */
const HOUR_MS = 1_500;
const TICK_MS = 20;
/** Connections to each node, as a load balancer keeps them. */
const CONNECTIONS = 64;

const DAY_BEFORE: Part = { name: 'the day before', visitsASecond: 60, hours: 6 };

type Node = RunningSite & { readonly metricsPort: number };
type Tally = { requests: number; visits: number; failed: number; readonly times: Map<string, number[]> };

async function run(): Promise<readonly Figure[]> {
  const nodes = await Promise.all(['one', 'two'].map(start));
  try {
    const visits = await visitOf(nodes[0]!.port);
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const fresh = (): Tally => ({ requests: 0, visits: 0, failed: 0, times: new Map() });
    // A day does not start with empty caches.
    await play(DAY_BEFORE, nodes, visits, agent, fresh());
    const tally = fresh();
    const before = await Promise.all(nodes.map(usageOf));
    for (const part of dayOf(VISITS_A_DAY * SHARE)) await play(part, nodes, visits, agent, tally);
    const after = await Promise.all(nodes.map(usageOf));
    agent.destroy();
    return figures(tally, before, after);
  } finally {
    for (const node of nodes) await node.stop();
  }
}

async function start(name: string): Promise<Node> {
  const metricsPort = await freePort();
  const site = await startSite(`bench-day-${name}`, { METRICS_PORT: String(metricsPort) });
  return { ...site, metricsPort };
}

/** Visitors arrive whether or not earlier ones have been answered, so a slow server gets a queue, as in real life. */
async function play(
  { name, visitsASecond, hours }: Part,
  nodes: readonly Node[],
  visits: () => readonly string[],
  agent: Agent,
  tally: Tally,
): Promise<void> {
  const times: number[] = [];
  tally.times.set(name, times);
  const begun = performance.now();
  const length = hours * HOUR_MS;
  const open = new Set<Promise<void>>();
  let come = 0;
  for (let elapsed = 0; elapsed < length; elapsed = performance.now() - begun) {
    const due = Math.floor((Math.min(elapsed, length) / 1000) * visitsASecond);
    for (; come < due; come += 1) {
      const node = nodes[tally.visits % nodes.length]!;
      tally.visits += 1;
      for (const path of visits()) {
        const answered = get(node.port, path, agent).then((milliseconds) => {
          tally.requests += 1;
          if (milliseconds === undefined) tally.failed += 1;
          else times.push(milliseconds);
          open.delete(answered);
        });
        open.add(answered);
      }
    }
    await setTimeout(TICK_MS);
  }
  await Promise.all(open);
}

/** How long a whole response took, in milliseconds; undefined if it failed, was empty or was not a 200. */
function get(port: number, path: string, agent: Agent): Promise<number | undefined> {
  const begun = performance.now();
  const headers = { host: `fr.aurore.localhost:${port}`, 'accept-encoding': 'br, gzip', cookie: 'consent=x' };
  return new Promise((resolve) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', () => resolve(undefined));
      response.on('end', () => {
        resolve(response.statusCode === 200 && bytes > 0 ? performance.now() - begun : undefined);
      });
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.end();
  });
}

type Usage = { readonly cpu: number; readonly cached: number; readonly rendered: number };

async function usageOf({ metricsPort }: Node): Promise<Usage> {
  const { text } = await request(metricsPort, 'fr', '/metrics');
  const value = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  const outcome = (name: string) => value(`aurore_requests_total{outcome="${name}"}`);
  return {
    cpu: value('process_cpu_seconds_total'),
    cached: outcome('hit') + outcome('stale') + outcome('kept'),
    rendered: outcome('miss') + outcome('pass'),
  };
}

function figures(
  { requests, visits, failed, times }: Tally,
  before: readonly Usage[],
  after: readonly Usage[],
): Figure[] {
  const grown = (value: (usage: Usage) => number) =>
    after.reduce((sum, usage, index) => sum + value(usage) - value(before[index]!), 0);
  const [cpu, cached, rendered] = [
    grown((usage) => usage.cpu),
    grown((usage) => usage.cached),
    grown((usage) => usage.rendered),
  ];
  const late = (all: readonly number[], share: number) =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
  const share = `a ${Math.round(1 / SHARE)}th of 10 million visits a day`;
  return [
    {
      what: `${share}, an hour in ${HOUR_MS / 1000} s, two nodes: responses that failed`,
      runs: [failed],
      unit: 'responses',
      goal: { atMost: 0 },
      note: `${visits} visits, ${requests} requests`,
    },
    {
      what: 'the same: pages and other responses that came from the cache',
      runs: [cached / (cached + rendered)],
      unit: '×',
      note: `${rendered} were rendered`,
    },
    {
      what: 'the same: processor time of the nodes for a visit',
      runs: [(cpu * 1000) / visits],
      unit: 'ms',
      note: `${cpu.toFixed(1)} s in all, first renders included`,
    },
    ...[...times].map(([name, all]): Figure => ({
      what: `${name}: 99th percentile of latency`,
      runs: [late(all, 0.99)],
      unit: 'ms',
      note: `median ${median(all).toFixed(1)} ms of ${all.length}`,
    })),
  ];
}
