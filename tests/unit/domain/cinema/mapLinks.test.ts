import { expect, test } from 'vitest';
import { mapLinks } from '../../../../src/domain/cinema/mapLinks.ts';

test('the ways to a position have its latitude first, and lead to no other host', () => {
  const links = mapLinks({ x: 45.75, y: -4.83 });
  expect(links.map(({ name }) => name)).toEqual(['Apple Maps', 'Google Maps', 'OpenStreetMap']);
  for (const { href } of links) {
    expect(new URL(href).protocol).toBe('https:');
    expect(decodeURIComponent(href)).toMatch(/=45\.75,-4\.83$/);
  }
});

test('there are none to an unknown position', () => {
  expect(mapLinks(null)).toEqual([]);
  expect(mapLinks({ x: 0, y: 0 })).toEqual([]);
});
