import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Missing } from './figure.ts';

/**
 * What a folder with packages of its own says of them: exact versions, and the day up to which theirs were published.
 */
type Manifest = { readonly config: { readonly before: string } };

/**
 * Brings the packages of a folder of the bench in line with its package.json. There is no lock file: what these
 * packages depend on is resolved as on the day `config.before`, so that every machine gets the same. Throws `Missing`
 * with npm's own words.
 */
export function installPackages(folder: string): void {
  if (changedAt(join(folder, 'package.json')) <= changedAt(join(folder, 'node_modules/.package-lock.json'))) return;
  const { config } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const given = ['install', `--before=${config.before}`, '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  const { status, stdout, stderr } = spawnSync('npm', [...given, '--loglevel=error'], {
    cwd: folder,
    // `npm run` passes on this repository's own settings, which allow no scripts of these packages.
    env: { ...process.env, NODE_ENV: undefined, npm_config_strict_allow_scripts: undefined },
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Missing(`npm ${given.join(' ')} in ${folder} ended with ${status}.\n${stdout}${stderr}`);
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
