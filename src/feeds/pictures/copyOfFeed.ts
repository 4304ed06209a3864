import { copyFile, link, mkdir, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MEDIA_FOLDER } from '../../content/import/folder.ts';
import { isSiteCode } from '../../sites/sites.ts';

/**
 * A copy of a feed in which some documents have another text. All other files are linked, so that it costs neither time
 * nor space; on another disk they are copied.
 */
export async function copyOfFeed(
  folder: string,
  dataDir: string,
  documents: AsyncIterable<{ readonly file: string; readonly text: string }>,
): Promise<{ readonly folder: string; readonly end: () => Promise<void> }> {
  await mkdir(join(dataDir, 'feeds'), { recursive: true });
  const copy = await mkdtemp(join(dataDir, 'feeds', 'pictures-'));
  const end = () => rm(copy, { recursive: true, force: true });
  try {
    const written = new Set<string>();
    for await (const { file, text } of documents) {
      await mkdir(dirname(join(copy, file)), { recursive: true });
      await writeFile(join(copy, file), text);
      written.add(file);
    }
    await linkOthers(folder, copy, '', written);
    return { folder: copy, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function linkOthers(folder: string, copy: string, within: string, written: ReadonlySet<string>): Promise<void> {
  await mkdir(join(copy, within), { recursive: true });
  for (const name of await readdir(join(folder, within))) {
    const file = join(within, name);
    if (file === MEDIA_FOLDER || written.has(file)) continue;
    const source = await realpath(join(folder, file));
    const isFolder = (await stat(source)).isDirectory();
    // What is of no site is only named in the import's report.
    if (isFolder && within === '' && !isSiteCode(name)) await mkdir(join(copy, file));
    else if (isFolder) await linkOthers(folder, copy, file, written);
    else await link(source, join(copy, file)).catch(() => copyFile(source, join(copy, file)));
  }
}
