import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf, SCREENS } from '../../src/routes/screens.ts';

const PAGES = globSync('src/pages/**/*.astro').map((file) => ({
  name: file.slice('src/pages/'.length, -'.astro'.length),
  source: readFileSync(file, 'utf8'),
}));

test('a page that reads its item names the screens whose rows name it, which type the item', () => {
  const named = PAGES.flatMap(({ name, source }) =>
    [...source.matchAll(/\bitemOf\([\w.]+, ([^)]+)\)/g)].map(([, screens]) => [
      name,
      screens!
        .split(', ')
        .map((each) => each.slice(1, -1))
        .toSorted(),
    ]),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named).toEqual(
    named.map(([name]) => [name, SCREENS.filter((screen) => routeOf(screen).page === name).toSorted()]),
  );
});
