import { describe, expect, test } from 'vitest';
// The chain's own brand, and not that of the unit tests: colours that cannot be read must not be built.
import { COLOURS } from '../../../brand/brand.ts';
import { coloursCss } from '../../../src/styles/coloursCss.ts';

const [dark = '', light = ''] = coloursCss(COLOURS).split('@media (prefers-color-scheme: light)');

function tokens(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [bright, dim] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const schemes = { dark: tokens(dark), light: new Map([...tokens(dark), ...tokens(light)]) };

describe.each(Object.entries(schemes))('%s', (_name, colours) => {
  const ratio = (ink: string, ground: string) => contrast(colours.get(ink)!, colours.get(ground)!);

  test.each(['ground', 'raised'])('text is read on %s', (ground) => {
    expect(ratio('ink', ground)).toBeGreaterThanOrEqual(4.5);
    expect(ratio('dim', ground)).toBeGreaterThanOrEqual(4.5);
    expect(ratio('warning', ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('what can be pressed and what has the focus is seen', () => {
    expect(ratio('edge', 'ground')).toBeGreaterThanOrEqual(3);
    expect(ratio('focus', 'ground')).toBeGreaterThanOrEqual(3);
  });

  test('the golden ticket is read', () => {
    expect(ratio('on-gold', 'gold')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['flag-1', 'flag-3', 'flag-4', 'flag-5'])('white is read on %s, ink on the yellow one', (flag) => {
    expect(contrast('#ffffff', colours.get(flag)!)).toBeGreaterThanOrEqual(4.5);
    expect(ratio('on-gold', 'flag-2')).toBeGreaterThanOrEqual(4.5);
  });
});
