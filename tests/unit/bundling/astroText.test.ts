import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changed } from '../../../src/bundling/astroText.ts';

const astro = (module: string) => readFileSync(`node_modules/astro/dist/runtime/server/render/${module}`, 'utf8');

test.each(['util.js', 'any.js', 'streaming.js', 'astro/render.js', 'page.js'])(
  'Astro writes in %s as is expected, in one place',
  (module) => {
    expect(changed(module, astro(module))).not.toBe(astro(module));
  },
);

test('Astro writes texts in no other module of pages', () => {
  const written = ['any.js', 'streaming.js'].map((module) => astro(module).split('escapeHTML(').length - 1);
  expect(written).toEqual([1, 2]);
});

test('the build fails if it does not', () => {
  const util = astro('util.js');
  expect(() => changed('util.js', util.replaceAll('&quot;', '&#34;'))).toThrow('expected .replace(DOUBLE_QUOTE_REGEX');
  expect(() => changed('util.js', changed('util.js', util) + util)).toThrow('once, got it 2 times');
});
