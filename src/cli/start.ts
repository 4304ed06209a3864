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
import { currentSettings } from '../settings/settings.ts';
import { build, isBuilt } from './build.ts';
import { reportFailure } from './command.ts';
import { demoIsCurrent, loadDemo } from './demoData.ts';
import { loadDemoSettings } from './demoSettings.ts';
import { makeDemoPeople, removeDemoPeople } from './demoPeople.ts';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './serverProcess.ts';
import { step } from './steps.ts';

/** `npm start`: builds the site if it has changed, loads the demo chain if its data is not current, and serves. */
async function start(): Promise<void> {
  const settings = currentSettings();
  // Checked before the long work, not after it.
  await checkPort(settings);
  makeDataDir(settings);
  if (settings.DEMO === 'off') await checkTicketing(settings);
  const isReady = isBuilt(settings);
  if (!isReady) checkWritable(resolve('.'), 'The site has to be built in its folder', 'copy the site to one that is');

  // Side by side: neither needs the other, and together they take as long as the longer one.
  const [built, filled] = await Promise.allSettled([isReady || buildSite(settings), fill(settings)]);
  for (const each of [built, filled]) if (each.status === 'rejected') throw each.reason;
  await becomeServer();
}

async function buildSite(settings: Settings): Promise<void> {
  const building = step('Building the site');
  await build(settings, building.progress);
  building.done();
}

/** Fills the store as the settings say. */
async function fill(settings: Settings): Promise<void> {
  const isDemo = settings.DEMO === 'on';
  if (isDemo && !demoIsCurrent(settings, now())) {
    const loading = step('Making the demo chain');
    await loadDemo(settings, now(), loading.progress);
    loading.done();
  }
  if (isDemo) await loadDemoSettings(settings);
  if (isIssuerEmbedded(settings)) await (isDemo ? makeDemoPeople() : removeDemoPeople());
  await closeAccounts();
  await closeDatabase();
}

/** Throws a sentence if screenings lead to a wrong ticketing. */
async function checkTicketing(settings: Settings): Promise<void> {
  let fault: string | undefined;
  try {
    fault = await ticketingFault(await currentDatabase(), settings);
  } catch (error) {
    // Without its database the site still shows what it has cached.
    if (sentenceOf(error) === undefined) throw error;
  }
  if (fault !== undefined) throw new Error(fault);
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
