import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium to test with: an installed one, else Playwright's. Undefined when there is neither. */
export function findChromium(): string | undefined {
  for (const name of NAMES) {
    const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (stdout) return stdout.trim();
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** How the tests' Chromium is started, with what is in its environment besides this process's. */
export function chromiumWith(env: Readonly<Record<string, string>> = {}): LaunchOptions {
  const executablePath = findChromium();
  const known = Object.entries({ ...process.env, ...env }).filter((entry): entry is [string, string] => !!entry[1]);
  return { ...(executablePath && { executablePath }), args: ['--no-sandbox'], env: Object.fromEntries(known) };
}
