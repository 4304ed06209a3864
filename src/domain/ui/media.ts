/**
 * Pictures made at import are at `/media/<name>-<hash8>-<width>.webp`, in the widths that feeds name, and as AVIF in
 * every width of their kind. One that was made from a drawing has it at `/media/<name>-<hash8>.svg`. Any other picture
 * in a feed is used as it is.
 */
const MADE = /^(\/media\/.+-[0-9a-f]{8})-(\d+)\.webp$/;
const RASTER = /^(\/media\/[\w-]+-[0-9a-f]{8})-\d+\.(?:avif|webp)$/;

export type PictureKind = 'poster' | 'wide';
export type PictureFormat = 'avif' | 'webp';
/** The widths of pictures, in pixels, in ascending order. Browsers without AVIF are few, and make do with fewer. */
export const WIDTHS: Readonly<Record<PictureFormat, Readonly<Record<PictureKind, readonly number[]>>>> = {
  avif: { poster: [160, 240, 320, 640], wide: [240, 480, 960, 1600] },
  webp: { poster: [320, 640], wide: [480, 960, 1600] },
};

/** The largest size of each kind, in pixels; smaller ones have the same shape. */
export const SIZES: Readonly<Record<PictureKind, { readonly width: number; readonly height: number }>> = {
  poster: { width: 640, height: 960 },
  wide: { width: 1600, height: 900 },
};

/** The height in pixels of a picture of a kind in one of its widths. */
export function heightOf(kind: PictureKind, width: number): number {
  return Math.round((width * SIZES[kind].height) / SIZES[kind].width);
}

export type Sources = { readonly src: string; readonly avif: string | undefined; readonly webp: string | undefined };

/**
 * What an `<img>` and its `<source>` elements need for a picture of the feed. The widths are those of the picture's own
 * kind, wherever it is shown: a poster in the place of a wide picture has no others.
 */
export function sourcesOf(address: string): Sources {
  const made = MADE.exec(address);
  if (!made) return { src: address, avif: undefined, webp: undefined };
  const kind = kindOf(address);
  const set = (format: PictureFormat) =>
    WIDTHS[format][kind].map((width) => `${made[1]}-${width}.${format} ${width}w`).join(', ');
  return { src: address, avif: set('avif'), webp: set('webp') };
}

/** The kind of a picture made at import, by the width in its name; any other one counts as wide. */
export function kindOf(address: string): PictureKind {
  return /-(?:160|320|640)\.webp$/.test(address) ? 'poster' : 'wide';
}

/**
 * Every file of a picture made at import, or the only one of any other picture. A width says which kind a picture is
 * of.
 */
export function variantsOf(address: string): readonly string[] {
  const made = MADE.exec(address);
  if (!made) return [address];
  const width = Number(made[2]);
  const kinds = (['poster', 'wide'] as const).filter((kind) => WIDTHS.avif[kind].includes(width));
  return (['webp', 'avif'] as const).flatMap((format) =>
    [...new Set(kinds.flatMap((kind) => WIDTHS[format][kind]))].map((each) => `${made[1]}-${each}.${format}`),
  );
}

/** The address of the drawing that a picture made at import was made from, if there is one; undefined for any other. */
export function drawingOf(address: string): string | undefined {
  const raster = RASTER.exec(address);
  return raster ? `${raster[1]}.svg` : undefined;
}
