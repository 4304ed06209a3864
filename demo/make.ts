import { join } from 'node:path';
import type { SiteCode } from '../src/sites/sites.ts';
import { writeDrawings } from './media/drawings.ts';
import { makeRasters } from './media/rasters.ts';
import { drawings } from './programme/drawings.ts';
import { makeFeed } from './programme/makeFeed.ts';
import { copyTrailers, writeCaptions } from './programme/trailers.ts';
import { makeScaleFeed } from './scale/makeScale.ts';

export type DemoOptions = {
  readonly now: Date;
  /** Where the server looks for its data: pictures go into `media` there. */
  readonly dataDir: string;
  /** Where the feed is written. */
  readonly folder: string;
  readonly sites?: readonly SiteCode[];
  /** With the French chain as large as the largest there are (scale/makeScale.ts). */
  readonly scale?: boolean;
  /** Receives the progress in words. */
  readonly onProgress?: (detail: string) => void;
};

/**
 * Makes the demo chain as far as its pages need it: its drawings, and a feed of today's programme
 * (src/contract/feed.ts). `makePictures` makes the rest of what the feed names.
 */
export async function makeDemo(options: DemoOptions): Promise<{ readonly screenings: number }> {
  const { now, dataDir, folder, sites, scale = false, onProgress } = options;
  const media = join(dataDir, 'media');
  onProgress?.('drawings');
  const hashes = new Map([...(await writeDrawings(drawings(), media)), ...(await writeCaptions(media))]);
  return (scale ? makeScaleFeed : makeFeed)({
    now,
    folder,
    ...(sites && { sites }),
    pictures: (name) => {
      const hash = hashes.get(name);
      return hash === undefined ? undefined : { hash };
    },
    onProgress: ({ site, done, total }) => onProgress?.(`programme of ${site}, ${done + 1} of ${total}`),
  });
}

/**
 * Brings the trailers, and makes the pictures of the drawings that `makeDemo` has left. Trailers come first: nothing
 * stands in for them.
 */
export async function makePictures(dataDir: string, onProgress: (done: number, total: number) => void): Promise<void> {
  const media = join(dataDir, 'media');
  await copyTrailers(media);
  await makeRasters(media, onProgress);
}
