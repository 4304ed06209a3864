import { expect, test } from 'vitest';
import { PAGE } from './page.ts';
import { startSite } from './site.ts';

const start = () =>
  startSite(async (_request, response) => {
    response.writeHead(200, PAGE).end('page');
  });
const old = (directive: string, blocked = 'inline') =>
  JSON.stringify({
    'csp-report': { 'violated-directive': directive, 'blocked-uri': blocked, 'document-uri': 'https://x/?name=Jeanne' },
  });
const send = (body: string, type = 'application/csp-report') => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
});
const PATH = '/reports/csp';

test('both forms of reports are counted, by site and directive', async () => {
  const { get, stats } = await start();
  expect((await get(PATH, send(old('script-src-elem')))).status).toBe(204);
  const reports = [
    { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/a' } },
    { type: 'csp-violation', body: { effectiveDirective: '__proto__', blockedURL: 3 } },
    { type: 'deprecation', body: { effectiveDirective: 'img-src' } },
    { type: 'csp-violation' },
  ];
  const nl = { ...send(JSON.stringify(reports), 'application/reports+json; charset=utf-8'), host: 'nl.aurore.test' };
  expect((await get(PATH, nl)).status).toBe(204);
  const { values } = await stats.reports.get();
  expect(values).toHaveLength(3);
  expect(values).toContainEqual({ labels: { site: 'fr', directive: 'script-src' }, value: 1 });
  expect(values).toContainEqual({ labels: { site: 'nl', directive: 'img-src' }, value: 1 });
  expect(values).toContainEqual({ labels: { site: 'nl', directive: 'other' }, value: 1 });
});

test('a kind of violation is logged once, without what a visitor typed', async () => {
  const { get, logged } = await start();
  for (let times = 0; times < 3; times += 1) {
    await get(PATH, send(old('script-src', 'https://evil.example/\n{"level":60}?name=Jeanne')));
  }
  const told = logged.filter(({ level }) => level === 40);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ site: 'fr', directive: 'script-src', blocked: 'https://evil.example' });
  expect(JSON.stringify(logged)).not.toContain('Jeanne');
});

test('what is no report is refused and not counted', async () => {
  const { get, stats } = await start();
  expect((await get(PATH)).status).toBe(405);
  expect((await get(PATH, send(old('img-src'), 'text/plain'))).status).toBe(415);
  expect((await get(PATH, send('{"csp', 'application/csp-report'))).status).toBe(400);
  expect((await get(PATH, send('[]', 'application/csp-report'))).status).toBe(400);
  expect((await get(PATH, send(old('x'.repeat(70_000))))).status).toBe(413);
  const chunked = {
    ...send(old('x'.repeat(70_000))),
    headers: { 'content-type': 'application/csp-report', 'transfer-encoding': 'chunked' },
  };
  expect((await get(PATH, chunked)).status).toBe(413);
  expect((await stats.reports.get()).values).toEqual([]);
});

test('who reports without end is refused', async () => {
  const { get } = await start();
  const statuses = [];
  for (let times = 0; times <= 120; times += 1) statuses.push((await get(PATH, send(old('img-src')))).status);
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(204));
  expect(statuses[120]).toBe(429);
});
