import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const TWINS = [
  'src/components/cinema/CinemaFacts.astro',
  'src/domain/screening/showtimeStatus.ts',
  'src/islands/cinema/locator/Locator.island.tsx',
];

test.each(TWINS)('lint refuses a twin of %s', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-twins-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const extension = file.slice(file.lastIndexOf('.'));
  for (const name of ['one', 'other']) copyFileSync(file, join(folder, name + extension));
  const program = ['node_modules/jscpd/run-jscpd.js', '--config', '.jscpd.json', folder];
  const { status, stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(stdout).toContain('Found 1 clones');
  expect(status).toBe(1);
});
