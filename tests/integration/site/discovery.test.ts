import { describe, expect, test } from 'vitest';
import { SITE_CODES, siteOf } from '../../../src/sites/sites.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { get, originOf } from '../../support/site.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
const pathOf = (address: string) => new URL(address).pathname;

/** Every address in a site's sitemaps. */
async function addressesOf(site: (typeof SITE_CODES)[number]): Promise<{ address: string; entry: string }[]> {
  const index = await get(site, '/sitemap.xml');
  expect(index.status).toBe(200);
  const files = locations(index.text);
  expect(files).toHaveLength(siteOf(site).languages.length);
  const found: { address: string; entry: string }[] = [];
  for (const file of files) {
    const { status, text, headers } = await get(site, pathOf(file));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    for (const [entry] of text.matchAll(/<url>.*?<\/url>/gs)) found.push({ address: locations(entry)[0]!, entry });
  }
  return found;
}

describe.each(SITE_CODES)('the sitemaps of %s', (site) => {
  test('name pages that stand at that very address, each once, with twins that point back', async () => {
    const found = await addressesOf(site);
    const all = new Set(found.map(({ address }) => address));
    expect(all.size).toBe(found.length);
    expect(found.length).toBeGreaterThan(50);
    for (const { address, entry } of found) {
      expect(address.startsWith(originOf(site))).toBe(true);
      const twins = [...entry.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, href]) => href!);
      expect(twins, address).toContain(address);
      for (const twin of twins) expect(all, address).toContain(twin);
      const { status, text } = await get(site, pathOf(address));
      expect(status, address).toBe(200);
      expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1], address).toBe(address);
      expect(text, address).not.toContain('name="robots" content="noindex"');
      const lastmod = /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1];
      if (lastmod !== undefined) expect(lastmod.slice(0, 10) <= TEST_DAY, address).toBe(true);
    }
  });
});

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
