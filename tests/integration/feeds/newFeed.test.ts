import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { writeNewFeed } from '../../../src/feeds/newFeed.ts';
import { SITE_CODES, siteOf } from '../../../src/sites/sites.ts';

const root = mkdtempSync(join(tmpdir(), 'aurore-new-feed-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const run = (file: string, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, [`src/cli/${file}.ts`, ...parameters], {
    env: { ...process.env, CLOCK: '2026-11-21T12:00:00+01:00', DATABASE_URL: '', DATA_DIR: join(root, 'data') },
  }).catch((error: { stdout: string; stderr: string }) => error);

test('a new feed has a cinema, a film and three screenings to come, and is imported without a warning', async () => {
  const folder = join(root, 'my-chain');
  expect((await run('newFeed', folder)).stdout).toContain('a feed for fr');
  const imported = await run('import', folder, '--strict');
  expect(imported).toMatchObject({ stdout: 'fr: applied, 1 cinemas, 1 shows, 3 screenings.\n', stderr: '' });
  const line = JSON.parse(await readFile(join(folder, 'fr/showtimes.ndjson'), 'utf8')) as { showtimes: object };
  expect(Object.keys(line.showtimes)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  expect(readme).toContain('| `seatCount` | unknown or none | How many seats it has. | `1200` |');
  expect(readme).toContain('| `citySlug` | required |');
  const settings = await readFile(join(folder, '.vscode/settings.json'), 'utf8');
  expect(settings).toContain('"/*/*/cinemas.json"');
  expect(await readFile(join(folder, 'schemas/cinemas.schema.json'), 'utf8')).toContain('How many seats it has.');

  const again = await run('newFeed', folder);
  expect(again.stderr).toContain('is not empty');
  expect((await run('newFeed', join(root, 'x'), '--site', 'xx')).stderr).toContain('There is no site xx');
  expect((await run('newFeed')).stderr).toContain('Usage: npm run feed:new');
});

test.each(SITE_CODES)('a new feed of %s has no fault', async (code) => {
  const folder = join(root, code);
  await writeNewFeed(folder, siteOf(code), new Date());
  const { sites, ignored } = await importFeed(folder, { dryRun: true, strict: true });
  expect(sites).toMatchObject([{ site: code, outcome: 'checked' }]);
  expect(ignored).toEqual([]);
});
