import type { SiteCode } from '../src/sites/sites.ts';
import { makeFeed } from './programme/makeFeed.ts';

export type DemoOptions = {
  readonly now: Date;
  /** Where the server looks for its data: pictures go to `media` in it. */
  readonly dataDir: string;
  /** Where the feed is written. */
  readonly folder: string;
  readonly sites?: readonly SiteCode[];
  /** Hears in words how far it has come. */
  readonly onProgress?: (detail: string) => void;
};

/** Makes the demo chain: its pictures and a feed of today's programme (src/contract/feed.ts). */
export async function makeDemo({ now, folder, sites, onProgress }: DemoOptions): Promise<{ screenings: number }> {
  return makeFeed({
    now,
    folder,
    ...(sites && { sites }),
    pictures: () => undefined,
    onProgress: ({ site, done, total }) => onProgress?.(`programme of ${site}, ${done + 1} of ${total}`),
  });
}
