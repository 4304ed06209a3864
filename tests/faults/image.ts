/**
 * Runs the steps of a Dockerfile one by one, without Docker: each stage in a folder that Debian's `debootstrap` fills, as
 * root in a chroot, and then the image's command as the image's user, with nothing writable but /data and /tmp. It stands
 * in for the base image by Debian 12 with our Node and npm. `npm run test:image` needs root, `debootstrap`, and the
 * network; a folder that `debootstrap` has filled before may be named. compose.yaml is checked by Debian's
 * `docker-compose config`, which needs no daemon.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { patient } from '../support/patience.ts';

type Stage = { readonly root: string; readonly env: Record<string, string>; folder: string; user: string };
type Instruction = { readonly name: string; readonly rest: string };

const START_MS = patient(120_000);
const work = mkdtempSync(join(tmpdir(), 'aurore-image-'));
const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
/** What a chroot needs of the outside for the packages' registry. */
const CERTIFICATES = 'NODE_EXTRA_CA_CERTS';

/** The instructions of a Dockerfile, with continued lines joined. */
function instructions(file: string): Instruction[] {
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '');
  return [...lines.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, name, rest]) => ({ name: name!, rest: rest! }));
}

/** Debian 12 with Node, npm, and the user `node`, as in the base image. */
function baseRoot(): string {
  const root = join(work, 'base');
  const [, , filled] = process.argv;
  const options = ['--variant=minbase', '--include=ca-certificates'];
  if (filled === undefined) run('debootstrap', ...options, 'bookworm', root, 'http://deb.debian.org/debian');
  else run('cp', '-a', filled, root);
  cpSync('node_modules/node/bin/node', join(root, 'usr/local/bin/node'));
  const npm = join(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())), '..');
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name));
  }
  run('chroot', root, 'useradd', '--uid', '1000', '--create-home', 'node');
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  const certificates = process.env[CERTIFICATES];
  if (certificates !== undefined) cpSync(certificates, join(root, 'etc/extra-certificates.pem'));
  return root;
}

/** Copies what .dockerignore leaves of the repository, as committed or not. */
function copyContext(stage: Stage, names: readonly string[], to: string): void {
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').trim().split('\n'));
  const target = resolve('/', stage.folder, to);
  for (const name of names) {
    const into = name === '.' ? target : join(target, name);
    const filter = (path: string) => !ignored.has(path.split('/', 1)[0]!);
    cpSync(name, join(stage.root, into), { recursive: true, filter, preserveTimestamps: true });
  }
  run('chown', '-R', '0:0', join(stage.root, target));
}

/** A program in a stage, with its variables. `user` is the image's, without any privilege; else root. */
function inside(stage: Stage, command: readonly string[], user = 'root'): [string, string[]] {
  const variables = Object.entries({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: user === 'root' ? '/root' : `/home/${user}`,
    ...(process.env[CERTIFICATES] !== undefined && { [CERTIFICATES]: '/etc/extra-certificates.pem' }),
    ...stage.env,
  }).map(([name, value]) => `${name}=${value}`);
  const drop = ['--reuid=1000', '--regid=1000', '--clear-groups', '--no-new-privs', '--bounding-set=-all'];
  const as = user === 'root' ? [] : ['setpriv', ...drop];
  return [
    'env',
    ['-i', ...variables, 'chroot', stage.root, ...as, 'sh', '-c', 'cd "$0" && exec "$@"', stage.folder, ...command],
  ];
}

