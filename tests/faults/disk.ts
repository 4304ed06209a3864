import { siteOf } from '../../src/sites/sites.ts';
import { AUDIENCE } from '../integration/accounts/issuer.ts';
import { copyOfDemoStore, startSite } from '../support/server.ts';
import { lostOf, startWriting } from './accounts.ts';
import { showOf } from './database.ts';
import { smallDisk } from './smallDisk.ts';
import { faultsOf, seconds, sentenceOf, type Finding } from './scenario.ts';
import { startTraffic } from './traffic.ts';
import { HOSTS, until, warm, wantedOf, type World } from './world.ts';

const ROOM_MB = 96;

/** Fills the disk of a node on SQLite for some seconds while pages are requested and clients write. */
export async function diskFull(world: World): Promise<Finding> {
  const disk = smallDisk(ROOM_MB);
  const { issuer } = world;
  try {
    await copyOfDemoStore(disk.folder);
    const accounts = { OIDC_ISSUER: issuer.origin, OIDC_AUDIENCE: AUDIENCE };
    const site = await startSite('fault-disk', { ...HOSTS, ...accounts, ...disk.settings, DATA_DIR: disk.folder });
    try {
      const wanted = await wantedOf(siteOf('fr'), site.port);
      await warm(site.port, wanted);
      const show = showOf(world);
      const writing = startWriting(site.port, issuer, show, 'disk');
      const { writes } = writing;
      const traffic = startTraffic(site.port, wanted);
      await until('a write is kept', async () => writes.kept.size > 0);
      disk.fill();
      await until('a write is refused', async () => writes.refused > 0);
      await seconds(3);
      disk.free();
      const keptBefore = writes.kept.size;
      await until('a write is kept again', async () => writes.kept.size > keptBefore);
      const tally = await traffic.stop();
      await writing.stop();
      const lost = await lostOf(site.port, issuer, show, writes);
      const on = disk.isMounted ? `a disk of ${ROOM_MB} MB` : 'a stand-in: a disk may not be mounted here';
      return {
        said: `${sentenceOf(tally)}; writes: ${writes.kept.size} kept, ${writes.refused} refused with 503, ${lost.length} lost; ${on}`,
        faults: [
          ...faultsOf(tally),
          ...writes.unclear.slice(0, 5).map((each) => `an unclear answer to a write: ${each}`),
          ...lost.slice(0, 5).map((each) => `an acknowledged write is lost: ${each}`),
        ],
      };
    } finally {
      await site.stop();
    }
  } finally {
    disk.remove();
  }
}
