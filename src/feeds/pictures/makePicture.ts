import { open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_PIXELS, type PictureType } from '../../content/import/limits.ts';
import { heightOf, SIZES } from '../../domain/ui/media.ts';
import { encodePicture } from '../../lib/encodePicture.ts';
import { rastersOf, stemOf, type MadeKind } from './madeFiles.ts';
import { placeFile } from './placeFile.ts';
import { PictureError } from './pictureError.ts';

/** What is to be made: of which file, by the SHA-256 of its bytes, in which kind, and into which folder. */
export type Making = {
  readonly file: string;
  readonly digest: string;
  readonly kind: MadeKind;
  readonly media: string;
};

/** Logos and icons are shown 48 px high at most. */
const PLAIN = { width: 640, height: 192 };
const BEGIN_BYTES = 24;

/**
 * Makes the widths and formats that pages ask for; each file appears as a whole. Throws a PictureError for bytes that are
 * no picture, or one of too many pixels. To be called where memory is limited (makeProcess.ts).
 */
export async function makePicture({ file, digest, kind, media }: Making): Promise<void> {
  const type = await typeOf(file);
  const stem = stemOf(digest, kind);
  try {
    await expectPixels(file, type);
    const source = sharp(file, { limitInputPixels: MAX_PIXELS[type], failOn: 'error' }).autoOrient();
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
    if (error instanceof PictureError || (error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw new PictureError(`a broken ${type}: ${(error as Error).message.split('\n')[0]}`, false);
  }
}

/** The type of a picture by its first bytes. SVG is none: it may hold scripts. */
async function typeOf(file: string): Promise<PictureType> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGIN_BYTES), 0, BEGIN_BYTES);
    const text = buffer.toString('latin1', 0, bytesRead);
    if (text.startsWith('\xff\xd8\xff')) return 'JPEG';
    if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
    if (/^GIF8[79]a/.test(text)) return 'GIF';
    if (/^RIFF[^]{4}WEBP/.test(text)) return 'WebP';
    if (/^[^]{4}ftypavi[fs]/.test(text)) return 'AVIF';
    const begin = JSON.stringify(text);
    throw new PictureError(`expected a JPEG, PNG, WebP, GIF or AVIF, got a file that begins with ${begin}`, false);
  } finally {
    await handle.close();
  }
}

/** Reads the size from the header, before anything is decoded. */
async function expectPixels(file: string, type: PictureType): Promise<void> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height <= MAX_PIXELS[type]) return;
  const most = `as ${type} at most ${MAX_PIXELS[type] / 1e6} million`;
  throw new PictureError(`it has ${width} × ${height} pixels: expected ${most}`, false);
}
