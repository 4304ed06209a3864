import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { sites } from '#brand/sites.ts';
import { patient } from '../../support/patience.ts';
import { copyWhole, ended, runIn } from './copy.ts';

const END = '} as const satisfies';
/** All parts of the project are checked and tested anew, beside whatever else a slow machine does. */
vi.setConfig({ testTimeout: patient(600_000) });

const folder = mkdtempSync(join(tmpdir(), 'aurore-countries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a copy of the project that has one of its countries. */
function copyWith(country: string): void {
  // One test reads it as nobody.
  chmodSync(folder, 0o755);
  copyWhole(folder);
  const file = join(folder, 'brand/sites.ts');
  const table = readFileSync(file, 'utf8');
  const [start, end] = [table.indexOf('= {\n') + 4, table.indexOf(END)];
  const rows = table.slice(start, end).split(/(?<=^ {2}\},\n)/m);
  expect(rows).toHaveLength(Object.keys(sites).length);
  const kept = rows.filter((row) => row.startsWith(`  ${country}: {`));
  writeFileSync(file, table.slice(0, start) + kept.join('') + table.slice(end));
}

/** Gives the copy another name, also where no visitor sees it. */
function rename(): void {
  const file = join(folder, 'brand/brand.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Aurore', 'Kinopolis').replaceAll('aurore', 'kinopolis'));
}

async function expectSuccess(...parameters: readonly string[]): Promise<void> {
  const { output, code } = await ended(runIn(folder, parameters));
  expect(code, output.slice(-20_000)).toBe(0);
}

test('with one country and another name, types and unit tests hold, and the site of tests is theirs', async () => {
  copyWith('nl');
  rename();
  await expectSuccess('node_modules/oxlint/bin/oxlint');
  await expectSuccess('node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json');
  await expectSuccess('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'unit-mocks');
  // Over HTTP, and in a browser, which stores what it is signed in by under the name.
  const overHttp = ['footer', 'routing', 'discovery'].map((name) => `tests/integration/site/${name}.test.ts`);
  await expectSuccess('node_modules/vitest/vitest.mjs', 'run', '--project', 'site', ...overHttp);
  await expectSuccess('node_modules/@playwright/test/cli.js', 'test', 'elsewhere', '--project=desktop-variants');
  const built = globSync(join(folder, 'dist-tests/**/*.{js,mjs,css,svg}'));
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter((path) => /kinopolis/i.test(readFileSync(path, 'utf8')))).toEqual([]);
});
