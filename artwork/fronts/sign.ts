import { inked, measure, setIn, type Box, type Placing } from '../lettering.ts';

/** `Aurore Lyon Confluence` as signs say it: the chain, and the place, which may be set smaller. */
export function partsOfName(name: string): { readonly chain: string; readonly place: string } {
  const space = name.indexOf(' ');
  return space === -1 ? { chain: name, place: '' } : { chain: name.slice(0, space), place: name.slice(space + 1) };
}

/** Lit letters in a box, in the middle of it unless given: `halo` is the colour they throw on the wall. */
export function litLetters(text: string, box: Box, colour: string, halo: string, placing: Placing = {}): string {
  if (text === '') return '';
  const set = setIn(text, box, { align: 'middle', valign: 'middle', lines: 1, tracking: 0, ...placing });
  return inked(set, colour, {
    stroke: halo,
    'stroke-width': Math.max(4, set.size * 0.13),
    'stroke-opacity': 0.32,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
}

/** Plain letters in a box: painted, or dark on a lit board. */
export function flatLetters(text: string, box: Box, colour: string, placing: Placing = {}): string {
  if (text === '') return '';
  return inked(setIn(text, box, { align: 'middle', valign: 'middle', lines: 1, tracking: 0, ...placing }), colour);
}

/** Letters outlined with tubes of neon on a dark wall: a coloured halo, and glass that is white-hot. */
export function tubeLetters(
  text: string,
  box: Box,
  colours: { readonly glow: string; readonly glass: string; readonly wall: string },
  placing: Placing = {},
): string {
  if (text === '') return '';
  const set = setIn(text, box, { align: 'middle', valign: 'middle', lines: 1, tracking: 0.06, ...placing });
  const thick = Math.max(3, set.size * 0.1);
  const pen = { 'stroke-linejoin': 'round' };
  return (
    inked(set, 'none', { stroke: colours.glow, 'stroke-width': thick * 2.6, 'stroke-opacity': 0.4, ...pen }) +
    // The wall covers the inner half of the stroke, and with it the seams where a letter's parts overlap.
    inked(set, colours.wall, { stroke: colours.glass, 'stroke-width': thick, 'paint-order': 'stroke', ...pen })
  );
}

/** Letters one under another, as on a blade sign, from `top` down in a column. */
export function stackedLetters(text: string, box: Box, colour: string, halo: string, placing: Placing = {}): string {
  const letters = [...text];
  const step = box.height / letters.length;
  // One size for all: that of the widest letter.
  const widest = Math.max(...letters.map((letter) => measure(letter, { ...placing, upper: true })));
  const size = Math.min(box.width / widest, (step * 0.86) / (0.72 * (placing.stretch ?? 1)));
  return letters
    .map((letter, index) =>
      litLetters(letter, { x: box.x, y: box.y + index * step, width: box.width, height: step }, colour, halo, {
        ...placing,
        upper: true,
        size,
      }),
    )
    .join('');
}
