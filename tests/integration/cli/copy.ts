import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BRAND } from '#folders';
import { environment } from '../../support/environment.ts';

/** A command of which the output is read. */
export type Command = ChildProcessByStdio<null, Readable, null>;

/**
 * Copies files and folders of the project. The copy's brand is that of tests, as a chain's own, whatever ours is.
 */
export function copyProject(folder: string, names: readonly string[]): void {
  for (const name of names) {
    if (name !== 'brand') cpSync(name, join(folder, name), { recursive: true });
  }
  cpSync(BRAND, join(folder, 'brand'), { recursive: true });
  // Other pages lead to it.
  cpSync('brand/README.md', join(folder, 'brand/README.md'));
  for (const file of globSync(join(folder, 'brand/*.ts'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll("'../../../src/", "'../src/"));
  }
}

/** Made by tools, or not the project's. */
const LEFT_OUT = /^(?:\.git|data|dist.*|node_modules|test-results)$/;

/** Copies the whole project, without its packages. */
export function copySources(folder: string): void {
  copyProject(
    folder,
    readdirSync('.').filter((each) => !LEFT_OUT.test(each)),
  );
}

/** Copies the whole project, with its packages. */
export function copyWhole(folder: string): void {
  copySources(folder);
  linkPackages(folder);
}

/** Runs a program in a copy of the project, with its own brand, these settings and none of the machine's. */
export function runIn(
  folder: string,
  parameters: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Command {
  return spawn(process.execPath, parameters, {
    cwd: folder,
    // Neither the condition of tests nor their store, which would mean that the copy's site is built.
    // A type checker written in Go takes less of the processor so, as in the step `types`.
    env: { ...environment(settings), NODE_OPTIONS: '', AURORE_STORE: undefined, GOGC: '400' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** What a command prints, and its exit code. */
export async function ended(command: Command): Promise<{ readonly output: string; readonly code: number }> {
  const [output, [code]] = await Promise.all([text(command.stdout), once(command, 'close') as Promise<[number]>]);
  return { output, code };
}

/** Gives a copy the project's packages. */
export function linkPackages(folder: string): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** A country that the project does not have: its row in brand/sites.ts. */
export const LUXEMBOURG = `  lu: {
    code: 'lu',
    country: 'LU',
    defaultLanguage: 'fr',
    languages: ['fr', 'de'],
    locales: { fr: 'fr-LU', de: 'de-LU' },
    releaseZones: { fr: 'LU_FR', de: 'LU_DE' },
    dataAuthority: 'CNPD',
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

/** Writes that country's towns and its outline into a copy. */
export function addLuxembourgPlaces(folder: string): void {
  writeFileSync(join(folder, 'brand/towns/LU.json'), JSON.stringify('Echternach|49.81|6.42'));
  const land = '<path id="land" d="M0 0l1000 0 0 1000-1000 0z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" data-frame="0.516 0.337 0.003">${land}</svg>`;
  writeFileSync(join(folder, 'brand/outlines/LU.svg'), svg);
}
