import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND, COLOURS_SHEET } from '#folders';
import { buildFolder } from '../settings/buildFolder.ts';
import type { Settings } from '../settings/schema.ts';

/** What a build is made from: if none of it has changed, there is nothing to build. */
const SOURCES = ['src', BRAND, 'i18n', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
const STAMP = '.sources';
/** What a build reads of its environment. Astro would write others into the code, where their names happen to stand. */
const READ = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE'];

function files(path: string): string[] {
  // Whoever serves no file as it is may leave `public` out.
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)));
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  // The build itself writes the sheet, from the brand.
  for (const file of SOURCES.flatMap(files)) if (file !== COLOURS_SHEET) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function stampOfBuild(folder: string): string {
  try {
    return readFileSync(join(folder, STAMP), 'utf8');
  } catch {
    return '';
  }
}

/** Whether the site's sources have not changed since its last build. */
export function isBuilt(settings: Pick<Settings, 'COMPONENTS'>): boolean {
  return stampOfBuild(buildFolder(settings)) === hashOfSources();
}

/** Builds the site; `onLine` gets the build's output. Rejects with all of it if that fails. */
export async function build(
  { COMPONENTS }: Pick<Settings, 'COMPONENTS'>,
  onLine: (line: string) => void,
): Promise<void> {
  const sources = hashOfSources();
  const environment = Object.fromEntries(
    READ.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  await new Promise<void>((resolve, reject) => {
    const build = spawn(process.execPath, [...process.execArgv, 'node_modules/astro/bin/astro.mjs', 'build'], {
      // Vite goes by NODE_ENV: anything else would give visitors React's development build, which is twice as large.
      env: { ...environment, COMPONENTS, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const line = chunk.toString().trim().split('\n').at(-1);
      // oxlint-disable-next-line no-control-regex -- the builder's colours
      if (line) onLine(line.replace(/\u001b\[\d+m/g, ''));
    };
    build.stdout.on('data', hear);
    build.stderr.on('data', hear);
    build.on('error', reject);
    build.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site could not be built.\n${output}`)),
    );
  });
  writeFileSync(join(buildFolder({ COMPONENTS }), STAMP), sources);
}
