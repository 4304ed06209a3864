import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { sites } from '#sites';
import { environment } from '../../support/environment.ts';

/** Made by tools, or not the project's. */
const LEFT_OUT = /^(?:\.git|data|dist.*|node_modules|test-results)$/;
const TABLE = 'brand/sites.ts';
const END = '} as const satisfies';

const NINTH = `  lu: {
    code: 'lu',
    country: 'LU',
    defaultLanguage: 'fr',
    languages: ['fr', 'de'],
    locales: { fr: 'fr-LU', de: 'de-LU' },
    releaseZones: { fr: 'LU_FR', de: 'LU_DE' },
    timeZone: 'Europe/Luxembourg',
    currency: 'EUR',
    ratingSystem: 'Default',
    favouritesLimit: 1,
    versionLabel: 'version',
    subtitles: null,
    profilePage: 'favourite-cinemas',
    mainCity: 'luxembourg',
    regions: [],
    paths: {},
    screens: [],
    features: [],
    footerCities: ['luxembourg'],
  },
`;

let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

/** A copy of the project whose table is what `change` makes of its rows. */
function copyWith(change: (rows: readonly string[]) => readonly string[]): string {
  folder = mkdtempSync(join(tmpdir(), 'aurore-countries-'));
  // One test reads it as nobody.
  chmodSync(folder, 0o755);
  for (const name of readdirSync('.').filter((each) => !LEFT_OUT.test(each)))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const table = readFileSync(TABLE, 'utf8');
  const [start, end] = [table.indexOf('= {\n') + 4, table.indexOf(END)];
  const rows = table.slice(start, end).split(/(?<=^ {2}\},\n)/m);
  expect(rows).toHaveLength(Object.keys(sites).length);
  writeFileSync(join(folder, TABLE), table.slice(0, start) + change(rows).join('') + table.slice(end));
  return folder;
}

async function run(cwd: string, ...parameters: readonly string[]) {
  const command = spawn(process.execPath, parameters, {
    cwd,
    env: environment({}),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(command.stdout), once(command, 'close') as Promise<[number]>]);
  return { code, output };
}

/** The types of everything, and the tests of its parts. */
async function check(copy: string) {
  const types = await run(copy, 'node_modules/oxlint/bin/oxlint');
  expect(types.code, types.output).toBe(0);
  const units = ['--project', 'unit', '--project', 'unit-mocks', '--reporter', 'dot'];
  const tests = await run(copy, 'node_modules/vitest/vitest.mjs', 'run', ...units);
  expect(tests.code, tests.output.slice(-20_000)).toBe(0);
}

test.each(['fr', 'nl'])(
  'with the site of %s alone, types and unit tests hold',
  async (code) => {
    await check(copyWith((rows) => rows.filter((row) => row.startsWith(`  ${code}: {`))));
  },
  600_000,
);

test('with a ninth country, types and unit tests hold', async () => {
  const copy = copyWith((rows) => [...rows, NINTH]);
  writeFileSync(join(copy, 'brand/towns/LU.json'), JSON.stringify('Echternach|49.81|6.42'));
  await check(copy);
}, 600_000);
