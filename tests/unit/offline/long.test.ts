import { expect, test } from 'vitest';
import {
  languageOf,
  titleOf,
  withContent,
  withList,
  withNote,
  withoutAvailability,
  wordsOf,
} from '../../../src/offline/marking.ts';
import { patient } from '../../support/patience.ts';

/*
 * Patterns that read on from each place where they might begin need a time that grows with the square of a page's length: 500 kB of
 * some of these took minutes. All are read once.
 */
const LENGTH = 500_000;
const MOST_MS = 3000;
const words = wordsOf('<p id="offline-words" data-at="#" data-on="#" data-offline="Offline" data-unknown="Unknown">')!;

const READERS: Readonly<Record<string, (html: string) => unknown>> = {
  wordsOf,
  languageOf,
  titleOf,
  withoutAvailability: (html) => withoutAvailability(html, words),
  withNote: (html) => withNote(html, 'Seen.', words, '/films'),
  withContent: (html) => withContent(html, 'x'),
  'withContent, of what was seen': (html) => withContent('<main></main>', html),
  withList: (html) => withList(html, []),
};

test.each([
  ...[
    '<',
    '"',
    '>',
    '</',
    '<a',
    '<a ',
    '<a "',
    '<main',
    '<main ',
    '<main "',
    '<main>',
    '<main></main',
    '<script ',
    '<style>',
  ],
  ...['<script type="application/ld+json">', '<script type="module" src="', '<html ', '<html lang="a', '<title>x'],
  ...[
    '<p id="offline-words" ',
    '<p id="offline-words" data-at="',
    '<ul id="offline-pages"',
    '<ul id="offline-pages">      ',
  ],
  ...['<a class="ticket x"><em>', '<a x="', '<aaaaaaaaaaaa'],
])('%s, again and again, is read once', (piece) => {
  const html = piece.repeat(LENGTH / piece.length);
  for (const [name, read] of Object.entries(READERS)) {
    const begun = performance.now();
    read(html);
    expect(performance.now() - begun, name).toBeLessThan(patient(MOST_MS));
  }
});

test.each([
  ['a name', '<', 'a'],
  ['spaces', '<a ', ' '],
  ['attributes', '<a', ' x'],
  ['open values', '<a ', 'x="'],
  ['equals signs', '<a ', '='],
  ['ends', '<main>', '</main>'],
])('a tag of %s without end is read once', (_, begin, piece) => {
  const html = begin + piece.repeat(LENGTH / piece.length);
  for (const [name, read] of Object.entries(READERS)) {
    for (const text of [html, `${html}>`]) {
      const begun = performance.now();
      read(text);
      expect(performance.now() - begun, name).toBeLessThan(patient(MOST_MS));
    }
  }
});
