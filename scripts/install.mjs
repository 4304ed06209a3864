// Brings node_modules in line with the lock file, so that the next command finds Node 24 there. Runs on Node 20 or
// later. Installs what running the site needs; with `--all`, also what developing it needs. Neither removes what the
// other has installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** What npm writes when it has installed everything. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Ours, there while npm installs: npm would take a package of which it had unpacked only a part for a whole one. */
const UNFINISHED = 'node_modules/.unfinished';

function changedAt(path) {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** Whether packages for development are installed. */
function hasAll() {
  try {
    return Object.values(JSON.parse(readFileSync(INSTALLED, 'utf8')).packages).some(({ dev }) => dev === true);
  } catch {
    return false;
  }
}

function endWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

function npm(stdio, ...parameters) {
  return spawnSync('npm', parameters, { stdio, encoding: 'utf8', shell: process.platform === 'win32' });
}

/** Whether the packages' registry answers. Without it npm would install for minutes, as it tries each package again. */
function hasRegistry() {
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=10000'];
  const { status, stderr } = npm('pipe', 'ping', ...retries);
  // Even a registry that knows no ping answers with a status of HTTP.
  return status === 0 || /\bE[45]\d\d\b/.test(stderr);
}

function install(all) {
  try {
    accessSync('.', constants.W_OK);
    if (existsSync(UNFINISHED)) rmSync('node_modules', { recursive: true });
    mkdirSync('node_modules', { recursive: true });
    writeFileSync(UNFINISHED, '');
  } catch (error) {
    endWith(`Packages cannot be installed here (${error.code}): make this folder writable, or copy it to one that is.`);
  }
  console.log('Installing packages…');
  const isOnline = hasRegistry();
  // Not `npm ci`, which would first remove all that is there. Versions and integrity are those of the lock file all the
  // same, and nothing is written to it. Engine warnings would be about the Node that runs npm, not about the one that
  // will run the site.
  const parameters = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-mintimeout=2000'];
  if (!all) parameters.push('--omit=dev');
  if (!isOnline) parameters.push('--offline');
  // The input is the command's that follows: `npm run import -- -` reads its feed there.
  const { status } = npm(['ignore', 'inherit', 'inherit'], 'install', ...parameters);
  // Unless it was killed, npm has put back what was there before.
  if (status !== null) rmSync(UNFINISHED);
  if (status !== 0) {
    const why = isOnline ? 'npm says why above' : 'their registry cannot be reached and npm’s cache lacks some';
    endWith(`Packages could not be installed, ${why}: run this again once the network is there.`);
  }
}

const all = process.argv.includes('--all') || hasAll();
const isCurrent = !existsSync(UNFINISHED) && changedAt('package-lock.json') <= changedAt(INSTALLED);
if (!isCurrent || (all && !hasAll())) install(all);
