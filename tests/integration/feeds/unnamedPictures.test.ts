import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { filesOf, stemOf } from '../../../src/feeds/pictures/madeFiles.ts';
import { filesBelow, keepFile } from '../../../src/feeds/pictures/mediaFolder.ts';
import { removeUnnamed } from '../../../src/feeds/pictures/unnamedPictures.ts';

const root = mkdtempSync(join(tmpdir(), 'aurore-unnamed-'));
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-27T20:00:00Z');
const OLD = '/media/poster-0123456789abcdef01234567-89abcdef';
const OLD_FILES = ['-160.avif', '-320.webp', '.svg'].map((end) => `${OLD.slice('/media/'.length)}${end}`);
let dataDir: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(root, 'data-'));
  for (const name of OLD_FILES) await put(name, 40);
});
afterAll(() => rm(root, { recursive: true }));

const fileOf = (name: string) => join(dataDir, 'media', name);
const age = (name: string, days: number) => utimes(fileOf(name), (NOW - days * DAY) / 1000, (NOW - days * DAY) / 1000);

/** A file of ten bytes that something has named so many days ago. */
async function put(name: string, days: number): Promise<void> {
  await mkdir(dirname(fileOf(name)), { recursive: true });
  await writeFile(fileOf(name), '0123456789');
  await age(name, days);
}

async function names(): Promise<string[]> {
  return (await Array.fromAsync(filesBelow(join(dataDir, 'media')), ({ name }) => name)).sort();
}

const nothing = () => Promise.resolve(new Set<string>());
const tidy = (named = nothing, at = NOW) => removeUnnamed(dataDir, named, at);

/** As if the imports of the days before had tidied too. */
async function tidiedBefore(days = 1): Promise<void> {
  await mkdir(join(dataDir, 'feeds'), { recursive: true });
  const note = join(dataDir, 'feeds/tidied');
  await writeFile(note, '');
  await utimes(note, (NOW - days * DAY) / 1000, (NOW - days * DAY) / 1000);
}

test('what nothing has named for 30 days goes, all its files, and nothing else', async () => {
  await tidiedBefore();
  const stay = [
    'own/logo.svg',
    'photo-of-2019.jpg',
    'poster-0123456789abcdef01234567-0000000a-320.webp',
    'video-12345678.mp4',
  ];
  for (const name of stay.slice(0, 2)) await put(name, 4000);
  await put(stay[2]!, 29);
  await put(stay[3]!, 40);
  const named = () => Promise.resolve(new Set(['/media/video-12345678']));
  expect(await tidy(named)).toEqual({ bytes: 40, removed: 3, removedBytes: 30 });
  expect(await names()).toEqual(stay);
  expect(await tidy(named)).toEqual({ bytes: 40, removed: 0, removedBytes: 0 });
});

test('what is named stays with its other widths and its drawing, and 30 days longer', async () => {
  await tidiedBefore();
  const named = () => Promise.resolve(new Set([OLD]));
  expect((await tidy(named)).removed).toBe(0);
  expect((await tidy(nothing, NOW + 10 * DAY)).removed).toBe(0);
  expect((await tidy(nothing, NOW + 20 * DAY)).removed).toBe(0);
  expect((await tidy(nothing, NOW + 31 * DAY)).removed).toBe(3);
});

describe('what is remembered of an address', () => {
  const digest = 'ab'.repeat(32);
  const files = filesOf(digest, 'wide');
  const named = () => Promise.resolve(new Set([`/media/${stemOf(digest, 'wide')}`]));
  const RECORD = '../feeds/pictures/0123.json';
  const isRemembered = () => existsSync(fileOf(RECORD));
  beforeEach(async () => {
    for (const name of files) await put(name, 40);
    await put(RECORD, 40);
    await writeFile(fileOf(RECORD), JSON.stringify({ address: 'http://h.example/1.jpg', digest, etag: '"1"' }));
    await age(RECORD, 40);
  });

  test('goes with its picture', async () => {
    await tidiedBefore();
    expect((await tidy()).removed).toBe(OLD_FILES.length + files.length);
    expect(isRemembered()).toBe(false);
  });

  test('stays with it, and is not read again for 30 days', async () => {
    await tidiedBefore();
    await tidy(named);
    await rm(join(dataDir, 'media'), { recursive: true });
    for (const after of [10, 20, 29]) await tidy(nothing, NOW + after * DAY);
    expect(isRemembered()).toBe(true);
    await tidy(nothing, NOW + 31 * DAY);
    expect(isRemembered()).toBe(false);
  });

  test('stays after a clock was moved', async () => {
    await rm(join(dataDir, 'media'), { recursive: true });
    await tidiedBefore(31);
    await tidy();
    expect(isRemembered()).toBe(true);
  });
});

