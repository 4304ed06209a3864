import type { Video, Vod } from '../../src/contract/vod.ts';
import { slugOf } from '../programme/films.ts';
import { showOf, type Edition } from './edition.ts';
import { pictureOf, posterOf } from './pictures.ts';
import { amountOf } from './prices.ts';

/** Films to rent at home, and films with the latest trailers. */
const RENTED = [44003, 44005, 44007, 44018, 44024, 44037, 44048, 44057, 44061, 44064] as const;
const LATEST = [44019, 44001, 44006, 44004] as const;

export function vod(edition: Edition): Vod[] {
  return RENTED.map((id) => {
    const show = showOf(id);
    const slug = slugOf(show, edition.site);
    return {
      slug,
      title: show.title[edition.language],
      poster: posterOf(edition, id),
      vod: { lowPrice: amountOf(edition.site, 'rental'), url: `https://video.aurore.example/${slug}` },
    };
  });
}

export function videos(edition: Edition): Video[] {
  return LATEST.flatMap((id, index) => {
    const { image } = pictureOf(edition, id);
    if (image === null) return [];
    return {
      id: `trailer-${id}`,
      main: index === 0,
      language: edition.language,
      title: showOf(id).title[edition.language],
      snapshot: image,
      provider: 'S3' as const,
    };
  });
}
