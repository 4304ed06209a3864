import { expect, test } from 'vitest';
import { get, originOf } from '../../support/site.ts';

const pathOf = (address: string) => new URL(address).pathname;

test('a sitemap that is not there is not found', async () => {
  for (const path of ['/sitemap/fr-2.xml', '/sitemap/de-1.xml', '/sitemap/xx-1.xml']) {
    expect((await get('fr', path)).status, path).toBe(404);
  }
});

test('robots.txt names the sitemap and closes what is no page', async () => {
  const { status, headers, text } = await get('nl', '/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = text.split('\n');
  expect(lines).toContain(`Sitemap: ${originOf('nl')}/sitemap.xml`);
  expect(lines).toContain('Disallow: /fragments/');
  expect(lines).not.toContain('Disallow: /');
});

test('security.txt has a contact, its own address and a date within a year (RFC 9116)', async () => {
  const { text } = await get('ch', '/.well-known/security.txt');
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^(mailto:|https:)/);
  expect(fields.get('Canonical')).toBe(`${originOf('ch')}/.well-known/security.txt`);
  expect(fields.get('Preferred-Languages')).toBe('en, fr, de');
  const days = (Date.parse(fields.get('Expires')!) - Date.parse('2026-11-21T00:00:00Z')) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test('llms.txt is Markdown whose links answer', async () => {
  const { headers, text } = await get('fr', '/llms.txt');
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(text.startsWith('# Aurore\n\n> ')).toBe(true);
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address!);
  expect(links.length).toBeGreaterThan(6);
  for (const address of links) expect((await get('fr', pathOf(address))).status, address).toBe(200);
});

test('the web manifest starts at home in its language, and its icons are there', async () => {
  const { headers, json } = await get('be', '/manifest/nl.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = json() as { start_url: string; lang: string; icons: { src: string; type: string }[] };
  expect(manifest).toMatchObject({ start_url: '/nl', lang: 'nl-BE' });
  for (const { src, type } of manifest.icons) {
    const icon = await get('be', src);
    expect(icon.status, src).toBe(200);
    expect(icon.headers['content-type'], src).toContain(type);
  }
  expect((await get('be', '/manifest/de.webmanifest')).status).toBe(404);
});

test('the news are an Atom feed, the latest first, each with its page', async () => {
  const { status, headers, text } = await get('nl', '/feed/en/news.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  const entries = [...text.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => entry);
  expect(entries.length).toBeGreaterThanOrEqual(10);
  const dates = entries.map((entry) => /<updated>([^<]+)</.exec(entry)![1]!);
  expect(dates).toEqual(dates.toSorted().reverse());
  const page = /<id>([^<]+)<\/id>/.exec(entries[0]!)![1]!;
  expect((await get('nl', pathOf(page))).status).toBe(200);
});
