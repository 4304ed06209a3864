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
import { step } from './steps.ts';

const SERVER = 'src/cli/serve.ts';
/** Enough for the garbage of running renders. Node would take eight times as much, and never give it back. */
const SERVER_FLAGS = ['--max-semi-space-size=8'];
/** Node's compile cache for our modules: saves 24 MB and a second over compiling TypeScript at each start. */
const COMPILED = 'node_modules/.cache/compiled';
/**
 * For glibc, which otherwise keeps the memory of rendered pages, in pieces too small to be used again. With these, large
 * bodies get memory that is given back at once, and threads that compress share their arenas.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };

/** `npm start`: builds the site if it has changed, loads the demo chain if its data is not current, and serves. */
async function start(): Promise<void> {
  const settings = currentSettings();
  // Checked before the long work, not after it.
  await checkPort(settings);
  makeDataDir(settings.DATA_DIR);

  // Side by side: neither needs the other, and together they take as long as the longer one.
  const [built, filled] = await Promise.allSettled([build(settings), fill(settings)]);
  for (const each of [built, filled]) if (each.status === 'rejected') throw each.reason;
  await becomeServer();
}

async function build(settings: Settings): Promise<void> {
  const building = step('Building the site');
  const built = await buildIfNeeded(settings, building.progress);
  if (built) building.done();
}

/** Fills the store with what the settings ask for. */
async function fill(settings: Settings): Promise<void> {
  const isDemo = settings.DEMO === 'on';
  if (isDemo && !demoIsCurrent(settings, now())) {
    const loading = step('Making the demo chain');
    await loadDemo(settings, now(), loading.progress);
    loading.done();
  }
  if (isIssuerEmbedded(settings)) await (isDemo ? makeDemoPeople() : removeDemoPeople());
  await closeAccounts();
  await closeDatabase();
}

/**
 * Replaces this process by the server, with the same process id. That frees the memory that the build and the demo have
 * used, and sets flags that must be given before Node starts. Where a process cannot be replaced, it serves as it is.
 */
async function becomeServer(): Promise<void> {
  if (process.platform === 'win32' || !process.execve) {
    await import('./serve.ts');
    return;
  }
  const environment = { NODE_COMPILE_CACHE: COMPILED, ...MALLOC, ...process.env };
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
