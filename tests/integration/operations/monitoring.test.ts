import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createRegistry, createRendererStats } from '../../../src/server/metrics.ts';
import { PAGE } from '../server/page.ts';
import { startSite } from '../server/site.ts';

const FOLDER = 'docs/operations/monitoring';
/** Prometheus adds this metric to every target. */
const OF_PROMETHEUS = new Set(['up']);

/** The names of metrics in an expression: words of at least two parts that are not a label, function or unit. */
function metricsIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:aurore|nodejs|process)_[a-z0-9_]+\b|\bup\b(?=\{)/g))];
}

async function known(): Promise<Set<string>> {
  const site = await startSite(async (_request, response) => {
    response.writeHead(200, PAGE).end('page');
  });
  await site.get('/films');
  site.stats.reports.inc({ site: 'fr', directive: 'img-src' });
  const renderers = { waiting: 0, stats: createRendererStats(), memory: async () => [0] };
  const text = await createRegistry({ ...site, renderers, teller: { counts: { sent: 1 } } }).metrics();
  const samples = [...text.matchAll(/^([a-z0-9_]+)(?:\{[^}]*\})? /gm)].map(([, name]) => name!);
  return new Set([...samples, ...OF_PROMETHEUS]);
}

test('the dashboard asks for metrics that there are', async () => {
  const dashboard = JSON.parse(await readFile(`${FOLDER}/dashboard.json`, 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const there = await known();
  expect(dashboard.panels.length).toBeGreaterThan(8);
  for (const { title, targets } of dashboard.panels) {
    for (const { expr } of targets) {
      expect(metricsIn(expr).length, title).toBeGreaterThan(0);
      for (const name of metricsIn(expr)) expect(there, `${title}: ${name}`).toContain(name);
    }
  }
  // It also shows all of our own metrics.
  const shown = JSON.stringify(dashboard);
  for (const name of there) {
    const family = name.replace(/_(?:bucket|sum|count)$/, '');
    if (name.startsWith('aurore_')) expect(shown, name).toContain(family);
  }
});

test('alerts go by metrics that there are, and the page says what to do', async () => {
  const [rules, page] = await Promise.all([
    readFile(`${FOLDER}/alerts.yaml`, 'utf8'),
    readFile('docs/operations/monitoring.md', 'utf8'),
  ]);
  const there = await known();
  const alerts = [...rules.matchAll(/- alert: (\w+)\n +expr: (\|\n(?:(?: {10}.*)\n)+|.*)/g)];
  expect(alerts).toHaveLength([...rules.matchAll(/- alert:/g)].length);
  for (const [, name, expression] of alerts) {
    expect(metricsIn(expression!).length, name).toBeGreaterThan(0);
    for (const metric of metricsIn(expression!)) expect(there, `${name}: ${metric}`).toContain(metric);
    expect(page).toContain(`\`${name}\``);
  }
});
