import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { closeDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';
import { endGracefully, listen, serve } from '../server/main.ts';
import { now } from '../settings/clock.ts';
import { originOf } from '../settings/hosts.ts';
import { currentSettings, type Settings } from '../settings/settings.ts';
import { siteOf, SITE_CODES } from '../sites/sites.ts';
import { buildIfNeeded } from './build.ts';
import { demoIsCurrent, loadDemo } from './demoData.ts';
import { step } from './steps.ts';

/** How often the demo looks whether a new cinema day has begun somewhere. */
const TOP_UP_MS = 60_000;

/** `npm start`: builds what has changed, loads the demo chain where it is not there yet, and serves. */
async function start(): Promise<void> {
  const settings = currentSettings();
  // Before the long work, not after it.
  await checkPort(settings);
  makeDataDir(settings.DATA_DIR);

  const building = step('Building the site');
  const built = await buildIfNeeded(building.progress);
  if (built) building.done();

  if (settings.DEMO === 'on' && !demoIsCurrent(settings, now())) {
    const loading = step('Making the demo chain');
    await loadDemo(settings, now(), loading.progress);
    loading.done();
    await closeDatabase();
  }

  const server = await serve(settings);
  const topUp = settings.DEMO === 'on' ? setInterval(() => keepRolling(settings), TOP_UP_MS) : undefined;
  endGracefully(server, () => clearInterval(topUp));
  console.log(`\nAurore is ready: http://localhost:${settings.PORT}\n`);
  for (const code of SITE_CODES) console.log(`  ${code}  ${originOf(siteOf(code), settings)}`);
  console.log('');
}

function makeDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = sentenceOf(error) ?? (error as Error).message;
    throw new Error(`The folder of DATA_DIR, ${folder}, cannot be made: ${reason}`, { cause: error });
  }
}

async function checkPort(settings: Settings): Promise<void> {
  const probe = createServer();
  await listen(probe, settings.HOST, settings.PORT, 'PORT');
  await new Promise((closed) => probe.close(closed));
}

let rolling = false;

/** The programme rolls with the date: at each cinema midnight a process of its own makes the new day. */
function keepRolling(settings: Settings): void {
  if (rolling || demoIsCurrent(settings, now())) return;
  rolling = true;
  // A clock that CLOCK has set starts anew in each process.
  const CLOCK = settings.CLOCK === undefined ? undefined : now().toISOString();
  const child = spawn(process.execPath, ['src/cli/topUp.ts'], {
    env: { ...process.env, CLOCK },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('close', () => {
    rolling = false;
  });
}

try {
  await start();
} catch (error) {
  console.error(`\n${sentenceOf(error) ?? (error instanceof Error ? error.message : String(error))}`);
  process.exitCode = 1;
  await closeDatabase();
}
