import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeDrawings, type Drawing } from '../../../demo/media/drawings.ts';
import { makeRasters } from '../../../demo/media/rasters.ts';
import { WIDTHS } from '../../../src/domain/ui/media.ts';

const svg = (width: number, height: number, fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="${fill}"/></svg>`;
const RED = svg(600, 900, '#c02010');
const BLUE = svg(1600, 900, '#102040');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const GOLEM = `golem-${hashOf(RED)}`;
const WIDE = `golem-wide-${hashOf(BLUE)}`;

const DRAWINGS: Drawing[] = [
  { name: 'golem', svg: () => RED },
  { name: 'golem-wide', svg: () => BLUE },
];
const FILES = 6 + 7;
const LONG_AGO = new Date('2001-02-03T04:05:06Z');

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rasters-'));
  folder = join(root, 'media');
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

/** Gives every file an old date, so that one that is written again can be told. */
async function age(): Promise<void> {
  for (const file of await readdir(folder)) await utimes(join(folder, file), LONG_AGO, LONG_AGO);
}
async function writtenSince(): Promise<string[]> {
  const files = await readdir(folder);
  const times = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).mtimeMs));
  return files.filter((_, index) => times[index] !== LONG_AGO.getTime()).toSorted();
}

describe('drawings', () => {
  test('are written under their hashes, and nothing unfinished is left beside them', async () => {
    expect([...(await writeDrawings(DRAWINGS, folder))]).toEqual([
      ['golem', hashOf(RED)],
      ['golem-wide', hashOf(BLUE)],
    ]);
    expect((await readdir(folder)).toSorted()).toEqual([`${GOLEM}.svg`, `${WIDE}.svg`]);
    expect(await readFile(join(folder, `${GOLEM}.svg`), 'utf8')).toBe(RED);
  });

  test('that are there stay, as do those of earlier versions', async () => {
    await writeDrawings([...DRAWINGS, { name: 'golem', svg: () => BLUE }], folder);
    await unlink(join(folder, `${WIDE}.svg`));
    await age();
    await writeDrawings(DRAWINGS, folder);
    expect(await writtenSince()).toEqual([`${WIDE}.svg`]);
    expect(await readdir(folder)).toHaveLength(3);
  });
});

describe('rasters', () => {
  beforeEach(() => writeDrawings(DRAWINGS, folder));

  test('are made of every drawing in each width, and nothing unfinished is left beside them', async () => {
    await makeRasters(folder);
    const expected = [
      ...WIDTHS.avif.poster.map((width) => `${GOLEM}-${width}.avif`),
      ...WIDTHS.webp.poster.map((width) => `${GOLEM}-${width}.webp`),
      ...WIDTHS.avif.wide.map((width) => `${WIDE}-${width}.avif`),
      ...WIDTHS.webp.wide.map((width) => `${WIDE}-${width}.webp`),
      `${GOLEM}.svg`,
      `${WIDE}.svg`,
    ];
    expect((await readdir(folder)).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    [`${GOLEM}-160.avif`, 'heif', 160, 240],
    [`${GOLEM}-640.avif`, 'heif', 640, 960],
    [`${GOLEM}-320.webp`, 'webp', 320, 480],
    [`${WIDE}-480.webp`, 'webp', 480, 270],
    [`${WIDE}-1600.avif`, 'heif', 1600, 900],
  ])('%s is %s, %i × %i', async (file, format, width, height) => {
    await makeRasters(folder);
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format, width, height });
  });

  test('keep the colours', async () => {
    await makeRasters(folder);
    const { channels } = await sharp(join(folder, `${GOLEM}-320.avif`)).stats();
    [0xc0, 0x20, 0x10].forEach((value, index) => {
      expect(Math.abs(channels[index]!.mean - value)).toBeLessThan(4);
    });
  });

  test('that phones ask for come first, those of posters before the others', async () => {
    const present: string[][] = [];
    await makeRasters(folder, () =>
      present.push(readdirSync(folder).filter((name) => /-\d+\.(?:avif|webp)$/.test(name))),
    );
    const order = present.map((files, index) => files.find((file) => !(present[index - 1] ?? []).includes(file)));
    const stemmed = (stem: string, ends: string[]) => ends.map((end) => `${stem}-${end}`);
    expect(order).toEqual([
      undefined,
      ...stemmed(GOLEM, ['160.avif', '240.avif', '320.avif']),
      ...stemmed(WIDE, ['240.avif', '480.avif', '960.avif']),
      ...stemmed(GOLEM, ['640.avif', '320.webp', '640.webp']),
      ...stemmed(WIDE, ['1600.avif', '480.webp', '960.webp', '1600.webp']),
    ]);
  });

  test('that are there stay, and are counted as done', async () => {
    await makeRasters(folder);
    await age();
    const progress: number[][] = [];
    await makeRasters(folder, (...counted) => progress.push(counted));
    expect(await writtenSince()).toEqual([]);
    expect(progress).toEqual([[FILES, FILES]]);
  });

  test('that are missing alone are made, and those of earlier drawings stay', async () => {
    await makeRasters(folder);
    const lost = `${GOLEM}-320.webp`;
    const earlier = 'golem-00000000-320.webp';
    await writeFile(join(folder, earlier), 'earlier');
    await unlink(join(folder, lost));
    await age();
    await makeRasters(folder);
    expect(await writtenSince()).toEqual([lost]);
    expect(await readFile(join(folder, earlier), 'utf8')).toBe('earlier');
  });

  test('of a drawing that two names share are encoded only once', async () => {
    await makeRasters(folder);
    // Those of another name are copied from existing ones, whatever these contain.
    await writeFile(join(folder, `${GOLEM}-160.avif`), 'already encoded');
    await writeDrawings([{ name: 'a-golem', svg: () => RED }], folder);
    await makeRasters(folder);
    expect(await readFile(join(folder, `a-${GOLEM}-160.avif`), 'utf8')).toBe('already encoded');
  });

  test('are counted up to the last', async () => {
    const progress: number[][] = [];
    await makeRasters(folder, (...counted) => progress.push(counted));
    expect(progress).toEqual(Array.from({ length: FILES + 1 }, (_, done) => [done, FILES]));
  });

  test('of a drawing that cannot be read are none, and nothing unfinished', async () => {
    await rm(folder, { recursive: true });
    await writeDrawings([{ name: 'broken', svg: () => '<svg' }], folder);
    await expect(makeRasters(folder)).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => !name.endsWith('.svg') && name !== '.making')).toEqual([]);
  });

  test('are gone on with by the next when one is killed, without what it left unfinished', async () => {
    const making = `import { makeRasters } from './demo/media/rasters.ts';
      await makeRasters(${JSON.stringify(folder)}, (done) => done === 3 && process.kill(process.pid, 'SIGKILL'));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', making], { stdio: 'inherit' });
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
    expect(await readdir(folder)).toContain('.making');
    await writeFile(join(folder, '.making', 'half'), 'half a picture');
    await age();
    const progress: number[] = [];
    await makeRasters(folder, (done) => progress.push(done));
    expect(progress[0]).toBe(3);
    expect(progress.at(-1)).toBe(FILES);
    expect(await readdir(folder)).not.toContain('.making');
    expect(await writtenSince()).toHaveLength(FILES - 3);
  });

  test('are made by one at a time: another waits, and finds them made', async () => {
    const found: number[] = [];
    const make = async () => {
      let isFirst = true;
      await makeRasters(folder, (done) => {
        if (isFirst) found.push(done);
        isFirst = false;
      });
    };
    await Promise.all([make(), make()]);
    expect(found).toEqual([0, FILES]);
  });
});
