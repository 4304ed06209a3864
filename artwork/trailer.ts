import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { CARD_MS, cardsOf, lengthOf, TITLE_MS, type Card } from '../demo/programme/cards.ts';
import type { DemoShow } from '../demo/types.ts';
import { backdropOf } from './backdrop.ts';
import { letteringIn } from './lettering.ts';
import { element, group, rect, sheet } from './svg.ts';
import type { Film, Frame } from './webm.ts';

const WIDTH = 640;
const HEIGHT = 360;
const BETWEEN_FRAMES_MS = 90;
/** A card fades in from the dark and the picture opens through an iris, as was usual in those days. */
const FADE = [0.2, 0.55, 1];
const IRIS = [36, 90, 170, 280, 700];
const INKS = { dark: '#11100e', light: '#f5f0e6', rule: '#6f6a61' };

function cardSvg({ kind, lines }: Card, opacity: number): string {
  const rule = (inset: number) =>
    element('rect', {
      x: inset,
      y: inset,
      width: WIDTH - 2 * inset,
      height: HEIGHT - 2 * inset,
      fill: 'none',
      stroke: INKS.rule,
    });
  // Captions and controls have the lower third.
  const box = { x: 70, y: 48, width: WIDTH - 140, height: 200 };
  const words = letteringIn(lines.join('\n'), box, INKS.light, {
    align: 'middle',
    valign: 'middle',
    leading: 1.3,
    size: kind === 'year' ? 170 : 50,
  });
  return sheet(WIDTH, HEIGHT, INKS.dark, rule(18), rule(23), group({ opacity }, words));
}

/** Darkness with a round hole, to be laid over the picture. */
function irisSvg(radius: number): string {
  const middle = [WIDTH * 0.68, HEIGHT / 2];
  const hole = `M${middle[0]! - radius} ${middle[1]}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const mask = element('path', {
    d: `M0 0H${WIDTH}V${HEIGHT}H0Z${hole}`,
    fill: INKS.dark,
    'fill-rule': 'evenodd',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${mask}</svg>`;
}

/** The name of a trailer's file, with a hash of what it is made from. */
export function fileOfTrailer(show: DemoShow): string {
  return `${show.id}-${createHash('sha256').update(scriptOf(show)).digest('hex').slice(0, 8)}.webm`;
}

/** Everything that a trailer is drawn from, as text: when it changes, the film does. */
function scriptOf(show: DemoShow): string {
  const cards = cardsOf(show).filter(({ kind }) => kind !== 'title');
  return [...cards.flatMap((card) => FADE.map((opacity) => cardSvg(card, opacity))), ...IRIS.map(irisSvg)]
    .concat(backdropOf(show), rect(0, 0, CARD_MS, TITLE_MS, String(BETWEEN_FRAMES_MS)))
    .join('\n');
}

/** The trailer of a show: its title cards, then its picture. Some seconds and some tens of kilobytes. */
export async function trailerOf(show: DemoShow): Promise<Film> {
  const cards = cardsOf(show);
  const frames: Frame[] = [];
  const raw = await sharp(Buffer.from(backdropOf(show)))
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer();
  const add = async (picture: Sharp, at: number, index: number) => {
    const webp = await picture.flatten().webp({ quality: 58, effort: 2 }).toBuffer();
    frames.push({ webp, at: at + index * BETWEEN_FRAMES_MS });
  };
  for (const card of cards) {
    if (card.kind === 'title') {
      for (const [index, radius] of IRIS.entries()) {
        const picture = sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
        await add(picture.composite([{ input: Buffer.from(irisSvg(radius)) }]), card.at, index);
      }
    } else {
      for (const [index, opacity] of FADE.entries()) {
        await add(sharp(Buffer.from(cardSvg(card, opacity))), card.at, index);
      }
    }
  }
  return { frames, milliseconds: lengthOf(cards), size: { width: WIDTH, height: HEIGHT } };
}
