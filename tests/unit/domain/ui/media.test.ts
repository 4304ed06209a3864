import { describe, expect, test } from 'vitest';
import { drawingOf, heightOf, kindOf, sourcesOf, variantsOf } from '../../../../src/domain/ui/media.ts';

const POSTER = '/media/faust-0123abcd-640.webp';
const WIDE = '/media/a-front-0123abcd-1600.webp';
/** Addresses that are nearly those of pictures made at import. */
const OTHERS = [
  'https://elsewhere.example/media/faust-0123abcd-640.webp',
  '/media/faust-0123abcd-640.webp?x',
  '/media/faust-0123abc-640.webp',
  '/media/faust-0123abcg-640.webp',
  '/media/faust-0123abcd-large.webp',
  '/media/-0123abcd-640.png',
];

describe('a picture made at import', () => {
  test('has the widths of its kind, in two formats', () => {
    expect(sourcesOf(POSTER)).toEqual({
      src: POSTER,
      avif: [160, 240, 320, 640].map((width) => `/media/faust-0123abcd-${width}.avif ${width}w`).join(', '),
      webp: [320, 640].map((width) => `/media/faust-0123abcd-${width}.webp ${width}w`).join(', '),
    });
    expect(sourcesOf(WIDE)).toMatchObject({
      avif: [240, 480, 960, 1600].map((width) => `/media/a-front-0123abcd-${width}.avif ${width}w`).join(', '),
      webp: [480, 960, 1600].map((width) => `/media/a-front-0123abcd-${width}.webp ${width}w`).join(', '),
    });
  });

  test('is a poster by its width, else wide', () => {
    for (const width of [160, 320, 640]) expect(kindOf(`/media/x-0123abcd-${width}.webp`)).toBe('poster');
    for (const address of [WIDE, '/media/x-0123abcd-480.webp', '/media/x-640.webp.png']) {
      expect(kindOf(address), address).toBe('wide');
    }
  });

  test('has all its files, and those of both kinds where its width is of both', () => {
    const files = (address: string) => variantsOf(address).map((file) => file.replace(/^.*-0123abcd-/, ''));
    expect(files(POSTER)).toEqual(['320.webp', '640.webp', '160.avif', '240.avif', '320.avif', '640.avif']);
    expect(files(WIDE)).toEqual([
      ...['480.webp', '960.webp', '1600.webp'],
      ...['240.avif', '480.avif', '960.avif', '1600.avif'],
    ]);
    expect(files('/media/x-0123abcd-240.webp')).toEqual([
      ...['320.webp', '640.webp', '480.webp', '960.webp', '1600.webp'],
      ...['160.avif', '240.avif', '320.avif', '640.avif', '480.avif', '960.avif', '1600.avif'],
    ]);
  });

  test('may have been drawn, in either format', () => {
    expect(drawingOf(POSTER)).toBe('/media/faust-0123abcd.svg');
    expect(drawingOf('/media/a-front-0123abcd-1600.avif')).toBe('/media/a-front-0123abcd.svg');
  });

  test('keeps the shape of its kind', () => {
    expect([heightOf('poster', 640), heightOf('poster', 160)]).toEqual([960, 240]);
    expect([heightOf('wide', 1600), heightOf('wide', 480)]).toEqual([900, 270]);
  });
});

test.each(OTHERS)('%s is used as it is', (address) => {
  expect(sourcesOf(address)).toEqual({ src: address, avif: undefined, webp: undefined });
  expect(variantsOf(address)).toEqual([address]);
  expect(drawingOf(address)).toBeUndefined();
});
