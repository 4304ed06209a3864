/**
 * Pictures made at import are at `/media/<name>-<hash8>-<width>.webp`, each with an AVIF twin, in the widths of their
 * kind. Any other picture in a feed is used as it is.
 */
const MADE = /^(\/media\/.+-[0-9a-f]{8})-(\d+)\.webp$/;
const WIDTHS = { poster: [160, 240, 320, 640], wide: [240, 480, 960, 1600] } as const;
export type PictureKind = keyof typeof WIDTHS;

export type Sources = { readonly src: string; readonly avif: string | undefined; readonly webp: string | undefined };

/** What an `<img>` and its `<source>` elements need for a picture of the feed. */
export function sourcesOf(address: string, kind: PictureKind): Sources {
  const made = MADE.exec(address);
  if (!made) return { src: address, avif: undefined, webp: undefined };
  const set = (type: 'avif' | 'webp') =>
    WIDTHS[kind].map((width) => `${made[1]}-${width}.${type} ${width}w`).join(', ');
  return { src: address, avif: set('avif'), webp: set('webp') };
}

/** The kind of a picture made at import, by the width in its name; any other one counts as wide. */
export function kindOf(address: string): PictureKind {
  return /-(?:160|320|640)\.webp$/.test(address) ? 'poster' : 'wide';
}

/**
 * Every file of a picture made at import, or the only one of any other picture. A width says which kind a picture is of.
 */
export function variantsOf(address: string): readonly string[] {
  const made = MADE.exec(address);
  if (!made) return [address];
  const width = Number(made[2]);
  const widths = Object.values(WIDTHS).filter((ofKind) => (ofKind as readonly number[]).includes(width));
  return [...new Set(widths.flat())].flatMap((each) => [`${made[1]}-${each}.webp`, `${made[1]}-${each}.avif`]);
}
