import { describe, expect, it } from 'vitest';
import {
  seenInWords,
  titleOf,
  withContent,
  withList,
  withNote,
  withoutAvailability,
  wordsOf,
} from '../../../src/offline/marking.ts';
import { fallbackFor, isGone, isUnreachable, isRecent, isStorable, oldCaches } from '../../../src/offline/rules.ts';

const WORDS_PAGE =
  '<p id="offline-words" hidden data-at="As seen at #." data-on="As seen on #." data-offline="Offline."' +
  ' data-why="Seats &amp; times may have changed." data-unknown="Seats unknown" data-again="Again"></p>';
const words = wordsOf(WORDS_PAGE)!;

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
    const names = ['aurore-pages-0', 'aurore-pages-1', 'aurore-own-1', 'aurore-offline-1', 'somebody’s'];
    expect(oldCaches(names)).toEqual(['aurore-pages-0']);
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
  const TICKET =
    '<li data-v="vf" data-at="29" data-until="30"><a class="ticket next" href="https://t.example/fr/V3166S12/booking"' +
    ' target="_blank" aria-describedby="new-tab"><b>20:15</b><span>VF</span><em>Dans 25 min</em></a>' +
    '<a class="about" href="/seances/V3166S12"></a></li>';

  it('has no link to book by, and does not say that there are seats', () => {
    const shown = withoutAvailability(TICKET, words);
    expect(shown).toContain('<a class="ticket unknown" role="link" aria-disabled="true"');
    expect(shown).toContain('<b>20:15</b><span>VF</span><em>Seats unknown</em>');
    expect(shown).not.toMatch(/booking|_blank|Dans 25 min|data-at/);
    expect(shown).toContain('<a class="about" href="/seances/V3166S12"></a>');
  });

  it('does not say that there are none, either', () => {
    const soldOut =
      '<li data-at="2" data-s="soldout"><a class="ticket soldout" data-href="https://t.example/fr/V1S2/booking">' +
      '<b>20:15</b><em>Complet</em></a></li>';
    const shown = withoutAvailability(soldOut, words);
    expect(shown).toContain('class="ticket unknown"');
    expect(shown).not.toMatch(/Complet|V1S2/);
    expect(withoutAvailability('<li><span data-state>Complet</span></li>', words)).toContain('>Seats unknown<');
    expect(withoutAvailability('<script type="application/ld+json">{"availability":"InStock"}</script>', words)).toBe(
      '',
    );
  });

  it('has the booking of a screening’s own page closed, too', () => {
    const book =
      '<div data-at="1"><a class="book available" href="https://t.example/fr/V1S2/booking" target="_blank"' +
      ' aria-describedby="screening-tab" data-astro-cid-x> <strong>Réserver</strong> <em data-astro-cid-x></em> </a></div>';
    const shown = withoutAvailability(book, words);
    expect(shown).toContain('class="book unknown"');
    expect(shown).toContain('>Seats unknown</em>');
    expect(shown).not.toContain('V1S2');
  });

  it('says when it was seen: the hour today, else the day', () => {
    const seen = new Date(2026, 10, 21, 18, 42).getTime();
    const [soon, later] = [new Date(2026, 10, 21, 23), new Date(2026, 10, 22, 9)].map(Number) as [number, number];
    const time = (text: string) => `<time datetime="${new Date(seen).toISOString()}">${text}</time>`;
    expect(seenInWords(seen, soon, 'en-GB', words)).toBe(`As seen at ${time('18:42')}.`);
    expect(seenInWords(seen, soon, 'fr-FR', words)).toBe(`As seen at ${time('18:42')}.`);
    expect(seenInWords(seen, later, 'de-CH', words)).toContain('As seen on <time');
    expect(seenInWords(seen, later, 'de-CH', words)).toMatch(/>Samstag, 21\. November.*18:42</);
  });

  it('has a note with the reason and a way to try again', () => {
    const page = '<html><head><title>x</title></head><body><main id="content"><h1>x</h1></main></body></html>';
    const shown = withNote(page, 'As seen at 18:42.', words, '/films?a=1&b="2"');
    expect(shown).toMatch(
      /<main id="content"><p class="offline-note" id="offline-note" role="status"><b>Offline\.<\/b>/,
    );
    expect(shown).toContain('Seats &amp; times may have changed. <a href="/films?a=1&amp;b=&quot;2&quot;">Again</a>');
    expect(shown).toMatch(/<style>[^<]+<\/style><\/head>/);
  });

  it('can have what its visitor saw in it for its content, without the script that would start again', () => {
    const page =
      '<main id="content"><p>empty</p><script type="module" src="/_astro/myList.js"></script></main><footer></footer>';
    expect(withContent(page, '<ul>$1</ul>')).toBe('<main id="content"><ul>$1</ul></main><footer></footer>');
  });

  it('is named with its title where what was never seen is asked for', () => {
    expect(titleOf('<head><title>Tom &amp; Jerry</title></head>')).toBe('Tom &amp; Jerry');
    const list = '<ul id="offline-pages" data-x></ul>';
    const entry = { path: '/films', title: 'Tom &amp; Jerry', seen: 'As seen at 18:42.' };
    expect(withList(list, [entry])).toBe(
      '<ul id="offline-pages" data-x><li><a href="/films">Tom &amp; Jerry</a> <span>As seen at 18:42.</span></li></ul>',
    );
  });
});
