import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WORKFLOWS = globSync('.github/workflows/*.yml').sort();
const valuesOf = (key: string) =>
  WORKFLOWS.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(new RegExp(`^\\s*(?:- )?${key}: (.+)$`, 'gm')),
  ]).map(([, value]) => value!);

test('the forge runs what everybody runs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(valuesOf('run')).toEqual(['.ci/run', 'npm run test:all -- --shard=${{ matrix.shard }}']);
  expect(Object.keys(scripts)).toContain('test:all');
});

test('the forge runs every shard', () => {
  const shards = valuesOf('shard').flatMap((list) => list.slice(1, -1).split(', '));
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
  expect(shards.length).toBeGreaterThan(0);
});

test('actions from elsewhere are those of one commit, since a tag can be moved', () => {
  const used = valuesOf('uses');
  expect(used.length).toBeGreaterThan(0);
  for (const each of used) expect(each).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
});
