import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'aurore-format-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the formatter leaves alone the folder that docs/adopt.md has for feeds, at the top only', async () => {
  const [, feed] = /npm run feed:new -- (\S+)/.exec(readFileSync('docs/adopt.md', 'utf8'))!;
  for (const name of ['.oxfmtrc.json', '.prettierignore', '.gitignore']) copyFileSync(name, join(folder, name));
  for (const path of [`${feed!}/at/de/cinemas.json`, `src/${feed!}/cinemas.json`]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), '[{"slug":\n"rex"}]');
  }
  const program = [resolve('node_modules/oxfmt/bin/oxfmt'), '--list-different'];
  const listing = promisify(execFile)(process.execPath, program, { cwd: folder });
  await expect(listing).rejects.toMatchObject({ code: 1, stdout: `src/${feed!}/cinemas.json\n` });
});
