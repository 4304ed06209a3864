import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('an exported type has its name for itself', () => {
  const files = new Map<string, Set<string>>();
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/^export (?:type|interface) (\w+)/gm)) {
      files.set(name!, (files.get(name!) ?? new Set()).add(file));
    }
  }
  expect([...files].filter(([, { size }]) => size > 1)).toEqual([]);
});

test.each(['Place', 'Words'])('%s, which said six things once, is no type', (name) => {
  const declares = new RegExp(`^(?:export )?type ${name}\\b`, 'm');
  expect(globSync('src/**/*.{ts,tsx,astro}').filter((file) => declares.test(readFileSync(file, 'utf8')))).toEqual([]);
});
