import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withEscapes } from '../../../src/bundling/escapedAttributes.ts';

const ASTRO = readFileSync('node_modules/astro/dist/runtime/server/render/util.js', 'utf8');

test('Astro writes attributes as is expected, in one place', () => {
  expect(withEscapes(ASTRO)).not.toBe(ASTRO);
});

test('the build fails if it does not', () => {
  expect(() => withEscapes(ASTRO.replaceAll('&quot;', '&#34;'))).toThrow('expected .replace(DOUBLE_QUOTE_REGEX');
  expect(() => withEscapes(withEscapes(ASTRO) + ASTRO)).toThrow('once, got it 2 times');
});
