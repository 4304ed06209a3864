import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WORKFLOWS = globSync('.github/workflows/*.yml').sort();
const valuesOf = (key: string) =>
  WORKFLOWS.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(new RegExp(`^\\s*(?:- )?${key}: (.+)$`, 'gm')),
  ]).map(([, value]) => value!);

test('the forge runs what everybody runs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(valuesOf('run')).toEqual(['.ci/run', 'npm run test:all']);
  expect(Object.keys(scripts)).toContain('test:all');
});

test('actions from elsewhere are those of one commit, since a tag can be moved', () => {
  const used = valuesOf('uses');
  expect(used.length).toBeGreaterThan(0);
  for (const each of used) expect(each).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
});
