import { SITE_CODES } from '../../src/sites/sites.ts';
import { patient } from '../support/patience.ts';
import { lostOf, startWriting } from './accounts.ts';
import { ENOUGH, faultsOf, seconds, sentenceOf, type Finding } from './scenario.ts';
import type { Trouble } from './tcpProxy.ts';
import { startTraffic, type Tally } from './traffic.ts';
import { until, warm, type World } from './world.ts';

/** Purges every page of every site, so that stale copies must be served for what cannot be rendered. */
const purgeAll = (world: World) => world.change(SITE_CODES.map((code) => `site:${code}`));

/** The show that clients put on their wishlists. */
export const showOf = (world: World) =>
  world.wanted
    .find(({ site, path }) => site === 'fr' && path.startsWith('/api/show/'))!
    .path.slice('/api/show/'.length);

/** Stops PostgreSQL for some time while pages are requested and clients write. */
export async function databaseStopped(world: World, downSeconds: number): Promise<Finding> {
  const show = showOf(world);
  const writing = startWriting(world.front.port, world.issuer, show, 'stopped');
  const traffic = startTraffic(world.front.port, world.wanted);
  await seconds(2);
  await purgeAll(world);
  await seconds(1);
  await world.database.halt();
  await seconds(downSeconds);
  const refusedWhileDown = writing.writes.refused;
  await world.database.resume();
  await seconds(4);
  const tally = await traffic.stop();
  const writes = await writing.stop();
  const lost = await lostOf(world.front.port, world.issuer, show, writes);
  await warm(world.front.port, world.wanted);
  const keptAfter = writes.kept.size;
  return {
    said:
      `${sentenceOf(tally)}; clients' writes: ${keptAfter} kept, ${writes.refused} refused with 503, ` +
      `${writes.unclear.length} unclear, ${lost.length} lost`,
    faults: [
      ...faultsOf(tally),
      ...writes.unclear.slice(0, 5).map((each) => `an unclear answer to a write: ${each}`),
      ...lost.slice(0, 5).map((each) => `an acknowledged write is lost: ${each}`),
      ...(refusedWhileDown === 0 ? ['no write was refused while the database was stopped'] : []),
      ...(keptAfter === 0 ? ['no write was kept'] : []),
    ],
  };
}

/** Less than a page would take if each of its statements took five seconds. */
const LONGEST_S = patient(12);

/** Delays each answer of the database by five seconds. */
export async function databaseSlow(world: World): Promise<Finding> {
  const tally = await inTrouble(world, { delayMs: 5000 }, 14);
  await seconds(6);
  await warm(world.front.port, world.wanted);
  return { said: sentenceOf(tally), faults: faultsOf(tally, LONGEST_S) };
}

/** Breaks each connection to the database shortly after its last use. */
export async function databaseResets(world: World): Promise<Finding> {
  const before = world.wire.broken();
  const tally = await inTrouble(world, { resetAfterMs: 400 }, 8);
  const broken = world.wire.broken() - before;
  await warm(world.front.port, world.wanted);
  const none = broken < 10 ? [`only ${broken} connections were broken`] : [];
  return { said: `${sentenceOf(tally)}; ${broken} connections broken`, faults: [...faultsOf(tally), ...none] };
}

/** What visitors get during some seconds of trouble, or as many more as a slow machine needs for enough requests. */
async function inTrouble(world: World, trouble: Trouble, forSeconds: number): Promise<Tally> {
  const traffic = startTraffic(world.front.port, world.wanted);
  await seconds(1);
  await purgeAll(world);
  await seconds(1);
  world.wire.trouble = trouble;
  await seconds(forSeconds);
  await until(`${ENOUGH} requests`, () => Promise.resolve(traffic.asked() >= ENOUGH), 120);
  world.wire.trouble = {};
  return traffic.stop();
}
