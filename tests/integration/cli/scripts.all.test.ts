import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import { afterEach, beforeEach, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

const NPM = realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());
const scripts: Readonly<Record<string, string>> = packageJson.scripts;
const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
/** A program that says that it has been started, and whether by a Node that runs TypeScript. */
const SAYS = `console.log('started', process.features.typescript);\n`;
const SAID = 'started strip';
/** A script that does not end ends here, instead of the run's whole time. */
const TIMEOUT_MS = 5 * millisecondsInMinute;
const ALL_INSTALLED = { packages: { 'node_modules/vitest': { dev: true } } };

/** The commands of a script, each as its words. */
const commandsOf = (name: string) => scripts[name]!.split(' && ').map((command) => command.split(' '));

/** A fresh clone, in which every program but the one that installs is replaced by one that says that it was started. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aurore-scripts-'));
  for (const name of ['package-lock.json', 'scripts/install.mjs']) cpSync(name, join(folder, name));
  // A program that is watched waits for a change once it has ended.
  write('package.json', JSON.stringify(packageJson).replaceAll(/ --watch[\w-]*/g, ''));
  // What npm would install, and a machine whose npm installs at once, and whose Node runs no TypeScript, as Node 20.
  write('packages/.package-lock.json', JSON.stringify(ALL_INSTALLED));
  write('packages/.bin/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  write('machine/node', `#!/bin/sh\nexec "${process.execPath}" --no-strip-types "$@"\n`);
  write('machine/npm', `#!/bin/sh\n[ "$1" = ping ] || cp -r packages/. node_modules\n`);
  for (const [program, ...words] of names.flatMap(commandsOf)) {
    if (program === 'node') {
      // What is loaded before the program is silent.
      const sources = words.filter((word) => word.endsWith('.ts'));
      for (const source of sources)
        write(source, `const typed: string = '';\n${source === sources.at(-1) ? SAYS : ''}`);
    } else write(`packages/.bin/${program}`, `#!/usr/bin/env node\n${SAYS}`);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, source: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), source, { mode: 0o755 });
}

test.each(names)('`npm run %s` starts from nothing on a machine whose Node runs no TypeScript', (name) => {
  const machine = join(folder, 'machine');
  const { stdout, stderr, status } = spawnSync(join(machine, 'node'), [NPM, 'run', name], {
    cwd: folder,
    env: { PATH: [machine, '/usr/bin', '/bin'].join(delimiter), HOME: folder },
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  expect(status, stderr).toBe(0);
  expect(stdout.split('\n').filter((line) => line === SAID)).toHaveLength(commandsOf(name).length);
});
