import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMetricsServer, createRegistry } from '../../../src/server/metrics.ts';
import { PAGE, startSite } from './site.ts';

test('Prometheus finds how requests were answered, on a port of its own', async () => {
  const site = await startSite(async (_request, response) => {
    response.writeHead(200, PAGE).end('page');
  });
  await site.get('/films');
  await site.get('/films');
  await site.get('/films', { method: 'POST' });

  const metrics = createMetricsServer(createRegistry(site));
  await new Promise<void>((listening) => metrics.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void metrics.close());
  const origin = `http://127.0.0.1:${(metrics.address() as AddressInfo).port}`;
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toContain('aurore_requests_total{outcome="hit"} 1\n');
  expect(text).toContain('aurore_requests_total{outcome="miss"} 1\n');
  expect(text).toContain('aurore_requests_total{outcome="pass"} 1\n');
  expect(text).toContain('aurore_render_seconds_count 1\n');
  expect(text).toContain('aurore_cache_entries 1\n');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await site.get('/metrics')).text).not.toContain('aurore_requests_total');
});
