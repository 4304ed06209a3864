import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyTitle, elementsOf } from '../../support/html.ts';
import { copyHtml, offlineWordsHtml, offlineWordsIn, type OfflineWords } from '../../../src/markup/offline.ts';
import { seenInWords, titleOf } from '../../../src/offline/copy.ts';
import { fallbackFor, isGone, isUnreachable, isRecent, isStorable, oldCaches } from '../../../src/offline/rules.ts';

const words: OfflineWords = {
  language: 'en-GB',
  at: 'As seen at #.',
  on: 'As seen on #.',
  offline: 'Offline.',
  why: 'Seats & times may have changed.',
  unknown: 'Seats "unknown"',
  again: 'Again',
  stale: 'Seats as of #',
};

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'x-offline': '/offline' };
const answer = (change: object = {}, headers: Record<string, string | undefined> = {}) => {
  const all = Object.entries({ ...HTML, ...headers }).filter((each): each is [string, string] => each[1] !== undefined);
  return { status: 200, type: 'basic', redirected: false, headers: new Headers(all), ...change };
};

describe('what is stored', () => {
  it('is a whole page that the server lets be stored', () => {
    expect(isStorable(answer())).toBe(true);
  });

  it.each([
    ['an error', answer({ status: 404 })],
    ['a redirect', answer({ type: 'opaqueredirect', status: 0 })],
    ['what was led here from elsewhere', answer({ redirected: true })],
    ['a page that is not marked', answer({}, { 'x-offline': undefined })],
    ['the asker’s own', answer({}, { 'cache-control': 'private, max-age=60' })],
    ['what is not to be stored', answer({}, { 'cache-control': 'no-store' })],
    ['no page', answer({}, { 'content-type': 'application/json' })],
  ])('is not %s', (_, given) => {
    expect(isStorable(given)).toBe(false);
  });

  it('is of this version alone', () => {
    const names = [
      'aurore-pages-0',
      'aurore-pages-1',
      'aurore-own-1',
      'aurore-offline-1',
      'aurore-offline-2',
      'somebody’s',
    ];
    expect(oldCaches(names)).toEqual(['aurore-pages-0', 'aurore-offline-1']);
  });

  it('is shown for two weeks', () => {
    const seen = new Headers({ 'x-seen': '1000' });
    expect(isRecent(seen, 1000 + 14 * 86_400_000 - 1)).toBe(true);
    expect(isRecent(seen, 1000 + 14 * 86_400_000)).toBe(false);
    expect(isRecent(new Headers(), 1000)).toBe(false);
  });

  it('stands in where nobody answers, and goes where the page has gone', () => {
    expect([500, 502, 503, 504].filter(isUnreachable)).toEqual([502, 504]);
    expect([200, 404, 410, 500].filter(isGone)).toEqual([404, 410]);
  });

  it('answers for what was never seen in its language, if there is one', () => {
    expect(fallbackFor('/en/movies', ['/hors-ligne', '/en/offline'])).toBe('/en/offline');
    expect(fallbackFor('/films', ['/hors-ligne', '/en/offline'])).toBe('/hors-ligne');
    expect(fallbackFor('/en', ['/hors-ligne', '/en/offline'])).toBe('/en/offline');
    expect(fallbackFor('/de/filme', ['/hors-ligne', '/en/offline'])).toBe('/en/offline');
    expect(fallbackFor('/films', [])).toBeUndefined();
  });
});

describe('a page that is shown again', () => {
  it('says when it was seen: the hour today, else the day', () => {
    const seen = new Date(2026, 10, 21, 18, 42).getTime();
    const [soon, later] = [new Date(2026, 10, 21, 23), new Date(2026, 10, 22, 9)].map(Number) as [number, number];
    const time = (text: string) => `<time datetime="${new Date(seen).toISOString()}">${text}</time>`;
    expect(seenInWords(seen, soon, words)).toBe(`As seen at ${time('18:42')}.`);
    expect(seenInWords(seen, soon, { ...words, language: 'fr-FR' })).toBe(`As seen at ${time('18:42')}.`);
    expect(seenInWords(seen, later, { ...words, language: 'de-CH' })).toContain('As seen on <time');
    expect(seenInWords(seen, later, { ...words, language: 'de-CH' })).toMatch(/>Samstag, 21\. November.*18:42</);
  });

  it('keeps its whole text, and has at its end what is added: what was seen, the note, and the pages that can be read', () => {
    const page =
      '<!DOCTYPE html><html lang="en"><title>x</title><body><main id="content"><h1>x</h1></main></body></html>';
    const entries = [{ path: '/films?a=1&b="2"', title: 'Tom &amp; Jerry', seen: 'As seen at 18:42.' }];
    const note = { seen: 'As seen at 18:42.', path: '/films?a=1&b="2"', words };
    const shown = copyHtml(page, { own: '<ul>$1</ul>', note, entries }, 'p{}', 'run()');
    const [doctype, rest] = page.split('<html') as [string, string];
    expect(shown.startsWith(`${doctype}<html data-offline-copy="own"${rest}`)).toBe(true);
    const path = '/films?a=1&amp;b=&quot;2&quot;';
    expect(shown.slice(page.length + ' data-offline-copy="own"'.length)).toBe(
      '<template data-copy-into="content" data-whole><ul>$1</ul></template>' +
        '<template data-copy-into="content" data-unknown="Seats &quot;unknown&quot;">' +
        '<p class="offline-note" id="offline-note" role="status"><b>Offline.</b> As seen at 18:42. ' +
        `Seats &amp; times may have changed. <a href="${path}">Again</a></p></template>` +
        `<template data-copy-into="offline-pages"><li><a href="${path}">Tom &amp; Jerry</a> ` +
        '<span>As seen at 18:42.</span></li></template><style>p{}</style><script>run()</script>',
    );
    // Browsers put what follows the end of a page into its body.
    expect(elementsOf(shown).find(({ tagName }) => tagName === 'body')!.childNodes).toHaveLength(6);
  });

  it('is named with its title where what was never seen is asked for', () => {
    expect(titleOf('<head><title>Tom &amp; Jerry</title></head>')).toBe('Tom &amp; Jerry');
  });
});

test('the words of a language are read from the page that has them as they were written, and from no other', () => {
  fc.assert(
    fc.property(anyTitle, (why) => {
      const page = `<!DOCTYPE html><html><body><p>x</p>${offlineWordsHtml({ ...words, why })}<script>run()</script></body></html>`;
      expect(offlineWordsIn(page)).toEqual({ ...words, why });
      expect(elementsOf(page).filter(({ tagName }) => tagName === 'script')).toHaveLength(2);
    }),
  );
  expect(offlineWordsIn('<!DOCTYPE html><p id="offline-words">')).toBeUndefined();
});
