import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { rendererEnvironment, renderersOf } from '../../../src/settings/renderers.ts';
import { parseSettings } from '../../../src/settings/settings.ts';

test('renderers leave a core to the thread that answers, if there are several', () => {
  expect(renderersOf(parseSettings({}))).toBe(Math.max(1, availableParallelism() - 1));
  expect(renderersOf(parseSettings({ RENDERERS: '5' }))).toBe(5);
});

test.each([
  ['1', '10'],
  ['3', '3'],
  ['8', '2'],
])('%s renderers have %s connections each', (RENDERERS, each) => {
  const environment = rendererEnvironment(parseSettings({ RENDERERS, DATABASE_POOL: '10' }));
  expect(environment['DATABASE_POOL']).toBe(each);
  expect(environment['PATH']).toBe(process.env['PATH']);
});
