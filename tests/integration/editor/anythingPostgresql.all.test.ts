import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgresql, type TestPostgresql } from '../store/postgresql.ts';
import { ANYTHING_KEYS, anythingTests } from './anythingTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-anything-'));
let database: TestPostgresql;
beforeAll(async () => {
  database = await startPostgresql();
  Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: folder, EDITOR_KEYS: ANYTHING_KEYS });
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true });
});

describe('PostgreSQL: editors’ addresses', () => anythingTests(folder));
