import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CONFIGURATION_PAGE, configurationPage } from '../../../scripts/docs-configuration.ts';
import { settingsSchema } from '../../../src/settings/schema.ts';

test('docs/configuration.md is up to date', async () => {
  expect(await readFile(CONFIGURATION_PAGE, 'utf8')).toBe(await configurationPage());
});

test.each(Object.keys(settingsSchema.shape))('%s is described, with its default', async (name) => {
  const row = (await configurationPage()).split('\n').find((line) => line.startsWith(`| \`${name}\``));
  const [, , standard, description] = row?.split(/ +\| ?|\| +/) ?? [];
  const { success, data } = settingsSchema.safeParse({});
  expect(success).toBe(true);
  const value = data?.[name as keyof typeof data];
  expect(standard).toBe(value === undefined ? '' : `\`${value}\``);
  expect(description).toMatch(/\w+.*\.$/);
});
