import { CAP_HEIGHT, runOf, type Command } from './font.ts';
import { bent, boundsOf, dataOf, type Bounds, type Outline } from './outline.ts';
import { path, type Attributes } from './svg.ts';

/** How letters look, whatever their size. */
export type Face = {
  /** 75 (condensed) to 100. */
  readonly width?: number;
  /** 400 to 700. */
  readonly weight?: number;
  /** Extra room between letters, in em. */
  readonly tracking?: number;
  /** Vertical stretch: 1.5 makes letters half as tall again. */
  readonly stretch?: number;
  readonly upper?: boolean;
  /** Baseline to baseline, in em of the stretched size. */
  readonly leading?: number;
};
export type Anchor = 'start' | 'middle' | 'end';
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Placing = Face & {
  readonly align?: Anchor;
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** Most lines the text may break into. */
  readonly lines?: number;
  /** Largest size, in units. */
  readonly size?: number;
};
export type Typeset = {
  readonly outline: Outline;
  readonly bounds: Bounds;
  readonly size: number;
  readonly lines: string[];
};

const cased = (text: string, face: Face): string =>
  face.upper ? text.replaceAll('ß', 'SS').toLocaleUpperCase('fr') : text;

/** Advance width of one line at a size of 1. */
export function measure(text: string, face: Face = {}): number {
  const letters = cased(text, face);
  const tracking = face.tracking ?? -0.02;
  return runOf(letters, face.width ?? 75, face.weight ?? 700).advance + tracking * Math.max(0, [...letters].length - 1);
}

/** One line's outline with its baseline starting at (0, 0). */
function lineOutline(text: string, size: number, face: Face): Outline {
  const { glyphs } = runOf(cased(text, face), face.width ?? 75, face.weight ?? 700);
  const tracking = face.tracking ?? -0.02;
  const stretch = face.stretch ?? 1;
  return glyphs.flatMap((glyph, index) =>
    glyph.commands.map(({ type, points }): Command => ({
      type,
      points: points.map((value, axis) =>
        axis % 2 === 0 ? (value + glyph.x + tracking * index) * size : -value * size * stretch,
      ),
    })),
  );
}

const moved = (outline: Outline, dx: number, dy: number): Outline => bent(outline, (x, y) => [x + dx, y + dy]);

/** The text in at most `count` lines whose widest is as narrow as can be; a line feed in it always breaks. */
export function brokenLines(text: string, count: number, face: Face = {}): string[] {
  const forced = text.split('\n');
  if (forced.length > 1) return forced;
  const words = text.split(' ').filter((word) => word !== '');
  // A mark that stands alone hangs on to the word it belongs to: none opens or ends a line that should not.
  for (let i = words.length - 1; i > 0; i--) {
    if (/^[–—:!?»/ ]+$/.test(words[i]!)) words.splice(i - 1, 2, `${words[i - 1]} ${words[i]}`);
    else if (/(^| )[«&]$/.test(words[i - 1]!)) words.splice(i - 1, 2, `${words[i - 1]} ${words[i]}`);
  }
  const widths = new Map<string, number>();
  const widthOf = (from: number, to: number): number => {
    const key = `${from}-${to}`;
    const known = widths.get(key) ?? measure(words.slice(from, to).join(' '), face);
    widths.set(key, known);
    return known;
  };
  const best = (from: number, left: number): { widest: number; spread: number; lines: string[] } => {
    const rest = words.slice(from).join(' ');
    const whole = widthOf(from, words.length);
    if (left <= 1 || from >= words.length - 1) return { widest: whole, spread: whole * whole, lines: [rest] };
    let winner: { widest: number; spread: number; lines: string[] } | undefined;
    for (let to = from + 1; to < words.length; to++) {
      const first = widthOf(from, to);
      const after = best(to, left - 1);
      const widest = Math.max(first, after.widest);
      const spread = first * first + after.spread;
      if (
        !winner ||
        widest < winner.widest - 0.01 ||
        (Math.abs(widest - winner.widest) <= 0.01 && spread < winner.spread)
      )
        winner = { widest, spread, lines: [words.slice(from, to).join(' '), ...after.lines] };
    }
    return winner!;
  };
  return best(0, Math.min(count, words.length)).lines;
}

/**
 * The text set as large as the box and `size` allow, broken where that makes it largest; its ink never leaves the box.
 */
