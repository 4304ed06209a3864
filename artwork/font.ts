import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Corners of an outline in em, y upwards as in the font. */
export type Command = { readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'; readonly points: readonly number[] };
export type Glyph = { readonly commands: readonly Command[]; readonly x: number };
export type Run = { readonly glyphs: readonly Glyph[]; readonly advance: number };

/** Height of a capital letter, in em. */
export const CAP_HEIGHT = 0.72;
const TYPES = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

// fontkit can only vary a bare sfnt: from a WOFF2 its variations lose the table directory.
const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
);
const variable = create(
  await subsetFont(await readFile(file), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }),
) as Font;

const faces = new Map<string, Font>();
const runs = new Map<string, Run>();

/** A text set in Instrument Sans at a width (75 to 100) and weight (400 to 700), kerned, at a size of 1. */
export function runOf(text: string, width: number, weight: number): Run {
  const faceKey = `${width}/${weight}`;
  const key = `${faceKey}/${text}`;
  const known = runs.get(key);
  if (known) return known;
  let face = faces.get(faceKey);
  if (!face) {
    face = variable.getVariation({ wdth: width, wght: weight });
    faces.set(faceKey, face);
  }
  const layout = face.layout(text);
  let advance = 0;
  const glyphs = layout.glyphs.map((glyph, index) => {
    const position = layout.positions[index]!;
    const commands = glyph.path.commands.map((command): Command => ({
      type: TYPES[command.command],
      points: command.args.map((value) => value / 1000),
    }));
    const placed = { commands, x: advance + position.xOffset / 1000 };
    advance += position.xAdvance / 1000;
    return placed;
  });
  const run = { glyphs, advance };
  runs.set(key, run);
  return run;
}
