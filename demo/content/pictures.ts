import { demoCinemas } from '../cinemas/cinemas.ts';
import {
  backgroundPathOf,
  bannerPathOf,
  frontPathOf,
  posterPathOf,
  type BannerSubject,
} from '../programme/pictures.ts';
import { showOf, type Edition } from './edition.ts';

/** The illustration of a text: a show, by its id; the front of a cinema, by its slug; or a picture of a subject. */
export type Illustration = number | `aurore-${string}` | BannerSubject;

/** Addresses of a picture: for a page, and for a list. */
export function pictureOf(
  { site, pictures }: Edition,
  of: Illustration,
): { readonly image: string | null; readonly thumbnail: string | null } {
  if (typeof of === 'number') {
    const paths = backgroundPathOf(pictures, showOf(of));
    return { image: paths?.lg ?? null, thumbnail: paths?.md ?? null };
  }
  const isFront = demoCinemas[site.code].some(({ slug }) => slug === of);
  const image = isFront ? frontPathOf(pictures, of) : bannerPathOf(pictures, of as BannerSubject);
  return { image, thumbnail: image };
}

/** The same in two shapes for a push. */
export function backdropsOf(edition: Edition, of: Illustration): { desktop: string; mobile: string } | null {
  const { image, thumbnail } = pictureOf(edition, of);
  return image !== null && thumbnail !== null ? { desktop: image, mobile: thumbnail } : null;
}

export function posterOf({ language, pictures }: Edition, id: number): string | null {
  return posterPathOf(pictures, showOf(id), language)?.lg ?? null;
}
