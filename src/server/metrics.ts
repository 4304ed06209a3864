import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { hashings } from '../accounts/passwords.ts';
import { healthOf } from './health.ts';
import { TIERS } from './visitLimits.ts';

/** How requests were answered. `file`: with a static file or picture; `pass`: rendered for one visitor only. */
const OUTCOMES = ['hit', 'stale', 'miss', 'kept', 'pass', 'file', 'refused'] as const;
export type Outcomes = { [outcome in (typeof OUTCOMES)[number]]: number };

/**
 * Why connections are closed before their client does. `full`: there are MAX_CONNECTIONS; `idle`: nothing moved though a
 * response was under way; `slow`: a request did not come in time; `malformed`: it is none; `pipelined`: too many before
 * their turn. A connection that is kept open for a next request which does not come is not counted.
 */
const CLOSINGS = ['full', 'idle', 'slow', 'malformed', 'pipelined'] as const;

/** Counts of rare events. */
type VisitStats = {
  /** Requests refused by a limit, by its tier; `connections` for those over LIMIT_CONNECTIONS. */
  readonly limited: Counter<'tier'>;
  /** Connections that this server closed, by why. */
  readonly closed: Counter<'reason'>;
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

/** Counts of the threads that render. */
export type RendererStats = {
  /** How long pages waited for a thread. */
  readonly waits: Histogram;
  /** How many threads were replaced. */
  restarts: number;
  /** How many renders were not begun since too many others were waiting. */
  refused: number;
  /** How many were not, since all who waited for them had left. */
  left: number;
};

/** What is read when metrics are requested. */
type Measured = {
  readonly stats: Stats;
  readonly cache: { readonly bytes: number; readonly count: number };
  readonly renderers: {
    readonly waiting: number;
    readonly stats: RendererStats;
    memory(): Promise<readonly number[]>;
  };
  readonly teller: { readonly counts: Readonly<Record<string, number>> };
};

/** The counts of new threads, all 0. */
export function createRendererStats(): RendererStats {
  const waits = new Histogram({
    name: 'aurore_render_wait_seconds',
    help: 'Time that a page waited for a thread to render it.',
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [],
  });
  return { waits, restarts: 0, refused: 0, left: 0 };
}

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
    help: 'Requests and connections that were refused because their address had too many, by limit.',
    labelNames: ['tier'],
    registers: [],
  });
  for (const tier of [...TIERS, 'connections']) limited.inc({ tier }, 0);
  const closed = new Counter({
    name: 'aurore_connections_closed_total',
    help: 'Connections that the server closed before their client did, by reason.',
    labelNames: ['reason'],
    registers: [],
  });
  for (const reason of CLOSINGS) closed.inc({ reason }, 0);
  const reports = new Counter({
    name: 'aurore_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported, by site and directive.',
    labelNames: ['site', 'directive'],
    registers: [],
  });
  // eslint-disable-next-line id-denylist -- `kept` is the label's value, by which dashboards know it.
  const outcomes = { hit: 0, stale: 0, miss: 0, kept: 0, pass: 0, file: 0, refused: 0 };
  return { outcomes, running: 0, failures: 0, renders, limited, closed, reports };
}

/** A process's metrics for Prometheus: the server's own, and Node's. */
export function createRegistry({ stats, cache, renderers, teller }: Measured): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(stats.renders);
  registry.registerMetric(stats.limited);
  registry.registerMetric(stats.closed);
  registry.registerMetric(stats.reports);
  registry.registerMetric(renderers.stats.waits);
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
  const counter = (name: string, help: string, value: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  counter(
    'aurore_render_failures_total',
    'Renders that failed, whether or not an older response stood in.',
    () => stats.failures,
  );
  counter(
    'aurore_renders_refused_total',
    'Renders that were not begun because too many others were waiting.',
    () => renderers.stats.refused,
  );
  counter(
    'aurore_renders_left_total',
    'Renders that were not begun because all who waited had left.',
    () => renderers.stats.left,
  );
  counter(
    'aurore_renderer_restarts_total',
    'Threads that ended or hung and were replaced.',
    () => renderers.stats.restarts,
  );
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  new Counter({
    name: 'aurore_passwords_total',
    help: 'Passwords that were hashed, to check or to store them.',
    registers,
    collect() {
      this.reset();
      this.inc(hashings.turns);
    },
  });
  new Counter({
    name: 'aurore_told_total',
    help: 'Messages that tell somebody of screenings they asked for, by what became of them.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(teller.counts)) this.inc({ outcome }, count);
    },
  });
  gauge('aurore_passwords_waiting', 'Passwords that wait to be hashed.', () => hashings.waiting);
  gauge('aurore_requests_running', 'Requests that are being answered.', () => stats.running);
  gauge(
    'aurore_renders_waiting',
    'Pages, and requests of single visitors, that wait for a thread to render them.',
    () => renderers.waiting,
  );
  new Gauge({
    name: 'aurore_renderer_memory_bytes',
    help: 'Bytes that each renderer holds: its JavaScript heap, and what belongs to it.',
    labelNames: ['renderer'],
    registers,
    async collect() {
      for (const [renderer, bytes] of (await renderers.memory()).entries()) this.set({ renderer }, bytes);
    },
  });
  gauge('aurore_cache_bytes', 'Bytes that the page cache holds.', () => cache.bytes);
  gauge('aurore_cache_entries', 'Responses that the page cache holds.', () => cache.count);
  return registry;
}

/**
 * Serves /metrics, and the health checks once more, on a port that need not be open to the world: they are answered there
 * when visitors hold all the connections of the other one.
 */
export function createMetricsServer(registry: Registry, isEnding: () => boolean): Server {
  return createServer((request, response) => {
    const health = healthOf(request.url, isEnding());
    if (health) {
      response.writeHead(health.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(health.text);
      return;
    }
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
