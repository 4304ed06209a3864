import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { trailerOf } from '../../../artwork/trailer.ts';
import { keyFrameOf, webmOf } from '../../../artwork/webm.ts';
import { demoFilms } from '../../../demo/programme/films.ts';

type Element = { readonly id: number; readonly body: Buffer; readonly at: number };

/** Reads a sequence of EBML elements: id, size and body, with sizes as in RFC 8794. */
function elementsOf(bytes: Buffer): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const idBytes = Math.clz32(bytes[at]!) - 23;
    const id = bytes.readUIntBE(at, idBytes);
    const sizeAt = at + idBytes;
    const sizeBytes = Math.clz32(bytes[sizeAt]!) - 23;
    const size = bytes.readUIntBE(sizeAt, sizeBytes) - 2 ** (7 * sizeBytes);
    const begin = sizeAt + sizeBytes;
    expect(begin + size).toBeLessThanOrEqual(bytes.length);
    found.push({ id, at, body: bytes.subarray(begin, begin + size) });
    at = begin + size;
  }
  return found;
}
const only = (elements: readonly Element[], id: number): Element => {
  const found = elements.filter((each) => each.id === id);
  expect(found).toHaveLength(1);
  return found[0]!;
};

const picture = (fill: string) =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: fill } })
    .webp({ quality: 60 })
    .toBuffer();

describe('a film', () => {
  test('is a WebM of key frames at their times, with cues that lead to them', async () => {
    const frames = [
      { webp: await picture('#c02010'), at: 0 },
      { webp: await picture('#102040'), at: 700 },
    ];
    const [ebml, segment, ...rest] = elementsOf(
      webmOf({ frames, milliseconds: 2000, size: { width: 64, height: 36 } }),
    );
    expect(rest).toEqual([]);
    expect(only(elementsOf(ebml!.body), 0x4282).body.toString()).toBe('webm');
    const parts = elementsOf(segment!.body);
    const info = elementsOf(only(parts, 0x1549a966).body);
    expect(only(info, 0x4489).body.readDoubleBE()).toBe(2000);
    const track = elementsOf(only(elementsOf(only(parts, 0x1654ae6b).body), 0xae).body);
    expect(only(track, 0x86).body.toString()).toBe('V_VP8');
    const size = elementsOf(only(track, 0xe0).body);
    expect([only(size, 0xb0).body.readUInt8(), only(size, 0xba).body.readUInt8()]).toEqual([64, 36]);

    const cluster = only(parts, 0x1f43b675);
    const blocks = elementsOf(cluster.body).filter(({ id }) => id === 0xa3);
    // The last frame is repeated at the end.
    expect(blocks.map(({ body }) => body.readInt16BE(1))).toEqual([0, 700, 2000]);
    expect(blocks[1]!.body.subarray(4)).toEqual(keyFrameOf(frames[1]!.webp));
    const cues = elementsOf(only(parts, 0x1c53bb6b).body).map(({ body }) => {
      const [time, positions] = elementsOf(body);
      return [time!.body.readUInt16BE(), only(elementsOf(positions!.body), 0xf1).body.readUInt32BE()];
    });
    expect(cues).toEqual([
      [0, cluster.at],
      [700, cluster.at],
    ]);
  });

  test('takes key frames of VP8 alone', async () => {
    // RFC 6386, 9.1: the lowest bit of a key frame is 0, and its start code follows three bytes in.
    const frame = keyFrameOf(await picture('#336699'));
    expect(frame[0]! & 1).toBe(0);
    expect([...frame.subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a]);
    expect(frame.readUInt16LE(6) & 0x3fff).toBe(64);
    const lossless = await sharp(await picture('#336699'))
      .webp({ lossless: true })
      .toBuffer();
    expect(() => keyFrameOf(lossless)).toThrow('lossy');
  });

  test('has frames, and no more than a cluster holds', async () => {
    const size = { width: 64, height: 36 };
    const frames = [{ webp: await picture('#000000'), at: 0 }];
    expect(() => webmOf({ frames: [], milliseconds: 10, size })).toThrow();
    expect(() => webmOf({ frames, milliseconds: 40_000, size })).toThrow();
  });
});

test('trailers are some seconds long and some tens of kilobytes large', async () => {
  const trailer = await trailerOf(demoFilms.find(({ id }) => id === 44008)!);
  expect(trailer.milliseconds).toBeLessThanOrEqual(8000);
  expect(webmOf(trailer).length).toBeLessThan(120_000);
  const { width, height } = await sharp(trailer.frames[0]!.webp).metadata();
  expect({ width, height }).toEqual(trailer.size);
});
