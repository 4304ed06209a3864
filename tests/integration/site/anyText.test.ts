import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTitle, attributeOf, elementsOf, ownText, refusedIn } from '../../support/html.ts';
import { get, originOf } from '../../support/site.ts';

const search = async (words: string) => {
  const { text, headers } = await get('fr', `/recherche?q=${encodeURIComponent(words)}`);
  const elements = elementsOf(text);
  const field = elements.find((element) => attributeOf(element, 'name') === 'q');
  return {
    policy: headers['content-security-policy'] as string,
    allowed: (headers['content-security-policy'] as string).split(' '),
    text,
    mains: elements.filter(({ tagName }) => tagName === 'main').length,
    styles: elements.filter(({ tagName }) => tagName === 'style').map(ownText),
    asked: field && attributeOf(field, 'value'),
  };
};

test('whatever is searched for, the page allows its own styles and scripts, and has them all', async () => {
  const usual = await search('zzzz');
  expect(usual.asked).toBe('zzzz');
  // Pages of screenings have scripts of their own.
  const found = await search('metropolis paris');
  const known = new Set([...usual.allowed, ...found.allowed]);
  await fc.assert(
    fc.asyncProperty(anyTitle, async (words) => {
      const page = await search(words.toWellFormed());
      expect(refusedIn(page.text, page.policy)).toEqual([]);
      expect([page.mains, page.styles]).toEqual([1, usual.styles]);
      expect(page.allowed.filter((source) => !known.has(source))).toEqual([]);
    }),
    { numRuns: 25, examples: [['o'], ['<style>'], ['<script>'], ['</body><main>']] },
  );
});

const PAGES_OF_TEXT = ['/recherche', '/cinemas', '/autour-de-moi', '/ce-soir', '/en/tonight', '/aide/recherche'];

test.each(PAGES_OF_TEXT)(
  '%s takes a text that is cut within a character, and has none that nobody sees',
  async (path) => {
    // Folded it is a town of another country.
    for (const start of ['amsterdam', 'aurore lyon celestins', 'a'])
      for (const most of [80, 200]) {
        const typed = `${start.padEnd(most - 1, '-')}\u{1F600}`;
        const { status } = await get('fr', `${path}?q=${encodeURIComponent(typed)}`);
        expect(status, typed).toBe(200);
      }
    const { status, text } = await get('fr', `${path}?q=ab%00cd%01%1bef%ED%A0%80`);
    expect(status).toBe(200);
    expect([...text].filter((character) => character < ' ' && !'\t\n\r'.includes(character))).toEqual([]);
  },
);

test('a code that was sent with such characters comes back without them', async () => {
  const body = 'code=AB%00CD%1b';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: originOf('fr') };
  const { text } = await get('fr', '/voucher', { method: 'POST', body, headers });
  expect(text).toContain('value="ABCD"');
});
