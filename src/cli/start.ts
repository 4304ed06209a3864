import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { closeAccounts } from '../accounts/store/current.ts';
import { closeDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';
import { listen } from '../server/listen.ts';
import { now } from '../settings/clock.ts';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import { currentSettings, type Settings } from '../settings/settings.ts';
import { buildIfNeeded } from './build.ts';
import { sayWhatFails } from './command.ts';
import { demoIsCurrent, loadDemo } from './demoData.ts';
import { makeDemoPeople, removeDemoPeople } from './demoPeople.ts';
import { environmentWithClock } from './environment.ts';
import { step } from './steps.ts';

const SERVER = 'src/cli/serve.ts';
/** Enough for what renders under way throw away. Node would take eight times as much, and never give it back. */
const SERVER_FLAGS = ['--max-semi-space-size=8'];
/** Where Node keeps our modules compiled: 24 MB less than compiling TypeScript each time, and a second sooner there. */
const COMPILED = 'node_modules/.cache/compiled';
/**
 * For glibc, which else keeps the memory of every page that is being rendered, in pieces too small for the next: large
 * bodies get memory that goes back at once, and threads that compress share what they leave.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };

/** `npm start`: builds what has changed, loads the demo chain where it is not there yet, and serves. */
async function start(): Promise<void> {
  const settings = currentSettings();
  // Before the long work, not after it.
  await checkPort(settings);
  makeDataDir(settings.DATA_DIR);

  const building = step('Building the site');
  const built = await buildIfNeeded(settings, building.progress);
  if (built) building.done();

  if (settings.DEMO === 'on' && !demoIsCurrent(settings, now())) {
    const loading = step('Making the demo chain');
    await loadDemo(settings, now(), loading.progress);
    loading.done();
    await closeAccounts();
    await closeDatabase();
  }
  if (isIssuerEmbedded(settings)) {
    await (settings.DEMO === 'on' ? makeDemoPeople() : removeDemoPeople());
    await closeAccounts();
    await closeDatabase();
  }
  await becomeServer(settings);
}

/**
 * This process goes on as the server's, under its own number, without what building and the demo have left in memory and
 * with what can only be said before Node starts. Where a process cannot become another one, it serves as it is.
 */
async function becomeServer(settings: Settings): Promise<void> {
  if (process.platform === 'win32' || !process.execve) {
    await import('./serve.ts');
    return;
  }
  const environment = { NODE_COMPILE_CACHE: COMPILED, ...MALLOC, ...environmentWithClock(settings) };
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...SERVER_FLAGS, SERVER], environment);
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

await sayWhatFails(start);
