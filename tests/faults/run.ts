/**
 * `npm run test:faults`: runs two nodes, PostgreSQL and a proxy in front, and causes one fault after another under
 * traffic. `--long` stops the database for five minutes instead of 20 s; `--plain` puts a plain proxy in front even if
 * Varnish is there; names run only those scenarios (`npm run test:faults -- hostile`).
 */
import { parseArgs } from 'node:util';
import { addressesBehindVarnish } from './addresses.ts';
import { clockJumps } from './clock.ts';
import { databaseResets, databaseSlow, databaseStopped } from './database.ts';
import { diskFull } from './disk.ts';
import { hasVarnish } from './front.ts';
import { hostileRequests } from './hostile.ts';
import { hostileFeeds } from './hostileFeeds.ts';
import { importOnFullDisk } from './importDisk.ts';
import { importUnderLoad } from './imports.ts';
import { manyPictures } from './manyPictures.ts';
import { nodeDrained, nodeKilled } from './nodes.ts';
import { purgesByTheirListener } from './purges.ts';
import type { Finding } from './scenario.ts';
import { slowClients } from './slowClients.ts';
import { encodingsBehindVarnish } from './encodings.ts';
import { variantsBehindVarnish } from './variants.ts';
import { startWorld, type World } from './world.ts';

const options = { long: { type: 'boolean', default: false }, plain: { type: 'boolean', default: false } } as const;
const { values: wanted, positionals: names } = parseArgs({ options, allowPositionals: true });
const downSeconds = wanted.long ? 300 : 20;

/** Without a world, it starts what it needs. */
type Scenario = { readonly name: string } & (
  | { readonly run: (world: World) => Promise<Finding> }
  | { readonly alone: () => Promise<Finding> }
);

const SCENARIOS: readonly Scenario[] = [
  ...(wanted.plain || !hasVarnish()
    ? []
    : [
        { name: 'variants', alone: variantsBehindVarnish },
        { name: 'encodings', alone: encodingsBehindVarnish },
        { name: 'addresses', alone: addressesBehindVarnish },
        { name: 'purges', alone: purgesByTheirListener },
      ]),
  { name: 'node killed', run: nodeKilled },
  { name: 'node drained', run: nodeDrained },
  { name: `database stopped`, run: (world) => databaseStopped(world, downSeconds) },
  { name: 'database slow', run: databaseSlow },
  { name: 'connections reset', run: databaseResets },
  { name: 'import under load', run: importUnderLoad },
  { name: 'disk full', run: diskFull },
  { name: 'clock jumps', run: clockJumps },
  { name: 'slow clients', alone: slowClients },
  { name: 'hostile', alone: hostileRequests },
  { name: 'hostile feeds', alone: hostileFeeds },
  { name: 'many pictures', alone: manyPictures },
  { name: 'import on a full disk', alone: importOnFullDisk },
];

const chosen = names.length === 0 ? SCENARIOS : SCENARIOS.filter(({ name }) => names.includes(name));
if (chosen.length === 0) throw new Error(`There are: ${SCENARIOS.map(({ name }) => name).join(', ')}.`);

let world: World | undefined;
/** What scenarios share, started when the first needs it. */
async function sharedWorld(): Promise<World> {
  if (world) return world;
  world = await startWorld(wanted.plain);
  console.log(`Two nodes on PostgreSQL behind ${world.front.name}; ${world.wanted.length} addresses.`);
  return world;
}

let failed = 0;
try {
  for (const scenario of chosen) {
    const begun = performance.now();
    const running = 'alone' in scenario ? scenario.alone() : sharedWorld().then(scenario.run);
    const { said, faults } = await running.catch((error: unknown): Finding => ({
      said: 'it could not be run to its end',
      faults: [(error as Error).stack ?? ''],
    }));
    const took = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`${faults.length > 0 ? '✗' : '✓'} ${scenario.name} (${took} s): ${said}`);
    for (const fault of faults.slice(0, 12)) console.log(`    ${fault}`);
    if (faults.length > 12) console.log(`    … and ${faults.length - 12} more`);
    if (faults.length > 0) failed += 1;
  }
} finally {
  await world?.stop();
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
