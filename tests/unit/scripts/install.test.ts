import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = resolve('scripts/install.mjs');
const RUNNING = { 'node_modules/astro': {} };
const ALL = { ...RUNNING, 'node_modules/vitest': { dev: true } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aurore-install-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'bin'));
  npmDoes(`
    const packages = process.argv.includes('--omit=dev') ? ${JSON.stringify(RUNNING)} : ${JSON.stringify(ALL)};
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
  `);
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a program in npm's place that notes how it was called. */
function npmDoes(code: string): void {
  const npm = join(folder, 'bin', 'npm');
  const head = `#!${process.execPath}\nconst { appendFileSync, writeFileSync } = require('node:fs');\n`;
  writeFileSync(npm, `${head}appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');\n${code}`);
  chmodSync(npm, 0o755);
}

function install(...parameters: string[]): { status: number | null; stderr: string } {
  const PATH = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`;
  // Root could write anywhere.
  const asNobody = process.getuid?.() === 0 && parameters.includes('--as-nobody') ? { uid: 65_534, gid: 65_534 } : {};
  return spawnSync(process.execPath, [SCRIPT, ...parameters], {
    cwd: folder,
    env: { ...process.env, PATH },
    encoding: 'utf8',
    ...asNobody,
  });
}

const calls = () => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').split('\n') : []);
const isForDevelopment = (call: string | undefined) => !call!.includes('--omit=dev');
function lockChanges(): void {
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, 'package-lock.json'), later, later);
}

test('running installs what it needs, once', () => {
  expect(install().status).toBe(0);
  expect(install().status).toBe(0);
  expect(calls()).toHaveLength(2);
  expect(isForDevelopment(calls()[0])).toBe(false);
});

test('developing adds the rest, once, and running does not remove it, when the lock file changes neither', () => {
  install();
  install('--all');
  install('--all');
  install();
  expect(calls().slice(0, -1).map(isForDevelopment)).toEqual([false, true]);
  lockChanges();
  install();
  expect(calls().slice(0, -1).map(isForDevelopment)).toEqual([false, true, true]);
});

test('a changed lock file is installed without what only developing needs, if that was not there', () => {
  install();
  lockChanges();
  install();
  expect(calls().slice(0, -1).map(isForDevelopment)).toEqual([false, false]);
});

test('what was interrupted begins again from nothing', () => {
  npmDoes(`writeFileSync('node_modules/half-a-package', ''); process.kill(process.pid, 'SIGKILL');`);
  expect(install().status).toBe(1);
  npmDoes(`writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: ${JSON.stringify(ALL)} }));`);
  expect(install('--all').status).toBe(0);
  expect(existsSync(join(folder, 'node_modules', 'half-a-package'))).toBe(false);
  install('--all');
  expect(calls()).toHaveLength(3);
});

test('without a network it says in one sentence what to do', () => {
  npmDoes('process.exit(1);');
  const { status, stderr } = install();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Packages could not be installed, .*network.*\.\n$/);
});

test('in a folder that it may not write to it says in one sentence what to do, before npm runs', () => {
  chmodSync(folder, 0o555);
  const { status, stderr } = install('--as-nobody');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Packages cannot be installed here \(EACCES\): make .*\.\n$/);
  expect(calls()).toEqual([]);
});
