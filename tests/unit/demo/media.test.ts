import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeMedia, type MediaJob } from '../../../demo/artwork/media.ts';

const svg = (width: number, height: number, fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="${fill}"/></svg>`;
const RED = svg(600, 900, '#c02010');
const BLUE = svg(1600, 900, '#102040');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const JOBS: MediaJob[] = [
  { name: 'golem', kind: 'poster', svg: () => RED },
  { name: 'golem-wide', kind: 'wide', svg: () => BLUE },
];
const LONG_AGO = new Date('2001-02-03T04:05:06Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Gives every picture an old date, so that one that is written again can be told. */
async function age(): Promise<void> {
  for (const file of await readdir(folder)) await utimes(join(folder, file), LONG_AGO, LONG_AGO);
}
async function writtenSince(): Promise<string[]> {
  const files = await readdir(folder);
  const times = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).mtimeMs));
  return files.filter((_, index) => times[index] !== LONG_AGO.getTime()).toSorted();
}

describe('makeMedia', () => {
  test('gives every name its hash, and writes the drawing and each width in both formats', async () => {
    const hashes = await makeMedia(JOBS, folder);
    expect([...hashes]).toEqual([
      ['golem', hashOf(RED)],
      ['golem-wide', hashOf(BLUE)],
    ]);
    const expected = [
      ...[160, 240, 320, 640].flatMap((width) => ['avif', 'webp'].map((end) => `golem-${hashOf(RED)}-${width}.${end}`)),
      ...[240, 480, 960, 1600].flatMap((width) =>
        ['avif', 'webp'].map((end) => `golem-wide-${hashOf(BLUE)}-${width}.${end}`),
      ),
      `golem-${hashOf(RED)}.svg`,
      `golem-wide-${hashOf(BLUE)}.svg`,
    ];
    // No unfinished files are left beside them.
    expect((await readdir(folder)).toSorted()).toEqual(expected.toSorted());
    expect(await readFile(join(folder, `golem-${hashOf(RED)}.svg`), 'utf8')).toBe(RED);
  });

  test.each([
    [`golem-${hashOf(RED)}-160`, 160, 240],
    [`golem-${hashOf(RED)}-640`, 640, 960],
    [`golem-wide-${hashOf(BLUE)}-480`, 480, 270],
    [`golem-wide-${hashOf(BLUE)}-1600`, 1600, 900],
  ])('%s is %i × %i in both formats', async (stem, width, height) => {
    await makeMedia(JOBS, folder);
    const [avif, webp] = await Promise.all(
      ['avif', 'webp'].map((end) => sharp(join(folder, `${stem}.${end}`)).metadata()),
    );
    expect(avif).toMatchObject({ format: 'heif', width, height });
    expect(webp).toMatchObject({ format: 'webp', width, height });
  });

  test('keeps the colours', async () => {
    await makeMedia(JOBS, folder);
    const { channels } = await sharp(join(folder, `golem-${hashOf(RED)}-320.avif`)).stats();
    [0xc0, 0x20, 0x10].forEach((value, index) => {
      expect(Math.abs(channels[index]!.mean - value)).toBeLessThan(4);
    });
  });

  test('writes nothing when nothing has changed, and says so at once', async () => {
    await makeMedia(JOBS, folder);
    await age();
    const progress: number[][] = [];
    await makeMedia(JOBS, folder, (done, total) => progress.push([done, total]));
    expect(await writtenSince()).toEqual([]);
    expect(progress).toEqual([[2, 2]]);
  });

  test('writes what is missing alone, and leaves pictures of earlier drawings', async () => {
    await makeMedia(JOBS, folder);
    const lost = `golem-${hashOf(RED)}-320.webp`;
    const earlier = 'golem-00000000-320.webp';
    await writeFile(join(folder, earlier), 'earlier');
    await unlink(join(folder, lost));
    await age();
    await makeMedia(JOBS, folder);
    expect(await writtenSince()).toEqual([lost]);
    expect(await readFile(join(folder, earlier), 'utf8')).toBe('earlier');
  });

  test('encodes a drawing that two names share only once', async () => {
    const shared: MediaJob[] = ['golem-fr', 'golem-en'].map((name) => ({ name, kind: 'poster', svg: () => RED }));
    await makeMedia(shared.slice(0, 1), folder);
    // Pictures under another name are copied from existing ones, whatever those contain.
    await writeFile(join(folder, `golem-fr-${hashOf(RED)}-160.webp`), 'already encoded');
    const hashes = await makeMedia(shared.toReversed(), folder);
    expect(hashes.get('golem-en')).toBe(hashes.get('golem-fr'));
    expect(await readFile(join(folder, `golem-en-${hashOf(RED)}-160.webp`), 'utf8')).toBe('already encoded');
  });

  test('counts every job up to the last', async () => {
    const progress: number[] = [];
    await makeMedia(JOBS, folder, (done, total) => {
      expect(total).toBe(2);
      progress.push(done);
    });
    expect(progress).toEqual([0, 1, 2]);
  });

  test('leaves neither a picture nor anything unfinished of a drawing that cannot be read', async () => {
    const broken: MediaJob = { name: 'broken', kind: 'poster', svg: () => '<svg' };
    await expect(makeMedia([broken], folder)).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });
});
