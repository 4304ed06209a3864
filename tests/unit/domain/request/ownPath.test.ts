import { expect, test } from 'vitest';
import { ownPath } from '../../../../src/domain/request/ownPath.ts';

const ORIGIN = 'https://fr.aurore.example';

test.each([
  ['/films/metropolis-44012?day=2#hours', '/films/metropolis-44012?day=2#hours'],
  ['/callback/more', '/callback/more'],
  ['/callback?code=x', '/'],
  ['/./callback', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  // What a browser drops of an address would make it two slashes.
  ['/\t/elsewhere.example/', '/'],
  ['/\t/[', '/'],
  ['films', '/'],
  ['films/metropolis-44012', '/'],
  ['https://fr.aurore.example/films', '/'],
  ['', '/'],
  [undefined, '/'],
  [['/films'], '/'],
])('%j leads to %s', (target, path) => {
  expect(ownPath(target, ORIGIN)).toBe(path);
});
