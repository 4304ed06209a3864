import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from '../../../src/lib/ownPath.ts';

const HERE = 'https://fr.aurore.example';

test.each([
  ['/', '/'],
  ['/films/metropolis-44012?day=2#hours', '/films/metropolis-44012?day=2#hours'],
  ['/films/../cinemas/./x', '/cinemas/x'],
  ['/日本?q=é', '/%E6%97%A5%E6%9C%AC?q=%C3%A9'],
  ['/\tfilms', '/films'],
])('%j is %s', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

test.each([
  ...[
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/\r\n\\elsewhere.example',
    '///a',
    '/\t/[',
  ],
  ...['/.//elsewhere.example', '/x/..//elsewhere.example', '/%2e/\\elsewhere.example'],
  ...['', 'films', ' /films', '?a', '#a', 'https://fr.aurore.example/films', 'javascript:alert(1)'],
  ...[undefined, null, ['/films'], { toString: () => '/films' }],
])('%j is no path of this site', (text) => {
  expect(ownPath(text)).toBeUndefined();
});

test('whatever it is made of, a path stays on its site, can stand in a header, and is read once', () => {
  const part = fc.oneof(
    fc.constantFrom('/', '\\', '\t', '\n', '.', '..', '%2e', '@', ':', '?', '#', 'a.example'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = ownPath(`/${parts.join('')}`) ?? '/';
      expect(new URL(path, HERE).href).toBe(HERE + path);
      expect(path).toMatch(/^[!-~]+$/);
      expect(ownPath(path)).toBe(path);
    }),
    { numRuns: 1000 },
  );
});
