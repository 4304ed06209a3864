import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SECRET_SETTINGS, settingsSchema } from '../../../src/settings/schema.ts';
import { parseSettings } from '../../../src/settings/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(text: string): string {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

test('a secret can be in a file, with the end of line that editors leave', () => {
  const { DATABASE_URL } = parseSettings({ DATABASE_URL_FILE: fileOf('postgres://aurore:hush@db/aurore\n') });
  expect(DATABASE_URL).toBe('postgres://aurore:hush@db/aurore');
  expect(parseSettings({ EDITOR_KEYS_FILE: fileOf(`anna:${'k'.repeat(32)}`) }).EDITOR_KEYS).toHaveLength(1);
  expect(parseSettings({ SMTP_URL_FILE: '' }).SMTP_URL).toBeUndefined();
});

test('a bad one is named, and its content is not', () => {
  const bad = (environment: Record<string, string>) => {
    try {
      parseSettings(environment);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  expect(bad({ SMTP_URL_FILE: join(folder, 'none') })).toContain('SMTP_URL_FILE: its file cannot be read (ENOENT)');
  const both = bad({ SMTP_URL: 'smtp://a:hush@b', SMTP_URL_FILE: fileOf('smtp://a:hush@b') });
  expect(both).toContain('SMTP_URL and SMTP_URL_FILE');
  const wrong = bad({ DATABASE_URL_FILE: fileOf('mysql://aurore:hush@db') });
  expect(wrong).toContain('DATABASE_URL');
  for (const message of [both, wrong]) expect(message).not.toContain('hush');
});

test('every setting that holds a secret can', () => {
  const named = Object.keys(settingsSchema.shape).filter((name) => /_(?:URL|KEYS?|SECRET|PASSWORD|TOKEN)$/.test(name));
  // They are in the links of pages.
  const secret = named.filter((name) => name !== 'TICKETING_URL' && name !== 'SHOP_URL');
  expect([...SECRET_SETTINGS].sort()).toEqual(secret.sort());
});
