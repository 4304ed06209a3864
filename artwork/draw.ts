import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOfDrawing } from '../demo/programme/drawings.ts';
import { demoFilms } from '../demo/programme/films.ts';
import { MOST_SEEN } from '../demo/types.ts';
import { drawings } from './drawings.ts';
import { fileOfTrailer, trailerOf } from './trailer.ts';
import { webmOf } from './webm.ts';

/** `npm run artwork`: draws demo/pictures anew. Trailers that are made from what they were made from stay. */
const FOLDER = 'demo/pictures';

const drawn = new Map(drawings().map(({ name, svg }) => [fileOfDrawing(name), svg]));
const films = new Map(
  demoFilms.filter(({ id }) => MOST_SEEN.includes(id)).map((film) => [join('trailer', fileOfTrailer(film)), film]),
);

mkdirSync(FOLDER, { recursive: true });
const present = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path)),
);
for (const path of present) if (!drawn.has(path) && !films.has(path)) rmSync(join(FOLDER, path));

function write(path: string, content: string | Buffer): void {
  const file = join(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
for (const [path, svg] of drawn) write(path, svg());
for (const [path, film] of films) if (!present.has(path)) write(path, webmOf(await trailerOf(film)));
