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
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: npm says why above.');
    process.exit(status ?? 1);
  }
}
