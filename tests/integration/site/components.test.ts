import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT } from '#folders';
import { SITE_CODES } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

test('visitors find no page of components, on any site', async () => {
  for (const site of SITE_CODES) expect((await get(site, '/docs/components')).status, site).toBe(404);
});

test('nothing of it is in the build for visitors', () => {
  expect(readFileSync('src/docs/components.astro', 'utf8')).toContain('Every component in every state');
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /\.(m?js|html|json|css)$/.test(file))
    .filter((file) =>
      /Every component in every state|["']\/docs\/components|src\/docs/.test(readFileSync(file, 'utf8')),
    );
  expect(found).toEqual([]);
});
