import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { heightOf, SIZES, WIDTHS, type PictureFormat, type PictureKind } from '../../src/domain/ui/media.ts';
import { encodePicture } from '../../src/lib/encodePicture.ts';
import { placeFile } from './drawings.ts';
import { aloneIn } from './aloneIn.ts';

const DRAWING = /^[\w-]+-([0-9a-f]{8})\.svg$/;
type Raster = { readonly format: PictureFormat; readonly width: number };
const rastersOf = (kind: PictureKind): Raster[] =>
  (['avif', 'webp'] as const).flatMap((format) => WIDTHS[format][kind].map((width) => ({ format, width })));
/** What phones ask for, and most of what a desk does. */
const isFirst = (kind: PictureKind, { format, width }: Raster) => format === 'avif' && width < SIZES[kind].width;

/** The pixels of a drawing, from which its rasters of all widths are made. */
type Pixels = (raster: Raster) => Promise<Buffer>;

/** Rasterises an SVG text once, at the largest width. Rejects if it cannot be read. */
export async function pixelsOf(svg: string): Promise<Pixels> {
  const kind = kindOfDrawing(svg);
  const largest = SIZES[kind];
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(largest.width, largest.height, { fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return ({ format, width }) => {
    const picture = sharp(data, { raw });
    if (width !== largest.width) picture.resize(width, heightOf(kind, width));
    return encodePicture(picture, format);
  };
}

/** Posters are upright, and nothing else is. */
function kindOfDrawing(svg: string): PictureKind {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return Number(height) > Number(width) ? 'poster' : 'wide';
}

/** A drawing by the names that it has, without their endings. */
type Drawn = { readonly stems: readonly string[]; readonly kind: PictureKind };

/** The drawings in a folder, posters first: pages show more of them. */
async function drawnIn(folder: string, present: ReadonlySet<string>): Promise<Drawn[]> {
  const names = [...present].filter((name) => DRAWING.test(name)).sort();
  const drawings = [...Map.groupBy(names, (name) => DRAWING.exec(name)![1]!).values()].map(async ([first, ...more]) => {
    const stems = [first!, ...more].map((name) => name.slice(0, -'.svg'.length));
    return { stems, kind: kindOfDrawing(await readFile(join(folder, first!), 'utf8')) };
  });
  return (await Promise.all(drawings)).sort((a, b) => a.kind.localeCompare(b.kind));
}

/**
 * Makes `<name>-<hash8>-<width>.avif|webp` for every `<name>-<hash8>.svg` in the folder, first what phones ask for. A
 * file that is there is complete and stays, so that it goes on where another has ended. Uses one processor core.
 */
export async function makeRasters(
  folder: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await aloneIn(folder, async (unfinishedIn) => {
      const present = new Set(await readdir(folder));
      const drawings = await drawnIn(folder, present);
      const filesOf = ({ stems, kind }: Drawn) =>
        rastersOf(kind).flatMap((raster) => stems.map((stem) => fileOf(stem, raster)));
      const files = drawings.flatMap(filesOf);
      let done = files.filter((file) => present.has(file)).length;
      onProgress(done, files.length);
      const place = async (file: string, content: Buffer) => {
        await placeFile(folder, file, content, unfinishedIn);
        present.add(file);
        done += 1;
        onProgress(done, files.length);
      };
      for (const first of [true, false]) {
        for (const drawing of drawings) {
          const rasters = rastersOf(drawing.kind).filter((raster) => isFirst(drawing.kind, raster) === first);
          await makeMissing(drawing, rasters, folder, present, place);
        }
      }
    });
  } finally {
    sharp.concurrency(threads);
  }
}

const fileOf = (stem: string, { format, width }: Raster) => `${stem}-${width}.${format}`;

/** Makes each raster for one of a drawing's names; the others get a copy. */
async function makeMissing(
  { stems }: Drawn,
  rasters: readonly Raster[],
  folder: string,
  present: ReadonlySet<string>,
  place: (file: string, content: Buffer) => Promise<void>,
): Promise<void> {
  let pixels: Pixels | undefined;
  for (const raster of rasters) {
    const files = stems.map((stem) => fileOf(stem, raster));
    const missing = files.filter((file) => !present.has(file));
    if (missing.length === 0) continue;
    const known = files.find((file) => present.has(file));
    if (known === undefined) pixels ??= await pixelsOf(await readFile(join(folder, `${stems[0]}.svg`), 'utf8'));
    const content = known === undefined ? await pixels!(raster) : await readFile(join(folder, known));
    for (const file of missing) await place(file, content);
  }
}
