import { runInNewContext } from 'node:vm';
import astros from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { shortened } from '../../../src/bundling/islandScript.ts';

test('Astro’s script of islands is as is expected, and still defines them', () => {
  const script = shortened(astros);
  expect(script.length).toBeLessThan(astros.length - 900);
  expect(script).not.toContain('retry');
  const defined: string[] = [];
  const customElements = { get: () => undefined, define: (name: string) => void defined.push(name) };
  runInNewContext(script, { customElements, HTMLElement: class {} });
  expect(defined).toEqual(['astro-island']);
});

test('the build fails if it is another', () => {
  expect(() => shortened(astros.replaceAll('astro-retry', 'again'))).toThrow('expected getRetryImportUrl');
  expect(() => shortened(shortened(astros))).toThrow('once, got it 0 times');
});
