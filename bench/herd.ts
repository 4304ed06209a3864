import { createHash } from 'node:crypto';
import { freePort, startSite } from '../tests/support/server.ts';
import { request } from '../tests/support/request.ts';
import type { Bench, Figure } from './figure.ts';

/** A thousand requests at once for a page that has not been requested yet. */
export const herdBench: Bench = { name: 'herd', run };

const ASKERS = 1000;
/** A different day for each round, so that no round finds a page that an earlier one left in the cache. */
const PATHS = ['22', '23', '24'].map((day) => `/cinemas/aurore-saint-denis-pleyel/filters/date-2026-11-${day}`);

async function run(): Promise<readonly Figure[]> {
  const metricsPort = await freePort();
  const site = await startSite('bench-herd', { METRICS_PORT: String(metricsPort) });
  const renders: number[] = [];
  const times: number[] = [];
  try {
    await quiet(metricsPort);
    for (const path of PATHS) {
      const before = await rendersOf(metricsPort);
      const begun = performance.now();
      const requests = Array.from({ length: ASKERS }, () =>
        request(site.port, 'fr', path, { headers: { 'accept-encoding': 'gzip' } }),
      );
      const responses = await Promise.all(requests);
      times.push(performance.now() - begun);
      const kinds = new Set(
        responses.map(({ status, body }) => `${status} ${createHash('md5').update(body).digest('hex')}`),
      );
      if (kinds.size !== 1 || responses[0]!.status !== 200)
        throw new Error(`The responses differ: ${[...kinds].join(', ')}`);
      renders.push((await rendersOf(metricsPort)) - before);
    }
  } finally {
    await site.stop();
  }
  const slowest = Math.round(Math.max(...times));
  return [
    {
      what: `${ASKERS} cold requests for one page at once`,
      runs: renders,
      unit: 'renders',
      goal: { atMost: 1 },
      note: `all answered 200 with the same bytes, within ${slowest} ms`,
    },
  ];
}

/** Waits until the pages that the server renders at its start are done. */
async function quiet(metricsPort: number): Promise<void> {
  for (let before = -1; ;) {
    const renders = await rendersOf(metricsPort);
    if (renders === before) return;
    before = renders;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function rendersOf(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^aurore_render_seconds_count (\d+)$/m.exec(text)?.[1]);
}
