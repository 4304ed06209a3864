import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMetricsServer, createRegistry, createRendererStats } from '../../../src/server/metrics.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { PAGE } from './page.ts';
import { startSite, until, type TestSite } from './site.ts';

const IDLE = { waiting: 0, stats: createRendererStats(), memory: async (): Promise<readonly number[]> => [] };

/** The origin of a site's metrics. */
async function startMetrics(site: TestSite, renderers = IDLE): Promise<string> {
  const metrics = createMetricsServer(
    createRegistry({ ...site, renderers, teller: { counts: { sent: 1 } } }),
    site.isEnding,
  );
  await new Promise<void>((listening) => metrics.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void metrics.close());
  return `http://127.0.0.1:${(metrics.address() as AddressInfo).port}`;
}

test('Prometheus finds how requests were answered, on a port of its own', async () => {
  const site = await startSite(async (_request, response) => {
    response.writeHead(200, PAGE).end('page');
  });
  await site.get('/films');
  await site.get('/films');
  await site.get('/films', { method: 'POST' });

  const stats = { ...createRendererStats(), restarts: 2, refused: 1, left: 4 };
  const renderers = { waiting: 3, stats, memory: async () => [5000, 6000] };
  const origin = await startMetrics(site, renderers);
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toContain('aurore_requests_total{outcome="hit"} 1\n');
  expect(text).toContain('aurore_requests_total{outcome="miss"} 1\n');
  expect(text).toContain('aurore_requests_total{outcome="pass"} 1\n');
  expect(text).toContain('aurore_render_seconds_count 1\n');
  expect(text).toContain('aurore_cache_entries 1\n');
  expect(text).toContain('aurore_renders_waiting 3\n');
  expect(text).toContain('aurore_renderer_restarts_total 2\n');
  expect(text).toContain('aurore_renders_refused_total 1\n');
  expect(text).toContain('aurore_renders_left_total 4\n');
  expect(text).toContain('aurore_renderer_memory_bytes{renderer="0"} 5000\n');
  expect(text).toContain('aurore_renderer_memory_bytes{renderer="1"} 6000\n');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await site.get('/metrics')).text).not.toContain('aurore_requests_total');
});

test('health is answered there while visitors hold every connection', async () => {
  const site = await startSite(async (_request, response) => void response.end(), { MAX_CONNECTIONS: '2' });
  const origin = await startMetrics(site);
  const held = [1, 2].map(() => connect(site.port, '127.0.0.1').on('error', () => {}));
  onTestFinished(() => held.forEach((socket) => socket.destroy()));
  await until(() => held.every((socket) => socket.readyState === 'open'));
  await expect(site.get('/health/ready')).rejects.toThrow();
  const health = async (path: string) => {
    const { status, text } = await fetch(`${origin}/health/${path}`).then(async (answer) => {
      return { status: answer.status, text: await answer.text() };
    });
    return `${status} ${text}`;
  };
  expect([await health('live'), await health('ready')]).toEqual(['200 ok\n', '200 ok\n']);
  site.announceEnd();
  expect([await health('live'), await health('ready')]).toEqual(['200 ok\n', '503 ending\n']);
});

test('they are for this machine alone, unless a network is named', () => {
  expect(parseSettings({ METRICS_PORT: '9464' }).METRICS_HOST).toBe('127.0.0.1');
  expect(parseSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.1' }).METRICS_HOST).toBe('10.0.0.1');
});
