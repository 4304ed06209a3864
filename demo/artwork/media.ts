import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

type MediaKind = 'poster' | 'wide';
export type MediaJob = { readonly name: string; readonly kind: MediaKind; readonly svg: () => string };

/** Every picture of a kind exists in each of these widths, in pixels, as AVIF and as WebP. */
const MEDIA_WIDTHS: Readonly<Record<MediaKind, readonly number[]>> = {
  poster: [160, 240, 320, 640],
  wide: [240, 480, 960, 1600],
};
/** Height by width. */
const RATIO: Readonly<Record<MediaKind, number>> = { poster: 3 / 2, wide: 9 / 16 };

// Flat colour with hard edges: full chroma, or red bleeds. Effort 1 halves the AVIF of effort 0; 2 saves little more.
// Tuned for SSIM they are smaller still, and made in three quarters of the time.
const ENCODERS = [
  ['avif', (picture: Sharp) => picture.avif({ effort: 1, quality: 45, chromaSubsampling: '4:4:4', tune: 'ssim' })],
  ['webp', (picture: Sharp) => picture.webp({ effort: 2, quality: 84 })],
] as const;

/** What the folder should hold for one SVG text; several names can share it. */
type Picture = { readonly kind: MediaKind; readonly svg: string; readonly stems: string[] };
/** Puts a file into place as a whole, or not at all. */
type Place = (file: string, write: (path: string) => Promise<unknown>) => Promise<void>;

const endingsOf = (kind: MediaKind): string[] => [
  '.svg',
  ...MEDIA_WIDTHS[kind].flatMap((width) => ENCODERS.map(([format]) => `-${width}.${format}`)),
];

/**
 * Fills the folder with `<name>-<hash8>.svg` and `<name>-<hash8>-<width>.avif|webp` for every job, and gives the hash
 * (of the SVG text) by name. A file that is there is complete and stays: one listing of the folder tells what is
 * missing. Pictures of earlier drawings are left for pages that still show them.
 */
export async function makeMedia(
  jobs: readonly MediaJob[],
  folder: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<ReadonlyMap<string, string>> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const hashes = new Map<string, string>();
  const pictures = new Map<string, Picture>();
  for (const { name, kind, svg: draw } of jobs) {
    const svg = draw();
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    hashes.set(name, hash);
    const picture = pictures.get(`${kind}/${hash}`) ?? { kind, svg, stems: [] };
    picture.stems.push(`${name}-${hash}`);
    pictures.set(`${kind}/${hash}`, picture);
  }

  const isWhole = (stem: string, kind: MediaKind): boolean =>
    endingsOf(kind).every((ending) => present.has(stem + ending));
  const missing = [...pictures.values()].filter(({ kind, stems }) => !stems.every((stem) => isWhole(stem, kind)));
  // A name that has all its pictures comes first: the others are copied from it.
  for (const { kind, stems } of missing) stems.sort((a, b) => Number(isWhole(b, kind)) - Number(isWhole(a, kind)));
  const total = jobs.length;
  let done = total - missing.reduce((sum, { stems }) => sum + stems.length, 0);
  onProgress(done, total);
  if (missing.length === 0) return hashes;

  // Beside the pictures, so that a rename stays within one file system.
  const making = await mkdtemp(join(folder, '.making-'));
  const place: Place = async (file, write) => {
    if (present.has(file)) return;
    const unfinished = join(making, file);
    await write(unfinished);
    await rename(unfinished, join(folder, file));
    present.add(file);
  };
  // Many pictures at once, each on one thread, beat one picture on many threads.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    const queue = missing.values();
    const worker = async (): Promise<void> => {
      for (const picture of queue) {
        await makePicture(picture, folder, present, place);
        done += picture.stems.length;
        onProgress(done, total);
      }
    };
    const workers = await Promise.allSettled(Array.from({ length: availableParallelism() }, worker));
    for (const result of workers) if (result.status === 'rejected') throw result.reason;
  } finally {
    sharp.concurrency(threads);
    await rm(making, { recursive: true, force: true });
  }
  return hashes;
}

/** Rasterises once, at the largest width; every other size and format comes from those pixels, every other name from a copy. */
async function makePicture({ kind, svg, stems }: Picture, folder: string, present: Set<string>, place: Place) {
  const [first, ...others] = stems as [string, ...string[]];
  const widths = MEDIA_WIDTHS[kind].filter((width) =>
    ENCODERS.some(([format]) => !present.has(`${first}-${width}.${format}`)),
  );
  if (widths.length > 0) {
    const largest = Math.max(...MEDIA_WIDTHS[kind]);
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(largest, largest * RATIO[kind], { fit: 'fill' })
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const width of widths) {
      for (const [format, encode] of ENCODERS) {
        const picture = sharp(data, { raw });
        if (width !== largest) picture.resize(width, Math.round(width * RATIO[kind]));
        await place(`${first}-${width}.${format}`, (path) => encode(picture).toFile(path));
      }
    }
  }
  await place(`${first}.svg`, (path) => writeFile(path, svg));
  for (const stem of others) {
    for (const ending of endingsOf(kind)) {
      await place(stem + ending, (path) => copyFile(join(folder, first + ending), path));
    }
  }
}
