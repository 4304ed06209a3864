import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawings } from '../../../artwork/drawings.ts';
import { fileOfTrailer } from '../../../artwork/trailer.ts';
import { drawings as shown, fileOfDrawing } from '../../../demo/programme/drawings.ts';
import { demoFilms } from '../../../demo/programme/films.ts';
import { MOST_SEEN } from '../../../demo/types.ts';

/** What `npm run artwork` has written. */
const FOLDER = 'demo/pictures';
const AGAIN = 'run `npm run artwork`, look at what has changed, and commit it';

const present = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));

test('every picture in the demo is drawn as it is there, and none is too many', () => {
  const drawn = drawings();
  const differing = drawn.filter(({ name, svg }) => svg() !== readFileSync(join(FOLDER, fileOfDrawing(name)), 'utf8'));
  expect(
    differing.map(({ name }) => name),
    AGAIN,
  ).toEqual([]);

  const films = demoFilms
    .filter(({ id }) => MOST_SEEN.includes(id))
    .map((film) => join('trailer', fileOfTrailer(film)));
  const files = drawn.map(({ name }) => fileOfDrawing(name));
  expect(present.toSorted(), AGAIN).toEqual([...files, ...films].toSorted());
});

test('the demo asks for the pictures that are drawn, and for no others', () => {
  expect(shown().map(({ name }) => name)).toEqual(drawings().map(({ name }) => name));
});
