import sharp, { type Sharp } from 'sharp';
import type { DemoShow } from '../types.ts';
import { backdropOf } from './backdrop.ts';
import { letteringIn } from './lettering.ts';
import { element, group, rect, sheet } from './svg.ts';
import type { Film, Frame } from './webm.ts';

/** What a title card says: only names and numbers, the same in every language. The captions say the rest. */
export type Card = {
  readonly kind: 'year' | 'makers' | 'cast' | 'title';
  readonly lines: readonly string[];
  /** Milliseconds after the start. */
  readonly at: number;
};

const WIDTH = 640;
const HEIGHT = 360;
const CARD_MS = 1500;
/** The picture with which a trailer ends. */
const TITLE_MS = 2600;
const BETWEEN_FRAMES_MS = 90;
/** A card fades in from the dark and the picture opens through an iris, as was usual in those days. */
const FADE = [0.2, 0.55, 1];
const IRIS = [36, 90, 170, 280, 700];
const INKS = { dark: '#11100e', light: '#f5f0e6', rule: '#6f6a61' };
const CAST = 3;

/** The cards of a show's trailer in their order. */
export function cardsOf(show: DemoShow): Card[] {
  const cards = [
    { kind: 'year', lines: [String(show.year)] },
    { kind: 'makers', lines: show.directors },
    { kind: 'cast', lines: show.cast.slice(0, CAST) },
    { kind: 'title', lines: [] },
  ] as const satisfies readonly Omit<Card, 'at'>[];
  return cards
    .filter(({ kind, lines }) => kind === 'title' || lines.length > 0)
    .map((card, index) => ({ ...card, at: index * CARD_MS }));
}

/** How long a trailer of these cards is. */
export function lengthOf(cards: readonly Card[]): number {
  return (cards.length - 1) * CARD_MS + TITLE_MS;
}

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

/** Everything that a trailer is drawn from, as text: when it changes, the film does. */
export function scriptOf(show: DemoShow): string {
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
