import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));

test('there are the scripts that an operator starts with', () => {
  expect(commands).toEqual(expect.arrayContaining(['start', 'import', 'import:settings', 'demo', 'backup', 'restore']));
});

// On a fresh clone there is neither a package nor the Node that runs TypeScript.
test.each(commands)('`npm run %s` installs what it needs first', (name) => {
  expect(scripts[`pre${name}`]).toMatch(/^node scripts\/install\.mjs(?: --all)?$/);
});
