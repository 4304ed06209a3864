import { join } from 'node:path';
import type { SiteCode } from '../src/sites/sites.ts';
import { makeMedia } from './artwork/media.ts';
import { makeFeed } from './programme/makeFeed.ts';
import { pictureJobs } from './programme/pictureJobs.ts';
import { makeTrailers } from './programme/trailers.ts';

export type DemoOptions = {
  readonly now: Date;
  /** Where the server looks for its data: pictures go into `media` there. */
  readonly dataDir: string;
  /** Where the feed is written. */
  readonly folder: string;
  readonly sites?: readonly SiteCode[];
  /** Told in words how far it has got. */
  readonly onProgress?: (detail: string) => void;
};

/** Makes the demo chain: its pictures, its trailers and a feed of today's programme (src/contract/feed.ts). */
export async function makeDemo(options: DemoOptions): Promise<{ readonly screenings: number }> {
  const { now, dataDir, folder, sites, onProgress } = options;
  const media = join(dataDir, 'media');
  const pictures = await makeMedia(pictureJobs(), media, (done, total) =>
    onProgress?.(`pictures, ${done} of ${total}`),
  );
  const trailers = await makeTrailers(media, (name) => onProgress?.(name));
  return makeFeed({
    now,
    folder,
    ...(sites && { sites }),
    pictures: (name) => {
      const hash = pictures.get(name) ?? trailers.get(name);
      return hash === undefined ? undefined : { hash };
    },
    onProgress: ({ site, done, total }) => onProgress?.(`programme of ${site}, ${done + 1} of ${total}`),
  });
}
