import { expect, test } from 'vitest';
import { environmentOf } from '../../../../src/domain/shell/environment.ts';

// SPEC 9.38
test.each([
  ['www.aurore.example', 'PROD'],
  ['WWW.aurore.example:443', 'PROD'],
  ['staging.aurore.example', 'staging'],
  ['www2.aurore.example', 'www2'],
  ['fr.aurore.localhost:4321', 'fr'],
  ['localhost:4321', 'localhost'],
  ['localhost:4321x', 'localhost:4321x'],
])('%s is %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment);
});
