import { globSync, readFileSync } from 'node:fs';
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

/** What says how people run things: not decisions and changes, which tell what was. */
const told = globSync(['*.md', '{brand,demo,docs}/**/*.md', 'brand/*.ts', 'src/sites/*.ts'], {
  exclude: ['docs/decisions/**', 'CHANGELOG.md'],
});

// The Node of a machine may be 20, which runs no TypeScript; that of a script of package.json is the project's.
test('nobody is told to run a program of TypeScript by the Node of the machine', () => {
  expect(told).toEqual(expect.arrayContaining(['README.md', 'docs/adopt.md', 'brand/sites.ts']));
  const commands = told.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w/.-])node (?:--\S+ )*\S+\.ts\b/g)].map(
      ([command]) => `${file}: ${command}`,
    ),
  );
  expect(commands).toEqual([]);
});

test('each script of package.json that a page names is there', () => {
  const named = told.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:-]*\w)/g)].map(([, name]) => ({ file, name: name! })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});
