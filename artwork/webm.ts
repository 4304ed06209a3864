/**
 * Films without a video encoder. A lossy WebP picture holds one key frame of VP8, and a WebM of key frames alone is a
 * film that every browser plays and can seek in. So sharp, which draws the pictures, makes films too. Each frame stays
 * for as long as its duration says, which is all that title cards need.
 */
export type Frame = {
  /** A lossy WebP without alpha. */
  readonly webp: Buffer;
  /** Milliseconds after the start. */
  readonly at: number;
};
export type Film = { readonly frames: readonly Frame[]; readonly milliseconds: number; readonly size: Size };
type Size = { readonly width: number; readonly height: number };

/** Ids of the elements that are used, as the WebM Container Guidelines list them. */
const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  flagLacing: 0x9c,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;
type Name = keyof typeof ID;

const VIDEO_TRACK = 1;
/** Times in a cluster are 16 bits with a sign. */
const LONGEST_MS = 0x7fff;

/** An unsigned whole number in as few bytes as hold it, or in as many as given. */
function unsigned(value: number, bytes = Math.max(1, Math.ceil(Math.log2(value + 1) / 8))): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

function float(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer;
}

/** An element: its id, its size in four bytes of which the first three bits say so, and what is in it. */
function element(name: Name, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([unsigned(ID[name]), unsigned(body.length + 0x10000000, 4), body]);
}

/** The VP8 key frame in a WebP, which is a RIFF file of chunks. */
export function keyFrameOf(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('expected a lossy WebP');
}

function simpleBlock({ webp, at }: Frame): Buffer {
  const head = Buffer.from([0x80 + VIDEO_TRACK, 0, 0, 0x80]);
  head.writeInt16BE(at, 1);
  return element('simpleBlock', head, keyFrameOf(webp));
}

function header(): Buffer {
  return element(
    'ebml',
    element('ebmlVersion', unsigned(1)),
    element('ebmlReadVersion', unsigned(1)),
    element('ebmlMaxIdLength', unsigned(4)),
    element('ebmlMaxSizeLength', unsigned(8)),
    element('docType', Buffer.from('webm')),
    element('docTypeVersion', unsigned(4)),
    element('docTypeReadVersion', unsigned(2)),
  );
}

/** A film as the bytes of a WebM file. Throws when it is longer than one cluster may be, 32 seconds. */
export function webmOf({ frames, milliseconds, size }: Film): Buffer {
  const [last] = frames.slice(-1);
  if (!last || milliseconds > LONGEST_MS) throw new Error('expected a film of some frames and at most 32 seconds');
  const info = element(
    'info',
    element('timestampScale', unsigned(1_000_000)),
    element('duration', float(milliseconds)),
    element('muxingApp', Buffer.from('Aurore')),
    element('writingApp', Buffer.from('Aurore')),
  );
  const tracks = element(
    'tracks',
    element(
      'trackEntry',
      element('trackNumber', unsigned(VIDEO_TRACK)),
      element('trackUid', unsigned(VIDEO_TRACK)),
      element('flagLacing', unsigned(0)),
      element('codecId', Buffer.from('V_VP8')),
      element('trackType', unsigned(1)),
      element('video', element('pixelWidth', unsigned(size.width)), element('pixelHeight', unsigned(size.height))),
    ),
  );
  // The size of the cues does not depend on the place they name, which follows them.
  const cuesFor = (cluster: number) =>
    element(
      'cues',
      ...frames.map(({ at }) =>
        element(
          'cuePoint',
          element('cueTime', unsigned(at, 2)),
          element(
            'cueTrackPositions',
            element('cueTrack', unsigned(VIDEO_TRACK)),
            element('cueClusterPosition', unsigned(cluster, 4)),
          ),
        ),
      ),
    );
  const place = info.length + tracks.length + cuesFor(0).length;
  // Repeated at the end, the last frame stays until then in every player.
  const blocks = [...frames, { ...last, at: milliseconds }].map(simpleBlock);
  const cluster = element('cluster', element('timestamp', unsigned(0)), ...blocks);
  return Buffer.concat([header(), element('segment', info, tracks, cuesFor(place), cluster)]);
}
