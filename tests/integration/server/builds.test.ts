import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import { expect, onTestFinished, test } from 'vitest';
import { buildsFolder, storeBuild } from '../../../src/server/builds.ts';
import { precompress } from '../../../src/server/precompress.ts';
import { SCRIPT, startSite } from './site.ts';

let now = Date.parse('2026-11-21T16:30:00Z');
const render = (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(404).end('A page.');
  return Promise.resolve();
};

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A build with one script of its own, and one that all have. */
async function buildOf(name: string): Promise<string> {
  const client = temporaryFolder();
  mkdirSync(join(client, '_astro'));
  writeFileSync(join(client, '_astro', `island.${name}.js`), SCRIPT);
  writeFileSync(join(client, '_astro', 'shared.0000.js'), SCRIPT);
  await precompress(client);
  return client;
}

/** Starts builds one after the other, an hour apart. */
async function startBuilds(dataDir: string, ...names: string[]): Promise<void> {
  for (const name of names) {
    now += millisecondsInHour;
    await storeBuild(await buildOf(name), dataDir, now);
  }
}

test('files of the build before are served for ever, compressed as they were', async () => {
  const { folder, get } = await startSite(render);
  await startBuilds(folder, 'aaaa', 'bbbb');
  for (const name of ['aaaa', 'bbbb']) {
    const { status, headers, text } = await get(`/_astro/island.${name}.js?again`);
    expect({ status, text }, name).toEqual({ status: 200, text: SCRIPT });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
  }
  const { headers } = await get('/_astro/island.aaaa.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('br');
});

test('those of the build before that are gone, which nobody may cache', async () => {
  const { folder, get } = await startSite(render);
  await startBuilds(folder, 'aaaa', 'bbbb', 'cccc');
  const { status, headers, text } = await get('/_astro/island.aaaa.js');
  expect({ status, text }).toEqual({ status: 404, text: 'No such file.\n' });
  expect(headers['cache-control']).toBe('no-store');
  expect((await get('/_astro/island.bbbb.js')).status).toBe(200);
  expect(readdirSync(buildsFolder(folder))).toHaveLength(2);
});

test('a build that is started again, or gone back to, counts once, and keeps the one that it replaced', async () => {
  const { folder, get } = await startSite(render);
  await startBuilds(folder, 'aaaa', 'bbbb', 'bbbb');
  expect((await get('/_astro/island.aaaa.js')).status).toBe(200);
  await startBuilds(folder, 'aaaa');
  expect((await get('/_astro/island.bbbb.js')).status).toBe(200);
});

test('what nodes store at the same moment is whole, and nothing unfinished stays', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(buildsFolder(dataDir), '.draft-ended'), { recursive: true });
  utimesSync(join(buildsFolder(dataDir), '.draft-ended'), 0, 0);
  const client = await buildOf('aaaa');
  await Promise.all([1, 2, 3, 4].map(() => storeBuild(client, dataDir, now)));
  const builds = readdirSync(buildsFolder(dataDir));
  expect(builds).toHaveLength(1);
  expect(readdirSync(join(buildsFolder(dataDir), builds[0]!)).sort()).toEqual(
    readdirSync(join(client, '_astro')).sort(),
  );
});

test('a copy that another node has not finished is not served, nor anything besides hashed files', async () => {
  const { folder, get } = await startSite(render);
  await startBuilds(folder, 'aaaa');
  mkdirSync(join(buildsFolder(folder), '.draft-other'));
  writeFileSync(join(buildsFolder(folder), '.draft-other', 'half.js'), '');
  writeFileSync(join(folder, 'issuer-keys.json'), '{}');
  for (const path of ['half.js', '.draft-other', '../../issuer-keys.json', '..%2f..%2fissuer-keys.json', '']) {
    expect((await get(`/_astro/${path}`)).status, path).toBe(404);
  }
});
