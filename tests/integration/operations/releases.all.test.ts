import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfDemoStore, startSite } from '../../support/server.ts';
import { request } from '../../support/request.ts';

test('a release that starts serves the files of the one before, and removes older ones', async () => {
  const DATA_DIR = await copyOfDemoStore();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const builds = join(DATA_DIR, 'builds');
  for (const [name, at] of [
    ['former', 2000],
    ['older', 1000],
  ] as const) {
    mkdirSync(join(builds, name), { recursive: true });
    writeFileSync(join(builds, name, `island.${name}.js`), 'export {};');
    utimesSync(join(builds, name), at, at);
  }

  const { port, stop } = await startSite('releases', { DATA_DIR });
  onTestFinished(stop);
  const { status, headers, text } = await request(port, 'fr', '/_astro/island.former.js');
  expect({ status, text }).toEqual({ status: 200, text: 'export {};' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request(port, 'fr', '/_astro/island.older.js')).status).toBe(404);

  // Its own are stored, whole.
  const [own, ...others] = readdirSync(builds).filter((name) => name !== 'former');
  expect(others).toEqual([]);
  expect(readdirSync(join(builds, own!)).sort()).toEqual(readdirSync('dist-tests/client/_astro').sort());
});
