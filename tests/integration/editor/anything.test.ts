import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { ANYTHING_KEYS, anythingTests } from './anythingTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-anything-'));
beforeAll(() => {
  const DATABASE_URL = `sqlite:${join(folder, 'test.db')}`;
  Object.assign(process.env, { DATABASE_URL, DATA_DIR: folder, EDITOR_KEYS: ANYTHING_KEYS });
});
afterAll(() => rm(folder, { recursive: true }));

describe('SQLite: editors’ addresses', () => anythingTests(folder));
