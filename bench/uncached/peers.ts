import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The same page in another framework, in a folder with its own packages. */
export type Peer = {
  readonly name: string;
  readonly folder: string;
  /** The package whose version is reported. */
  readonly package: string;
  readonly build: readonly string[];
  /** Node's arguments to serve the build on a port. */
  readonly serve: (port: number) => readonly string[];
};

const PEERS = resolve('bench/peers');

export const NEXT: Peer = {
  name: 'Next.js',
  folder: join(PEERS, 'next'),
  package: 'next',
  build: ['node_modules/next/dist/bin/next', 'build'],
  serve: (port) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
};
export const ANGULAR: Peer = {
  name: 'Angular',
  folder: join(PEERS, 'angular'),
  package: '@angular/core',
  build: ['node_modules/@angular/cli/bin/ng.js', 'build'],
  serve: () => ['dist/server/server.mjs'],
};

/** Installs and builds a peer, unless nothing has changed since the last time. Gives its version. */
export function preparePeer(peer: Peer): string {
  const { folder } = peer;
  if (changedAt(join(folder, 'package-lock.json')) > changedAt(join(folder, 'node_modules/.package-lock.json'))) {
    // Not `npm ci`, which refuses a lock file that lacks optional packages of other platforms.
    run(peer, 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  const stamp = join(folder, 'dist/built-from');
  const sources = hashOf(folder);
  if (read(stamp) !== sources) {
    run(peer, process.execPath, peer.build);
    writeFileSync(stamp, sources);
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', peer.package, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

function run({ name, folder }: Peer, command: string, given: readonly string[]): void {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    NEXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
    // `npm run` passes on this repository's own settings, which allow none of the peers' scripts.
    npm_config_strict_allow_scripts: undefined,
  };
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, stdout, stderr } = spawnSync(command, given, { cwd: folder, env, shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}: ${command} ${given.join(' ')} ended with ${status}.\n${stdout}${stderr}`);
}

/** A hash of everything that goes into a build. */
function hashOf(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(PEERS, 'programme.js')));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/^(node_modules|dist|\.angular)(\/|\\|$)/.test(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isFile()) hash.update(name).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function read(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false }) && readFileSync(path, 'utf8');
}
