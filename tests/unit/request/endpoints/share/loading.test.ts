import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** In a process of its own: tests beside this one may draw, and modules stay loaded. */
const PROGRAM = `
import { createRequire } from 'node:module';
const { cache } = createRequire(import.meta.url);
const isLoaded = () => Object.keys(cache).some((path) => path.includes('/node_modules/subset-font/'));
const { Lettering } = await import('./src/request/endpoints/share/lettering.ts');
const before = isLoaded();
await Lettering.load();
console.log(JSON.stringify([before, isLoaded()]));
`;

test('what reads fonts is loaded with the first drawing', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual([false, true]);
});
