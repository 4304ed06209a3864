import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { request } from '../../support/request.ts';
import { copyOfDemoStore, startSite, type RunningSite } from '../../support/server.ts';
import { until } from '../server/site.ts';

/** The demo's trailers, and as many of its drawings: enough that making their pictures takes a second. */
const DRAWINGS = 8;
const FILES = DRAWINGS * 6;

const dataDir = mkdtempSync(join(tmpdir(), 'aurore-pictures-'));
const media = join(dataDir, 'media');
let shown = '';

beforeAll(async () => {
  await copyOfDemoStore(dataDir);
  rmSync(join(dataDir, 'pictures.json'));
  const all = join(dataDir, 'all');
  mkdirSync(all);
  const names = readdirSync(media);
  const posters = names.filter((name) => /^poster-\d+-fr-.*\.svg$/.test(name)).slice(0, DRAWINGS);
  const trailers = names.filter((name) => /\.(?:webm|vtt)$/.test(name));
  for (const name of [...posters, ...trailers]) copyFileSync(join(media, name), join(all, name));
  // A link to the pictures of all tests.
  rmSync(media);
  mkdirSync(media);
  for (const name of readdirSync(all)) copyFileSync(join(all, name), join(media, name));
  shown = `/media/${posters.at(-1)!.replace('.svg', '-640.webp')}`;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const made = () => readdirSync(media).filter((name) => /\.(?:avif|webp)$/.test(name));
/** Starts the site on those pictures; a failed test ends it too. */
async function start(name: string, DEMO: string): Promise<RunningSite> {
  const site = await startSite(name, { DATA_DIR: dataDir, DEMO, TICKETING_URL: 'https://tickets.example/{session}' });
  onTestFinished(() => site.stop());
  return site;
}

const said = (name: string) =>
  readFileSync(join('test-results', `server-${name}.log`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Pictures'));

/** Whether nobody makes pictures at the moment. */
function isQuiet(): boolean {
  const lock = new DatabaseSync(`${media}.lock`);
  try {
    lock.exec('begin exclusive');
    return true;
  } catch {
    return false;
  } finally {
    lock.close();
  }
}

test('drawings are sent until the pictures are made, which ends with the server even if that is killed', async () => {
  const site = await start('pictures', 'on');
  const standIn = await request(site.port, 'fr', shown);
  expect([standIn.status, standIn.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  await until(() => made().length > 0);
  expect(isQuiet()).toBe(false);
  site.process.kill('SIGKILL');
  await until(isQuiet);
  expect(made().length).toBeLessThan(FILES);
});

test('the next start goes on with them, says how far it is, and sends them once they are there', async () => {
  const before = made().length;
  const site = await start('pictures-again', 'on');
  await until(() => said('pictures-again').some((line) => line.endsWith(' s)')));
  expect(made()).toHaveLength(FILES);
  const lines = said('pictures-again');
  expect(lines[0]).toBe(`Pictures: ${before} of ${FILES}`);
  expect(lines.slice(1, -1).every((line) => line.endsWith(` of ${FILES}`))).toBe(true);
  expect(lines.length).toBeLessThan(7);
  const picture = await request(site.port, 'fr', shown);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(picture.headers['cache-control']).toContain('immutable');
});

test('a start after that makes none, and neither does one without the demo', async () => {
  unlinkSync(join(dataDir, shown));
  const again = await start('pictures-made', 'on');
  await again.stop();
  unlinkSync(join(dataDir, 'pictures.json'));
  const site = await start('pictures-off', 'off');
  expect((await request(site.port, 'fr', shown)).headers['cache-control']).toBe('no-store');
  await site.stop();
  expect([...said('pictures-made'), ...said('pictures-off')]).toEqual([]);
  expect(made()).toHaveLength(FILES - 1);
});
