import type { Show } from '../../src/contract/show.ts';
import type { Language } from '../../src/sites/sites.ts';
import type { DemoShow } from '../types.ts';

/** What the illustrations of editors' content show; artwork/banners.ts draws them. */
export const BANNER_SUBJECTS = [
  'armchairs',
  'balloons',
  'birds',
  'blossom',
  'bottle',
  'calendar',
  'champagne',
  'clapper',
  'coffee',
  'crowd',
  'curtain',
  'football',
  'gift',
  'glasses',
  'gramophone',
  'headphones',
  'heart',
  'house',
  'map',
  'megaphone',
  'candle',
  'passCard',
  'phone',
  'popcorn',
  'projector',
  'reel',
  'rose',
  'screen',
  'seat',
  'ship',
  'beetle',
  'snow',
  'speaker',
  'star',
  'sun',
  'swan',
  'ticket',
  'tickets',
  'tram',
  'violin',
  'wheel',
] as const;
export type BannerSubject = (typeof BANNER_SUBJECTS)[number];

/** Finds a picture that has been made: the hash in the names of its files, or undefined when there is none. */
export type PictureFinder = (name: string) => { readonly hash: string } | undefined;

export const posterName = (show: DemoShow, language: Language) => `poster-${show.id}-${language}`;
export const backdropName = (show: DemoShow) => `backdrop-${show.id}`;
export const cinemaFrontName = (cinemaSlug: string) => `cinema-${cinemaSlug}`;
export const bannerName = (subject: BannerSubject) => `banner-${subject}`;

type Width = 320 | 480 | 640 | 960 | 1600;

function pathOf(find: PictureFinder, name: string): ((width: Width) => string) | undefined {
  const picture = find(name);
  return picture && ((width) => `/media/${name}-${picture.hash.slice(0, 8)}-${width}.webp`);
}

/** Addresses of a show's poster in the lettering of a language. */
export function posterPathOf(find: PictureFinder, show: DemoShow, language: Language): Show['posterPath'] {
  const path = pathOf(find, posterName(show, language));
  return path ? { lg: path(640), md: path(320) } : null;
}

export function backgroundPathOf(find: PictureFinder, show: DemoShow): Show['backgroundPath'] {
  const path = pathOf(find, backdropName(show));
  return path ? { lg: path(1600), md: path(960), sm: path(480) } : null;
}

/** Address of the picture of a cinema's front. */
export function frontPathOf(find: PictureFinder, cinemaSlug: string): string | null {
  return pathOf(find, cinemaFrontName(cinemaSlug))?.(1600) ?? null;
}

/** Address of the picture of a subject, for editors' content. */
export function bannerPathOf(find: PictureFinder, subject: BannerSubject): string | null {
  return pathOf(find, bannerName(subject))?.(1600) ?? null;
}
