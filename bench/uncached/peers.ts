import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPackages } from '../packages.ts';

/** The same page by other means, in a folder of its own. */
export type Peer = {
  readonly name: string;
  readonly folder: string;
  /** Its framework: the package whose version is reported, and Node's arguments to build the page. */
  readonly framework?: { readonly package: string; readonly build: readonly string[] };
  /** Node's arguments to serve the build on a port. */
  readonly serve: (port: number) => readonly string[];
};

const PEERS = resolve('bench/peers');

export const NEXT: Peer = {
  name: 'Next.js',
  folder: join(PEERS, 'next'),
  framework: { package: 'next', build: ['node_modules/next/dist/bin/next', 'build'] },
  serve: (port) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
};
export const ANGULAR: Peer = {
  name: 'Angular',
  folder: join(PEERS, 'angular'),
  framework: { package: '@angular/core', build: ['node_modules/@angular/cli/bin/ng.js', 'build'] },
  serve: () => ['dist/server/server.mjs'],
};
/** What any framework costs is seen beside it: Node and template strings alone. */
export const PLAIN: Peer = { name: 'template strings', folder: join(PEERS, 'plain'), serve: () => ['server.js'] };

/** Installs and builds a peer, unless nothing has changed since the last time. Gives its framework's version. */
export function preparePeer(peer: Peer): string {
  const { folder, framework } = peer;
  if (!framework) return '';
  installPackages(folder);
  const stamp = join(folder, 'dist/built-from');
  const sources = hashOf(folder);
  if (read(stamp) !== sources) {
    build(peer, framework.build);
    writeFileSync(stamp, sources);
  }
  const { version } = JSON.parse(
    readFileSync(join(folder, 'node_modules', framework.package, 'package.json'), 'utf8'),
  ) as {
    version: string;
  };
  return version;
}

function build({ name, folder }: Peer, given: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}: ${given.join(' ')} ended with ${status}.\n${stdout}${stderr}`);
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

function read(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false }) && readFileSync(path, 'utf8');
}