/** Runs the steps of a Dockerfile. Gives its last stage, how to start it, and its health check. */
function build(file: string, base: string) {
  const stages = new Map<string, Stage>();
  let stage: Stage = { root: base, env: {}, folder: '/', user: 'root' };
  const commands = new Map<string, string[]>();
  for (const { name, rest } of instructions(file)) {
    console.log(`${name} ${rest}`);
    if (name === 'FROM') {
      const [, as = 'last'] = / AS (\w+)$/.exec(rest) ?? [];
      stage = { root: join(work, as), env: {}, folder: '/', user: 'root' };
      run('cp', '-a', base, stage.root);
      stages.set(as, stage);
    } else if (name === 'ENV') {
      for (const [, key, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[key!] = value!;
    } else if (name === 'WORKDIR') {
      stage.folder = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
    } else if (name === 'COPY') {
      const [, from, source, target] = /^--from=(\w+) (\S+) (\S+)$/.exec(rest) ?? [];
      if (from === undefined) copyContext(stage, rest.split(' ').slice(0, -1), rest.split(' ').at(-1)!);
      else run('cp', '-a', `${join(stages.get(from)!.root, source!)}/.`, join(stage.root, target!));
    } else if (name === 'RUN') {
      run(...flat(inside(stage, ['sh', '-c', rest], stage.user)));
    } else if (name === 'USER') {
      stage.user = rest;
    } else if (name === 'CMD' || name === 'HEALTHCHECK') {
      commands.set(name, JSON.parse(rest.slice(rest.indexOf('['))) as string[]);
    } else if (!['VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(name)) {
      throw new Error(`${file}: this does not know ${name}.`);
    }
  }
  return { stage, start: commands.get('CMD')!, healthcheck: commands.get('HEALTHCHECK')! };
}

const flat = ([program, parameters]: [string, string[]]) => [program, ...parameters] as [string, ...string[]];

/** Starts the image as its user with a read-only root, and waits until its own health check says that it is well. */
async function startImage({ stage, start, healthcheck }: ReturnType<typeof build>): Promise<void> {
  const given = {
    TICKETING_URL: 'https://tickets.example/{session}',
    PORT: '4399',
    METRICS_PORT: '9399',
    HOST: '127.0.0.1',
  };
  const started: Stage = { ...stage, env: { ...stage.env, ...given } };
  const { root } = started;
  for (const folder of ['data', 'tmp', 'dev']) mkdirSync(join(root, folder), { recursive: true });
  const mounts = [
    `mount --bind ${root} ${root} && mount -o remount,bind,ro ${root}`,
    `mount -t tmpfs -o uid=1000,gid=1000,mode=700 tmpfs ${root}/data && mount -t tmpfs tmpfs ${root}/tmp`,
    'exec "$@"',
  ].join(' && ');
  const command = flat(inside(started, start, started.user));
  const site = spawn('unshare', ['--mount', 'sh', '-c', mounts, 'sh', ...command], { stdio: 'inherit' });
  const ended = new Promise<number | null>((done) => site.once('exit', done));
  try {
    const limit = performance.now() + START_MS;
    const isWell = () => {
      try {
        execFileSync(...inside(started, healthcheck, started.user), { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    };
    while (!isWell()) {
      if (site.exitCode !== null || performance.now() > limit) throw new Error('The image did not become well.');
      await setTimeout(500);
    }
    const { status } = await fetch('http://127.0.0.1:4399/health/ready');
    if (status !== 200) throw new Error(`The image answered ${status} to /health/ready.`);
  } finally {
    site.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`The image ended with ${code} at SIGTERM.`);
}

/** Files of the program that the image's user could change. */
function changeable(root: string): string {
  const find = ['(', '-user', '1000', '-o', '-group', '1000', '-o', '-perm', '-o=w', ')', '!', '-type', 'l'];
  return execFileSync('find', [join(root, 'app'), ...find], { encoding: 'utf8' });
}

try {
  execFileSync('docker-compose', ['config', '--quiet'], {
    env: { ...process.env, TICKETING_URL: 'https://tickets.example/{session}' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  console.log('✓ compose.yaml is what its schema says');
  const image = build('Dockerfile', baseRoot());
  const files = changeable(image.stage.root);
  if (files !== '') throw new Error(`The site could change its own program: ${files.slice(0, 500)}`);
  console.log('✓ every step of the Dockerfile ran, and the program is root’s');
  await startImage(image);
  console.log('✓ it starts as the image’s user with a read-only root, is well, and ends at SIGTERM');
} finally {
  if (existsSync(work)) rmSync(work, { recursive: true, force: true });
}
