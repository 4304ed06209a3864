import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { environment } from '../../support/environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const site of ['fr', 'be']) writeFileSync(join(folder, `${site}.json`), '{"features":{"news":false}}');
writeFileSync(join(folder, 'settings.json'), '{}');
writeFileSync(join(folder, 'nl.json'), '{"features":{"nwes":false}}');

function importSettings(...parameters: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = environment({ DATA_DIR: folder });
  return new Promise((done) => {
    execFile(process.execPath, ['src/cli/importSettings.ts', ...parameters], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test('the settings of one site are imported from its file, and those beside it left', async () => {
  const file = join(folder, 'fr.json');
  expect(await importSettings(file)).toEqual({ code: 0, stdout: 'fr: applied.\n', stderr: '' });
  expect((await importSettings(file)).stdout).toBe('fr: unchanged, the site has these settings already.\n');
});

test('a fault in a folder’s file is named, and no file of the folder is applied', async () => {
  const { code, stdout, stderr } = await importSettings(folder);
  expect([code, stdout]).toEqual([1, 'fr: not applied.\nbe: not applied.\nnl: not applied.\n']);
  expect(stderr).toMatch(/^nl\.json \$\.features: expected a key among (?:\w+, )*news, (?:\w+, )*\w+, got "nwes"\n$/);
});

test('a file that names no site, and what is not there, are refused by name', async () => {
  const named = join(folder, 'settings.json');
  expect((await importSettings(named)).stderr).toBe(
    `${named} is no site's settings by its name: expected fr.json or another site’s code.\n`,
  );
  const absent = join(folder, 'fx.json');
  expect(await importSettings(absent)).toMatchObject({ code: 1, stderr: `There is no file or folder ${absent}.\n` });
});
