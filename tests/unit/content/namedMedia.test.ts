import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureOf } from '../../../src/content/namedMedia.ts';
import { drawingOf, variantsOf, WIDTHS } from '../../../src/domain/ui/media.ts';
import { addressOf, filesOf, type MadeKind } from '../../../src/feeds/pictures/madeFiles.ts';

const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
const kind = fc.constantFrom<MadeKind[]>('poster', 'wide', 'plain');

test('all files of a picture that an import makes are one picture, which is not that of another', () => {
  fc.assert(
    fc.property(digest, digest, kind, (one, other, of) => {
      const address = addressOf(one, of, of === 'plain' ? 0 : WIDTHS.webp[of][0]!);
      // One in two thousand has digits that may be a date, and is left alone.
      fc.pre(!/-(?:19|20)\d{6}\b/.test(address));
      const drawing = drawingOf(address);
      const files = [
        ...filesOf(one, of).map((name) => `/media/${name}`),
        ...variantsOf(address),
        ...(drawing ? [drawing] : []),
      ];
      expect(new Set(files.map(pictureOf))).toEqual(new Set([pictureOf(address)]));
      expect(pictureOf(address)).toBeDefined();
      if (one !== other) expect(pictureOf(`/media/${filesOf(other, of)[0]!}`)).not.toBe(pictureOf(address));
    }),
  );
});

test.each([
  ['/media/trailers/m-0123abcd.mp4', '/media/trailers/m-0123abcd'],
  ['/media/trailers/m-0123abcd.fr.vtt', '/media/trailers/m-0123abcd'],
  ['/media/logo.svg', undefined],
  ['/media/our-team-20260101.jpg', undefined],
  ['/media/our-team-2026.webp', undefined],
  ['/media/our-team-20260101.webp', undefined],
  ['/media/our-team-20260101-640.webp', undefined],
  ['/media/.0f1e-poster-0123abcd-320.webp.tmp', undefined],
])('%s is of %s', (path, picture) => expect(pictureOf(path)).toBe(picture));