describe('a clock that was moved removes nothing:', () => {
  test.each([
    ['the first look', undefined],
    ['a month forward', 31],
    ['a year back', -365],
  ])('%s', async (_, days) => {
    if (days !== undefined) await tidiedBefore(days);
    expect((await tidy()).removed).toBe(0);
    expect(await names()).toEqual(OLD_FILES.toSorted());
    // From then on they are counted anew.
    for (const after of [10, 20, 29]) expect((await tidy(nothing, NOW + after * DAY)).removed).toBe(0);
    expect((await tidy(nothing, NOW + 31 * DAY)).removed).toBe(3);
  });

  test('a file of the future', async () => {
    await tidiedBefore();
    for (const name of OLD_FILES) await age(name, -400);
    expect((await tidy()).removed).toBe(0);
    for (const after of [10, 20]) expect((await tidy(nothing, NOW + after * DAY)).removed).toBe(0);
    expect((await tidy(nothing, NOW + 31 * DAY)).removed).toBe(3);
  });
});

describe('while others import', () => {
  test('what is named between the two looks is put back', async () => {
    await tidiedBefore();
    let looks = 0;
    const later = () => Promise.resolve(new Set((looks += 1) > 1 ? [OLD] : []));
    expect(await tidy(later)).toMatchObject({ removed: 0, bytes: 30 });
    expect(await names()).toEqual(OLD_FILES.toSorted());
    expect((await tidy(nothing, NOW + 10 * DAY)).removed).toBe(0);
  });

  test('what another relies on between a look and its removal is put back', async () => {
    await tidiedBefore();
    let looks = 0;
    const meanwhile = async () => {
      looks += 1;
      // Whoever has asked for it before it was put aside has changed its time, which goes with it.
      if (looks === 2) for (const name of OLD_FILES) await age(`.unnamed-${name}`, 0);
      return new Set<string>();
    };
    expect(await tidy(meanwhile)).toMatchObject({ removed: 0 });
    expect(await names()).toEqual(OLD_FILES.toSorted());
  });

  test('what another relies on stays 30 days longer, without a look in between', async () => {
    await tidiedBefore();
    for (const name of OLD_FILES) {
      await age(name, 29);
      expect(await keepFile(fileOf(name), NOW)).toBe(true);
    }
    for (const after of [10, 20, 29]) expect((await tidy(nothing, NOW + after * DAY)).removed).toBe(0);
  });

  test('who asks once it was put aside finds it missing, and makes it anew', async () => {
    await tidiedBefore();
    let looks = 0;
    const meanwhile = async () => {
      looks += 1;
      if (looks === 2) {
        expect(await keepFile(fileOf(OLD_FILES[0]!), NOW)).toBe(false);
        await put(OLD_FILES[0]!, 0);
      }
      return new Set<string>();
    };
    expect(await tidy(meanwhile)).toMatchObject({ removed: 3 });
    expect(await names()).toEqual([OLD_FILES[0]!]);
  });

  test('two may tidy at once', async () => {
    await tidiedBefore();
    for (let index = 0; index < 50; index += 1) await put(`x-${String(index).padStart(8, '0')}.webp`, 40);
    await put('y-00000000.webp', 40);
    const named = () => Promise.resolve(new Set(['/media/y-00000000']));
    await Promise.all([tidy(named), tidy(named), tidy(named)]);
    expect(await names()).toEqual(['y-00000000.webp']);
  });

  test('what an interrupted one has put aside is put back if it is named, and else goes', async () => {
    await tidiedBefore();
    await put('sub/z-00000000.webp', 40);
    await rename(fileOf('sub/z-00000000.webp'), fileOf('sub/.unnamed-z-00000000.webp'));
    await rename(fileOf(OLD_FILES[0]!), fileOf(`.unnamed-${OLD_FILES[0]!}`));
    expect((await tidy(() => Promise.resolve(new Set([OLD])))).removed).toBe(1);
    expect(await names()).toEqual(OLD_FILES.toSorted());
  });
});

test('files that were never finished go after 30 days', async () => {
  await rm(join(dataDir, 'media'), { recursive: true });
  const name = `.${crypto.randomUUID()}`;
  const young = `.${crypto.randomUUID()}-a-00000000.webp`;
  await put(`${name}-poster-00000000-320.webp`, 40);
  await put(young, 1);
  await put(`../feeds/pictures/${name}`, 40);
  await put('../feeds/pictures/0123.json', 40);
  await tidiedBefore();
  expect(await tidy()).toEqual({ bytes: 10, removed: 0, removedBytes: 0 });
  expect(await names()).toEqual([young]);
  expect(await readdir(join(dataDir, 'feeds/pictures'))).toEqual(['0123.json']);
});

test('links are left alone, and so is what they lead to', async () => {
  await tidiedBefore();
  await mkdir(join(dataDir, 'elsewhere'));
  await writeFile(join(dataDir, 'elsewhere/a-00000000.webp'), 'x');
  await symlink('../elsewhere/a-00000000.webp', fileOf('b-00000000.webp'));
  await symlink('../elsewhere', fileOf('folder-00000000.webp'));
  for (const day of [0, 10, 20, 30, 40]) await tidy(nothing, NOW + day * DAY);
  expect(await names()).toEqual(['b-00000000.webp', 'folder-00000000.webp']);
  expect(await readFile(join(dataDir, 'elsewhere/a-00000000.webp'), 'utf8')).toBe('x');
  expect(await readdir(join(dataDir, 'elsewhere'))).toHaveLength(1);
});

test('without the folder there is nothing to do', async () => {
  await rm(join(dataDir, 'media'), { recursive: true });
  expect(await tidy()).toEqual({ bytes: 0, removed: 0, removedBytes: 0 });
});
