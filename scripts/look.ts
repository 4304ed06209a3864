/**
 * `npm run look`: retakes the pictures in e2e/look, which the visual tests compare the site with, and reduces them to
 * 128 colours, which makes them small and no comparison notices. `npm run look -- -g cinema` retakes those of some
 * tests only.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'e2e/look';
const begun = Date.now();
const command = ['node_modules/@playwright/test/cli.js', 'test', 'visual', '--update-snapshots=changed'];
const { status } = spawnSync(process.execPath, [...command, ...process.argv.slice(2)], { stdio: 'inherit' });

for (const name of readdirSync(FOLDER)) {
  const file = join(FOLDER, name);
  if (statSync(file).mtimeMs < begun) continue;
  await sharp(readFileSync(file)).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toFile(file);
}
process.exitCode = status ?? 1;
