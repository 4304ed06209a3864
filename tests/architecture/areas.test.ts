import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS, LAYERS_OF_AREAS } from './areas.ts';

const filesIn = (pattern: string) => globSync(pattern).map((file) => file.split('\\').join('/'));

test.each(Object.entries(LAYERS_OF_AREAS))('every file of src/%s is in an area', (layer, others) => {
  const known = new Set([...Object.keys(AREAS), ...Object.keys(others)]);
  const files = filesIn(`src/${layer}/**/*.{ts,tsx,astro,css,svg}`);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !known.has(file.split('/')[2]!))).toEqual([]);
});

test('no area, and no folder beside the areas, is empty', () => {
  for (const area of Object.keys(AREAS)) expect(filesIn(`src/*/${area}/**`), area).not.toEqual([]);
  for (const [layer, others] of Object.entries(LAYERS_OF_AREAS)) {
    for (const folder of Object.keys(others)) expect(filesIn(`src/${layer}/${folder}/**`), folder).not.toEqual([]);
  }
});
