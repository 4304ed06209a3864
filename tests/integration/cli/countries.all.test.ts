import { chmodSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { sites } from '#brand/sites.ts';
import { patient } from '../../support/patience.ts';
import { addLuxembourgPlaces, copyProject, ended, linkPackages, LUXEMBOURG, runIn } from './copy.ts';

/** Made by tools, or not the project's. */
const LEFT_OUT = /^(?:\.git|data|dist.*|node_modules|test-results)$/;
const END = '} as const satisfies';
/** All parts of the project are checked and tested anew, beside whatever else a slow machine does. */
vi.setConfig({ testTimeout: patient(600_000) });

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a copy of the project whose table is what `change` makes of its rows. */
function copyWith(change: (rows: readonly string[]) => readonly string[]): void {
  folder = mkdtempSync(join(tmpdir(), 'aurore-countries-'));
  // One test reads it as nobody.
  chmodSync(folder, 0o755);
  copyProject(
    folder,
    readdirSync('.').filter((each) => !LEFT_OUT.test(each)),
  );
  linkPackages(folder);
  const file = join(folder, 'brand/sites.ts');
  const table = readFileSync(file, 'utf8');
  const [start, end] = [table.indexOf('= {\n') + 4, table.indexOf(END)];
  const rows = table.slice(start, end).split(/(?<=^ {2}\},\n)/m);
  expect(rows).toHaveLength(Object.keys(sites).length);
  writeFileSync(file, table.slice(0, start) + change(rows).join('') + table.slice(end));
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

/** Types of everything hold, and so do the tests of its parts. */
async function expectParts(): Promise<void> {
  await expectSuccess('node_modules/oxlint/bin/oxlint');
  await expectSuccess('node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json');
  await expectSuccess('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'unit-mocks');
}

test('with one country and another name, types and unit tests hold, and the site of tests is theirs', async () => {
  copyWith((rows) => rows.filter((row) => row.startsWith('  nl: {')));
  rename();
  await expectParts();
  // Over HTTP, and in a browser, which stores what it is signed in by under the name.
  const overHttp = ['footer', 'routing', 'discovery'].map((name) => `tests/integration/site/${name}.test.ts`);
  await expectSuccess('node_modules/vitest/vitest.mjs', 'run', '--project', 'site', ...overHttp);
  await expectSuccess('node_modules/@playwright/test/cli.js', 'test', 'elsewhere', '--project=desktop-variants');
  const built = globSync(join(folder, 'dist-tests/**/*.{js,mjs,css,svg}'));
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter((path) => /kinopolis/i.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('with a ninth country, types and unit tests hold', async () => {
  copyWith((rows) => [...rows, LUXEMBOURG]);
  addLuxembourgPlaces(folder);
  await expectParts();
});
