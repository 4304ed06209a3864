import sharp from 'sharp';
import type { ShareCard } from '../components/screening/shareCard.ts';
import { BRAND } from '../sites/brand.ts';
import { LEADING, Lettering, TEXT, TITLE } from './lettering.ts';

/** The usual size of Open Graph pictures. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The size that messengers still fetch without hesitation. */
const MAX_BYTES = 100_000;
const QUALITIES = [84, 76, 66, 54, 40, 25];

const MARGIN = 64;
const PICTURE_WIDTH = { poster: 420, wide: 560 } as const;
const INK = '#f5f0e6';
const DIM = '#a9a296';
const GROUND = '#11100e';
const SUN = '#ffc72e';
const FIGURE_SIZE = 184;
const SUN_WIDTH = 440;
const TITLE_SIZES = [128, 112, 98, 86, 76, 66, 58];
const LINE_SIZES = [34, 30, 26];

/**
 * Draws a card as a JPEG of at most 100 kB where the lowest quality allows it; without its picture it is lettering
 * alone.
 */
export async function drawCard(card: ShareCard, picture: Buffer | undefined): Promise<Buffer> {
  const pictureWidth = card.picture && picture ? PICTURE_WIDTH[card.picture.shape] : 0;
  const lettering = await Lettering.load();
  const drawing = Buffer.from(svgOf(card, lettering, pictureWidth));
  const layers = [{ input: drawing, left: 0, top: 0 }];
  if (picture && pictureWidth > 0) {
    const cut = await sharp(picture).resize(pictureWidth, HEIGHT, { fit: 'cover' }).toBuffer();
    layers.push({ input: cut, left: WIDTH - pictureWidth, top: 0 });
  }
  const ground = { create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } } as const;
  const whole = await sharp(ground).composite(layers).png({ compressionLevel: 0 }).toBuffer();
  let image = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    image = await sharp(whole).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (image.length <= MAX_BYTES) break;
  }
  return image;
}

function svgOf({ figure, title, lines }: ShareCard, lettering: Lettering, pictureWidth: number): string {
  // Without a picture, the mark's sun takes its place.
  const width = WIDTH - (pictureWidth || SUN_WIDTH) - 2 * MARGIN;
  const parts: string[] = [];
  const write = (text: string, y: number, size: number, fill: string, face = TITLE) => {
    parts.push(`<path fill="${fill}" d="${lettering.path(text, { x: MARGIN, y }, size, face)}"/>`);
  };
  if (pictureWidth === 0) {
    parts.push(`<circle cx="${WIDTH - SUN_WIDTH / 2}" cy="${HEIGHT}" r="${SUN_WIDTH / 2 - 20}" fill="${SUN}"/>`);
  }
  parts.push(`<path fill="${SUN}" d="M${MARGIN} ${MARGIN + 30}a27 27 0 0 1 54 0z"/>`);
  parts.push(`<path fill="${INK}" d="${lettering.path(BRAND, { x: MARGIN + 70, y: MARGIN + 30 }, 44, TITLE)}"/>`);

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
