import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { shortText } from '../../../lib/shortText.ts';

/** The look of letters at any size: width from 75 (condensed) to 100, weight from 400 to 700. */
type Face = { readonly width: number; readonly weight: number; readonly tracking: number };

export const TITLE: Face = { width: 75, weight: 700, tracking: -0.02 };
export const TEXT: Face = { width: 100, weight: 400, tracking: 0 };

type Command = { readonly type: string; readonly points: readonly number[] };
type Run = { readonly commands: readonly Command[]; readonly advance: number };

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;
const FILE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';
const ELLIPSIS = '…';
/** More characters than fit any picture: laying out a text takes its time for each. */
const MOST = 400;
/** From baseline to baseline, in multiples of the size. */
export const LEADING = 0.96;
type Box = { readonly width: number; readonly height: number };

let variable: Promise<Font> | undefined;
const faces = new Map<Face, Font>();

/**
 * Reads the font when something is drawn for the first time. The libraries for that are loaded only then: each renderer
 * would hold some 10 MB of code, and two memories of Wasm, for pictures that few ask for.
 */
async function readFont(): Promise<Font> {
  const [{ create }, { default: subsetFont }] = await Promise.all([import('fontkit'), import('subset-font')]);
  // The library can only vary a bare sfnt.
  const file = await readFile(createRequire(import.meta.url).resolve(FILE));
  return create(await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })) as Font;
}

/** Sets text as outlines: a picture cannot count on any font being installed. */
export class Lettering {
  readonly #font: Font;

  private constructor(font: Font) {
    this.#font = font;
  }

  static async load(): Promise<Lettering> {
    variable ??= readFont();
    variable.catch(() => (variable = undefined));
    return new Lettering(await variable);
  }

  /** The width of a line at a size of 1. */
  measure(text: string, face: Face): number {
    return this.#run(text, face).advance;
  }

  /** The path data of a line whose baseline begins at a point. */
  path(text: string, at: { readonly x: number; readonly y: number }, size: number, face: Face): string {
    return this.#run(text, face)
      .commands.map(({ type, points }) => {
        const placed = points.map((value, axis) => (axis % 2 === 0 ? at.x + value * size : at.y - value * size));
        return type + placed.map((value) => value.toFixed(1)).join(' ');
      })
      .join('');
  }

  /**
   * The text broken into lines, at the first of the sizes at which they fit a box. At the last size, words longer than
   * a line continue on the next, and what does not fit is cut off with an ellipsis.
   */
  fit(text: string, box: Box, sizes: readonly number[], face: Face): { size: number; lines: string[] } {
    const most = (size: number) => Math.max(1, Math.floor(box.height / (size * LEADING)));
    const whole = shortText(text, MOST);
    for (const size of sizes) {
      const lines = this.#broken(whole, box.width / size, face);
      const isWithin = lines.every((line) => this.measure(line, face) * size <= box.width);
      if (lines.length <= most(size) && isWithin) return { size, lines };
    }
    const size = sizes.at(-1)!;
    const words = whole.split(/\s+/).flatMap((word) => this.#pieces(word, box.width / size, face));
    const lines = this.#broken(words.join(' '), box.width / size, face);
    const last = most(size) - 1;
    const fitting = lines.length > last + 1 ? [...lines.slice(0, last), lines.slice(last).join(' ')] : lines;
    return { size, lines: fitting.map((line) => this.#cut(line, box.width / size, face)) };
  }

  #broken(text: string, width: number, face: Face): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.measure(longer, face) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  #pieces(word: string, width: number, face: Face): string[] {
    const letters = [...word];
    const end = Math.max(1, this.#fitting(letters, '', width, face));
    const rest = letters.slice(end).join('');
    return [letters.slice(0, end).join(''), ...(rest === '' ? [] : this.#pieces(rest, width, face))];
  }

  #cut(line: string, width: number, face: Face): string {
    if (this.measure(line, face) <= width) return line;
    const letters = [...line];
    return (
      letters
        .slice(0, this.#fitting(letters, ELLIPSIS, width, face))
        .join('')
        .trimEnd() + ELLIPSIS
    );
  }

  /** How many of these letters, with an end behind them, fit a line. */
  #fitting(letters: readonly string[], end: string, width: number, face: Face): number {
    let [fits, most] = [0, letters.length];
    while (fits < most) {
      const middle = Math.ceil((fits + most) / 2);
      const isWithin = this.measure(letters.slice(0, middle).join('').trimEnd() + end, face) <= width;
      if (isWithin) fits = middle;
      else most = middle - 1;
    }
    return fits;
  }

  #run(text: string, face: Face): Run {
    let font = faces.get(face);
    if (!font) faces.set(face, (font = this.#font.getVariation({ wdth: face.width, wght: face.weight })));
    const { glyphs, positions } = font.layout(this.#drawable(text));
    let advance = 0;
    const commands = glyphs.flatMap((glyph, index) => {
      const { xOffset, xAdvance } = positions[index]!;
      const x = advance + xOffset / font.unitsPerEm;
      advance += xAdvance / font.unitsPerEm + (index < glyphs.length - 1 ? face.tracking : 0);
      return glyph.path.commands.map(({ command, args }) => ({
        type: LETTERS[command],
        points: args.map((value, axis) => value / font.unitsPerEm + (axis % 2 === 0 ? x : 0)),
      }));
    });
    return { commands, advance };
  }

  /** Whether the font has all letters and figures of a text, at least without their accents. */
  canWrite(text: string): boolean {
    return [...text.normalize('NFC')].every((letter) => !/[\p{L}\p{N}]/u.test(letter) || this.#written(letter) !== '');
  }

  /** The text in letters that the font has: without accents that it lacks, and without other scripts. */
  #drawable(text: string): string {
    return [...text.normalize('NFC')].map((letter) => this.#written(letter)).join('');
  }

  #written(letter: string): string {
    const has = (each: string) => this.#font.hasGlyphForCodePoint(each.codePointAt(0)!);
    if (has(letter)) return letter;
    return /\s/.test(letter) ? ' ' : ([...letter.normalize('NFD')].find(has) ?? '');
  }
}
