import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { environment } from '../../support/environment.ts';

/** A command of which the output is read. */
export type Command = ChildProcessByStdio<null, Readable, null>;

/** Runs a program in a copy of the project, with these settings and none of the machine's. */
export function runIn(
  folder: string,
  parameters: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Command {
  return spawn(process.execPath, parameters, {
    cwd: folder,
    env: environment(settings),
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

/** Writes that country's towns into a copy. */
export function addLuxembourgTowns(folder: string): void {
  writeFileSync(join(folder, 'brand/towns/LU.json'), JSON.stringify('Echternach|49.81|6.42'));
}
