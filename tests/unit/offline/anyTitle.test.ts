import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../../src/lib/escapeHtml.ts';
import { titleOf, withContent, withNote, withoutAvailability, wordsOf } from '../../../src/offline/marking.ts';
import { anyTitle, attributeOf, elementsOf, ownText } from '../../support/html.ts';

const words = wordsOf('<p id="offline-words" data-at="#" data-on="#" data-offline="Offline" data-unknown="Unknown">')!;

/** As Astro writes an attribute in a page, and as browsers before 2025 wrote it in `innerHTML`. */
const inPage = (text: string) => inOldBrowser(text).replaceAll('<', '&lt;');
const inOldBrowser = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const partOf = (title: string, attribute: (text: string) => string) =>
  `<p title="${attribute(title)}" class="[&>b]:p-1"><img alt="${attribute(title)}"> ${escapeHtml(title)}</p>` +
  `<ul><li data-at="29"><a title="${attribute(title)}" class="ticket next" href="/V1S2/booking"><b>20:15</b>` +
  `<em>In 25 min</em></a></li></ul><a class="book available" href="/V1S2/booking" aria-label="${attribute(title)}">` +
  `${escapeHtml(title)}<em>Now</em></a><span data-state title="${attribute(title)}">Now</span><em>loud</em>`;
const pageOf = (title: string) =>
  `<!doctype html><html lang="fr"><head><title>${escapeHtml(title)}</title><meta name="description" content="${inPage(title)}">` +
  `<script>if(1<a&&b>"c")d='<em>'</script></head><body><p title="${inPage(title)}"></p>` +
  `<main class="[&>p]:p-1" title="${inPage(title)}">${partOf(title, inPage)}</main></body></html>`;

/** All elements of a page with their attributes and texts, in which this title is called so. */
function structureOf(html: string, title: string) {
  const named = (text: string) => text.replaceAll(title.replaceAll(/\r\n?/g, '\n'), 'TITLE');
  return elementsOf(html).map((element) => [
    element.tagName,
    ...element.attrs.map(({ name, value }) => `${name}=${named(value)}`),
    named(ownText(element)),
  ]);
}

const copyOf = (html: string) => withNote(withoutAvailability(html, words), 'Seen.', words, '/films');
const EXPECTED = structureOf(copyOf(pageOf('Metropolis')), 'Metropolis');

test('the copy of a page closes its bookings, and nothing else', () => {
  const [before, after] = [elementsOf(pageOf('x')), elementsOf(copyOf(pageOf('x')))];
  const note = after.findIndex((element) => attributeOf(element, 'id') === 'offline-note');
  expect(after[note - 1]!.tagName).toBe('main');
  const names = after.map(({ tagName }) => tagName);
  expect(names.toSpliced(note, 3).toSpliced(names.indexOf('style'), 1)).toEqual(before.map(({ tagName }) => tagName));
  expect(after.filter(({ tagName }) => tagName === 'em').map(ownText)).toEqual(['Unknown', 'Unknown', 'loud']);
});

test('a title, whatever it is, leaves the copy of a page as it is', () => {
  fc.assert(
    fc.property(anyTitle, (title) => {
      expect(structureOf(copyOf(pageOf(title)), title)).toEqual(EXPECTED);
      expect(titleOf(pageOf(title))).toBe(escapeHtml(title));
    }),
  );
});

test('so does one in what the visitor saw, as any browser writes it', () => {
  const seen = (title: string) => copyOf(withContent(pageOf('x'), partOf(title, inOldBrowser)));
  const expected = structureOf(seen('Metropolis'), 'Metropolis');
  fc.assert(
    fc.property(anyTitle, (title) => {
      expect(structureOf(seen(title), title)).toEqual(expected);
    }),
  );
});
