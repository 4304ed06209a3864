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
  // A program without an extension is of the type that the nearest package says, which may lie in the temporary folder.
  writeFileSync(join(folder, 'bin', 'package.json'), '{ "type": "commonjs" }');
  npmDoes(`
    const packages = process.argv.includes('--omit=dev') ? ${JSON.stringify(RUNNING)} : ${JSON.stringify(ALL)};
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
  `);
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a program in npm's place that answers a ping, and notes how it was called to install. */
function npmDoes(code: string, ping = 'process.exit(0)'): void {
  const npm = join(folder, 'bin', 'npm');
  const head = `#!${process.execPath}\nconst { appendFileSync, writeFileSync } = require('node:fs');\n`;
  const answer = `if (process.argv[2] === 'ping') { ${ping}; }\n`;
  writeFileSync(npm, `${head}${answer}appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');\n${code}`);
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

test('when npm fails it says in one sentence what to do', () => {
  npmDoes('process.exit(1);');
  const { status, stderr } = install();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Packages could not be installed, npm says why above: .*\.\n$/);
  expect(calls()[0]).not.toContain('--offline');
});

test('without a network npm’s cache may do, else it says in one sentence what to do', () => {
  const ping = `console.error('npm error code EAI_AGAIN'); process.exit(1)`;
  npmDoes(`writeFileSync('node_modules/.package-lock.json', '{ "packages": {} }');`, ping);
  expect(install().status).toBe(0);
  expect(calls()[0]).toContain('--offline');
  lockChanges();
  npmDoes('process.exit(1);', ping);
  const { status, stderr } = install();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Packages could not be installed, their registry cannot be reached .*network.*\.\n$/);
});

test('a registry that knows no ping is there all the same', () => {
  npmDoes('', `console.error('npm error code E404'); process.exit(1)`);
  expect(install().status).toBe(0);
  expect(calls()[0]).not.toContain('--offline');
});

test('in a folder that it may not write to it says in one sentence what to do, before npm runs', () => {
  chmodSync(folder, 0o555);
  const { status, stderr } = install('--as-nobody');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Packages cannot be installed here \(EACCES\): make .*\.\n$/);
  expect(calls()).toEqual([]);
});
