import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { closeAccounts } from '../accounts/store/current.ts';
import { ticketingFault } from '../content/ticketing.ts';
import { closeDatabase, currentDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';
import { listen } from '../server/listen.ts';
import { now } from '../settings/clock.ts';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import { currentSettings, turnOffDemo } from '../settings/settings.ts';
import { build, isBuilt } from './build.ts';
import { reportFailure } from './command.ts';
import { demoIsCurrent, loadDemo } from './demoData.ts';
import { makeDemoPeople, removeDemoPeople } from './demoPeople.ts';
import { loadDemoSettings } from './demoSettings.ts';
import { readStore, removeDemo, type Store } from './demoStore.ts';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './serverProcess.ts';
import { step } from './steps.ts';

const NOT_LOADED =
  'The demo is not loaded: the store has data that is not the demo’s, and that is served. For the demo, name an empty ' +
  'store in DATA_DIR or DATABASE_URL; DEMO=off says that there is none.';
const EMPTY =
  'No site has content yet: import a feed by `npm run import -- <folder>`, and the running site shows it. ' +
  '`npm run feed:new -- <folder>` writes one to begin with (docs/adopt.md).';

/** What `npm start` does once the brand is right: builds the site if it has changed, loads the demo chain if its data is not current, and serves. */
async function start(): Promise<void> {
  const settings = currentSettings();
  // Checked before the long work, not after it.
  await checkPort(settings);
  makeDataDir(settings);
  const isReady = isBuilt(settings);
  if (!isReady) checkWritable(resolve('.'), 'The site has to be built in its folder', 'copy the site to one that is');
  const store = await readableStore(settings);
  const isDemo = settings.DEMO === 'on' && store?.owner !== 'chain';
  if (!isDemo) await announceChain(settings, store);
  else await checkDemo();

  // Side by side: neither needs the other, and together they take as long as the longer one.
  const filling = isDemo ? fill(settings, store) : clear(settings, store);
  const [built, filled] = await Promise.allSettled([isReady || buildSite(settings), filling]);
  for (const each of [built, filled]) if (each.status === 'rejected') throw each.reason;
  await closeAccounts();
  await closeDatabase();
  if (!isDemo) turnOffDemo();
  await becomeServer();
}

/** Whose the store is; undefined if it cannot be read, without which a chain's site still shows what it has cached. */
async function readableStore({ DEMO }: Settings): Promise<Store | undefined> {
  try {
    return await readStore();
  } catch (error) {
    if (DEMO === 'on' || sentenceOf(error) === undefined) throw error;
    return undefined;
  }
}

/**
 * Says what is served without the demo, and what is missing. Throws a sentence if screenings lead to a wrong ticketing,
 * unless the chain has yet to say that it does without the demo.
 */
async function announceChain(settings: Settings, store: Store | undefined): Promise<void> {
  if (settings.DEMO === 'on') console.error(NOT_LOADED);
  if (!store) return;
  if (!store.hasContent) console.error(EMPTY);
  const fault = await ticketingFault(await currentDatabase(), settings);
  if (fault !== undefined && settings.DEMO === 'off') throw new Error(fault);
  if (fault !== undefined) console.error(`In production this would be refused: ${fault}`);
}

/** Throws a sentence if the demo is not for the brand's sites. Imported here, since only the demo needs its cinemas. */
async function checkDemo(): Promise<void> {
  const { demoFault } = await import('../../demo/reach.ts');
  const fault = demoFault();
  if (fault !== undefined) throw new Error(fault);
}

async function buildSite(settings: Settings): Promise<void> {
  const building = step('Building the site');
  await build(settings, building.progress);
  building.done();
}

/** Loads the demo, if it is not today's, and what comes with it. */
async function fill(settings: Settings, store: Store | undefined): Promise<void> {
  if (store?.owner !== 'demo' || !demoIsCurrent(settings, now())) {
    const loading = step('Making the demo chain');
    await loadDemo(settings, now(), loading.progress);
    loading.done();
  }
  await loadDemoSettings();
  if (isIssuerEmbedded(settings)) await makeDemoPeople();
}

/** Removes what came with the demo, of which the people go even where its content stays. */
async function clear(settings: Settings, store: Store | undefined): Promise<void> {
  if (store?.owner === 'chain') await removeDemo(settings);
  else if (isIssuerEmbedded(settings)) await removeDemoPeople();
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
  const environment = { ...SERVER_ENVIRONMENT, ...process.env };
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...SERVER_ARGUMENTS], environment);
}

function makeDataDir({ DATA_DIR: folder, DATABASE_URL, DEMO }: Settings): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = sentenceOf(error) ?? (error as Error).message;
    throw new Error(`The folder of DATA_DIR, ${folder}, cannot be made: ${reason}`, { cause: error });
  }
  // With all data elsewhere, the keys there need only be read.
  if (DATABASE_URL !== undefined && DEMO === 'off') return;
  checkWritable(folder, 'The site stores its data in DATA_DIR', 'set DATA_DIR to another');
}

/** Throws a sentence that begins with what needs the folder, and ends with another way than making it writable. */
function checkWritable(folder: string, need: string, otherWay: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const message = `${need}, ${folder}, which cannot be written to: make it writable for this user, or ${otherWay}.`;
    throw new Error(message, { cause: error });
  }
}

async function checkPort(settings: Settings): Promise<void> {
  const probe = createServer();
  await listen(probe, settings.HOST, settings.PORT, 'PORT');
  await new Promise((closed) => probe.close(closed));
}

await reportFailure(start);
