/**
 * Makes sure that there is a Chromium for the browser tests: an installed one, else Debian's, else Playwright's. On
 * Debian it also installs the headless shell.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from '../e2e/support/chromium.ts';

function run(program: string, ...rest: string[]): boolean {
  console.log([program, ...rest].join(' '));
  return (
    spawnSync(program, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'inherit' })
      .status === 0
  );
}

function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', name);
}

function installFromPlaywright(): boolean {
  const cli = 'node_modules/@playwright/test/cli.js';
  return (
    run(process.execPath, cli, 'install', '--with-deps', 'chromium') ||
    run(process.execPath, cli, 'install', 'chromium')
  );
}

if (findChromium() === undefined && !installFromDebian('chromium')) installFromPlaywright();
// The tests run without it too, only slower.
if (findHeadlessShell() === undefined) installFromDebian('chromium-headless-shell');
const found = findChromium();
if (found === undefined) {
  console.error('There is no Chromium, and none could be installed: see above.');
  process.exitCode = 1;
} else {
  console.log(`Chromium: ${found}`);
}
