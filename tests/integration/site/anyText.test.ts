import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTitle, attributeOf, elementsOf, ownText, refusedIn } from '../../support/html.ts';
import { get } from '../../support/site.ts';

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
