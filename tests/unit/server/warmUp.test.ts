import { expect, test } from 'vitest';
import { firstAddresses } from '../../../src/server/warmUp.ts';
import { parseSettings } from '../../../src/settings/settings.ts';

test('the first pages of every site are known, each once, and a search', () => {
  const keys = firstAddresses(parseSettings({ PORT: '5000' })).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of ['/', '/films', '/cinemas', '/en', '/en/movies-events', '/api/search/quick?q=cinema']) {
    expect(keys).toContain(`fr.aurore.localhost:5000${key} asking`);
  }
  expect(keys).toContain('ma.aurore.localhost:5000/ asking');
});

test('nothing is rendered at start if the setting says so', () => {
  expect(firstAddresses(parseSettings({ WARM_UP: 'off' }))).toEqual([]);
});
