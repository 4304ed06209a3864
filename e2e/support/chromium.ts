import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { fontsOf, type Device } from './fonts.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
/** The same engine without what only a window needs, in Debian's package of this name. */
const SHELL = 'chromium-headless-shell';

/** The full Chromium: an installed one, else Playwright's. Undefined if there is neither. */
export function findChromium(): string | undefined {
  const installed = NAMES.map(pathOf).find((path) => path !== undefined);
  if (installed !== undefined) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** The headless Chromium, in which journeys take half the time; undefined if it is not installed. */
export function findHeadlessShell(): string | undefined {
  return pathOf(SHELL);
}

/** How tests start Chromium: headless if there is one, with the fonts of a device and none of the machine's own. */
export function launchOf(
  device: Device = 'arial',
  executablePath = findHeadlessShell() ?? findChromium(),
): LaunchOptions {
  const env = { ...process.env, ...fontsOf(device) };
  const known = Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]);
  // Headless, letters would be placed at whole pixels, which makes words wider than in a window.
  const args = ['--no-sandbox', '--font-render-hinting=none'];
  return { ...(executablePath && { executablePath }), args, env: Object.fromEntries(known) };
}

/** The same for somebody who has set text at twice its size in the browser. */
export function launchWithLargeText(): LaunchOptions {
  const { args = [], ...rest } = launchOf();
  return { ...rest, args: [...args, '--blink-settings=defaultFontSize=32'] };
}

function pathOf(program: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}
