import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import { ESLint } from 'eslint';
import * as parser from '@typescript-eslint/parser';
import { describe, expect, test } from 'vitest';
import { LAYERS, layerPolicies, layerSettings } from './layers.ts';

// Only this rule of eslint.config.ts: the others need type information, which planted files do not have.
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    ...astro.configs.base,
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
    {
      plugins: { boundaries },
      settings: layerSettings,
      rules: { 'boundaries/dependencies': ['error', layerPolicies], 'boundaries/no-unknown-files': 'error' },
    },
  ],
});

async function faults(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map(({ message }) => message);
}

describe('a file that imports upwards is found', () => {
  test.each([
    ['src/domain/planted.ts', "import '../content/catalogue.ts';", 'domain', 'content'],
    ['src/domain/planted.ts', "import { showSchema } from '../contract/show.ts';", 'domain', 'contract'],
    ['src/contract/planted.ts', "import type { Filters } from '../domain/programme/tags.ts';", 'contract', 'domain'],
    ['src/sites/planted.ts', "import '../settings/settings.ts';", 'sites', 'settings'],
    ['src/database/planted.ts', "import '../content/catalogue.ts';", 'database', 'content'],
    ['src/content/planted.ts', "import '../api/app.ts';", 'content', 'api'],
    ['src/content/planted.ts', "import '../stores/filters.ts';", 'content', 'stores'],
    ['src/api/planted.ts', "import '../database/current.ts';", 'api', 'database'],
    ['src/api/planted.ts', "export { serve } from '../server/main.ts';", 'api', 'server'],
    ['src/stores/planted.ts', "import '../routes/href.ts';", 'stores', 'routes'],
    ['src/islands/planted.tsx', "import '../content/catalogue.ts';", 'islands', 'content'],
    ['src/islands/planted.tsx', "const later = () => import('../settings/clock.ts');", 'islands', 'settings'],
    ['src/islands/planted.tsx', "import { translator } from '../i18n/translator.ts';", 'islands', 'i18n'],
    ['src/components/Planted.astro', "---\nimport '../layouts/shell/Page.astro';\n---\n", 'components', 'layouts'],
    ['src/components/Planted.astro', "---\nimport '../fetch.ts';\n---\n<p />", 'components', 'entry'],
    ['src/pages/planted.astro', "---\nimport '../database/current.ts';\n---\n", 'pages', 'database'],
    ['src/pages/planted.astro', "<script>\n  import '../database/current.ts';\n</script>\n", 'pages', 'database'],
    ['src/server/planted.ts', "const work = () => import('../cli/dev/sourcePages.ts');", 'server', 'dev'],
    ['src/cli/planted.ts', "import './dev/devSite.ts';", 'cli', 'dev'],
    ['demo/planted.ts', "import '../src/content/catalogue.ts';", 'demo', 'content'],
    ['demo/planted.ts', "import '../artwork/poster.ts';", 'demo', 'artwork'],
    ['src/cli/planted.ts', "const draw = () => import('../../artwork/draw.ts');", 'cli', 'artwork'],
  ])('%s: %s', async (file, code, from, to) => {
    expect(await faults(file, code)).toEqual([expect.stringContaining(`${from} must not import ${to}`)]);
  });
});

test.each([
  ['src/domain/planted.ts', "import type { Show } from '../contract/show.ts';"],
  ['src/islands/planted.tsx', "import '../routes/filters.ts'; import type { Translate } from '../i18n/translator.ts';"],
  ['src/layouts/Planted.astro', "---\nimport font from '../styles/instrument-sans.woff2?url';\n---\n<p>{font}</p>"],
  ['src/pages/planted.astro', "<script>\n  import '../islands/cinema/chosenCinema/remember.ts';\n</script>\n"],
  ['src/cli/planted.ts', "import '../../demo/types.ts'; import 'node:fs';"],
])('%s may: %s', async (file, code) => {
  expect(await faults(file, code)).toEqual([]);
});

test('a file of no layer, and an import of a file that is not there, are found', async () => {
  expect(await faults('src/elsewhere/planted.ts', 'export const a = 1;')).toHaveLength(1);
  expect(await faults('src/domain/planted.ts', "import './nowhere.ts';")).toHaveLength(1);
});

test('no layer may import one that stands above it', () => {
  const order = LAYERS.map(({ name }) => name);
  for (const { name, imports, types = [] } of LAYERS) {
    const above = [...imports, ...types].filter((other) => order.indexOf(other) >= order.indexOf(name));
    expect(above, name).toEqual([]);
  }
});
