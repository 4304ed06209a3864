import type { Show } from '../../contract/show.ts';
import type { Video } from '../../contract/vod.ts';
import type { Catalogue } from '../catalogue.ts';

/** A video of the chain, and the show that it is a trailer of. */
export type LatestVideo = { readonly video: Video; readonly show: Show };

/** Whether an address has a part that begins with an id, as a trailer's address does with its name. */
const isOf = (address: string, id: string) => address.split(/[/=?&]/).some((part) => part.startsWith(id));

/**
 * The latest videos (SPEC 3, Video) that are trailers of the site's shows, main ones first. Each plays on its show's
 * page, which informs visitors before loading another company's player.
 */
export function latestVideos({ content, detailsBySlug, showsBySlug }: Catalogue): LatestVideo[] {
  const videos = [...content.videos.values()].toSorted((a, b) => Number(b.main) - Number(a.main));
  return videos.flatMap((video) => {
    for (const { slug, trailers } of detailsBySlug.values()) {
      const found = trailers.some(({ externalId }) => isOf(externalId, video.id)) ? showsBySlug.get(slug) : undefined;
      if (found) return { video, show: found };
    }
    return [];
  });
}
