import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { siteOf } from '../../src/sites/sites.ts';
import { makeSite, SMALL, writeSite, type FeedSite } from '../integration/store/feed.ts';
import { environment } from '../support/environment.ts';
import { TEST_CLOCK } from '../support/clock.ts';
import { faultsOf, seconds, sentenceOf, type Finding } from './scenario.ts';
import { get, startTraffic } from './traffic.ts';
import { hostOf, until, type World } from './world.ts';

/** The smallest of the demo's sites. */
const SITE = siteOf('sn');
const PURGED_WITHIN_S = 2;

/** Imports a faulty feed, which must change nothing, then a good one, which every page must show within two seconds. */
export async function importUnderLoad(world: World): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-feed-'));
  const cities = async () => (await get(world.front.port, hostOf(SITE.code), '/api/cities')).body;
  const before = await cities();
  // Pages of this site are left out, because the second feed replaces them.
  const others = world.wanted.filter(({ site }) => site !== SITE.code);
  const traffic = startTraffic(world.front.port, others);
  try {
    await seconds(1);
    const broken = await run(world, folder, (feed) => {
      feed.languages.fr!.cinemas[0]!.citySlug = 'nowhere';
    });
    await seconds(2);
    const unchanged = (await cities()) === before;
    const whole = await run(world, folder, () => undefined);
    const applied = performance.now();
    await until('the import is shown', async () => (await cities()) !== before, 10);
    const took = (performance.now() - applied) / 1000;
    const tally = await traffic.stop();
    return {
      said: `${sentenceOf(tally)}; shown ${took.toFixed(2)} s after the import at ${world.front.name}`,
      faults: [
        ...faultsOf(tally),
        ...(broken === 0 ? ['the broken feed was taken'] : []),
        ...(unchanged ? [] : ['the broken feed changed an answer']),
        ...(whole === 0 ? [] : [`the whole feed was refused with ${whole}`]),
        ...(took <= PURGED_WITHIN_S ? [] : [`the proxy showed the import only after ${took.toFixed(2)} s`]),
      ],
    };
  } finally {
    await traffic.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(world: World, folder: string, change: (feed: FeedSite) => void): Promise<number> {
  const feed = makeSite(SITE, SMALL);
  change(feed);
  await writeSite(folder, SITE, feed);
  const env = environment({ ...world.environment(), CLOCK: TEST_CLOCK });
  const importing = promisify(execFile)(process.execPath, ['src/cli/import.ts', folder], { env });
  return importing.then(
    () => 0,
    ({ code }: { code: number }) => code,
  );
}
