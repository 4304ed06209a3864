/**
 * `npm run look`: takes the pictures of e2e/look anew, which visual tests compare the site with, and makes them small: of 128
 * colours each, which no comparison sees. `npm run look -- -g cinema` takes those of some tests alone.
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
