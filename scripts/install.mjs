// Brings node_modules in line with the lock file, so that the next command finds Node 24 there. Runs on Node 20 or later.
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
  // Not `npm ci`, which refuses a lock file that lacks optional packages of other platforms. Versions and integrity are
  // those of the lock file all the same, and nothing is written to it. Engine warnings would be about the Node that runs
  // npm, not about the one that will run the site.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: npm says why above.');
    process.exit(status ?? 1);
  }
}
