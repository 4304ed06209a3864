import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { makeSmallFeed, SMALL_DAY, SMALL_SHOW, writeSmallFeed } from '../store/smallFeed.ts';

/** The site of a chain whose names addresses must encode, and whose titles are in another script. */
const folder = mkdtempSync(join(tmpdir(), 'aurore-slugs-'));
const settings = { DATABASE_URL: `sqlite:${join(folder, 'slugs.db')}`, CLOCK: `${SMALL_DAY}T12:00:00+01:00` };
/** Its exclamation mark belongs at its left. */
const TITLE = 'فيلم!';
let running: RunningSite;

async function importFeed(name: string, version: string, tag: string): Promise<string> {
  const feed = makeSmallFeed();
  const tagged = (line: object) =>
    JSON.parse(
      JSON.stringify(line).replace(
        '"version":"vf"',
        () => `"version":${JSON.stringify(version)},"tags":[${JSON.stringify(tag)}]`,
      ),
    ) as (typeof feed.showtimes)[number];
  Object.assign(feed, { tags: [{ slug: tag, title: 'The tag' }] });
  feed.versions.push({ slug: version, label: 'The version' });
  feed.showtimes[1] = tagged(feed.showtimes[1]!);
  feed.shows[0]!['title'] = TITLE;
  feed.shows[0]!['genres'] = ['دراما', 'R & B', '!'];
  await writeSmallFeed(join(folder, name), siteOf('fr'), feed);
  const run = promisify(execFile)(process.execPath, ['src/cli/import.ts', join(folder, name)], {
    env: environment(settings),
  });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

beforeAll(async () => {
  expect(await importFeed('odd', 'E, d & f? 100%', '"#+;=é‏')).toContain('fr: applied');
  running = await startSite('odd-names', settings);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

test('what no address can hold is refused, with what it is', async () => {
  const said = await importFeed('bad', 'E/d,f', '2D/3D');
  expect(said).toContain('fr: not applied, 6 faults');
  expect(said).toContain('fr/fr/versions.json $[slug="E/d,f"].slug: expected');
});

test('every link of pages with such names is there', async () => {
  const get = (path: string) => request(running.port, 'fr', path);
  const pages = [
    '/films',
    '/cinemas/rich',
    `/films/${SMALL_SHOW}`,
    '/ce-soir',
    '/recherche?q=tag',
    '/recherche?q=version',
    '/',
  ];
  const links = new Set<string>();
  for (const page of pages) {
    const response = await get(page);
    expect(response.status, page).toBe(200);
    for (const [, link] of response.body.toString().matchAll(/ href="(\/(?!_|api|media)[^"#]*)/g)) {
      links.add(link!.replaceAll('&amp;', '&').replaceAll('&#38;', '&'));
    }
  }
  const filtered = [...links].filter((link) => link.includes('/filters/'));
  for (const name of ['E, d & f? 100%', '"#+;=é‏', 'دراما', 'r-b', '!']) {
    expect(
      filtered.filter((link) => link.includes(encodeURIComponent(name))),
      name,
    ).not.toEqual([]);
  }
  const missing: string[] = [];
  for (const link of links) if ((await get(link)).status >= 400) missing.push(link);
  expect(missing).toEqual([]);
});

test('a title from right to left is isolated where pages write it, and as it is in what programs read', async () => {
  const isolated = `\u2068${TITLE}\u2069`;
  for (const path of ['/films', '/cinemas/rich', `/films/${SMALL_SHOW}`, '/ce-soir', '/recherche?q=film']) {
    const { text } = await request(running.port, 'fr', path);
    const written = text
      .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
      .replaceAll(/<[^>]+>/g, '\n')
      .split(TITLE);
    expect(written.length, path).toBeGreaterThan(1);
    for (const [index, before] of written.slice(0, -1).entries()) {
      expect(before.at(-1)! + TITLE + written[index + 1]![0]!, path).toBe(isolated);
    }
  }
  const { text } = await request(running.port, 'fr', `/films/${SMALL_SHOW}`);
  const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => json,
  );
  expect(data.join()).toContain(TITLE);
  expect(data.join()).not.toContain('\u2068');
  expect((await request(running.port, 'fr', '/api/shows')).text).not.toContain('\u2068');
});
