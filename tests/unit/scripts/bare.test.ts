import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** What somebody may have set up: fonts, and settings of npm, Chromium and the project itself. */
const home = mkdtempSync(join(tmpdir(), 'aurore-home-'));
afterAll(() => rmSync(home, { recursive: true }));
mkdirSync(join(home, '.fonts'));
writeFileSync(join(home, '.npmrc'), 'omit=dev\n');
const planted = {
  HOME: home,
  XDG_CONFIG_HOME: home,
  FONTCONFIG_PATH: '/etc/fonts',
  CHROMIUM_FLAGS: '--force-dark-mode',
  NODE_OPTIONS: '--no-warnings',
  DATABASE_URL: 'postgres://somebody/else',
  CI: 'true',
};

type Seen = { readonly env: Readonly<Record<string, string>>; readonly files: string[]; readonly fonts: string };

function lookAround(): Seen {
  const look = `console.log(JSON.stringify({
    env: process.env,
    files: fs.readdirSync(process.env.HOME),
    fonts: fs.readFileSync(process.env.FONTCONFIG_FILE, 'utf8'),
  }))`;
  const options = { env: { ...process.env, ...planted }, encoding: 'utf8' } as const;
  return JSON.parse(spawnSync('bash', ['.ci/bare', process.execPath, '-e', look], options).stdout) as Seen;
}

test('CI sees nothing that somebody has set up on the machine', () => {
  const { env, files, fonts } = lookAround();
  expect(env['HOME']).not.toBe(home);
  expect(files).toEqual([]);
  expect(fonts).not.toContain('<dir>');
  expect(env['PATH']).toBe(process.env['PATH']);
  expect(env['CI']).toBe('true');
  for (const name of Object.keys(planted).filter((each) => each !== 'HOME' && each !== 'CI')) {
    expect(env[name], name).toBeUndefined();
  }
  // It leaves nothing behind.
  expect(existsSync(env['HOME']!)).toBe(false);
});

test('CI ends as its command did', () => {
  expect(spawnSync('bash', ['.ci/bare', 'sh', '-c', 'exit 7']).status).toBe(7);
});

test('CI runs npm test there', () => {
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^\.ci\/bare npm test$/m);
  expect(readdirSync('.ci').sort()).toEqual(['bare', 'run']);
});
