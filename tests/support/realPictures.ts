/**
 * Makes a picture when it is first asked for, instead of sending the drawing that stands in for it. Loaded into a
 * server's process before anything else (`--import`), for tests that look at pictures or weigh them. The tests' store
 * holds drawings alone; pictures that are made are kept apart from them (picturedSite.ts).
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Server, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { PictureFormat } from '../../src/domain/ui/media.ts';

const PICTURE = /^\/media\/(([\w-]+-[0-9a-f]{8})-(\d+)\.(avif|webp))$/;
const folder = join(process.env['DATA_DIR'] ?? 'data', 'media');
const making = new Map<string, Promise<void>>();

async function make(path: string): Promise<void> {
  const [, file, stem, width, format] = PICTURE.exec(path)!;
  const { pixelsOf } = await import('../../demo/media/rasters.ts');
  const draw = await pixelsOf(await readFile(join(folder, `${stem}.svg`), 'utf8'));
  const picture = await draw({ format: format as PictureFormat, width: Number(width) });
  // Other tests' servers share the pictures.
  const unfinished = await mkdtemp(join(folder, '.test-'));
  await writeFile(join(unfinished, file!), picture);
  await rename(join(unfinished, file!), join(folder, file!));
  await rm(unfinished, { recursive: true });
}

const answer = Server.prototype.emit as (this: Server, ...given: unknown[]) => boolean;
Server.prototype.emit = function (...given: unknown[]) {
  const go = () => answer.apply(this, given);
  const path = given[0] === 'request' ? ((given[1] as IncomingMessage).url ?? '') : '';
  const [, file, stem] = PICTURE.exec(path) ?? [];
  if (!file || existsSync(join(folder, file)) || !existsSync(join(folder, `${stem}.svg`))) return go();
  const made = making.get(path) ?? make(path);
  making.set(path, made);
  made
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      making.delete(path);
      go();
    });
  return true;
};
