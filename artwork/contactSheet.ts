import sharp from 'sharp';
import { drawnAs } from '../demo/programme/drawings.ts';
import { demoShows } from '../demo/programme/films.ts';
import { posterName } from '../demo/programme/pictures.ts';
import { isLanguage } from '../src/sites/sites.ts';

/**
 * Puts posters side by side in one PNG to look at: `node artwork/contactSheet.ts sheet.png 44001 44002:de 44101`.
 * Without ids it takes the first twenty. A language may follow an id after a colon; it is French otherwise.
 */
const [path, ...wanted] = process.argv.slice(2);
if (!path) throw new Error('usage: node artwork/contactSheet.ts <file.png> [id[:language] …]');

const shows = new Map(demoShows.map((show) => [show.id, show]));
const names = wanted.length > 0 ? wanted : [...shows.keys()].toSorted().slice(0, 20).map(String);

const [width, height, gap] = [320, 480, 12];
const columns = Math.min(5, names.length);
const tiles = names.map(async (name, index) => {
  const [id, language = 'fr'] = name.split(':');
  const show = shows.get(Number(id));
  if (!show || !isLanguage(language)) throw new Error(`no poster ${name}`);
  return {
    input: await sharp(Buffer.from(drawnAs(posterName(show, language))))
      .resize(width, height)
      .png()
      .toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  };
});
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(names.length / columns) * (height + gap),
    channels: 3,
    background: '#11100e',
  },
})
  .composite(await Promise.all(tiles))
  .png()
  .toFile(path);
