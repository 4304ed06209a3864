import sharp from 'sharp';
import type { ShareCard } from '../../../components/screening/shareCard.ts';
import { COLOURS, NAME_BESIDE_LOGO, SHORT_NAME } from '#brand/brand.ts';
import LOGO from '#brand/logo.svg?raw';
import { LEADING, Lettering, TEXT, TITLE } from './lettering.ts';

/** The usual size of Open Graph pictures. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The size that messengers still fetch without hesitation. */
const MAX_BYTES = 100_000;
const QUALITIES = [84, 76, 66, 54, 40, 25];

const MARGIN = 64;
const PICTURE_WIDTH = { poster: 420, wide: 560 } as const;
const { ink: INK, dim: DIM, ground: GROUND } = COLOURS.dark;
const FIGURE_SIZE = 184;
/** The logo beside the title, where there is no picture, with 20 pixels on both sides. */
const LARGE_LOGO_WIDTH = 440;
/** The logo at the top: as high as the name's letters. */
const LOGO_HEIGHT = 30;
const LOGO_RATIO = logoRatio();
const TITLE_SIZES = [128, 112, 98, 86, 76, 66, 58];
const LINE_SIZES = [34, 30, 26];

/**
 * Draws a card as a JPEG of at most 100 kB where the lowest quality allows it; without its picture it is lettering
 * alone. Of a title in letters that the font lacks nothing is written: half of it would be another. Then the card is its
 * picture alone, or the logo.
 */
export async function drawCard(card: ShareCard, picture: Buffer | undefined): Promise<Buffer> {
  const lettering = await Lettering.load();
  const shown = card.picture && picture ? { picture, shape: card.picture.shape } : undefined;
  const layers =
    shown && !lettering.canWrite(card.title)
      ? [{ input: await whole(shown.picture), left: 0, top: 0 }]
      : await layersOf(card, shown, lettering);
  const ground = { create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } } as const;
  const drawn = await sharp(ground).composite(layers).png({ compressionLevel: 0 }).toBuffer();
  let image = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    image = await sharp(drawn).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (image.length <= MAX_BYTES) break;
  }
  return image;
}

/** The whole of a picture, on the ground. */
function whole(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(WIDTH, HEIGHT, { fit: 'contain', background: GROUND }).toBuffer();
}

type Shown = { readonly picture: Buffer; readonly shape: keyof typeof PICTURE_WIDTH };

/** The lettering, and the picture at its side. */
async function layersOf(card: ShareCard, shown: Shown | undefined, lettering: Lettering) {
  const lines = card.lines.filter((line) => lettering.canWrite(line));
  const written = lettering.canWrite(card.title) ? { ...card, lines } : { title: '', lines: [] };
  const width = shown ? PICTURE_WIDTH[shown.shape] : 0;
  const drawing = { input: Buffer.from(svgOf(written, lettering, width)), left: 0, top: 0 };
  if (!shown) return [drawing];
  const cut = await sharp(shown.picture).resize(width, HEIGHT, { fit: 'cover' }).toBuffer();
  return [drawing, { input: cut, left: WIDTH - width, top: 0 }];
}

type Written = Pick<ShareCard, 'figure' | 'title' | 'lines'>;

function svgOf({ figure, title, lines }: Written, lettering: Lettering, pictureWidth: number): string {
  // Without a picture, the logo takes its place.
  const width = WIDTH - (pictureWidth || LARGE_LOGO_WIDTH) - 2 * MARGIN;
  const parts: string[] = [];
  const write = (text: string, y: number, size: number, fill: string, face = TITLE) => {
    parts.push(`<path fill="${fill}" d="${lettering.path(text, { x: MARGIN, y }, size, face)}"/>`);
  };
  if (pictureWidth === 0) {
    const largeWidth = LARGE_LOGO_WIDTH - 40;
    const largeHeight = largeWidth / LOGO_RATIO;
    parts.push(logo(WIDTH - LARGE_LOGO_WIDTH + 20, HEIGHT - largeHeight, largeWidth, largeHeight));
  }
  const logoWidth = LOGO_HEIGHT * LOGO_RATIO;
  parts.push(logo(MARGIN, MARGIN, logoWidth, LOGO_HEIGHT));
  if (NAME_BESIDE_LOGO) {
    const at = { x: MARGIN + logoWidth + 16, y: MARGIN + LOGO_HEIGHT };
    parts.push(`<path fill="${INK}" d="${lettering.path(SHORT_NAME, at, 44, TITLE)}"/>`);
  }

  let y = HEIGHT - MARGIN;
  for (const line of lines.toReversed()) {
    const set = lettering.fit(line, { width, height: 0 }, LINE_SIZES, TEXT);
    write(set.lines[0] ?? '', y, set.size, DIM, TEXT);
    y -= 46;
  }
  y -= lines.length > 0 ? 14 : 0;
  const height = y - 2 * MARGIN - (figure ? FIGURE_SIZE : 0);
  const titled = lettering.fit(title, { width, height }, figure ? TITLE_SIZES.slice(2) : TITLE_SIZES, TITLE);
  for (const line of titled.lines.toReversed()) {
    write(line, y, titled.size, INK);
    y -= titled.size * LEADING;
  }
  if (figure) write(figure, y - 8, FIGURE_SIZE, INK);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
}

/** Width by height, from the viewBox that brand/logo.svg must have. */
function logoRatio(): number {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(LOGO) ?? [];
  if (width === undefined) throw new Error('brand/logo.svg: expected a viewBox in its <svg>, got none.');
  return Number(width) / Number(height);
}

function logo(x: number, y: number, width: number, height: number): string {
  const inside = LOGO.replace(/^.*?<svg\b[^>]*?(viewBox="[^"]+")[^>]*>/s, '<svg $1>');
  return inside.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}
