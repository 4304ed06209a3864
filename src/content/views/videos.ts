import type { Show } from '../../contract/show.ts';
import type { Video } from '../../contract/vod.ts';
import type { Catalogue } from '../catalogue.ts';

/** A video of the chain, and the show that it is a trailer of. */
export type LatestVideo = { readonly video: Video; readonly show: Show };

/** Where a show's trailer has a name of its own, as the last part of an address has it. */
const isOf = (address: string, id: string) => address.split(/[/=?&]/).some((part) => part.startsWith(id));

/**
 * The latest videos (SPEC 3, Video) that are trailers of shows of the site, the main one first: each is seen on its
 * show's page, which tells before it asks another house for a player.
 */
export function latestVideos({ content, details, show }: Catalogue): LatestVideo[] {
  const videos = [...content.videos.values()].toSorted((a, b) => Number(b.main) - Number(a.main));
  return videos.flatMap((video) => {
    for (const { slug, trailers } of details.values()) {
      const found = trailers.some(({ externalId }) => isOf(externalId, video.id)) ? show.get(slug) : undefined;
      if (found) return { video, show: found };
    }
    return [];
  });
}
