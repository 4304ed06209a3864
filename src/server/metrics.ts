import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { TIERS } from './visitLimits.ts';

/** How requests were answered. `file`: with a static file or picture; `pass`: rendered for one visitor only. */
const OUTCOMES = ['hit', 'stale', 'miss', 'kept', 'pass', 'file', 'refused'] as const;
export type Outcomes = { [outcome in (typeof OUTCOMES)[number]]: number };

/** Counts of rare events. */
type VisitStats = {
  /** Requests refused by a limit, by its tier. */
  readonly limited: Counter<'tier'>;
  /** Violations of the content security policy, as browsers reported them. */
  readonly reports: Counter<'site' | 'directive'>;
};

/** Counts of one server. Most are plain numbers, since they change with each request and are read twice a minute. */
export type Stats = {
  readonly outcomes: Outcomes;
  running: number;
  failures: number;
  readonly renders: Histogram;
} & VisitStats;

/** What is read when metrics are requested. */
type Measured = {
  readonly stats: Stats;
  readonly cache: { readonly bytes: number; readonly count: number };
};

/** The counts of a new server, all 0. */
export function createStats(): Stats {
  const renders = new Histogram({
    name: 'aurore_render_seconds',
    help: 'Time to render a page or a response of the API that is cached.',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [],
  });
  const limited = new Counter({
    name: 'aurore_limited_total',
    help: 'Requests that were refused because their address had sent too many, by limit.',
    labelNames: ['tier'],
    registers: [],
  });
  for (const tier of TIERS) limited.inc({ tier }, 0);
  const reports = new Counter({
    name: 'aurore_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported, by site and directive.',
    labelNames: ['site', 'directive'],
    registers: [],
  });
  // eslint-disable-next-line id-denylist -- `kept` is the label's value, by which dashboards know it.
  const outcomes = { hit: 0, stale: 0, miss: 0, kept: 0, pass: 0, file: 0, refused: 0 };
  return { outcomes, running: 0, failures: 0, renders, limited, reports };
}

/** A process's metrics for Prometheus: the server's own, and Node's. */
export function createRegistry({ stats, cache }: Measured): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(stats.renders);
  registry.registerMetric(stats.limited);
  registry.registerMetric(stats.reports);
  new Counter({
    name: 'aurore_requests_total',
    help: 'Requests, by how they were answered.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const outcome of OUTCOMES) this.inc({ outcome }, stats.outcomes[outcome]);
    },
  });
  new Counter({
    name: 'aurore_render_failures_total',
    help: 'Renders that failed, whether or not an older response stood in.',
    registers,
    collect() {
      this.reset();
      this.inc(stats.failures);
    },
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('aurore_requests_running', 'Requests that are being answered.', () => stats.running);
  gauge('aurore_cache_bytes', 'Bytes that the page cache holds.', () => cache.bytes);
  gauge('aurore_cache_entries', 'Responses that the page cache holds.', () => cache.count);
  return registry;
}

/** Serves /metrics on its own port, which need not be open to the world. */
export function createMetricsServer(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
