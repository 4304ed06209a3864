import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import { pictureOf } from '../../content/namedMedia.ts';
import { machineNow } from '../../settings/clock.ts';
import { filesOf, MADE_KINDS } from './madeFiles.ts';
import { filesBelow, keepFile } from './mediaFolder.ts';
import { readRecord, recordsIn } from './pictureRecord.ts';

/** A picture that nothing has named for so long is removed: pages that are stored somewhere may show it until then. */
export const KEPT_DAYS = 30;
const KEPT_MS = KEPT_DAYS * millisecondsInDay;
/** After a longer pause between two looks nothing counts as old: the clock may have been moved, or nobody has looked what is named. */
const LONGEST_PAUSE_MS = KEPT_MS / 2;
/** What a file that is about to be removed is called. Nobody is served what begins with a dot. */
const ASIDE = '.unnamed-';

export type Tidied = {
  /** Of all files that are left. */
  readonly bytes: number;
  readonly removed: number;
  readonly removedBytes: number;
};

/**
 * Removes pictures from the folder `media` that nothing has named for 30 days, of those files whose names say their content. The time
 * of change of a file is when it was last known to be named. Others may import and tidy at the same time: what they rely on is fresh
 * (keepFile) or found missing. So a file is first put aside; only if it is not fresh then, and still not named, it goes. With a picture
 * goes what is remembered of its addresses.
 *
 * @param named Reads what is named, by what `pictureOf` gives.
 * @param at In milliseconds since the epoch, by the clock that files have their times from.
 */
export async function removeUnnamed(
  dataDir: string,
  named: () => Promise<ReadonlySet<string>>,
  at = machineNow().getTime(),
): Promise<Tidied> {
  const media = join(dataDir, 'media');
  const pause = at - (await lastLook(dataDir, at));
  const isUsual = pause >= 0 && pause <= LONGEST_PAUSE_MS;
  const isOld: IsOld = ({ mtimeMs }) => isUsual && at - mtimeMs > KEPT_MS;
  const before = await named();
  const { aside, bytes } = await putAside(media, { named: before, isOld, isUsual, at });
  const after = aside.size > 0 ? await named() : before;
  let [removed, removedBytes] = [0, 0];
  for (const name of aside) {
    const [file, original] = [join(media, name), name.replace(ASIDE, '')];
    const found = await stat(file).catch(unlessGone);
    if (!found) continue;
    if (isOld(found) && !after.has(pictureOf(`/media/${original}`) ?? '')) {
      await rm(file, { force: true });
      removed += 1;
      removedBytes += found.size;
    } else if (await keepFile(file, at)) await rename(file, join(media, original)).catch(unlessGone);
  }
  await removeUnfinished(recordsIn(dataDir), isOld);
  await removeRecords(dataDir, isOld, at);
  return { bytes: bytes - removedBytes, removed, removedBytes };
}

type IsOld = (stats: { readonly mtimeMs: number }) => boolean;
type Look = {
  readonly named: ReadonlySet<string>;
  readonly isOld: IsOld;
  readonly isUsual: boolean;
  readonly at: number;
};

/** Puts what is old and not named aside, and marks what is named. Gives what is aside, and the bytes of all. */
async function putAside(media: string, { named, isOld, isUsual, at }: Look) {
  await removeUnfinished(media, isOld);
  const aside = new Set<string>();
  let bytes = 0;
  for await (const { name, stats } of filesBelow(media)) {
    if (aside.has(name)) continue;
    bytes += stats.size;
    const file = join(media, name);
    const picture = pictureOf(`/media/${name}`);
    // Also of one who was interrupted.
    if (basename(name).startsWith(ASIDE)) aside.add(name);
    else if (picture === undefined || !stats.isFile()) continue;
    else if (named.has(picture)) await keepFile(file, at);
    else if (!isUsual || stats.mtimeMs > at) await utimes(file, at / 1000, at / 1000).catch(unlessGone);
    else if (isOld(stats)) {
      const moved = asideOf(name);
      await rename(file, join(media, moved)).catch(unlessGone);
      aside.add(moved);
    }
  }
  return { aside, bytes };
}

/** Removes what placeFile, or a fetch, was interrupted in. */
async function removeUnfinished(folder: string, isOld: IsOld): Promise<void> {
  for await (const { name, stats } of filesBelow(folder)) {
    if (/^\.[0-9a-f]{8}-/.test(basename(name)) && isOld(stats)) await rm(join(folder, name), { force: true });
  }
}

/**
 * Removes the records of addresses whose pictures are gone. One is looked at only when it is old, and counts as new after that: their
 * number does not matter to most imports.
 */
async function removeRecords(dataDir: string, isOld: IsOld, at: number): Promise<void> {
  const [records, media] = [recordsIn(dataDir), join(dataDir, 'media')];
  const isThere = (file: string | undefined) => file !== undefined && existsSync(join(media, file));
  for await (const { name, stats } of filesBelow(records)) {
    if (!isOld(stats)) continue;
    const file = join(records, name);
    const record = await readRecord(file);
    if (!record) continue;
    // A picture's files come and go together.
    const isMade = MADE_KINDS.some((kind) => isThere(filesOf(record.digest, kind)[0]));
    if (isMade) await utimes(file, at / 1000, at / 1000).catch(unlessGone);
    else await rm(file, { force: true });
  }
}

/** When this was done last, of which it takes a note; 0 if never. */
async function lastLook(dataDir: string, at: number): Promise<number> {
  const note = join(dataDir, 'feeds', 'tidied');
  const found = await stat(note).catch(unlessGone);
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, '');
  await utimes(note, at / 1000, at / 1000);
  return found?.mtimeMs ?? 0;
}

const asideOf = (name: string) => join(dirname(name), ASIDE + basename(name)).replaceAll('\\', '/');

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
