import { createHash } from 'node:crypto';
import { WIDTHS, type PictureKind } from '../../domain/ui/media.ts';

/** `plain` is a logo or an icon, which is neither cropped nor made in several widths. */
export type MadeKind = PictureKind | 'plain';
export const MADE_KINDS: readonly MadeKind[] = ['poster', 'wide', 'plain'];

/** Raise this when pictures are made in another way: then those made before are made again, under other names. */
const MAKING = 1;

/** The name of what is made of a picture's bytes, by their SHA-256 in hexadecimal. The same bytes are made once. */
export function stemOf(digest: string, kind: MadeKind): string {
  const hash = createHash('sha256').update(`${MAKING} ${kind} ${digest}`).digest('hex');
  return `${kind}-${hash.slice(0, 24)}-${hash.slice(24, 32)}`;
}

/** The formats and widths that a picture is made in. */
export const rastersOf = (kind: PictureKind) =>
  (['avif', 'webp'] as const).flatMap((format) => WIDTHS[format][kind].map((width) => ({ format, width })));

/** The names of the files that are made of a picture in a kind. */
export function filesOf(digest: string, kind: MadeKind): readonly string[] {
  const stem = stemOf(digest, kind);
  if (kind === 'plain') return [`${stem}.webp`];
  return rastersOf(kind).map(({ format, width }) => `${stem}-${width}.${format}`);
}

/** The address of a made picture, in one of its widths. */
export function addressOf(digest: string, kind: MadeKind, width: number): string {
  return `/media/${stemOf(digest, kind)}${kind === 'plain' ? '' : `-${width}`}.webp`;
}
