import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { backdropOf } from '../../../artwork/backdrop.ts';
import { bannerOf } from '../../../artwork/banners.ts';
import { cinemaFrontOf } from '../../../artwork/fronts.ts';
import { demoCinemas } from '../../../demo/cinemas/cinemas.ts';
import type { CinemaStyle } from '../../../demo/cinemas/types.ts';
import { demoShows } from '../../../demo/programme/films.ts';
import { BANNER_SUBJECTS } from '../../../demo/programme/pictures.ts';

const LARGEST = 25 * 1024;
const STYLES: Record<CinemaStyle, true> = {
  'art-deco': true,
  modernist: true,
  industrial: true,
  neon: true,
  classical: true,
  riad: true,
  brutalist: true,
  pavilion: true,
};

/** What a strict XML parser would reject: elements that are not closed, attributes given twice. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, closing, name, attributes, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`);
      continue;
    }
    if (!empty) open.push(name!);
    const names = [...attributes!.matchAll(/ ([a-zA-Z][a-zA-Z0-9:-]*)="[^"<&]*"/g)];
    if (names.map(([whole]) => whole).join('') !== attributes) faults.push(`<${name}${attributes}>`);
    if (new Set(names.map(([, one]) => one)).size !== names.length) faults.push(`<${name}> repeats an attribute`);
  }
  if (open.length > 0) faults.push(`unclosed: ${open.join()}`);
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('a number is missing');
  if (/<(text|image|style|script)\b|style=|href="(?!#)/.test(svg)) faults.push('something an <img> cannot carry');
  return faults;
}

/** Checks the rules that hold for every wide picture, by its name. */
function expectWide(svg: string, name: string): void {
  expect(faultsOf(svg), name).toEqual([]);
  expect(
    svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">'),
    name,
  ).toBe(true);
  expect(svg.length, name).toBeLessThanOrEqual(LARGEST);
}

describe('cinemaFrontOf', () => {
  const cinemas = Object.values(demoCinemas).flat();
  const frontOf = (cinema: (typeof cinemas)[number]): string =>
    cinemaFrontOf({ name: cinema.name, style: cinema.style, seed: cinema.slug });
  const fronts = new Map(cinemas.map((cinema) => [cinema.slug, frontOf(cinema)]));

  test('draws every cinema whole and light', () => {
    expect(fronts.size).toBe(cinemas.length);
    for (const [slug, svg] of fronts) expectWide(svg, slug);
  });

  test('draws no two alike, and each the same again', () => {
    expect(new Set(fronts.values()).size).toBe(cinemas.length);
    for (const cinema of cinemas) expect(frontOf(cinema)).toBe(fronts.get(cinema.slug));
  });

  test('letters the name in outlines, so another name is another picture', () => {
    const [one, other] = ['Aurore Nord', 'Aurore Sud'].map((name) =>
      cinemaFrontOf({ name, style: 'classical', seed: 7 }),
    );
    expect(one).toContain('class="lettering"');
    expect(one).not.toBe(other);
  });

  test.each(Object.keys(STYLES) as CinemaStyle[])('%s fits short, long and single names', (style) => {
    for (const name of ['Aurore', 'Aurore Zaan', 'Aurore Montreuil Croix de Chavaux']) {
      for (let seed = 0; seed < 12; seed++) expectWide(cinemaFrontOf({ name, style, seed }), `${name} ${seed}`);
    }
  });

  test('is night in every picture: dark around the edges', async () => {
    for (const svg of fronts.values()) {
      const { data } = await sharp(Buffer.from(svg))
        .resize(32, 18)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const corners = [data[0]!, data[31]!, data[17 * 32]!, data[18 * 32 - 1]!];
      expect(Math.max(...corners)).toBeLessThan(110);
    }
  });
});

describe('bannerOf', () => {
  test('draws every subject whole, light and without words', () => {
    for (const subject of BANNER_SUBJECTS) {
      expectWide(bannerOf(subject), subject);
      expect(bannerOf(subject), subject).not.toContain('class="lettering"');
    }
  });

  test('draws no two alike', () => {
    expect(new Set(BANNER_SUBJECTS.map(bannerOf)).size).toBe(BANNER_SUBJECTS.length);
  });
});

/** Relative luminance (WCAG 2) of a colour's three channels, each 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('backdropOf', () => {
  const backdrops = new Map(demoShows.map((show) => [show.id, backdropOf(show)]));

  test('draws every show whole, light and without words', () => {
    for (const [id, svg] of backdrops) {
      expectWide(svg, String(id));
      expect(svg, String(id)).not.toContain('class="lettering"');
    }
  });

  test('draws no two alike', () => {
    expect(new Set(backdrops.values()).size).toBe(demoShows.length);
  });

  test('is dark where words are laid over it: white reads at 4.5 to 1 on all but specks of the lower left', async () => {
    // #f5f0e6 is the interface's text colour.
    const ink = luminance([0xf5, 0xf0, 0xe6]);
    for (const [id, svg] of backdrops) {
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(64, 36)
        .flatten()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const ratios: number[] = [];
      for (let y = 22; y < 36; y++) {
        for (let x = 0; x < 24; x++) {
          const at = (y * info.width + x) * info.channels;
          ratios.push((ink + 0.05) / (luminance([...data.subarray(at, at + 3)]) + 0.05));
        }
      }
      const readable = ratios.filter((ratio) => ratio >= 4.5).length / ratios.length;
      expect(readable, String(id)).toBeGreaterThan(0.95);
    }
  });
});
