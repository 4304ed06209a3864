import { SIZES } from '../../domain/ui/media.ts';
import { withSources } from './imageSources.ts';
import type { MadeKind } from './madeFiles.ts';

/** Where a picture is named: the path to it from an item, and what is made of it. */
export type PictureField = {
  readonly path: readonly (string | number)[];
  readonly address: string;
  /** Undefined for a file under /media/ that is no picture, such as a video, which stays as it is. */
  readonly kind: MadeKind | undefined;
  /** The width whose address takes the place of the picture's. */
  readonly width: number;
};
/** Gives the address that replaces a picture's, null where there is none; undefined leaves it as it is. */
export type Replace = (field: PictureField) => string | null | undefined;

/** The contract's fields that hold a picture's address, by their names, which are the same in all documents. */
const SINGLES: Readonly<Record<string, MadeKind>> = {
  image: 'wide',
  img: 'wide',
  thumbnail: 'wide',
  picture: 'wide',
  backdrop: 'wide',
  upsellBackdrop: 'wide',
  snapshot: 'wide',
  pictoImage: 'wide',
  badgeImage: 'wide',
  poster: 'poster',
  mobilePicture: 'poster',
  mobileBackdrop: 'poster',
  logo: 'plain',
  pictoBanner: 'plain',
};
/** Those that hold one picture in several sizes, or in a shape for phones. */
const SETS: Readonly<Record<string, Readonly<Record<string, readonly [MadeKind, number]>>>> = {
  posterPath: { lg: ['poster', SIZES.poster.width], md: ['poster', 320] },
  backgroundPath: { lg: ['wide', SIZES.wide.width], md: ['wide', 960], sm: ['wide', 480] },
  backdrops: { desktop: ['wide', SIZES.wide.width], mobile: ['poster', SIZES.poster.width] },
  backdrop: { desktop: ['wide', SIZES.wide.width], mobile: ['poster', SIZES.poster.width] },
};
/** Fields of the contract that may not be null, and those within which none may be. */
const NEVER_NULL: readonly string[] = ['snapshot'];
const NEVER_NULL_IN: readonly string[] = ['gallery', 'mosaic'];

/**
 * A value of a feed's document with its pictures replaced: those in the contract's fields and those in HTML. A set of
 * which some pictures are missing gets another of its own in their place, and becomes null when all are.
 */
export function withPictures(value: unknown, replace: Replace): unknown {
  return walk(value, [], replace);
}

function walk(value: unknown, path: readonly (string | number)[], replace: Replace): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('/media/')) replace({ path, address: value, kind: undefined, width: 0 });
    return value.includes('<img') ? withHtml(value, path, replace) : value;
  }
  if (Array.isArray(value)) return value.map((inner, index) => walk(inner, [...path, index], replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, field(key, inner, [...path, key], replace)]),
  );
}

function field(key: string, value: unknown, path: readonly (string | number)[], replace: Replace): unknown {
  const set = Object.hasOwn(SETS, key) ? SETS[key] : undefined;
  if (set && isObject(value)) return withSet(value, set, path, replace);
  const kind = Object.hasOwn(SINGLES, key) ? SINGLES[key] : undefined;
  if (!kind || typeof value !== 'string') return walk(value, path, replace);
  // What a ticket shows is as small as a logo.
  const made = path.at(-2) === 'icon' ? 'plain' : kind;
  const width = made === 'plain' ? 0 : SIZES[made].width;
  const found = replace({ path, address: value, kind: made, width });
  return found === undefined || (found === null && !canBeNull(key, path)) ? value : found;
}

function canBeNull(key: string, path: readonly (string | number)[]): boolean {
  return !NEVER_NULL.includes(key) && !path.some((part) => NEVER_NULL_IN.includes(String(part)));
}

function withSet(
  value: Readonly<Record<string, unknown>>,
  set: Readonly<Record<string, readonly [MadeKind, number]>>,
  path: readonly (string | number)[],
  replace: Replace,
): unknown {
  const replaced = Object.entries(value).map(([key, inner]) => {
    const [kind, width] = set[key] ?? [];
    if (kind === undefined || width === undefined || typeof inner !== 'string') return [key, inner] as const;
    const found = replace({ path: [...path, key], address: inner, kind, width });
    return [key, found === undefined ? inner : found] as const;
  });
  const spare = replaced.find(([key, inner]) => Object.hasOwn(set, key) && typeof inner === 'string')?.[1];
  const isMissing = replaced.some(([key, inner]) => Object.hasOwn(set, key) && inner === null);
  if (isMissing && spare === undefined) return null;
  return Object.fromEntries(replaced.map(([key, inner]) => [key, inner ?? spare]));
}

function withHtml(html: string, path: readonly (string | number)[], replace: Replace): string {
  return withSources(html, (text) => {
    const address = text.replaceAll('&amp;', '&').trim();
    // One that is missing stays named: the import removes pictures of others from texts.
    return replace({ path, address, kind: 'wide', width: SIZES.wide.width }) ?? undefined;
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
