import { Agent, request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { href } from '../src/routes/href.ts';
import { siteOf, SITE_CODES } from '../src/sites/sites.ts';
import { freePort, startSite } from '../tests/support/server.ts';
import { median, type Bench, type Figure } from './figure.ts';

/** How much memory the server uses while all pages are requested again and again, and whether it stops growing. */
export const memoryBench: Bench = { name: 'memory', run };

const SECONDS = 600;
const ADDRESSES = 5000;
const AT_ONCE = 16;
const SAMPLE_MS = 2000;
/** The entry pages of each site in each of its languages; everything else is found by following links. */
const ENTRANCES = ['home', 'shows', 'cinemas', 'upcomingLight'] as const;
const ENCODINGS = ['br', 'gzip'] as const;

type Page = { readonly host: string; readonly path: string };
type Sample = { readonly at: number; readonly rss: number; readonly heap: number; readonly cache: number };

async function run(): Promise<readonly Figure[]> {
  const metricsPort = await freePort();
  const site = await startSite('bench-memory', { METRICS_PORT: String(metricsPort) });
  const load = new Load(site.port);
  const samples: Sample[] = [];
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  const sampling = (async () => {
    while (elapsed() < SECONDS) {
      samples.push({ at: elapsed(), ...(await memoryOf(metricsPort)) });
      await setTimeout(SAMPLE_MS);
    }
  })();
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, () => load.ask(() => elapsed() < SECONDS)));
    await sampling;
  } finally {
    load.end();
    await site.stop();
  }
  return figures(samples, load);
}

function figures(samples: readonly Sample[], { known, requests, bytes }: Load): Figure[] {
  if (known.length < ADDRESSES) throw new Error(`Only ${known.length} addresses were found.`);
  const between = (from: number, to: number) =>
    median(samples.filter(({ at }) => at >= from * SECONDS && at < to * SECONDS).map(({ rss }) => rss));
  const last = samples.at(-1)!;
  const thirds = [between(0, 1 / 3), between(1 / 3, 2 / 3), between(2 / 3, 1)];
  const each = thirds.map((rss) => rss.toFixed(0)).join(', ');
  return [
    {
      what: `most memory of the server in ${SECONDS / 60} minutes over ${ADDRESSES} addresses`,
      runs: [Math.max(...samples.map(({ rss }) => rss))],
      unit: 'MB',
      goal: { atMost: 400 },
      note:
        `${requests} requests, ${(bytes / 1e6).toFixed(0)} MB of bodies; medians of each third ${each} MB; ` +
        `at the end ${last.heap.toFixed(0)} MB of heap in use, ${last.cache.toFixed(0)} MB of cached pages`,
    },
    {
      what: 'growth of the server’s memory within the last third',
      runs: [between(5 / 6, 1) / between(2 / 3, 5 / 6)],
      unit: '×',
      goal: { atMost: 1.03 },
    },
  ];
}

/**
 * Requests pages as browsers do: follows links until it knows enough addresses, then requests those in random order.
 */
class Load {
  readonly known: Page[] = [];
  requests = 0;
  bytes = 0;
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  readonly #seen = new Set<string>();
  /** Addresses still to visit, in a list for each site and language, so that none is crowded out. */
  readonly #leads: Page[][];
  #turn = 0;

  constructor(port: number) {
    this.#port = port;
    this.#leads = SITE_CODES.map(siteOf).flatMap((site) =>
      site.languages.map((language) =>
        ENTRANCES.map((screen) => ({
          host: `${site.code}.aurore.localhost:${port}`,
          path: href(site, language, screen),
        })),
      ),
    );
    for (const { host, path } of this.#leads.flat()) this.#seen.add(host + path);
  }

  async ask(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const lead = this.known.length < ADDRESSES ? this.#nextLead() : undefined;
      if (lead) await this.#explore(...lead);
      else if (this.known.length > 0) await this.#get(this.known[Math.floor(Math.random() * this.known.length)]!);
      else await setTimeout(10);
    }
  }

  end(): void {
    this.#agent.destroy();
  }

  #nextLead(): [Page, Page[]] | undefined {
    for (let tried = 0; tried < this.#leads.length; tried += 1) {
      const leads = this.#leads[this.#turn++ % this.#leads.length]!;
      const page = leads.shift();
      if (page) return [page, leads];
    }
    return undefined;
  }

  async #explore(page: Page, leads: Page[]): Promise<void> {
    const { status, isCached, html } = await this.#get(page);
    if (status !== 200 || !isCached || this.known.length >= ADDRESSES) return;
    this.known.push(page);
    for (const [, path = ''] of html().matchAll(/href="(\/[^"#?]*)/g)) {
      const key = page.host + path;
      if (this.#seen.has(key) || /^\/(_astro|media|api|redirect)\//.test(path)) continue;
      this.#seen.add(key);
      leads.push({ host: page.host, path });
    }
  }

  #get({ host, path }: Page): Promise<{ status: number; isCached: boolean; html: () => string }> {
    const encoding = ENCODINGS[this.requests++ % ENCODINGS.length]!;
    const headers = { host, 'accept-encoding': encoding };
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: this.#port, path, headers, agent: this.#agent };
      const request = httpRequest(options, (response) => {
        buffer(response).then((body) => {
          this.bytes += body.length;
          const html = () => textOf(body, response.headers['content-encoding']);
          const type = response.headers['content-type'] ?? '';
          const isCached = type.startsWith('text/html') && !/desc=pass/.test(String(response.headers['server-timing']));
          resolve({ status: response.statusCode ?? 0, isCached, html });
        }, reject);
      });
      request.on('error', reject);
      request.end();
    });
  }
}

function textOf(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** The server's memory, in megabytes of a million bytes. */
async function memoryOf(metricsPort: number): Promise<Omit<Sample, 'at'>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1e6;
  return {
    rss: metric('process_resident_memory_bytes'),
    heap: metric('nodejs_heap_size_used_bytes'),
    cache: metric('aurore_cache_bytes'),
  };
}
