import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CONFIGURATION_PAGE, configurationPage } from '../../../scripts/docs-configuration.ts';
import { settingsSchema } from '../../../src/settings/schema.ts';

const page = await configurationPage();

test('docs/configuration.md is up to date', async () => {
  expect(await readFile(CONFIGURATION_PAGE, 'utf8')).toBe(page);
});

test.each(Object.keys(settingsSchema.shape))('%s is described, with its default', (name) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``));
  const [, , standard, description] = row?.split(/ +\| ?|\| +/) ?? [];
  const { success, data } = settingsSchema.safeParse({});
  expect(success).toBe(true);
  const value = data?.[name as keyof typeof data];
  expect(standard).toBe(value === undefined ? '' : `\`${value}\``);
  expect(description).toMatch(/\w+.*\.$/);
});
