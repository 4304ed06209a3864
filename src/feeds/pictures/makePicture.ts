import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { heightOf, SIZES, WIDTHS, type PictureKind } from '../../domain/ui/media.ts';
import { encodePicture } from '../../lib/encodePicture.ts';
import { placeFile } from './placeFile.ts';
import { PictureError } from './pictureError.ts';

/** `plain` is a logo or an icon, which is neither cropped nor made in several widths. */
export type MadeKind = PictureKind | 'plain';

/** Raise this when pictures are made in another way: then those made before are made again, under other names. */
const MAKING = 1;
/** Logos and icons are shown 48 px high at most. */
const PLAIN = { width: 640, height: 192 };

/** The type of a picture by its first bytes; undefined for any other file. SVG is none: it may hold scripts. */
function typeOf(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1', 0, 12);
  if (text.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (/^GIF8[79]a/.test(text)) return 'GIF';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'WebP';
  return /^[^]{4}ftypavi[fs]/.test(text) ? 'AVIF' : undefined;
}

/** The name of what is made of a picture's bytes, by their SHA-256 in hexadecimal. The same bytes are made once. */
function stemOf(digest: string, kind: MadeKind): string {
  const hash = createHash('sha256').update(`${MAKING} ${kind} ${digest}`).digest('hex');
  return `${kind}-${hash.slice(0, 24)}-${hash.slice(24, 32)}`;
}

const rastersOf = (kind: PictureKind) =>
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

/**
 * Makes the widths and formats that pages ask for, in the folder `media`; each file appears there as a whole. Throws a
 * PictureError for bytes that are no picture, or one of too many pixels.
 */
export async function makePicture(bytes: Buffer, digest: string, kind: MadeKind, media: string, maxPixels: number) {
  const type = typeOf(bytes);
  if (type === undefined) {
    const begin = JSON.stringify(bytes.toString('latin1', 0, 24));
    throw new PictureError(`expected a JPEG, PNG, WebP, GIF or AVIF, got a file that begins with ${begin}`, false);
  }
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const stem = stemOf(digest, kind);
  try {
    if (kind === 'plain') {
      const small = source.resize({ ...PLAIN, fit: 'inside', withoutEnlargement: true });
      await placeFile(join(media, `${stem}.webp`), await encodePicture(small, 'webp'));
      return;
    }
    const largest = SIZES[kind];
    const { data, info } = await source
      .resize({ ...largest, fit: 'cover' })
      .flatten()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const { format, width } of rastersOf(kind)) {
      const picture = sharp(data, { raw });
      if (width !== largest.width) picture.resize(width, heightOf(kind, width));
      await placeFile(join(media, `${stem}-${width}.${format}`), await encodePicture(picture, format));
    }
  } catch (error) {
    // The disk's errors have a code, sharp's have none.
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    const { message } = error as Error;
    const reason = /pixel limit/i.test(message)
      ? `it has more than ${maxPixels / 1e6} million pixels`
      : `a broken ${type}: ${message.split('\n')[0]}`;
    throw new PictureError(reason, false);
  }
}
