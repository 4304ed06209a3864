import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { siteOf } from '../../src/sites/sites.ts';
import { pictureOf } from '../integration/feeds/imageHost.ts';
import { makeSite, SMALL, withoutPictures, writeSite, type FeedSite } from '../integration/store/feed.ts';
import type { Finding } from './scenario.ts';
import { smallDisk } from './smallDisk.ts';
import { watchedImport } from './watchedImport.ts';

const tn = siteOf('tn');
const ROOM_MB = 96;
/** What is left when an import begins, in bytes: it is stopped in its pictures or in the database. */
const LEFT = [0, 16_000, 200_000, 800_000, 2_000_000, 4_000_000];

/**
 * Imports on a disk that becomes full while they run: each ends with 1 and a sentence, what the site shows is as before, and the same
 * import succeeds once there is room.
 */
export async function importOnFullDisk(): Promise<Finding> {
  const disk = smallDisk(ROOM_MB);
  const feeds = mkdtempSync(join(tmpdir(), 'aurore-full-'));
  const faults: string[] = [];
  const ends: string[] = [];
  const run = (feed: string, own: readonly string[] = []) =>
    watchedImport([join(feeds, feed), ...own], { dataDir: disk.folder, settings: disk.settings });
  try {
    if (!disk.isMounted) return { said: 'no file system may be mounted here', faults: ['not run'] };
    await write(join(feeds, 'first'), 1);
    const first = await run('first');
    if (first.code !== 0) faults.push(`the first import ended with ${first.code}: ${first.output}`);
    const before = shown(disk.folder);
    for (const [index, left] of LEFT.entries()) {
      await write(join(feeds, `${left}`), 200, index);
      disk.fill(left);
      const { code, output } = await run(`${left}`);
      ends.push(`${left / 1000} kB left: in ${/^Pictures: /m.test(output) ? 'the database' : 'its pictures'}`);
      if (code !== 1) faults.push(`with ${left} bytes left it ended with ${code}: ${output}`);
      if (!/^The disk is full\.$/m.test(output)) faults.push(`with ${left} bytes left it said: ${output}`);
      if (shown(disk.folder) !== before) faults.push(`with ${left} bytes left the site shows something else`);
      disk.free();
    }
    const last = await run(`${LEFT.at(-1)}`, ['--allow-loss']);
    if (!/^tn: applied/m.test(last.output) || last.code !== 0) faults.push(`with room it said: ${last.output}`);
    if (shown(disk.folder) === before) faults.push('with room the site still shows what it did');
    return { said: `${ends.join('; ')}; each ended with a sentence, and nothing live was lost`, faults };
  } finally {
    disk.remove();
    await rm(feeds, { recursive: true, force: true });
  }
}

/** A feed with pictures of its own, and so many days of screenings. */
async function write(folder: string, days: number, seed = 0): Promise<void> {
  const site: FeedSite = withoutPictures(makeSite(tn, { ...SMALL, days }));
  await mkdir(join(folder, 'media'), { recursive: true });
  for (const [index, show] of site.languages.fr!.shows.shows.entries()) {
    const name = `${index}.jpg`;
    await writeFile(join(folder, 'media', name), await pictureOf(`rgb(${days}, ${seed}, ${index})`, 640, 960));
    show.posterPath = { lg: `/media/${name}`, md: `/media/${name}` };
  }
  await writeSite(folder, tn, site);
}

/** All that the site shows, as text. */
function shown(dataDir: string): string {
  const db = new DatabaseSync(join(dataDir, 'aurore.db'), { readOnly: true });
  try {
    const live = '(select generation from site_generation)';
    const rows = ['document', 'showtime', 'programme'].map((table) =>
      db.prepare(`select * from ${table} where generation = ${live}`).all(),
    );
    return JSON.stringify([db.prepare('pragma integrity_check').all(), rows]);
  } finally {
    db.close();
  }
}