export function setIn(text: string, box: Box, placing: Placing = {}): Typeset {
  const { align = 'start', valign = 'top', stretch = 1 } = placing;
  const leading = (placing.leading ?? (placing.upper ? 0.8 : 0.94)) * stretch;
  let chosen: { lines: string[]; size: number } | undefined;
  for (let count = 1; count <= (placing.lines ?? 3); count++) {
    const lines = brokenLines(text, count, placing);
    const widest = Math.max(...lines.map((one) => measure(one, placing)));
    const tall = (CAP_HEIGHT + (placing.upper ? 0 : 0.1)) * stretch + leading * (lines.length - 1);
    const size = Math.min(placing.size ?? Infinity, box.width / widest, box.height / tall);
    if (!chosen || size > chosen.size * 1.02) chosen = { lines, size };
  }
  const { lines } = chosen!;
  let { size } = chosen!;
  for (;;) {
    const outline = lines.flatMap((one, index) => {
      const ink = lineOutline(one, size, placing);
      const { left, right } = boundsOf(ink);
      const dx =
        align === 'start'
          ? box.x - left
          : align === 'end'
            ? box.x + box.width - right
            : box.x + (box.width - right - left) / 2;
      return moved(ink, dx, index * leading * size);
    });
    const ink = boundsOf(outline);
    const over = Math.max((ink.right - ink.left) / box.width, (ink.bottom - ink.top) / box.height);
    if (over > 1.0001) {
      size /= over;
      continue;
    }
    const dy =
      valign === 'top'
        ? box.y - ink.top
        : valign === 'bottom'
          ? box.y + box.height - ink.bottom
          : box.y + (box.height - ink.bottom - ink.top) / 2;
    const placed = moved(outline, 0, dy);
    return { outline: placed, bounds: boundsOf(placed), size, lines };
  }
}

/** Lines each as wide as the box, one under the other like wood type in a forme; shrunk together if too tall. */
export function justifiedIn(text: string, box: Box, placing: Placing & { readonly gap?: number } = {}): Typeset {
  const { gap = 14, valign = 'top', stretch = 1 } = placing;
  let winner: Typeset | undefined;
  let badness = Infinity;
  for (let count = 1; count <= (placing.lines ?? 4); count++) {
    const lines = brokenLines(text, count, placing);
    const inks = lines.map((one) => {
      const unit = boundsOf(lineOutline(one, 1, placing));
      const size = Math.min(placing.size ?? Infinity, box.width / (unit.right - unit.left));
      const ink = lineOutline(one, size, placing);
      return { ink, bounds: boundsOf(ink) };
    });
    const letters = inks.reduce((sum, { bounds }) => sum + bounds.bottom - bounds.top, 0);
    const gaps = gap * (lines.length - 1);
    const scale = Math.min(1, (box.height - gaps) / letters);
    if (scale <= 0) continue;
    const total = letters * scale + gaps;
    let y = box.y + (valign === 'top' ? 0 : (box.height - total) / (valign === 'middle' ? 2 : 1));
    const outline = inks.flatMap(({ ink, bounds }) => {
      const offset = y;
      y += (bounds.bottom - bounds.top) * scale + gap;
      // Too tall together: letters are pressed flat a little, then narrowed; the left edge stays.
      return bent(ink, (px, py) => [
        box.x + (px - bounds.left) * Math.min(1, scale * 1.25) + spare(box, bounds, scale, placing.align),
        offset + (py - bounds.top) * scale,
      ]);
    });
    // The best breaking fills the box.
    const emptiness = Math.abs(box.height - total) / box.height + (1 - scale) * 1.5;
    if (emptiness < badness) {
      badness = emptiness;
      winner = { outline, bounds: boundsOf(outline), size: stretch, lines };
    }
  }
  return winner!;
}

function spare(box: Box, bounds: Bounds, scale: number, align: Anchor = 'start'): number {
  const width = (bounds.right - bounds.left) * Math.min(1, scale * 1.25);
  return align === 'start' ? 0 : (box.width - width) / (align === 'middle' ? 2 : 1);
}

/** A set text as one path. Titles and credits carry the class `lettering`: tests hold them to the sheet. */
export function inked(set: { readonly outline: Outline }, fill: string, more: Attributes = {}): string {
  return path(dataOf(set.outline), fill, { class: 'lettering', ...more });
}

/** `setIn` and `inked` in one: text in a box as a path. */
export function letteringIn(text: string, box: Box, fill: string, placing: Placing = {}): string {
  return inked(setIn(text, box, placing), fill);
}
