// Runs on any Node from 20 on: brings node_modules in line with the lock file, so that what follows finds Node 24 there.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

function changedAt(path) {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

if (changedAt('package-lock.json') > changedAt('node_modules/.package-lock.json')) {
  console.log('Installing packages…');
  // Not `npm ci`, which refuses a lock file that lacks optional packages of other platforms; versions and integrity are
  // those of the lock file all the same, and nothing is written to it. Engine warnings are of the Node that runs npm,
  // not of the one that will run the site.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: npm says why above.');
    process.exit(status ?? 1);
  }
}
