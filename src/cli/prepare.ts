import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { closeAccounts } from '../accounts/store/current.ts';
import { ticketingFault } from '../content/ticketing.ts';
import { closeDatabase, currentDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';
import { listen } from '../server/listen.ts';
import { now } from '../settings/clock.ts';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import { turnOffDemo } from '../settings/settings.ts';
import { demoIsCurrent, loadDemo } from './demoData.ts';
import { makeDemoPeople, removeDemoPeople } from './demoPeople.ts';
import { loadDemoSettings } from './demoSettings.ts';
import { readStore, removeDemo, type Store } from './demoStore.ts';
import { step } from './steps.ts';

const NOT_LOADED =
  'The demo is not loaded: the store has data that is not the demo’s, and that is served. For the demo, name an empty ' +
  'store in DATA_DIR or DATABASE_URL; DEMO=off says that there is none.';
const EMPTY =
  'No site has content yet: import a feed by `npm run import -- <folder>`, and the running site shows it. ' +
  '`npm run feed:new -- <folder>` writes one to begin with (docs/adopt.md).';

const OF_DEMO =
  'What the store has is the demo’s: to begin without it, delete it, or name an empty store in DATA_DIR or DATABASE_URL.';
const unlistedSentence = (sites: readonly string[]) =>
  `The store has content of sites that brand/sites.ts does not have, which is not shown: ${sites.join(', ')}.`;

/** What is checked before any long work. Throws a sentence if a port is taken, or the folder of the data cannot be used. */
export async function checkPlace(settings: Settings): Promise<void> {
  await checkPorts(settings);
  makeDataDir(settings);
}

/**
 * Makes everything ready that a site is served from: if it is not current, the demo chain, beside whatever else is made
 * meanwhile. Throws a sentence if the store is not what it should be.
 */
export async function prepare(settings: Settings, make: () => Promise<void> = async () => {}): Promise<void> {
  const store = await readableStore(settings);
  const isDemo = settings.DEMO === 'on' && store?.owner !== 'chain';
  if (!isDemo) await announceChain(settings, store);
  else await checkDemo();

  // Side by side: neither needs the other, and together they take as long as the longer one.
  const filling = isDemo ? fill(settings, store) : clear(settings, store);
  const [made, filled] = await Promise.allSettled([make(), filling]);
  for (const each of [made, filled]) if (each.status === 'rejected') throw each.reason;
  await closeAccounts();
  await closeDatabase();
  if (!isDemo) turnOffDemo();
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
  if (store.unlisted.length > 0) console.error(unlistedSentence(store.unlisted));
  if (!store.hasContent) console.error(EMPTY);
  const found = await ticketingFault(await currentDatabase(), settings);
  const fault = found !== undefined && store.owner === 'demo' ? `${found} ${OF_DEMO}` : found;
  if (fault !== undefined && settings.DEMO === 'off') throw new Error(fault);
  if (fault !== undefined) console.error(`In production this would be refused: ${fault}`);
}

/** Throws a sentence if the demo is not for the brand's sites. Imported here, since only the demo needs its cinemas. */
async function checkDemo(): Promise<void> {
  const { demoFault } = await import('../../demo/reach.ts');
  const fault = demoFault();
  if (fault !== undefined) throw new Error(fault);
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
export function checkWritable(folder: string, need: string, otherWay: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const message = `${need}, ${folder}, which cannot be written to: make it writable for this user, or ${otherWay}.`;
    throw new Error(message, { cause: error });
  }
}

async function checkPorts({ HOST, PORT, METRICS_HOST, METRICS_PORT }: Settings): Promise<void> {
  await checkPort(HOST, PORT, 'PORT');
  if (METRICS_PORT !== undefined) await checkPort(METRICS_HOST, METRICS_PORT, 'METRICS_PORT');
}

async function checkPort(host: string, port: number, setting: string): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port, setting);
  await new Promise((closed) => probe.close(closed));
}
