import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
/** The same engine without what only a window needs: Debian's package of this name. */
const SHELL = 'chromium-headless-shell';

/** The Chromium that people use: an installed one, else Playwright's. Undefined when there is neither. */
export function findChromium(): string | undefined {
  const installed = NAMES.map(pathOf).find((path) => path !== undefined);
  if (installed !== undefined) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** The Chromium without a window, in which journeys take half the time; undefined where it is not installed. */
export function findHeadlessShell(): string | undefined {
  return pathOf(SHELL);
}

/** How tests start Chromium, that without a window where there is one, with what is in its environment besides ours. */
export function launchOf(
  env: Readonly<Record<string, string>> = {},
  executablePath = findHeadlessShell() ?? findChromium(),
): LaunchOptions {
  const known = Object.entries({ ...process.env, ...env }).filter((entry): entry is [string, string] => !!entry[1]);
  // Without a window letters would stand at whole pixels, in words that are wider than anybody sees them.
  const args = ['--no-sandbox', '--font-render-hinting=none'];
  return { ...(executablePath && { executablePath }), args, env: Object.fromEntries(known) };
}

function pathOf(program: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}
